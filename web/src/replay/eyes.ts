// Through whose eyes one looks at a game that is over.

export type Eyes = number | 'public' | 'all';

/** As the server reads it. */
export function asked(eyes: Eyes): string {
  if (eyes === 'all') return 'everything=true';
  return eyes === 'public' ? 'public=true' : `seat=${eyes}`;
}

/** As it stands in a link: "all", "public" or the number of a seat. */
export function readEyes(text: string | null, seats: number): Eyes {
  if (text === 'public') return 'public';
  const seat = Number(text);
  return text && Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : 'all';
}
