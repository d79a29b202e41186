import type { Address } from "../../addresses/address.ts";
import { tokenAt, tokensBySymbol } from "../../data/tokens.ts";
import type { Values } from "../abi/compile-decoder.ts";
import type { AssetAmount } from "../call.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { isNamed } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";

/** Maker's and Sky's savings and converters; sDAI and sUSDS are vaults and read as such. */
function amountOf(symbol: string, { chainId }: Envelope, baseUnits: bigint): AssetAmount {
  const [asset] = tokensBySymbol(chainId, symbol);
  if (!asset) throw new NotUnderstood(`${symbol} is not known on this chain.`, "Use another chain.");
  return { asset, baseUnits };
}

function skyFunction(
  name: string,
  signature: string,
  read: CallDecoder["read"],
  protocol: "maker" | "sky" = "sky",
): CallDecoder {
  return { protocol, signature, payable: false, belongsTo: isNamed(name), read };
}

const DSR = "Maker DsrManager";

const savingsFunction = (signature: string, read: CallDecoder["read"]) =>
  skyFunction(DSR, signature, read, "maker");

const savings = [
  savingsFunction("join(address dst, uint256 wad)", ({ dst, wad }, envelope) => ({
    operation: "supply",
    alsoOperation: ["stake"],
    amountIn: amountOf("DAI", envelope, wad as bigint),
    recipient: dst as Address,
  })),
  savingsFunction("exit(address dst, uint256 wad)", ({ dst, wad }, envelope) => ({
    operation: "withdraw",
    alsoOperation: ["unstake"],
    amountOut: { ...amountOf("DAI", envelope, wad as bigint), isPartOfAll: true },
    recipient: dst as Address,
  })),
  savingsFunction("exitAll(address dst)", ({ dst }, envelope) => ({
    operation: "withdraw",
    alsoOperation: ["unstake"],
    amountOut: { ...amountOf("DAI", envelope, 2n ** 256n - 1n), bound: "all" },
    recipient: dst as Address,
  })),
];

const CONVERTER = "Sky DaiUsds";

/** One for one, in both directions. */
const converters = [
  ["daiToUsds", "DAI", "USDS"],
  ["usdsToDai", "USDS", "DAI"],
].map(([name, given = "", got = ""]) =>
  skyFunction(CONVERTER, `${name}(address usr, uint256 wad)`, ({ usr, wad }, envelope) => ({
    operation: "swap",
    alsoOperation: ["wrap", "unwrap"],
    amountIn: amountOf(given, envelope, wad as bigint),
    amountOut: amountOf(got, envelope, wad as bigint),
    recipient: usr as Address,
  })),
);

const PSM = "Spark PSM3";
const PSM_PAIR = "address assetIn, address assetOut";

function traded(values: Values, { chainId }: Envelope): Facets {
  const isIn = values.amountIn !== undefined;
  const [sold, bought] = [values.assetIn, values.assetOut].map((one) => tokenAt(chainId, one as Address));
  if (!sold || !bought) throw new NotUnderstood("The trade names no two tokens.", "Name both.");
  return {
    operation: "swap",
    amountIn: isIn
      ? { asset: sold, baseUnits: values.amountIn as bigint }
      : { asset: sold, baseUnits: values.maxAmountIn as bigint, bound: "at most" },
    amountOut: isIn
      ? { asset: bought, baseUnits: values.minAmountOut as bigint, bound: "at least" }
      : { asset: bought, baseUnits: values.amountOut as bigint },
    recipient: values.receiver as Address,
  };
}

/** The exchange of USDC, USDS and sUSDS on other chains than Ethereum. */
const psm = [
  `swapExactIn(${PSM_PAIR}, uint256 amountIn, uint256 minAmountOut, address receiver, uint256 referralCode)`,
  `swapExactOut(${PSM_PAIR}, uint256 amountOut, uint256 maxAmountIn, address receiver, uint256 referralCode)`,
].map((signature) => skyFunction(PSM, signature, traded));

export const sky = [...savings, ...converters, ...psm];
