import type { Call, Operation } from "../../calls/call.ts";
import type { Quote, TokenMention } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { type OperationVerb, operationsOfNoun } from "../../lexicon/operation-words.ts";
import type { SideName } from "../facts/sides.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";

const DEBT = /^(?:loans?|debts?|owe|owed|borrowed|borrow|borrows|borrowing|borrowings)$/;
const GRANT =
  /^(?:allowances?|approvals?|permissions?|access|rights?|spend|spending|use|spender|permit|permit2|signature|operator)$/;
/** "0x… may take", "let 0x… move": what only somebody who was allowed to can do. */
const ALLOWED = /^(?:let|may|can|able|allowed)$/;
/** Behind a verb of throwing: "chuck away my 5 USDC on Aave" puts nothing there. */
const AWAY = /^(?:away|out|off|aside)$/;
const THROWN: readonly Operation[] = ["transfer", "supply", "stake"];
const INTO = /^(?:to|into|in|on|with|at|onto|using|through|via|towards|toward|over|by|for|→|:)$/;

const OPPOSITES: Readonly<Partial<Record<Operation, Operation>>> = {
  supply: "withdraw",
  withdraw: "supply",
  borrow: "repay",
  repay: "borrow",
  stake: "unstake",
  unstake: "stake",
  wrap: "unwrap",
  unwrap: "wrap",
  revoke: "approve",
};

/** The words that ask for what a call does, where they leave nothing else possible, above all not the opposite. */
export function askedFor(
  reading: Reading,
  mentions: readonly Mention[],
  call: Call,
  calls: readonly Call[],
  sideOf: (token: TokenMention) => SideName | undefined,
): Quote | undefined {
  const { operation } = call;
  const all = mentions.filter(
    (mention) =>
      mention.kind === "verb" && !isOfDeed(reading, mention, call) && !isPurpose(reading, mention, call),
  ) as MentionOf<"verb">[];
  // "Approve 3 stETH for the wstETH contract and wrap all 3": what only serves asks for nothing more.
  const isServed = !isGrant(operation) && calls.some((one) => isGrant(one.operation));
  const governing = all.filter(
    (verb) => isBesideMention(reading, mentions, verb) && !(isServed && isOnlyGrant(verb.verb)),
  );
  const verbs = governing.length > 0 ? governing : all.filter(({ verb }) => !(isServed && isOnlyGrant(verb)));
  const certain = verbs.find(({ verb }) => verb.certain.has(operation));
  const able = certain ?? verbs.find(({ verb }) => verb.possible.has(operation));
  // Carriers aside, a verb that cannot mean it says that something else is asked for.
  // "Give me 500 USDC of what I borrowed" repays nothing.
  const isKept = ({ verb }: MentionOf<"verb">) => operation === "repay" && verb.object === "wanted";
  const isOther =
    !able && verbs.some((one) => one.verb.certain.size > 0 || isOnlyGrant(one.verb) || isKept(one));
  const opposite = OPPOSITES[operation];
  const isOpposed = opposite !== undefined && all.some(({ verb }) => verb.certain.has(opposite));
  // "Wrap 1 ETH and send 1 WETH": then the wrapping is asked for by itself.
  const isSecond = verbs.some(({ verb }) =>
    calls.some(
      (one) => one !== call && !/^(?:approve|revoke)$/.test(one.operation) && verb.certain.has(one.operation),
    ),
  );
  if (isSecond) return undefined;
  const thrown = able?.verb.isCasual && THROWN.some((one) => able.verb.possible.has(one)) ? able : undefined;
  if ((thrown && isAway(reading, thrown)) || (operation === "repay" && isWhatIsLeft(reading, mentions)))
    return undefined;
  if (operation === "approve" && able?.verb.certain.has("transfer") && !isGiven(reading)) return undefined;
  const isOfGrant = reading.lexemes.some(({ lower }) => GRANT.test(lower) || ALLOWED.test(lower));
  const takenAway = isOfGrant || operation === "revoke" ? takenAwayIn(reading) : undefined;
  if (takenAway && !calls.some((one) => one.operation === "revoke")) return undefined;
  // What a vault gives for a deposit is its place too: "save 5 DAI in sDAI".
  const vault = operation === "withdraw" ? "given" : "wanted";
  const places = mentions.filter(
    (mention) => mention.kind === "place" || (mention.kind === "token" && sideOf(mention.token) === vault),
  );
  // "Take 5 USDC" hands nothing over, unless it is somebody else's who allows it.
  const isPulled = call.owner !== undefined && call.owner !== call.from;
  const isAble = able !== undefined && (isPulled || !/^(?:tak|pull|collect)/i.test(able.quote.text));
  const isWanted =
    able?.verb.object === "wanted" &&
    mentions.some((one) => one.kind === "token" && sideOf(one.token) === "wanted");
  if (
    isOther ||
    isOpposed ||
    !isToldBy(reading, mentions, places, operation, certain !== undefined, isAble, isWanted) ||
    // "Toss my 5 USDC Aave position" has the place, and nothing that leads to it.
    (thrown && operation !== "transfer" && !places.some((place) => INTO.test(leadOf(reading, place))))
  )
    return undefined;
  return (
    (certain ?? (governing.length > 0 || isGrant(operation) ? able : undefined))?.quote ??
    (operation === "revoke" ? takenAway : undefined) ??
    firstQuote(mentions)
  );
}

/** "the Permit2 signature for swapping 0.5 WETH", "so I can trade on Uniswap": what a permission is for. */
export const isPurpose = ({ lexemes }: Reading, { from, quote }: Mention, { operation }: Call) => {
  const [third, second, first] = [3, 2, 1].map((back) => wordAt(lexemes, from - back));
  const isPlan = /^(?:can|could|be)$/.test(first ?? "") && /^(?:i|we|i'll|we'll)$/.test(second ?? "");
  return (
    isGrant(operation) &&
    ((first === "for" && /ing$/i.test(quote.text)) ||
      (isPlan && /^(?:so|that|[.,;(]|and)$/.test(third ?? "")))
  );
};

/** "I authorize the transfer of 25 USDC", "Sign the order": who allows or signs the deed itself asks for it. */
export function isOfDeed(
  { lexemes }: Reading,
  { verb, to }: MentionOf<"verb">,
  { operation, isSigned, signature }: Call,
): boolean {
  if (isGrant(operation)) return false;
  if (verb.possible.has("sign")) return isSigned === true;
  if (!isOnlyGrant(verb) || !verb.certain.has("approve")) return false;
  return (
    /WithAuthorization\(/.test(signature ?? "") ||
    lexemes
      .slice(to, to + DEED_REACH)
      .some(
        ({ lower }, at) =>
          operationsOfNoun(lower)?.has(operation) && /^(?:the|a|an|this)$/.test(wordAt(lexemes, to + at - 1)),
      )
  );
}

const DEED_REACH = 10;

/** "Shave my loan to 300 USDC" says what is to be left of it; "up to 300 USDC" does not. */
const isWhatIsLeft = ({ lexemes }: Reading, mentions: readonly Mention[]) =>
  mentions.some(
    ({ kind, from }) =>
      kind === "amount" && wordAt(lexemes, from - 1) === "to" && wordAt(lexemes, from - 2) !== "up",
  );

/** Whether it is the right that is given: "give 0x… permission", not "give 0x… 5 USDC with permission". */
const isGiven = ({ lexemes }: Reading) =>
  lexemes.some(({ lower }, at) => {
    const lead = /^(?:an?|my|our|the|their|his|her)$/.test(wordAt(lexemes, at - 1)) ? at - 2 : at - 1;
    return GRANT.test(lower) && wordAt(lexemes, lead) !== "with";
  });

/** "squirrel away 5 USDC" keeps it, "dish out 5 USDC to 0x…" means nothing else. */
function isAway({ lexemes }: Reading, { to, verb }: MentionOf<"verb">): boolean {
  const isOpen = verb.possible.has("transfer") && verb.certain.size === 0;
  return isOpen && lexemes.slice(to, to + DEED_REACH).some(({ lower }) => AWAY.test(lower));
}

const isGrant = (operation: Operation) => operation === "approve" || operation === "revoke";

const CLAUSE = /^(?:[,;.:!?()]|and|but|so|because|then)$/;
const REACH = 24;

/** Whether a verb stands in one clause with something that the call has: "my daughter turns eighteen" is of something else. */
function isBesideMention(
  { lexemes, text }: Reading,
  mentions: readonly Mention[],
  { from, to }: Pick<Mention, "from" | "to">,
): boolean {
  // "the SwapRouter (0x…) take": the clause goes on.
  const isNaming = (at: number) =>
    (wordAt(lexemes, at) === "(" && lexemes[at + 1]?.kind === "address") ||
    (wordAt(lexemes, at) === ")" && lexemes[at - 1]?.kind === "address");
  const ends = (at: number) =>
    at >= lexemes.length ||
    (CLAUSE.test(wordAt(lexemes, at)) && !isNaming(at)) ||
    text.slice(lexemes[at - 1]?.end, lexemes[at]?.start).includes("\n");
  // "…, send it"
  if (/^(?:it|them|that|those|these|this|both)$/.test(wordAt(lexemes, to)) && ends(to + 1)) return true;
  // "Buy: 100 LINK"
  let [first, last] = [from, wordAt(lexemes, to) === ":" ? to + 1 : to];
  while (first > 0 && first > from - REACH && !ends(first - 1)) first -= 1;
  while (last < lexemes.length && last < to + REACH && !ends(last)) last += 1;
  return mentions.some(
    (other) => other.kind !== "verb" && other.from >= first && other.to <= last && isOfCall(other),
  );
}

const isOfCall = (mention: Mention) =>
  mention.kind !== "party" &&
  (mention.kind !== "amount" || mention.token !== undefined || mention.amount.kind !== "number");

/** "Let 0x… spend 5 USDC" hands nothing over. */
function isOnlyGrant({ possible }: OperationVerb): boolean {
  return [...possible].every((operation) => operation === "approve" || operation === "revoke");
}

function firstQuote(mentions: readonly Mention[]): Quote | undefined {
  const first = mentions.find(({ kind }) => kind !== "verb");
  return first && { ...first.quote, text: "", end: first.quote.start };
}

/** Whether what stands beside the verb tells the operation; a verb that means nothing else needs no more than no contradiction. */
function isToldBy(
  reading: Reading,
  mentions: readonly Mention[],
  places: readonly Mention[],
  operation: Operation,
  isCertain: boolean,
  isAble: boolean,
  isWanted: boolean,
): boolean {
  const has = (words: RegExp) =>
    reading.lexemes.some(({ lower }, at) => words.test(lower) && !isTaken(reading, at));
  const leads = places.map((place) => leadOf(reading, place));
  const isInto = leads.some((lead) => /^(?:into|to|onto|towards?|→)$/.test(lead));
  const isOut =
    leads.some((lead) => /^(?:from|of|off|out|outta|←)$/.test(lead)) ||
    (places.length > 0 && !isInto && isOutOfIt(reading)) ||
    places.some((place, at) => leads[at] !== "→" && pointsAt(reading, place, "→", mentions));
  const isPointedInto =
    leads.includes("→") || places.some((place) => pointsAt(reading, place, "←", mentions));
  const isIn = leads.some((lead) => INTO.test(lead)) || (places.length > 0 && !isOut);
  switch (operation) {
    case "transfer":
      // "0x… has 5 USDC" tells something.
      return (
        mentions.some(({ kind }) => kind === "address" || kind === "party") &&
        !mayDo(reading) &&
        !isWantedBack(reading) &&
        (isCertain ||
          has(/^(?:go|goes|receive|sent)$/) ||
          (!has(/^(?:let|allowed|able|permit)$/) && (isAble || !isTold(reading, mentions))))
      );
    case "supply":
      return !has(DEBT) && !isOut && (isCertain || (isIn && !isGotBack(reading)));
    case "stake":
      // "Get me stETH from Lido"
      return (!isOut || isWanted) && (isCertain || isIn || isWanted);
    case "withdraw":
      return (
        !has(/^(?:loans?|debts?|owed?|borrow)$/) &&
        !isPointedInto &&
        (isCertain ||
          isOut ||
          has(/^(?:empty|withdrawals?)$/) ||
          (places.length > 0 && !isInto && isGotBack(reading)))
      );
    case "unstake":
      return isCertain || isOut || has(/^(?:withdrawals?|unstaking|queue)$/);
    case "borrow":
      return (
        isCertain || (has(/^(?:loan|borrow|borrowing)$/) && !has(/^(?:back|off|down|towards|repay|pay|my)$/))
      );
    case "repay":
      // "Loan: 5 DAI" asks for one.
      return (
        isCertain ||
        has(/^(?:debts?|owed?|borrowed|repayment)$/) ||
        (has(DEBT) && has(/^(?:my|our|back|off|down|towards|toward|pay|paying)$/)) ||
        (has(/^back$/) && has(/^pay(?:ing)?$/))
      );
    case "approve":
      return (
        isCertain ||
        has(GRANT) ||
        (has(ALLOWED) && has(/^(?:take|move|pull|handle|manage|transfer|touch|withdraw|access)$/)) ||
        (has(ALLOWED) && has(/^(?:lower|reduce|decrease|cut|raise|increase)$/)) ||
        (has(/^enable$/) && mentions.some(({ kind }) => kind === "place" || kind === "address"))
      );
    case "revoke":
      return (
        isCertain ||
        has(/^revocations?$/) ||
        ((has(GRANT) || has(ALLOWED)) &&
          (takenAwayIn(reading) !== undefined || has(/^(?:reduce|decrease|lower)$/)))
      );
    default:
      return true;
  }
}

/** "Aave V3 → 1000 USDC" comes out of the place, "Aave V3 ← 1000 USDC" goes into it. */
const pointsAt = ({ lexemes }: Reading, { to }: Mention, arrow: string, mentions: readonly Mention[]) =>
  wordAt(lexemes, to) === arrow &&
  mentions.some(({ kind, from }) => from === to + 1 && /^(?:amount|token)$/.test(kind));

/** "I have USDC in Aave. Take 250 out of it." */
const isOutOfIt = ({ lexemes }: Reading) =>
  lexemes.some(
    ({ lower }, at) =>
      /^(?:it|there)$/.test(lower) &&
      (wordAt(lexemes, at - 1) === "from" ||
        (wordAt(lexemes, at - 1) === "of" && wordAt(lexemes, at - 2) === "out")),
  );

const GETTING = /^(?:get|take|pull|bring|fetch)$/;

/** "Get me 1 WETH of my collateral back": what is got back from what secures a loan; "put back" adds to it. */
const isGotBack = ({ lexemes }: Reading) =>
  lexemes.some(
    ({ lower }, at) =>
      lower === "collateral" &&
      /^(?:of|from)$/.test(
        wordAt(lexemes, /^(?:my|our|the)$/.test(wordAt(lexemes, at - 1)) ? at - 2 : at - 1),
      ),
  ) &&
  lexemes.some(({ lower }) => lower === "back") &&
  lexemes.some(({ lower }) => GETTING.test(lower));

const TAKEN_BACK = /^(?:rights?|permissions?|access|approvals?|allowances?)$/;

/** "0x… has 5 USDC" tells something; "my bot needs refilling, 0.5 ETH to 0x…" asks. */
function isTold(reading: Reading, mentions: readonly Mention[]): boolean {
  return reading.lexemes.some(
    ({ lower }, at) =>
      /^(?:has|have|had|owes|needs|got|gave|wants)$/.test(lower) &&
      !isTaken(reading, at) &&
      isBesideMention(reading, mentions, { from: at, to: at + 1 }),
  );
}

/** "no longer", "to zero", "take away": the opposite of granting. */
function takenAwayIn(reading: Reading): Quote | undefined {
  const { lexemes, text } = reading;
  const at = lexemes.findIndex(
    ({ lower }, place) =>
      (lower === "no" && wordAt(lexemes, place + 1) === "longer" && wordAt(lexemes, place + 2) !== "than") ||
      (/^(?:0|zero)$/.test(lower) && wordAt(lexemes, place - 1) === "to") ||
      (lower === "withdraw" &&
        lexemes.slice(place + 1, place + 6).some((one) => TAKEN_BACK.test(one.lower))) ||
      (lower === "switch" && lexemes.slice(place, place + 8).some((one) => one.lower === "off")) ||
      (/^[→>]$/.test(wordAt(lexemes, place - 1)) && lower === "0") ||
      (lower === "allowed" && isFalse(lexemes, place)) ||
      (lower === "take" && isTakenOff(lexemes, place)) ||
      /^(?:revoke|remove|cancel|reset|delete|drop|disallow|unapprove|kill|zero|stop|prevent|rid|undo|disable)$/.test(
        lower,
      ),
  );
  const first = lexemes[at];
  const last = first?.lower === "no" ? at + 1 : first?.lower === "allowed" ? at + 2 : at;
  return first && quoteOf(text, first, lexemes[last]);
}

const TAKEN_REACH = 8;

/** "take away", "take back", "take my DAI allowance away from 0x…", "take the approval off 0x…". */
function isTakenOff(lexemes: Reading["lexemes"], at: number): boolean {
  if (/^(?:away|back)$/.test(wordAt(lexemes, at + 1))) return true;
  const granted = lexemes.slice(at + 1, at + TAKEN_REACH).findIndex(({ lower }) => TAKEN_BACK.test(lower));
  return granted >= 0 && /^(?:away|back|off)$/.test(wordAt(lexemes, at + granted + 2));
}

/** "allowed = false", as a permit of DAI says it. */
const isFalse = (lexemes: Reading["lexemes"], at: number) =>
  /^[:=]$/.test(wordAt(lexemes, at + 1)) && wordAt(lexemes, at + 2) === "false";

/** "0x… may take 5 USDC": not the month. */
function mayDo({ lexemes }: Reading): boolean {
  return lexemes.some(
    ({ text }, at) =>
      text === "may" &&
      /^(?:be|spend|use|take|move|pull|transfer|withdraw|access)$/.test(wordAt(lexemes, at + 1)),
  );
}

/** "I want the 100 USDC sent to 0x… back"; "send 0x… back 100 USDC" gives them back. */
const isWantedBack = ({ lexemes }: Reading) =>
  lexemes.some(
    ({ lower }, at) =>
      lower === "back" &&
      lexemes[at - 1]?.kind === "address" &&
      /^(?:[.,;!)]|)$/.test(wordAt(lexemes, at + 1)),
  ) && lexemes.some(({ lower }) => /^(?:want|need|like)$/.test(lower));

const SKIPPED = /^(?:the|my|our|a|an|of|your)$/;

/** The word that leads to a place: "into" in "into my Aave account"; "of" only where "out of" stands there. */
function leadOf(reading: Reading, { from }: Mention): string {
  const { lexemes } = reading;
  let at = from - 1;
  // "from the USDC market of Compound"
  const isMarket = () => wordAt(lexemes, at) === "market" && tokenAtLexeme(reading, at - 1)?.to === at;
  while (
    (SKIPPED.test(wordAt(lexemes, at)) || isMarket()) &&
    !(wordAt(lexemes, at) === "of" && wordAt(lexemes, at - 1) === "out")
  )
    at -= isMarket() ? 2 : 1;
  return wordAt(lexemes, at);
}
