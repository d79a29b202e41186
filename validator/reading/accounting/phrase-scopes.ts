import type { Operation } from "../../calls/call.ts";
import { chainById, isTestnet } from "../../data/chains.ts";
import type { Step } from "../../intent/intent.ts";
import type { Facts } from "../facts/facts.ts";
import type { GuardContext } from "../guards/guard.ts";

/** What one does in order to do something else. */
const PREPARING: readonly Operation[] = ["approve", "wrap", "unwrap", "withdraw", "unstake", "borrow"];

/** What gives something into one's hands. */
const YIELDING: readonly Operation[] = ["withdraw", "unstake", "unwrap", "borrow", "claim", "burn"];

/** Where a phrase of the table may stand, if not everywhere: "i don't need it" is a reason to end something and no other. */
export function scopesOf({ asked, steps, facts, chainId }: GuardContext): ReadonlySet<string> {
  const own = [...asked];
  const isAll = (...operations: readonly Operation[]) => own.every((one) => operations.includes(one));
  const isEach = (test: (step: Step) => boolean) => steps.every(test);
  const isWhole = isEach(({ amount }) => amount?.kind === "all");
  const isSeveral = steps.length > 1 || facts.order.length > 1;
  const holds: Readonly<Record<string, boolean>> = {
    closing:
      isAll("revoke", "withdraw", "unstake", "unwrap", "administer", "transfer", "repay") &&
      !isAll("transfer"),
    several: isSeveral,
    serving: isSeveral || isAll("approve"),
    trading: isAll("swap"),
    // "Lever up: borrow … and swap it": what is borrowed is traded.
    levered: facts.order.includes("borrow") && facts.order.includes("swap"),
    wrapping: isAll("wrap", "unwrap"),
    earning: isAll("supply", "stake"),
    "revoke only": isAll("revoke"),
    ended: facts.operations.has("revoke"),
    granting: isAll("approve", "revoke"),
    raised: facts.functions.has("increaseallowance") && facts.order.length === 1,
    // "he gave me the allowance for it", of what is taken from somebody by leave.
    collected: facts.functions.has("transferfrom") && isEach(({ source }) => source?.kind === "address"),
    // "I'll do the trading myself": what a right is given for last of all.
    "left to oneself": facts.order.at(-1) === "approve" && !facts.operations.has("swap"),
    preparing: asked.size === 1 && isAll(...PREPARING),
    paying: isAll("transfer"),
    exact: isEach(({ amount }) => amount?.kind === "number"),
    measured: isEach(({ amount }) => amount?.kind === "number" || amount?.kind === "all"),
    all: isWhole,
    repaid: isWhole && isAll("repay"),
    lowering: isAll("approve") && isEach(isLowering),
    "one item": isEach(({ tokenIds, isWholeCollection }) => tokenIds.length === 1 && !isWholeCollection),
    items: isAll("transfer") && steps.length > 0 && isEach(({ tokenIds }) => tokenIds.length > 0),
    "whole collection": steps.length > 0 && isEach(({ isWholeCollection }) => isWholeCollection),
    "for another":
      isAll("supply", "stake", "swap", "transfer") &&
      isEach(({ counterparty }) => counterparty?.kind === "address"),
    partly:
      isAll("withdraw", "unstake", "unwrap", "repay") && isEach(({ amount }) => amount?.kind === "number"),
    // "…, proceeds to my wallet", where no trade is told to bring them to another.
    "kept by the owner": isEach(
      ({ action, counterparty }) => action.operation !== "swap" || counterparty?.kind !== "address",
    ),
    // What comes out of it comes to whoever acts.
    kept: isAll(...YIELDING) && isEach(({ counterparty }) => counterparty === undefined),
    // "… and bring it back to my wallet"
    "at home": isAll(...YIELDING) && isEach(({ counterparty }) => counterparty?.kind === "self"),
    // Whose stake it is that a node operator adds to.
    "own node": facts.functions.has("stakerpl"),
    "new owner": facts.functions.has("addownerwiththreshold") || facts.functions.has("swapowner"),
    // "He lost his key", of an owner who is no longer one.
    "owner gone": facts.functions.has("removeowner") || facts.functions.has("swapowner"),
    signed: facts.isSigned,
    "test network": isTestnet(chainById(chainId)),
  };
  const found = Object.keys(holds).filter((scope) => holds[scope]);
  return new Set([...asked, ...found, ...formsOfCurrency(facts, chainId)]);
}

/** Only of what is lowered it may be said that it is too high. */
const isLowering = ({ action }: Step) =>
  /^(?:lower|reduce|decrease|cut|trim|slash)(?:s|es|d|ing|ting|ming)?$/i.test(action.quote.text);

/** Whether a chain's currency is moved as it is, or wrapped; nothing can be said of it where both are. */
function formsOfCurrency({ symbols }: Facts, chainId: number): string[] {
  const currency = chainById(chainId)?.currency.toLowerCase() ?? "";
  const [isPlain, isWrapped] = [symbols.has(currency), symbols.has(`w${currency}`)];
  return isPlain === isWrapped ? [] : [isPlain ? "unwrapped" : "wrapped"];
}
