// Requests to the server over HTTP. Failures throw errors with the server's key.

import type { Failure } from '../generated/protocol';

export const API = '/api/v1';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly detail: string,
    readonly rule = '',
  ) {
    super(detail);
  }
}

/** The login token, sent with every request; *onend* is called when it has expired. */
export const login = { secret: '', onend: () => {} };

export async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
  token = '',
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (login.secret) headers['X-Sengoku-Session'] = login.secret;
  let reply: Response;
  try {
    const content = body === undefined ? null : JSON.stringify(body);
    reply = await fetch(API + path, { method, headers, body: content });
  } catch {
    throw new ApiError(0, 'unreachable', 'the server does not answer');
  }
  if (reply.status === 204) return undefined as Answer;
  const answer: unknown = await reply.json().catch(() => null);
  if (reply.ok) return answer as Answer;
  const { key, detail, rule } = (answer as Failure | null)?.error ?? {
    key: 'broken',
    detail: reply.statusText,
    rule: '',
  };
  if (key === 'bad-session' && login.secret) {
    login.secret = '';
    login.onend();
    return request<Answer>(method, path, body, token);
  }
  throw new ApiError(reply.status, key, detail, rule);
}
