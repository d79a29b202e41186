/** A client's request for consent: pending until a person decides, approved until the client has exchanged its code. */
export type OAuthSessionState = "pending" | "approved" | "denied" | "exchanged" | "expired";

export const CODE_LIFETIME_MS = 60_000;

/** How long a session that is over is told from one that never was, and a code that is used again from an unknown one. */
export const SESSION_REMEMBERED_MS = 24 * 3_600_000;
