import { findActions } from "./actions.ts";
import { findChain } from "./chain.ts";
import { findCondition } from "./condition.ts";
import { findDeadline } from "./deadline.ts";
import type { Intent } from "./intent.ts";
import { lex } from "./lexer.ts";
import { findSteps } from "./steps.ts";

/** Reads an intent: what it asks for, on which chain, until when. Every element says where in the text it stands. */
export function extractIntent(text: string, anchor: number): Intent {
  const lexemes = lex(text);
  const chain = findChain(text, lexemes);
  const actions = findActions(text, lexemes);
  const isTaken = (at: number) => chain !== undefined && at >= chain.from && at < chain.to;
  const { steps, ambiguities } = findSteps(text, lexemes, actions, isTaken);
  return {
    text,
    steps,
    chain: chain?.chain,
    deadline: findDeadline(text, anchor),
    slippage: undefined,
    gas: { maxPrice: undefined, maxLimit: undefined },
    partialFill: undefined,
    poolFee: undefined,
    waivers: [],
    prohibitions: [],
    notUnderstood: [],
    condition: findCondition(
      text,
      lexemes,
      actions.map(({ at }) => at),
    ),
    ambiguities,
  };
}
