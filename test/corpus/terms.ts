/** When every pair is judged: 15 November 2026, noon UTC. */
export const EVALUATED_AT = Date.UTC(2026, 10, 15, 12);
export const NOW = BigInt(EVALUATED_AT / 1000);
export const SOON = NOW + 1200n;

export const ETHER = 10n ** 18n;
/** A dollar coin with six decimals. */
export const USD6 = 10n ** 6n;
export const MAX = 2n ** 256n - 1n;
export const MAX160 = 2n ** 160n - 1n;

/** What things cost, in dollars. */
export const PRICES = {
  ETH: 3000,
  WETH: 3000,
  USDC: 1,
  USDT: 1,
  DAI: 1,
  WBTC: 90_000,
  UNI: 8,
  LINK: 15,
  AAVE: 200,
  STETH: 3000,
  WSTETH: 3600,
};
export const AT_PRICES = { prices: PRICES };
