type Headers = Readonly<Record<string, string | readonly string[]>>;

/** What a handler answers; it leaves only if status and body are declared. */
export interface Answer {
  readonly status: number;
  /** Undefined where the status is declared to have none. */
  readonly body: unknown;
  /** Several values under one name become several headers, such as cookies. */
  readonly headers: Headers;
}

export const answer = (status: number, body: unknown, headers: Headers = {}): Answer => ({
  status,
  body,
  headers,
});

export const ok = (body: unknown, headers?: Headers) => answer(200, body, headers);

export const created = (body: unknown, headers?: Headers) => answer(201, body, headers);

export const noContent = (headers?: Headers) => answer(204, undefined, headers);

/** 303 has the next address fetched with GET, whatever this one was. */
export const redirect = (location: string, headers: Headers = {}, status: 302 | 303 = 302) =>
  answer(status, undefined, { ...headers, location });
