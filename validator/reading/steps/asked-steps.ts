import type { Call } from "../../calls/call.ts";
import { isOfProtocol, protocolsOf } from "../../calls/protocols-of.ts";
import { contractAddresses } from "../../data/contracts.ts";
import type { Intent, Step } from "../../intent/intent.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import type { Staged } from "../../stages/staged.ts";
import { findMentions } from "./find-mentions.ts";
import { followOn } from "./follow-on.ts";
import type { Mention } from "./mention.ts";
import { cutIntoRuns } from "./runs.ts";
import { stepOfRun } from "./step-of-run.ts";

export interface Asked {
  steps: Step[];
  ambiguities: Intent["ambiguities"];
}

/**
 * What a text asks for by its own words. Nothing passes by this: where the calls do not explain the text, it tells the
 * nodes what to hold against the calls, so that a refusal names the difference; and it reads what no call is there for yet.
 */
export function* askedSteps(reading: Reading, calls: readonly Call[], chainId: number): Staged<Asked> {
  const symbols = new Set(
    calls.flatMap(({ amountIn, amountOut }) =>
      [amountIn, amountOut].flatMap((moved) => moved?.asset.symbol?.toLowerCase() ?? []),
    ),
  );
  const protocols = new Set(calls.flatMap((call) => [...protocolsOf(call, chainId)]));
  const mentions = findMentions(reading, {
    operation: calls.at(-1)?.operation ?? "transfer",
    isToken: (symbol) => symbols.has(symbol.toLowerCase()),
    isPlace: (name, isContract) =>
      isContract ? contractAddresses(name, chainId).length > 0 : isOfProtocol(name, protocols),
  });
  yield "cut steps";
  const ambiguities: Intent["ambiguities"] = [];
  const asked = mentions.filter((mention) => !isConditional(reading, mention));
  const steps = cutIntoRuns(reading, asked, calls).map((run) =>
    stepOfRun(reading, run, calls, chainId, ambiguities),
  );
  return { steps: followOn(reading, withSharedParties(steps)), ambiguities };
}

const CONDITION_REACH = 8;

/** "if ETH is above 3000": what a condition names is no wish. */
function isConditional({ lexemes }: Reading, { from }: Mention): boolean {
  for (let at = from - 1; at >= Math.max(0, from - CONDITION_REACH); at -= 1) {
    if (/^(?:[,;.:]|then)$/.test(wordAt(lexemes, at))) return false;
    if (/^(?:if|unless|when|once)$/.test(wordAt(lexemes, at))) return true;
  }
  return false;
}

/** "Send 1 ETH and 5 USDC to 0x…", "to 0x…: 1 ETH and 5 USDC": one verb has one party for all its objects. */
function withSharedParties(steps: readonly Step[]): Step[] {
  const isSameVerb = (one: Step) => (other: Step) =>
    other.action.quote.start === one.action.quote.start && other.action.operation === one.action.operation;
  return steps.map((step) => {
    const mates = steps.filter(isSameVerb(step));
    const party = mates.find(({ counterparty }) => counterparty !== undefined)?.counterparty;
    const place = mates.find(({ protocol }) => protocol !== undefined)?.protocol;
    const [first] = mates;
    const isBare = !step.amount && !step.token && step.tokenIds.length === 0;
    return {
      ...step,
      ...(isBare && first && { amount: first.amount, token: first.token }),
      counterparty: step.counterparty ?? party,
      protocol: step.protocol ?? place,
    };
  });
}
