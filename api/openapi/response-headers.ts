import { isLimited } from "../limits/limit.ts";
import type { AnyRoute } from "../raw-route.ts";

type Headers = Record<string, { description: string; schema: { type: string } }>;

const LIMITS: Headers = {
  "X-RateLimit-Limit": { description: "Requests allowed in a minute.", schema: { type: "integer" } },
  "X-RateLimit-Remaining": { description: "Requests left.", schema: { type: "integer" } },
  "X-RateLimit-Reset": {
    description: "When the minute ends, in Unix epoch seconds.",
    schema: { type: "integer" },
  },
};
const RETRY: Headers = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } };
const NEXT: Headers = {
  Link: {
    description: 'The next page, as `<…>; rel="next"`, where there is one.',
    schema: { type: "string" },
  },
};

/** The headers that a route's answer of this status is documented with. */
export function responseHeaders(route: AnyRoute, status: string): Headers {
  const paged =
    status === "200" &&
    "query" in route &&
    route.query &&
    "properties" in route.query &&
    "cursor" in Object(route.query.properties);
  return { ...(isLimited(route) ? LIMITS : {}), ...(status === "429" ? RETRY : {}), ...(paged ? NEXT : {}) };
}
