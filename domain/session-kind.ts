/** Of a person who signed in with a wallet, or of an OAuth client that a person granted something. */
export type SessionKind = "siwe" | "oauth";
