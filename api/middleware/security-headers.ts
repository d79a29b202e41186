import type { Middleware } from "koa";

const HEADERS = {
  "content-security-policy":
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-site",
} as const;

/** Headers fit for an API whose answers are data; a route that serves a page replaces the policy with its own. */
export function securityHeaders(baseUrl: string): Middleware {
  const headers: Record<string, string> = { ...HEADERS };
  if (baseUrl.startsWith("https:")) headers["strict-transport-security"] = "max-age=31536000";
  const all = Object.entries(headers);
  return (ctx, next) => {
    for (const [name, value] of all) ctx.res.setHeader(name, value);
    return next();
  };
}
