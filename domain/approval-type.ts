/** By what a decision was given: the owner's session, the owner's signature or key, an ADMIN key, or orion. */
export type ApprovalType = "user_ui" | "user" | "admin" | "orion";
