import { DAI, LINK, UNI, USDC, USDT, WBTC, WETH } from "../addresses.ts";
import { PRICES } from "../terms.ts";

export interface Coin {
  symbol: keyof typeof PRICES;
  address: string;
  decimals: number;
}

export const COINS = {
  usdc: { symbol: "USDC", address: USDC, decimals: 6 },
  usdt: { symbol: "USDT", address: USDT, decimals: 6 },
  dai: { symbol: "DAI", address: DAI, decimals: 18 },
  weth: { symbol: "WETH", address: WETH, decimals: 18 },
  wbtc: { symbol: "WBTC", address: WBTC, decimals: 8 },
  uni: { symbol: "UNI", address: UNI, decimals: 18 },
  link: { symbol: "LINK", address: LINK, decimals: 18 },
} satisfies Record<string, Coin>;

/** A worth in dollars as a round number of coins, in thousandths, that differs from index to index. */
export function thousandthsOf(coin: Coin, index: number): bigint {
  const dollars = [120, 2450, 37.5, 18_000, 990, 5321][index % 6] ?? 100;
  return BigInt(Math.max(1, Math.round((dollars * 1000) / PRICES[coin.symbol])));
}

export function baseUnits(coin: Coin, thousandths: bigint): bigint {
  return (thousandths * 10n ** BigInt(coin.decimals)) / 1000n;
}

/** As people write it, with or without a separator of thousands. */
export function written(thousandths: bigint, index: number): string {
  const whole = (thousandths / 1000n).toString();
  const rest = (thousandths % 1000n).toString().padStart(3, "0").replace(/0+$/, "");
  const grouped = index % 2 === 0 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return rest === "" ? grouped : `${grouped}.${rest}`;
}

/** What an amount of one coin is worth in another, less some hundredths of a per cent. */
export function worth(input: Coin, amount: bigint, output: Coin, lessBips: bigint): bigint {
  const dollars = amount * BigInt(PRICES[input.symbol]) * 10n ** BigInt(output.decimals);
  const fair = dollars / BigInt(PRICES[output.symbol]) / 10n ** BigInt(input.decimals);
  return fair - (fair * lessBips + 9999n) / 10_000n + 1n;
}
