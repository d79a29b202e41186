/** How much a remark may weigh to be passed over. */
export const LIGHT = 1;

/** How much less where it has what a request may have too, so that more of it must speak for a remark. */
export const BOUNDS = {
  /** A tag by itself. */
  tag: 0.95,
  /** Tags that stand side by side, which need not belong together: each is weighed by itself too. */
  run: 1.5,
  /** Today or an hour, which may be the end that is asked for: "twelve years old today". */
  dated: 0.5,
  /** It stands before a sum or an address, which it may say something of: "Settling up with the roofer: 40 USDC …". */
  title: 0.5,
  /** All its words are such as requests are made of: "need it for gas". */
  narrow: 0,
  /** A token or a protocol that the calls have nothing to do with: "I've always been an Ether man". */
  foreign: -0.5,
} as const;

/** What no weight allows. */
export const NEVER = Number.NEGATIVE_INFINITY;
