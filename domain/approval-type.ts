/** By what a decision was given: the owner's session, the owner's signature or key, an ADMIN key, or orion. */
export const APPROVAL_TYPES = ["user_ui", "user", "admin", "orion"] as const;
export type ApprovalType = (typeof APPROVAL_TYPES)[number];
