import type { Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { isOfProtocol } from "../../calls/protocols-of.ts";
import { chainById } from "../../data/chains.ts";
import { contractAddresses, spokenContracts } from "../../data/contracts.ts";
import { knownCollectionAt } from "../../intent/collections.ts";
import type { Intent, Step } from "../../intent/intent.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { isTaken, type Reading } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isPast, operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { createPhraseFinder } from "../../lexicon/phrases.ts";
import type { Facts } from "../facts/facts.ts";
import { isBacking } from "../grammar/backing.ts";
import { isOpen, type Word } from "../grammar/word.ts";
import { servedBy } from "./served-by.ts";

const contractPhraseAt = createPhraseFinder(spokenContracts);

/** Labels what names once more a value that was read, or one that the calls have: "(USD Coin)", "Permit2:", "via WETH". */
export function labelRestated(
  reading: Reading,
  words: Word[],
  steps: Intent["steps"],
  facts: Facts,
  chainId: number,
): void {
  const known = knownTo(steps, facts);
  for (let at = 0; at < words.length; at += 1) {
    if (!isOpen(words[at] as Word)) continue;
    const found = restatedAt(reading, at, known, facts, chainId);
    if (!found) continue;
    for (const word of words.slice(at, found.to))
      word.element ??= { as: found.as, of: found.of ?? "the call" };
    at = found.to - 1;
  }
}

interface Known {
  symbols: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  protocols: ReadonlySet<string>;
  operations: ReadonlySet<string>;
  /** Of the steps alone. */
  steps: ReadonlySet<Operation>;
}

function knownTo(steps: readonly Step[], facts: Facts): Known {
  const tokens = steps.flatMap(({ token, tokenOut, also = [] }) => [
    token,
    tokenOut,
    ...also.map((one) => one.token),
  ]);
  const parties = steps.flatMap(({ counterparty, source }) => [counterparty, source]);
  return {
    symbols: new Set([...facts.symbols, ...tokens.flatMap((token) => token?.symbol?.toLowerCase() ?? [])]),
    addresses: new Set([
      ...facts.addresses,
      ...tokens.flatMap((token) => token?.contract ?? []),
      ...parties.flatMap((party) => (party?.kind === "address" ? party.address : [])),
    ]),
    protocols: new Set([...facts.protocols, ...steps.flatMap(({ protocol }) => protocol?.name ?? [])]),
    steps: new Set(steps.map(({ action }) => action.operation)),
    operations: new Set([
      ...facts.operations,
      ...steps.map(({ action }) => action.operation),
      // "… and send it to 0x…" says who gets what the call yields.
      ...steps.flatMap(({ counterparty, action }): Operation[] =>
        counterparty && !changesGrant(action.operation) ? ["transfer"] : [],
      ),
    ]),
  };
}

/** Small words that may stand between a verb and what it leads to. */
const REACH = 4;

function restatedAt(
  reading: Reading,
  at: number,
  known: Known,
  facts: Facts,
  chainId: number,
): { as: string; to: number; of?: string } | undefined {
  const lexeme = reading.lexemes[at];
  if (!lexeme) return undefined;
  const { lower, kind } = lexeme;
  if (kind === "address") return known.addresses.has(lower) ? { as: "address", to: at + 1 } : undefined;
  if (kind === "number")
    return facts.decimals.has(lower) && /^decimals?$/.test(reading.lexemes[at + 1]?.lower ?? "")
      ? { as: "decimals", to: at + 2 }
      : undefined;
  if (kind !== "word") return undefined;
  // "USDC.e (the bridged one)"
  if (lower === "bridged" && [...facts.symbols].some((symbol) => symbol.endsWith(".e")))
    return { as: "token", to: at + 1 };
  const own = lower === "native" && known.addresses.has("native") ? nativeEnd(reading, at) : undefined;
  if (own !== undefined) return { as: "token", to: own };
  if (
    lower === "native" &&
    /^(?:one|version|\))$/.test(reading.lexemes[at + 1]?.lower ?? "") &&
    ![...facts.symbols].some((symbol) => symbol.endsWith(".e") || symbol === wrappedOn(chainId))
  )
    return { as: "token", to: reading.lexemes[at + 1]?.text === ")" ? at + 1 : at + 2 };
  const token = tokenAtLexeme(reading, at);
  const symbol = token?.token.known ? token.token.symbol : undefined;
  if (token && symbol !== undefined && (isNamed(symbol, known.symbols) || facts.isOnPath(symbol)))
    return { as: "token", to: token.to };
  // What a loan is taken against lies there already.
  if (token && known.operations.has("borrow") && isBacking(reading.lexemes, at))
    return { as: "collateral", to: token.to };
  const collection = knownCollectionAt(reading, at);
  if (collection?.token.contract && known.addresses.has(collection.token.contract))
    return { as: "token", to: collection.to };
  const contract = contractPhraseAt(reading.lexemes, at);
  if (contract && contractAddresses(contract.value, chainId).some((address) => known.addresses.has(address)))
    return { as: "place", to: contract.to };
  const protocol = spokenProtocolAt(reading, at);
  if (protocol && isOfProtocol(protocol.name, known.protocols)) return { as: "place", to: protocol.to };
  if (lower === "safe" && known.protocols.has("safe")) return { as: "place", to: at + 1 };
  if (facts.functions.has(lower) && /^[a-z]+[A-Z]/.test(lexeme.text)) return { as: "function", to: at + 1 };
  // "a transfer authorization", by the function's own name
  if (
    /^(?:authori[sz]ation|gasless)$/.test(lower) &&
    [...facts.functions].some((name) => name.endsWith("withauthorization"))
  )
    return { as: "noun", to: at + 1 };
  // "I paid 5 USDC" tells what was; "5 USDC be paid" asks.
  const isTold =
    isPast(lower) && !/^(?:be|is|are|being|get|been)$/.test(reading.lexemes[at - 1]?.lower ?? "");
  const spoken = isTold ? undefined : operationVerb(lower);
  // "Strip that", "post it" may be said of anything.
  const verb = spoken?.isCasual ? undefined : spoken;
  const noun = operationsOfNoun(lower);
  if (!verb && !noun) return undefined;
  let next = at + 1;
  while (
    next - at <= REACH &&
    (verb && [...verb.possible].some(changesGrant) ? BESIDE_GRANT : BESIDE).test(
      reading.lexemes[next]?.lower ?? "",
    )
  )
    next += 1;
  // "take out 5 DAI", "set approval for all"
  const isOfNoun = [...(operationsOfNoun(reading.lexemes[next]?.lower ?? "") ?? [])].some(
    (one) => verb?.possible.has(one) && known.operations.has(one),
  );
  const isLed =
    isOfNoun || /^(?:number|address)$/.test(reading.lexemes[next]?.kind ?? "") || isTaken(reading, next);
  const isAsked = (operations: Iterable<Operation>) =>
    [...operations].some((one) => known.operations.has(one));
  const isNoun = /^(?:a|an|the|my|our|this)$/.test(reading.lexemes[at - 1]?.lower ?? "");
  // "…, then revoke the approval": what a call does that only serves another.
  const serving = verb && servedBy(reading, at, verb, known.steps, facts);
  if (serving) return { as: "verb", to: at + 1, of: serving };
  // "Switch DAI on as collateral. And swap it …": what is done with a thing is no administration.
  const isOfThing = /^(?:it|them|that|those|these)$/.test(reading.lexemes[at + 1]?.lower ?? "");
  const isAdministered =
    verb?.possible.has("administer") && (verb.certain.has("administer") || !isOfThing) === true;
  if (isAdministered && known.operations.has("administer")) return { as: "verb", to: at + 1 };
  if (isAsked((isLed ? verb?.possible : verb?.certain) ?? []))
    return { as: isNoun ? "noun" : "verb", to: at + 1 };
  return isAsked(noun ?? []) ? { as: "noun", to: at + 1 } : undefined;
}

/** "ETH, native", "in native form": that it is the chain's own currency. */
function nativeEnd({ lexemes }: Reading, at: number): number | undefined {
  const next = lexemes[at + 1];
  if (/^(?:form|coin|currency|token|asset|version|one)$/.test(next?.lower ?? "")) return at + 2;
  return next === undefined || /^[.,;:)|/]$/.test(next.text) ? at + 1 : undefined;
}

const BESIDE = /^(?:out|back|off|down|up|away|me|my|the|[≥≤])$/;
/** "renew it at 5 DAI", "bring it down to 0" */
const BESIDE_GRANT = /^(?:out|back|off|down|up|away|me|my|the|it|to|at)$/;
const wrappedOn = (chainId: number) => `w${chainById(chainId)?.currency.toLowerCase()}`;

/** A currency and its wrapped form are named by each other's symbols. */
function isNamed(symbol: string, symbols: ReadonlySet<string>): boolean {
  const lower = symbol.toLowerCase();
  return (
    symbols.has(lower) || symbols.has(`w${lower}`) || (lower.startsWith("w") && symbols.has(lower.slice(1)))
  );
}
