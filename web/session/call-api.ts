/** What the service refused, in its own words, which say what to change. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export class Unreachable extends Error {
  constructor() {
    super("The service could not be reached. Check your connection, then try again.");
  }
}

export interface ApiCall {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly body?: object;
  readonly accessToken?: string;
  readonly apiKey?: string;
  /** Sent even while the page is left. */
  readonly keepalive?: boolean;
}

/** Calls a route of the service that served this page; its path may stand below another (`BASE_URL` with a path). */
export async function callApi(
  path: string,
  { method = "GET", body, accessToken, apiKey, keepalive }: ApiCall = {},
): Promise<unknown> {
  const response = await fetch(`${document.documentElement.dataset.base ?? ""}${path}`, {
    method,
    headers: {
      ...(body ? { "content-type": "application/json" } : {}),
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
      ...(apiKey ? { "x-api-key": apiKey } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    cache: "no-store",
    credentials: "omit",
    keepalive: keepalive ?? false,
  }).catch(() => {
    throw new Unreachable();
  });
  if (response.status === 204) return {};
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  throw new Refused(
    response.status,
    fieldOf(answer, "message") ?? "The service could not do that; try again.",
  );
}

export function textOf(answer: unknown, name: string): string {
  const value = fieldOf(answer, name);
  if (value === undefined) throw new Error(`the answer has no ${name}`);
  return value;
}

function fieldOf(answer: unknown, name: string): string | undefined {
  const value: unknown =
    typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
  return typeof value === "string" ? value : undefined;
}
