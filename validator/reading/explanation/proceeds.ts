import type { Call, MovedAmount } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import type { Quote } from "../../intent/intent.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";

const YIELDED = /^(?:coins|tokens|funds|money|cash|amount|sum)$/;
const REFERRING = /^(?:it|them|these|those|that|proceeds|output|result|received|resulting|bought|outcome)$/;

/** The words by which a run takes what the call before it yields, where the call takes no more than that. */
export function proceedsIn(
  { text }: Reading,
  lexemes: readonly Lexeme[],
  own: readonly Call[],
  previous: readonly Call[],
): Quote | undefined {
  const main = own.find(({ operation }) => !changesGrant(operation));
  const { operation, amountOut: got } = previous.at(-1) ?? {};
  // "Wrap 1 ETH and approve it for the conduit"
  const granted = main || operation !== "wrap" ? undefined : own.at(-1);
  const taken = (main ?? granted)?.amountIn;
  if (!taken || !got || !isOf(taken, got) || (granted && taken.baseUnits !== got.baseUnits)) return undefined;
  const isNamed = (at: number) => wordAt(lexemes, at) === taken.asset.symbol?.toLowerCase();
  // "send the money to 0x…"; "the money in my wallet" is another.
  const isYielded = (at: number) =>
    YIELDED.test(wordAt(lexemes, at)) && /^(?:to|on|over|straight|[.,;:!)]|)$/.test(wordAt(lexemes, at + 1));
  const called = lexemes.find(
    ({ lower }, at) =>
      // "swap the borrowed coins", "swap the borrowed USDC"
      (/^(?:borrowed|withdrawn)$/.test(lower) &&
        (YIELDED.test(wordAt(lexemes, at + 1)) || isNamed(at + 1))) ||
      // "swap what I borrowed"; "half of what I borrowed" is less.
      (wordAt(lexemes, at - 1) === "the" && (lower === "lot" || isYielded(at) || isNamed(at))) ||
      // "swap all 1000", "send the full 100", "forward this hundred": the number itself is held against the call.
      (/^(?:the|that|those|these|this|all|full|whole|borrowed|withdrawn)$/.test(lower) &&
        numberAt(lexemes, at + 1) !== undefined &&
        taken.baseUnits === got.baseUnits),
  );
  // "approve it for the router, swap the lot": what only a pronoun stands for is told by what says more.
  // "… and unwrap": of the call that does; what is sent "unwrapped" is another token.
  const isUnwrapping = (word: string) =>
    main?.operation === "unwrap" && operationVerb(word)?.certain.has("unwrap");
  const named = called ?? lexemes.find(({ lower }) => REFERRING.test(lower) || isUnwrapping(lower));
  return named && quoteOf(text, named);
}

const isOf = (taken: MovedAmount, got: MovedAmount) =>
  taken.asset.contract === got.asset.contract &&
  (taken.bound === "all" ||
    got.bound === "all" ||
    taken.baseUnits === got.baseUnits ||
    // What a trade brings at least may be more than that; of a sum that is fixed, less is not "it".
    (got.bound === "at least" && taken.baseUnits < got.baseUnits));
