import type { Call } from "../../calls/call.ts";
import { addressesOf } from "../../calls/control-change.ts";
import { marketContracts } from "../../calls/markets-of.ts";
import type { Quote, Step, TokenMention } from "../../intent/intent.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { isTaken, type Reading } from "../../intent/reading.ts";
import { findMentions } from "../mentions/find-mentions.ts";
import type { MentionOf } from "../mentions/mention.ts";
import { stepOf } from "../steps/step-of.ts";
import { ownersIn } from "./owner-ways.ts";
import { type PositionFound, positionAt, switchedOnIn } from "./position-wish.ts";
import { accountIn, calledIn, isOfSigners, signersStep } from "./signers-step.ts";
import { thresholdIn } from "./threshold.ts";

const CONTROL =
  /^(?:owners?|ownership|signers?|cosigner|keys?|confirmations|signatures|quorum|modules?|guard|threshold|implementation|handler|admin|role|code)$/;
const CHANGING =
  /^(?:add|remove|replace|swap|change|set|raise|lower|increase|decrease|reduce|enable|disable|install|uninstall|upgrade|renounce|transfer|rotate|make|appoint|grant|revoke|delete|activate|deactivate|accept|become|adding|removing|replacing|swapping|exchanging)$/;

/**
 * The step where a call changes who controls an account, or how a position counts. Every address belongs to the change or
 * is the account's own; which way it goes, and that nothing of it is left out, is for the nodes to hold against the words.
 */
export function explainAdministration(reading: Reading, call: Call): Step | undefined {
  const mentions = mentionsIn(reading);
  const change = new Set<string>([
    ...(call.controlChange ? addressesOf(call.controlChange) : []),
    ...marketContracts(call),
  ]);
  for (const mention of mentions) {
    if (mention.kind === "party" && mention.party.kind !== "self") return undefined;
    if (mention.kind !== "address" || change.has(mention.address)) continue;
    if (mention.address !== call.to && mention.address !== call.from) return undefined;
  }
  const asked = isOfSigners(call.controlChange)
    ? signersStep(reading, call, call.controlChange, mentions)
    : call.positionChange
      ? positionStep(reading, call)
      : controlStep(reading, calledIn(reading, call));
  const signed = call.isSigned
    ? mentions.flatMap((mention) =>
        mention.kind === "verb" && mention.verb.possible.has("sign") ? [mention.quote] : [],
      )
    : [];
  return asked && { ...asked, beside: [...(asked.beside ?? []), ...signed] };
}

const mentionsIn = (reading: Reading) =>
  findMentions(reading, { operation: "administer", isToken: () => false, isPlace: () => true });

/** "Add 0x… as an owner", "raise the Safe's threshold to 3": a verb of change beside what controls an account. */
export function controlStep(reading: Reading, called?: Quote): Step | undefined {
  const { lexemes, text } = reading;
  const isNoun = ({ lower }: Lexeme, at: number) => CONTROL.test(lower) && !isTaken(reading, at);
  const noun = lexemes.findIndex(isNoun);
  if (noun < 0 && !called) return undefined;
  // "Our signer lost her phone. Replace her key …"; "the owner swap"
  const verb = lexemes.find(
    (lexeme, at) =>
      CHANGING.test(lexeme.lower) &&
      !isTaken(reading, at) &&
      (lexemes.slice(at + 1).some((one, place) => isNoun(one, at + 1 + place)) ||
        (at > 0 && isNoun(lexemes[at - 1] as Lexeme, at - 1))),
  );
  const mentions = mentionsIn(reading);
  const people = mentions.filter((mention) => mention.kind === "address").filter(({ isActing }) => !isActing);
  const owners = noun < 0 ? undefined : ownersIn(reading, people);
  const said = called ?? (noun < 0 ? undefined : verb && quoteOf(text, verb)) ?? owners?.quote;
  if (!said) return undefined;
  const { amount, beside } = thresholdIn(reading, false) ?? {};
  return stepOf("administer", said, {
    amount,
    ...(beside && { beside }),
    ...(owners && { owners: { comes: owners.comes, goes: owners.goes } }),
    source: accountIn(mentions),
  });
}

/** "Use my DAI as collateral", "turn off e-mode"; with a call, by its own function's name too: "enterMarkets for cDAI". */
export function positionStep(reading: Reading, call?: Call): Step | undefined {
  const found = positionIn(reading) ?? (call && positionByName(reading, call));
  if (!found) return undefined;
  const mentions = mentionsIn(reading);
  const markets = new Set<string>(call && marketContracts(call));
  const market = mentions.filter((one) => one.kind === "address").find(({ address }) => markets.has(address));
  const token = mentions.find((mention) => mention.kind === "token")?.token ?? (market && byContract(market));
  // "… and enable it as collateral"
  const pronoun = reading.lexemes.find(
    ({ lower, start }) => start > found.quote.start && /^(?:it|them)$/.test(lower),
  );
  // "My cDAI should count as collateral", without its beginning: which one is not told.
  if (call && found.wish.of === "collateral" && !token && !pronoun) return undefined;
  const place = mentions.find((mention) => mention.kind === "place");
  const { wish } = found;
  const isOn = wish.of === "collateral" && wish.isUsed;
  const again = isOn ? [switchedOnIn(reading), wishedAgainIn(reading, found)] : [];
  const beside = again.flatMap((quote) => quote ?? []);
  return stepOf("administer", found.quote, {
    position: wish,
    ...(beside.length > 0 && { beside }),
    token,
    ...(!token && pronoun && { proceeds: quoteOf(reading.text, pronoun) }),
    protocol: place && { name: place.name, quote: place.quote },
  });
}

/** "Enter market: cDAI. I want it to count as collateral.": the same, told by what it is for. */
function wishedAgainIn(reading: Reading, { quote, wish }: PositionFound): Quote | undefined {
  const { lexemes } = reading;
  const at = lexemes.findIndex(
    ({ start, lower }, place) =>
      start > quote.end &&
      /^(?:count|serve|act|work)$/.test(lower) &&
      /^(?:it to|it should|it shall|it must)$/.test(
        `${lexemes[place - 2]?.lower} ${lexemes[place - 1]?.lower}`,
      ),
  );
  const other = at < 0 ? undefined : positionAt(reading, at);
  return other?.wish.of === wish.of && "isUsed" in other.wish && other.wish.isUsed ? other.quote : undefined;
}

function positionIn(reading: Reading): PositionFound | undefined {
  for (let at = 0; at < reading.lexemes.length; at += 1) {
    const found = positionAt(reading, at);
    if (found) return found;
  }
  return undefined;
}

/** A function's name that tells which way it goes; "setUserUseReserveAsCollateral" goes either. */
function positionByName(reading: Reading, call: Call): PositionFound | undefined {
  const { positionChange: change, signature } = call;
  if (change?.of !== "collateral" || !/^(?:enter|exit)/.test(signature ?? "")) return undefined;
  const quote = calledIn(reading, call);
  return quote && { quote, wish: { of: "collateral", isUsed: change.isUsed } };
}

/** "enter the market for 0x…" */
const byContract = ({ address, quote }: MentionOf<"address">): TokenMention => ({
  symbol: undefined,
  contract: address,
  known: true,
  quote,
});
