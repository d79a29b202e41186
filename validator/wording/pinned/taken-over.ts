import type { Call } from "../../calls/call.ts";
import type { Item } from "../../items/item.ts";
import type { Mention } from "../mention.ts";
import { boundOf } from "./firm.ts";
import type { Said } from "./said.ts";

const PRONOUN = /(?:^| )(?:it|them|that|this|those|these)$/;

/** "Wrap 3 ETH and approve it": just what a call before brings, of which the text has one sum and speaks again. */
export function isTakenOver(
  { operation, amountIn }: Call,
  earlier: readonly Call[],
  items: readonly Item[],
  mentions: readonly Mention[],
): boolean {
  const isBrought =
    amountIn !== undefined &&
    amountIn.bound === undefined &&
    earlier.some(
      ({ amountOut }) =>
        amountOut?.asset.contract === amountIn.asset.contract && amountOut.baseUnits === amountIn.baseUnits,
    );
  const [sum, ...others] = mentions.filter(({ item }) => item.is === "amount");
  // "take 0.2 of it out as ETH" says the same sum again.
  const isOneSum = others.every(({ item }) => item.is === "amount" && item.token === undefined);
  if (!isBrought || !sum || !isOneSum) return false;
  // "Keep it as WETH" asks for no unwrapping.
  const isForm = (item: Item) => item.is === "token" && item.token.symbol?.toLowerCase() === "eth";
  const isUnwrapped =
    items.some(({ said }) => /^unwrap/.test(said)) || mentions.some(({ item }) => isForm(item));
  if (operation === "unwrap" && !isUnwrapped) return false;
  return (
    items.some(({ is, said }, at) => at > sum.at && is === "word" && PRONOUN.test(said)) ||
    mentions.some(({ at, item, role }) => at > sum.at && item.is === "token" && role !== "place")
  );
}

/** "… for at least 0.165 WETH, then unwrap the WETH": what is got at least is what is unwrapped. */
export function asTaken(call: Call, said: Said): Said {
  if (call.operation !== "unwrap") return said;
  const bounded = [said.amount, said.amountOut].find((one) => one && boundOf(one) === "at least");
  return bounded?.kind === "number"
    ? { ...said, amount: { ...bounded, bound: "exact" }, amountOut: undefined }
    : said;
}
