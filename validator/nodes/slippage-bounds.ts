/** What is taken as agreed where the intent states none, in hundredths of a per cent. */
export const DEFAULT_SLIPPAGE_BIPS = 300;
/** No intent allows more than this without waiving the minimum in so many words. */
export const RECKLESS_BIPS = 2000;
/** Rounding of prices and amounts. */
export const ROUNDING_BIPS = 1;
/** Pools take their fee out of the output; up to here that is no slippage. */
export const MAX_POOL_FEE_BIPS = 100;
