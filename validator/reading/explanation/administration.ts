import type { Call } from "../../calls/call.ts";
import { addressesOf } from "../../calls/control-change.ts";
import type { Step } from "../../intent/intent.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { findMentions } from "../mentions/find-mentions.ts";
import { stepOf } from "../steps/step-of.ts";
import { positionAt } from "./position-wish.ts";

const CONTROL =
  /^(?:owners?|ownership|signers?|cosigner|keys?|confirmations|signatures|quorum|modules?|guard|threshold|implementation|handler|admin|role|code)$/;
const CHANGING =
  /^(?:add|remove|replace|swap|change|set|raise|lower|increase|decrease|reduce|enable|disable|install|uninstall|upgrade|renounce|transfer|rotate|make|appoint|grant|revoke|delete|activate|deactivate|accept|become|adding|removing|replacing|swapping|exchanging)$/;

/**
 * The step where a call changes who controls an account, or how a position counts. Every address belongs to the change or
 * is the account's own; which way it goes, and that nothing of it is left out, is for the nodes to hold against the words.
 */
export function explainAdministration(reading: Reading, call: Call): Step | undefined {
  const mayBeBare = call.controlChange?.change === "set threshold";
  const asked = controlStep(reading, mayBeBare, nameOf(call)) ?? positionStep(reading);
  const mentions = mentionsIn(reading);
  const change = new Set<string>(call.controlChange && addressesOf(call.controlChange));
  for (const mention of mentions) {
    if (mention.kind === "party" && mention.party.kind !== "self") return undefined;
    if (mention.kind !== "address" || change.has(mention.address)) continue;
    if (mention.address !== call.to && mention.address !== call.from) return undefined;
  }
  const signed = call.isSigned
    ? mentions.flatMap((mention) =>
        mention.kind === "verb" && mention.verb.possible.has("sign") ? [mention.quote] : [],
      )
    : [];
  return asked && { ...asked, beside: [...(asked.beside ?? []), ...signed] };
}

const nameOf = ({ signature }: Call) => signature?.split("(")[0]?.toLowerCase();

/** "addOwner", "removeOwner": the called function by its name. */
const isFunction = ({ text, lower }: Lexeme, name: string | undefined) =>
  /^[a-z]+[A-Z]/.test(text) && (lower === name || `${lower}withthreshold` === name);

const mentionsIn = (reading: Reading) =>
  findMentions(reading, { operation: "administer", isToken: () => false, isPlace: () => true });

/** "Add 0x… as an owner", "raise the Safe's threshold to 3": a verb of change beside what controls an account. */
export function controlStep(reading: Reading, mayBeBare = false, name?: string): Step | undefined {
  const { lexemes, text } = reading;
  const isNoun = ({ lower }: Lexeme, at: number) => CONTROL.test(lower) && !isTaken(reading, at);
  const noun = lexemes.findIndex(isNoun);
  // "Our signer lost her phone. Replace her key …"; "the owner swap"
  const isReplaced = (at: number) =>
    noun >= 0 &&
    wordAt(lexemes, at) === "replaced" &&
    /^(?:be|is|gets)$/.test(wordAt(lexemes, at - 1)) &&
    /^(?:by|with)$/.test(wordAt(lexemes, at + 1));
  const verb = lexemes.find(
    (lexeme, at) =>
      isReplaced(at) ||
      isNewOwner(lexemes, at) ||
      ((CHANGING.test(lexeme.lower) || isPhrasal(lexemes, at)) &&
        !isTaken(reading, at) &&
        (lexemes.slice(at + 1).some((one, place) => isNoun(one, at + 1 + place)) ||
          (at > 0 && isNoun(lexemes[at - 1] as Lexeme, at - 1)))),
  );
  // "Safe threshold: 3" leaves nothing else possible.
  const said =
    lexemes.find((lexeme) => isFunction(lexeme, name)) ??
    (noun < 0 ? undefined : verb) ??
    (mayBeBare && lexemes[noun]?.lower === "threshold" ? lexemes[noun] : undefined);
  if (!said) return undefined;
  const safe = mentionsIn(reading).find((mention) => mention.kind === "address" && mention.isActing);
  return stepOf("administer", quoteOf(text, said), {
    ...thresholdIn(reading),
    source:
      safe?.kind === "address" ? { kind: "address", address: safe.address, quote: safe.quote } : undefined,
  });
}

const PARTICLES: readonly (readonly [verb: RegExp, particle: RegExp])[] = [
  [/^bring$/, /^(?:in|aboard)$/],
  [/^(?:kick|boot|turf|throw)$/, /^(?:out|off)$/],
];

/** "Bring 0x… in as an owner", "kick 0x… off the owners": a verb and what stands behind whom it is about. */
const isPhrasal = (lexemes: Reading["lexemes"], at: number) =>
  lexemes[at + 1]?.kind === "address" &&
  PARTICLES.some(
    ([verb, particle]) => verb.test(wordAt(lexemes, at)) && particle.test(wordAt(lexemes, at + 2)),
  );

/** "Safe 0x…: new owner 0x…", in a clause of its own; "the new owner 0x… says" tells something. */
const isNewOwner = (lexemes: Reading["lexemes"], at: number) =>
  wordAt(lexemes, at) === "new" &&
  /^(?:[:;,.]|)$/.test(wordAt(lexemes, at - 1)) &&
  /^(?:owner|signer)$/.test(wordAt(lexemes, at + 1)) &&
  lexemes[wordAt(lexemes, at + 2) === ":" ? at + 3 : at + 2]?.kind === "address" &&
  /^(?:[:;,.(]|with|)$/.test(wordAt(lexemes, wordAt(lexemes, at + 2) === ":" ? at + 4 : at + 3));

/** "from 2 to 3": what it is to be, beside what it was. */
function thresholdIn({ lexemes, text }: Reading): Partial<Step> {
  const at = lexemes.findIndex(
    ({ kind, lower }, place) =>
      kind === "number" &&
      /^\d+$/.test(lower) &&
      wordAt(lexemes, place - 1) === "from" &&
      wordAt(lexemes, place + 1) === "to",
  );
  if (at < 0) return requiredIn({ lexemes, text });
  const [was, is] = [lexemes[at], lexemes[at + 2]];
  if (!was || is?.kind !== "number" || !/^\d+$/.test(is.lower)) return {};
  const quote = quoteOf(text, is);
  const value = { digits: BigInt(is.lower), scale: 0 };
  return {
    amount: { kind: "number", value, unit: "token", bound: "exact", token: undefined, quote },
    beside: [quoteOf(text, was)],
  };
}

const SIGNATURES = /^(?:signatures?|confirmations?|approvals?)$/;
const REQUIRED_REACH = 6;

/** "Two signatures should be required from then on": a threshold in other words. */
function requiredIn({ lexemes, text }: Pick<Reading, "lexemes" | "text">): Partial<Step> {
  for (const [at, first] of lexemes.entries()) {
    const number = numberAt(lexemes, at);
    const isCount = number?.value.scale === 0 && SIGNATURES.test(wordAt(lexemes, number.to));
    if (!isCount || /^(?:the|these|those|all|current|first)$/.test(wordAt(lexemes, at - 1))) continue;
    const behind = lexemes.slice(number.to, number.to + REQUIRED_REACH).map(({ lower }) => lower);
    const end = behind.findIndex((word) => /^[.,;!?)]$/.test(word));
    const own = end < 0 ? behind : behind.slice(0, end);
    // "two confirmations needed first" is a condition.
    if (own.some((word) => /^(?:first|before|beforehand|until|for)$/.test(word))) continue;
    if (!own.some((word) => /^(?:required|needed|necessary)$/.test(word))) continue;
    const quote = quoteOf(text, first, lexemes[number.to - 1]);
    return {
      amount: { kind: "number", value: number.value, unit: "token", bound: "exact", token: undefined, quote },
    };
  }
  return {};
}

/** "Use my DAI as collateral", "turn off e-mode". */
export function positionStep(reading: Reading): Step | undefined {
  for (let at = 0; at < reading.lexemes.length; at += 1) {
    const found = positionAt(reading, at);
    if (!found) continue;
    const mentions = mentionsIn(reading);
    const token = mentions.find((mention) => mention.kind === "token")?.token;
    // "… and enable it as collateral"
    const pronoun = reading.lexemes.find(({ lower }, place) => place > at && /^(?:it|them)$/.test(lower));
    const place = mentions.find((mention) => mention.kind === "place");
    return stepOf("administer", found.quote, {
      position: found.wish,
      token,
      ...(!token && pronoun && { proceeds: quoteOf(reading.text, pronoun) }),
      protocol: place && { name: place.name, quote: place.quote },
    });
  }
  return undefined;
}
