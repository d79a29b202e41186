import type { Call } from "../../calls/call.ts";
import { add, quotient } from "../../decimals/decimal.ts";
import { compareAmount } from "../../intent/compare-amount.ts";
import type { NumberAmount, Quote, Step, TokenMention } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { fractionAt } from "../../intent/percentages.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { isSameAmount } from "../../intent/same-asset.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { sideOf, sidesOfCall } from "../facts/sides.ts";
import { findMentions } from "../mentions/find-mentions.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";
import { askedFor } from "./asked-operation.ts";
import { sameIn } from "./explain-batch.ts";
import { isParty } from "./parties.ts";

/** A payment of a list, with the words that say how much and to whom. */
interface Entry {
  amount: NumberAmount | undefined;
  token: TokenMention | undefined;
  party: MentionOf<"address"> | undefined;
}

/**
 * The steps of a list, where every call does the same: payments of an amount to each ("10 to 0x…, 20 to 0x…"), of one amount
 * to every one ("5 USDC each"), of even shares of it, and permissions taken back from one spender for several tokens. What
 * is named has to be in the order of the calls, nothing too much and nothing too little.
 */
export function explainList(
  reading: Reading,
  calls: readonly Call[],
  chainId: number,
  prices: Record<string, number>,
): Step[] | undefined {
  const [first] = calls;
  if (!first || calls.length < 2 || calls.some(({ operation }) => operation !== first.operation))
    return undefined;
  if (!/^(?:transfer|revoke)$/.test(first.operation) || calls.some((call) => call.nonFungibles))
    return undefined;
  const mentions = findMentions(reading, {
    operation: first.operation,
    isToken: (symbol) =>
      calls.some(({ amountIn }) => amountIn?.asset.symbol?.toLowerCase() === symbol.toLowerCase()),
    isPlace: () => false,
  });
  const quote = askedFor(reading, mentions, first, [first], () => undefined);
  if (!quote || mentions.some(({ kind }) => /^(?:party|place|collection)$/.test(kind))) return undefined;
  const listed = (first.operation === "transfer" ? paymentsIn : revokedIn)(reading, mentions, calls, chainId);
  if (!listed || listed.entries.length !== calls.length) return undefined;
  const beside = [
    ...listed.beside,
    ...mentions.flatMap((mention) => (mention.kind === "holding" ? mention.quote : [])),
  ];
  const steps = calls.map((call, at) =>
    stepOf(call, listed.entries[at], listed.source, quote, at === 0 ? beside : [], chainId, prices),
  );
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

interface Listed {
  entries: Entry[];
  source: MentionOf<"address"> | undefined;
  beside: Quote[];
}

function paymentsIn(
  reading: Reading,
  mentions: readonly Mention[],
  calls: readonly Call[],
  chainId: number,
): Listed | undefined {
  const isPaid = ({ address }: MentionOf<"address">) => calls.some(({ recipient }) => recipient === address);
  const isOwn = ({ address }: MentionOf<"address">) =>
    calls.every(
      ({ from, owner, amountIn }) =>
        address === from || address === owner || address === amountIn?.asset.contract,
    );
  const addresses = mentions.filter((mention) => mention.kind === "address");
  const parties = addresses.filter((one) => isPaid(one) && isParty(reading, one, "transfer"));
  if (parties.length !== calls.length || addresses.some((one) => !parties.includes(one) && !isOwn(one)))
    return undefined;
  const source = addresses.find(
    (one) => isOwn(one) && calls.some(({ from, owner }) => one.address === from || one.address === owner),
  );
  // "Three payments, all USDC:"
  const isKind = ({ amount, from }: MentionOf<"amount">) =>
    amount.kind === "all" && /^[,(–—-]$/.test(wordAt(reading.lexemes, from - 1));
  const named = mentions.flatMap((mention) =>
    mention.kind === "amount" && !isKind(mention) ? [mention] : [],
  );
  const shares = evenlyIn(reading, named, calls.length);
  const counted = named.filter((one): one is Counted => isCount(one) && !shares?.mentions.includes(one));
  if (counted.length + (shares?.mentions.length ?? 0) !== named.length) return undefined;
  const token = onlyToken(mentions, calls, chainId);
  const entriesOf = (amounts: readonly NumberAmount[]) =>
    parties.map((party, at) => {
      const amount = amounts[at % amounts.length];
      return { amount, token: amount?.token ?? token, party };
    });
  const [whole, ...others] = counted;
  if (!whole) return undefined;
  if (shares) {
    const value = quotient(whole.amount.value, BigInt(calls.length));
    const part = value && { ...whole.amount, value, whole: whole.amount.quote };
    // "…, so 300 for each"
    const isAgain =
      part &&
      others.every(({ amount }) =>
        isSameAmount({ ...amount, token: undefined }, { ...part, token: undefined }),
      );
    return isAgain
      ? { entries: entriesOf([part]), source, beside: [shares.quote, ...others.map(({ quote }) => quote)] }
      : undefined;
  }
  const total = totalIn(reading, counted);
  const amounts = counted.filter((one) => one !== total);
  const beside = total ? [total.quote] : [];
  if (amounts.length === calls.length && alternates([...amounts, ...parties]))
    return { entries: entriesOf(amounts.map(({ amount }) => amount)), source, beside };
  const every = amounts.length === 1 ? everyIn(reading) : undefined;
  return (
    every && { entries: entriesOf(amounts.map(({ amount }) => amount)), source, beside: [...beside, every] }
  );
}

type Counted = MentionOf<"amount"> & { amount: NumberAmount };

const isCount = ({ amount, isPrice }: MentionOf<"amount">): boolean =>
  amount.kind === "number" && amount.unit === "token" && amount.bound === "exact" && !amount.upTo && !isPrice;

/** Whether amounts and addresses stand by turns, so that each has its own. */
function alternates(mentions: readonly Mention[]): boolean {
  const order = mentions.toSorted((left, right) => left.from - right.from);
  return order.every(({ kind }, at) => at === 0 || kind !== order[at - 1]?.kind);
}

/** "1,500 USDC in total": what the others come to, and no payment of its own. */
function totalIn({ lexemes }: Reading, counted: readonly Counted[]): Counted | undefined {
  return counted.find((one) => {
    const near = lexemes.slice(Math.max(0, one.from - 3), one.to + 3);
    const rest = counted.filter((other) => other !== one).map(({ amount }) => amount.value);
    const [first, ...more] = rest;
    const sum = first && more.reduce(add, first);
    return (
      sum !== undefined &&
      near.some(({ lower }) => /^(?:total|altogether|overall|sum|together)$/.test(lower)) &&
      isSameAmount({ ...one.amount, token: undefined }, { ...one.amount, token: undefined, value: sum })
    );
  });
}

/** The one token that is named, for the numbers that have none of their own. */
function onlyToken(
  mentions: readonly Mention[],
  calls: readonly Call[],
  chainId: number,
): TokenMention | undefined {
  const tokens = mentions.flatMap((mention) =>
    mention.kind === "token" || mention.kind === "amount" ? (mention.token ?? []) : [],
  );
  const [token] = tokens;
  const isMoved = (one: TokenMention) =>
    calls.every((call) => sideOf(one, sidesOfCall(call, chainId), chainId) === "given");
  return token && tokens.every(isMoved) ? token : undefined;
}

/** The words by which one amount is for every one: "5 each", "everyone gets", "the same amount", "for both of them". */
function everyIn(reading: Reading): Quote | undefined {
  const { lexemes, text } = reading;
  const at = lexemes.findIndex(({ lower }, place) => {
    const [before, next] = [wordAt(lexemes, place - 1), wordAt(lexemes, place + 1)];
    if (isTaken(reading, place)) return false;
    // "each invoice is attached"
    if (/^(?:each|apiece)$/.test(lower)) return !isOf(next, "thing", "occasion");
    if (lower === "every") return /^(?:one|address|wallet|person|recipient)$/.test(next);
    if (lower === "both") return before === "for" || /^(?:get|receive)$/.test(next);
    return /^(?:everyone|everybody)$/.test(lower) || (lower === "same" && next === "amount");
  });
  const word = lexemes[at];
  return word && quoteOf(text, word, word.lower === "every" ? (lexemes[at + 1] ?? word) : word);
}

/** The words that say that shares are even: "evenly", "in equal parts", "half each", "a quarter for each". */
function evenlyIn(
  reading: Reading,
  named: readonly MentionOf<"amount">[],
  count: number,
): { quote: Quote; mentions: readonly Mention[] } | undefined {
  const { lexemes, text } = reading;
  const at = lexemes.findIndex(
    ({ lower }, place) => !isTaken(reading, place) && /^(?:evenly|equally|equal)$/.test(lower),
  );
  const word = lexemes[at];
  if (word)
    return {
      quote: quoteOf(text, wordAt(lexemes, at - 1) === "split" ? (lexemes[at - 1] ?? word) : word, word),
      mentions: [],
    };
  const place = lexemes.findIndex((_, from) => {
    const share = fractionAt(lexemes, from);
    const isPart = share?.ratio.above === 1n && share.ratio.below === BigInt(count);
    const behind = lexemes.slice(share?.to, (share?.to ?? 0) + 2);
    return isPart && behind.some(({ lower }) => /^(?:each|everyone|apiece)$/.test(lower));
  });
  const [first, last] = [lexemes[place], lexemes[(fractionAt(lexemes, place)?.to ?? 0) - 1]];
  return first && last
    ? { quote: quoteOf(text, first, last), mentions: named.filter(({ from }) => from === place) }
    : undefined;
}

/** "Remove the allowances of 0x… for USDC and DAI": each token of a call is named once, and the spender of all. */
function revokedIn(
  { text, lexemes }: Reading,
  mentions: readonly Mention[],
  calls: readonly Call[],
  chainId: number,
): Listed | undefined {
  const parties = mentions.filter((mention) => mention.kind === "address");
  const [party] = parties;
  const tokens = mentions.flatMap((mention) => (mention.kind === "token" ? [mention.token] : []));
  const means = (token: TokenMention, call: Call) =>
    sideOf(token, sidesOfCall(call, chainId), chainId) === "given";
  const isOpen = mentions.some(
    (mention) =>
      mention.kind === "amount" && !(mention.amount.kind === "number" && mention.amount.value.digits === 0n),
  );
  const isOne = parties.every(({ address }) => calls.every(({ spender }) => spender === address));
  if (!party || isOpen || !isOne || tokens.some((token) => !calls.some((call) => means(token, call))))
    return undefined;
  const entries = calls.map((call) => {
    const token = tokens.find((one) => means(one, call));
    return { amount: undefined, token, party };
  });
  return new Set(entries.map(({ token }) => token)).size === calls.length
    ? { entries, source: undefined, beside: [sameIn(text, lexemes) ?? []].flat() }
    : undefined;
}

function stepOf(
  call: Call,
  entry: Entry | undefined,
  source: MentionOf<"address"> | undefined,
  quote: Quote,
  beside: readonly Quote[],
  chainId: number,
  prices: Record<string, number>,
): Step | undefined {
  const { amount, token, party } = entry ?? {};
  const moved = call.amountIn;
  const isPayment = call.operation === "transfer";
  if (!token || !moved || !party || party.address !== (isPayment ? call.recipient : call.spender))
    return undefined;
  if (sideOf(token, sidesOfCall(call, chainId), chainId) !== "given") return undefined;
  if (isPayment && !(amount && compareAmount(amount, moved, prices).agrees)) return undefined;
  return {
    action: { operation: call.operation, quote },
    amount,
    restated: [],
    token,
    amountOut: undefined,
    tokenOut: undefined,
    tokenIds: [],
    isWholeCollection: false,
    protocol: undefined,
    counterparty: { kind: "address", address: party.address, quote: party.quote },
    source: source && { kind: "address", address: source.address, quote: source.quote },
    ...(beside.length > 0 && { beside: [...beside] }),
  };
}
