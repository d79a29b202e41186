import { type ErrorShape, OAUTH_ERROR } from "../../error-shape.ts";
import { Refusal } from "../../refusal.ts";

/** RFC 7591, 3.2.2 has two codes of its own for what is wrong with a client's metadata. */
export const REGISTRATION_ERROR: ErrorShape = {
  schema: OAUTH_ERROR.schema,
  body(refusal) {
    if (refusal.status !== 400 || refusal.code !== undefined) return OAUTH_ERROR.body(refusal);
    const isAboutRedirects = refusal.details?.[0]?.path.startsWith("/redirect_uris") ?? false;
    const code = isAboutRedirects ? "invalid_redirect_uri" : "invalid_client_metadata";
    return OAUTH_ERROR.body(new Refusal(refusal.status, refusal.message, { code }));
  },
};
