import type { Intent } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { measuredAt } from "./measured-amounts.ts";
import { isTaken, type Reading, take, wordAt } from "./reading.ts";

type Limit = NonNullable<Intent["limits"]>[number];

/** Without one of these there is nothing to look for. */
const HINT = /permit|signature|allowance|approval/i;
const GRANT = /^(?:permit|signature|allowance|approval)$/;
const LEADS =
  /^(?:for|of|over|to|limited|capped|restricted|covering|must|should|be|is|at|:|exactly|only|just|precisely|no|not|more|than|most|up|max|maximum|those|these|the|that|same)$/;
const REACH = 9;

/** "… with a Permit2 signature for exactly those 600 USDC": how much a grant beside what is asked for may be. */
export function findGrantBounds(reading: Reading): Limit[] {
  if (!HINT.test(reading.folded)) return [];
  const { lexemes, text } = reading;
  const found: Limit[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    if (!GRANT.test(wordAt(lexemes, at)) || isTaken(reading, at)) continue;
    const amount = amountBehind(reading, at);
    const first = lexemes[at];
    if (!amount || !first) continue;
    take(reading, quoteOf(text, first, amount.quote));
    found.push({ amount: { ...amount, bound: "at most" }, side: undefined, operation: "approve" });
  }
  return found;
}

function amountBehind(reading: Reading, grant: number): Limit["amount"] | undefined {
  const { lexemes }: { lexemes: readonly Lexeme[] } = reading;
  let at = grant + 1;
  while (at < grant + REACH && LEADS.test(wordAt(lexemes, at)) && !isTaken(reading, at)) at += 1;
  if (isTaken(reading, at)) return undefined;
  const found = measuredAt({ reading, from: at, to: lexemes.length, verb: grant }, at);
  return found?.amount.kind === "number" && found.amount.unit !== "USD" ? found.amount : undefined;
}
