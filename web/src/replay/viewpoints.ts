// Whose knowledge a replay shows.

export type Viewpoint = number | 'public' | 'all';

/** The query that the server reads. */
export function queryOf(viewpoint: Viewpoint): string {
  if (viewpoint === 'all') return 'everything=true';
  return viewpoint === 'public' ? 'public=true' : `seat=${viewpoint}`;
}

/** Read it from a link: "all", "public" or the number of a seat. */
export function readViewpoint(text: string | null, seats: number): Viewpoint {
  if (text === 'public') return 'public';
  const seat = Number(text);
  return text && Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : 'all';
}
