import { tokensBySymbol } from "../../data/tokens.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { isNamed } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { toCaller } from "./to-caller.ts";

/** Between a token whose balances grow and one whose balances stand still, at a rate that only the chain knows. */
interface Pair {
  contract: string;
  protocol: string;
  growing: string;
  still: string;
  /** What `wrap` takes: Lido's token on other chains than Ethereum calls its own making wrapping. */
  wraps: "growing" | "still";
}

const PAIRS: readonly Pair[] = [
  { contract: "ether.fi weETH", protocol: "etherfi", growing: "eETH", still: "weETH", wraps: "growing" },
  {
    contract: "Lido stETH on other chains",
    protocol: "lido",
    growing: "stETH",
    still: "wstETH",
    wraps: "still",
  },
];

function tokenOf(symbol: string, { chainId }: Envelope) {
  const [asset] = tokensBySymbol(chainId, symbol);
  if (!asset) throw new NotUnderstood(`${symbol} is not known on this chain.`, "Use another chain.");
  return asset;
}

function changed(pair: Pair, gives: "growing" | "still", amount: bigint, envelope: Envelope): Facets {
  const [given, got] = gives === "growing" ? [pair.growing, pair.still] : [pair.still, pair.growing];
  const operation = gives === "growing" ? "wrap" : "unwrap";
  return {
    operation,
    // Who speaks of the function means the same call.
    ...(pair.wraps === "still" ? { alsoOperation: [operation === "wrap" ? "unwrap" : "wrap"] } : {}),
    amountIn: { asset: tokenOf(given, envelope), baseUnits: amount },
    amountOut: { asset: tokenOf(got, envelope), baseUnits: 0n, bound: "at least" },
    ...toCaller(envelope),
  };
}

export const rebasingWrappers: readonly CallDecoder[] = PAIRS.flatMap((pair) =>
  (["wrap", "unwrap"] as const).map((name): CallDecoder => {
    const other = pair.wraps === "growing" ? "still" : "growing";
    return {
      protocol: pair.protocol,
      signature: `${name}(uint256 amount)`,
      payable: false,
      belongsTo: isNamed(pair.contract),
      read: (values, envelope) =>
        changed(pair, name === "wrap" ? pair.wraps : other, values.amount as bigint, envelope),
    };
  }),
);
