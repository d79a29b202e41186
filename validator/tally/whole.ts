import type { Amount } from "../intent/intent.ts";
import { isEverywhere, kindsAt, type Mention, type Own, ownKindsAt } from "./own.ts";
import type { Said } from "./said.ts";

const CLOSING =
  /^(?:close|close out|settle|clear|pay off|pay back|repay|wipe out|wipe off|finish|pay|empty|exit|drain|clean out|liquidate|get rid of|be rid of)$/;
const LYING =
  /^(?:debt|debts|loan|borrow|borrowing|borrowings|position|borrow position|deposit|balance|supply)$/;

/** What the text says of a call that takes all there is, where it says so without a number: "my entire USDC debt", "close my USDC loan". */
export function wholeOf(own: Own, said: Said, mentions: readonly Mention[]): Said {
  const { call, items, places } = own;
  if (!/^(?:repay|withdraw)$/.test(call.operation) || (said.amount ?? said.amountOut)) return said;
  const partly = debtOf(own, said);
  if (partly) return { ...said, amount: partly };
  const side =
    call.amountIn?.bound === "all" ? "given" : call.amountOut?.bound === "all" ? "wanted" : undefined;
  const token = side === "given" ? said.token : side && said.tokenOut;
  if (!side || !token) return said;
  const isWhole = (at: number) => ownKindsAt(own, at)?.has("whole") === true;
  const isVerb = (at: number) =>
    kindsAt(own, at)?.has("ask") === true || kindsAt(own, at)?.has("weak") === true;
  const verbs = places.filter(isVerb);
  const isClosed = verbs.some((at) => CLOSING.test(items[at]?.said ?? ""));
  // "Reduce my whole debt" is by how much?
  const mayBeWhole = call.operation === "withdraw" || isClosed;
  const at =
    places.find(isWhole) ??
    places.find((place) => mentions.some((one) => one.at === place && isHeld(own, place)));
  if (at === undefined || !mayBeWhole || (!places.some(isWhole) && !isClosed)) return said;
  const quote = items[at]?.quote ?? token.quote;
  const amount: Amount = { kind: "all", token, quote };
  return side === "given" ? { ...said, amount } : { ...said, amountOut: amount };
}

/**
 * "Repay my DAI loan" with a figure of the call's: all of it is asked for where it is to be closed, which a check refuses, and a part
 * does where nothing says how much.
 */
function debtOf(own: Own, { token }: Said): Amount | undefined {
  const { call, items, places } = own;
  if (call.operation !== "repay" || call.amountIn?.bound === "all" || !token) return undefined;
  if (places.some((at) => ownKindsAt(own, at)?.has("whole") === true)) return undefined;
  const at = places.find((place) => items[place]?.is === "token" && isHeld(own, place));
  const verb = items.find(({ said }) => CLOSING.test(said));
  if (at === undefined || !verb || verb.sentence !== items[at]?.sentence) return undefined;
  const quote = items[at]?.quote ?? token.quote;
  return {
    kind: "all",
    token,
    quote,
    ...(/^(?:repay|pay|pay back)$/.test(verb.said) && { isImplied: true }),
  };
}

/** "close my USDC loan": right behind the verb, and what it is. */
function isHeld({ items }: Own, token: number): boolean {
  let [before, behind] = [token - 1, token + 1];
  while (items[before]?.is === "place" || items[before]?.is === "term") before -= 1;
  while (items[behind]?.is === "place" || items[behind]?.is === "term") behind += 1;
  if (!/^(?:my|our|the)$/.test(items[before]?.said ?? "") || !LYING.test(items[behind]?.said ?? ""))
    return false;
  const verb = items[before - 1];
  return verb?.is === "word" && CLOSING.test(verb.said) && !isEverywhere(verb, "again");
}
