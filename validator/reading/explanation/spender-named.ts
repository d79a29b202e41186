import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import type { Quote } from "../../intent/intent.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";

/** "the old DAI approval" is another's. */
const OTHER =
  /^(?:old|older|other|others|another|previous|former|existing|remaining|outstanding|every|any|all)$/;

/** Whose right to a token was named before: "approve 0x… for 400 DAI, swap them, then set the DAI approval back to 0". */
export function spenderNamed(
  reading: Reading,
  groups: readonly (readonly Call[])[],
  own: readonly Call[],
  lexemes: readonly Lexeme[],
): Lexeme | undefined {
  const [call, ...others] = own;
  if (!call || others.length > 0 || !changesGrant(call.operation)) return undefined;
  if (lexemes.some(({ kind, lower }) => kind === "address" || OTHER.test(lower))) return undefined;
  const before = groups.slice(0, groups.indexOf(own)).flat();
  const grants = before.filter(
    (one) => changesGrant(one.operation) && one.amountIn?.asset.contract === call.amountIn?.asset.contract,
  );
  const isOnly = grants.length > 0 && grants.every(({ spender }) => spender === call.spender);
  const first = lexemes[0]?.start ?? 0;
  return isOnly
    ? reading.lexemes.find(
        ({ kind, lower, start }) => kind === "address" && lower === call.spender && start < first,
      )
    : undefined;
}

/** "that router": the words for whoever was named before. */
export function spenderMeant({ text }: Reading, lexemes: readonly Lexeme[]): Quote | undefined {
  const at = lexemes.findIndex(
    ({ lower }, place) =>
      /^(?:that|this|the|said)$/.test(lower) &&
      /^(?:router|spender|contract|address|app|operator)$/.test(wordAt(lexemes, place + 1)),
  );
  const [first, last] = [lexemes[at], lexemes[at + 1]];
  return first && last && quoteOf(text, first, last);
}
