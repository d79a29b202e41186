import type { CredentialKind } from "../auth/credential.ts";
import type { Auth } from "../route.ts";

/** How credentials are sent, for the document's `components.securitySchemes`. */
export const securitySchemes = {
  accessToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The access token of POST /auth/siwe/verify, good for 15 minutes.",
  },
  oauth: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The access token of POST /oauth/token, good for 15 minutes and at /mcp only.",
  },
  apiKey: { type: "apiKey", in: "header", name: "x-api-key" },
  ethereumAddress: { type: "apiKey", in: "header", name: "x-ethereum-address" },
  ethereumSignature: {
    type: "apiKey",
    in: "header",
    name: "x-ethereum-signature",
    description:
      "EIP-191 signature of these lines, joined by line feeds: `Countersign request v1`, `origin: {server address}`, `address: {EIP-55 address}`, `method: {method}`, `path: {path and query as sent}`, `body-sha256: {hex}`, `window: {floor(unix seconds / 300)}`. A refused one is answered with the text to sign. A request that changes something counts once.",
  },
};

const SCHEMES: Record<CredentialKind, (keyof typeof securitySchemes)[]> = {
  jwt: ["accessToken"],
  oauth: ["oauth"],
  key: ["apiKey"],
  signature: ["ethereumAddress", "ethereumSignature"],
};

/** An operation's `security`: any one of the entries, every scheme within an entry. */
export function securityOf(auth: Auth): Record<string, never[]>[] {
  if (auth === "public") return [];
  return auth.map((kind) => Object.fromEntries(SCHEMES[kind].map((scheme) => [scheme, []])));
}
