import type { Operation } from "../../calls/call.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import { behind, MARK } from "./behind.ts";
import type { Guard } from "./guard.ts";
import { ENDING, LED } from "./verb-meanings.ts";

/** Deeds that one call does, whatever else it serves. */
const RIGHTS: readonly Operation[] = ["approve", "revoke"];

/** Marks an order to give or take a right that was asked for before, where no call is left for it: "Approve 0x… for 5 DAI, then swap it. Approve it.", "Approve the pool for 5 USDC, then approve the pool for 5 USDC". */
export const guardSaidTwice: Guard = (words, { facts }) => {
  for (const right of RIGHTS) {
    const calls = facts.order.filter((one) => one === right).length;
    if (calls === 0) continue;
    const orders = words.flatMap((word, at) =>
      isOrder(words, at, right) ? [{ word, said: orderAt(words, at) }] : [],
    );
    if (orders.length <= calls) continue;
    const before = new Set<string>();
    for (const { word, said } of orders) {
      // "Approve it", "revoke it again": of what is asked for beside it.
      const isNamed = /^\w+ (?:it|that|this|them)(?: again)?$/.test(said);
      if (isNamed || before.has(said)) word.problem = "another demand";
      before.add(said);
    }
  }
};

const isOrder = (words: readonly Word[], at: number, right: Operation) => {
  const { lexeme, filler, plain } = words[at] as Word;
  return (
    lexeme.kind === "word" &&
    filler !== "remark" &&
    !isPast(plain) &&
    !/(?:ing|s)$/.test(plain) &&
    LED.test(plainAt(words, at - 1)) &&
    (operationVerb(plain)?.certain.has(right) || (right === "revoke" && /^(?:cancel|undo)$/.test(plain))) &&
    !MARK.test(plainAt(words, at + 1))
  );
};

/** An order as it is written, up to what ends it. */
const orderAt = (words: readonly Word[], at: number) =>
  [plainAt(words, at), ...behind(words, at, ENDING).map(({ plain }) => plain)].join(" ");
