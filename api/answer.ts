/** What a handler answers; the router checks the body against the schema declared for its status. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export const answer = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  body,
  headers,
});

export const ok = (body: unknown, headers?: Readonly<Record<string, string>>) => answer(200, body, headers);

export const created = (body: unknown) => answer(201, body);
