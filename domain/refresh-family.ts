/** How long the token before the good one is still answered: clients lose answers. */
export const REFRESH_GRACE_MS = 30_000;

/** The refresh tokens that descend from one sign-in or one grant, of which one is good at a time. */
export interface RefreshFamily {
  readonly refreshTokenId: string;
  /** The one that the good one took the place of. */
  readonly previousTokenId?: string | null | undefined;
  /** When the good one was issued. */
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt?: Date | null | undefined;
}

/** What to do with a refresh token of the family that was presented. */
export type RefreshStep =
  /** It is the good one: another takes its place. */
  | "rotate"
  /** Its successor was issued a moment ago: the same is answered again. */
  | "repeat"
  /** It was used before, so somebody has a copy: the family ends. */
  | "end"
  /** The family has ended already. */
  | "refuse";

/** RFC 9700, 4.14.2. Whoever presents a token of the family had it from us: any but the good one was good once. */
export function refreshStep(family: RefreshFamily, tokenId: string, now: Date): RefreshStep {
  if (family.endedAt || family.expiresAt <= now) return "refuse";
  if (tokenId === family.refreshTokenId) return "rotate";
  const age = now.getTime() - family.issuedAt.getTime();
  return tokenId === family.previousTokenId && age < REFRESH_GRACE_MS ? "repeat" : "end";
}
