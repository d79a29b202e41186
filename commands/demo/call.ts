import { CannotStart } from "../../runtime/cannot-start.ts";

/** Calls a route of a running service; whatever it refuses is said in its own words. */
export async function call<T>(
  baseUrl: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await fetch(baseUrl + path, {
    method,
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new CannotStart(`Nothing answers at ${baseUrl}; run npm start first, in another terminal.`);
  });
  const answer = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new CannotStart(`${method} ${path} answered ${response.status}: ${answer.message}`);
  return answer;
}
