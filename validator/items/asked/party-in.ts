import { parseAddress } from "../../addresses/address.ts";
import type { Call } from "../../calls/call.ts";
import { problemOfName } from "../../intent/ens-name.ts";
import type { Intent, Party, Step } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { quoteSpan, type Reading } from "../../intent/reading.ts";
import type { Item } from "../item.ts";
import { type Ground, roleOf } from "../roles.ts";
import { leadAt, wordAt } from "./cut.ts";

const WRITTEN = /^(?:address|hex|name)$/;

/** Whether somebody is named: by an address, a name, or as oneself. */
export const isParty = (items: readonly Item[], at: number, { lexemes }: Reading): boolean =>
  items[at]?.is === "address" ||
  (items[at]?.is === "open" && WRITTEN.test(lexemes[items[at]?.from ?? -1]?.kind ?? "")) ||
  isSelf(items, at);

/** "to myself", "to my own wallet", but not "to my wallet 0x…", which names the address. */
function isSelf(items: readonly Item[], at: number): boolean {
  const [before, word] = [wordAt(items, at - 1), wordAt(items, at)];
  if (/^(?:me|myself|mine)$/.test(word)) return /^(?:in)?to$/.test(before);
  const isOwn = /^(?:my|our|own)$/.test(before) && /^(?:wallet|address|account)$/.test(word);
  return (
    isOwn &&
    !/^(?:at|is|:|\(|0x.*)$/.test(wordAt(items, at + 1)) &&
    LEADS.test(wordAt(items, leadAt(items, at)))
  );
}

const LEADS = /^(?:to|in|into|recipient|receiver|beneficiary)$/;

/** Whoever stands behind "from" gives, a token's contract names the token, anybody else receives or may spend. */
export function partyIn(
  items: readonly Item[],
  at: number,
  reading: Reading,
  step: Step,
  calls: readonly Call[],
  ground: Ground,
): Intent["ambiguities"] {
  const item = items[at] as Item;
  const party = partyOf(items, at, reading);
  const place = leadAt(items, at);
  const [lead, before] = [wordAt(items, place), wordAt(items, at - 1)];
  const isOf = (role: string) => calls.some((call) => roleOf(item, call, ground) === role);
  const isBeside = before === "(" && /^(?:amount|token)$/.test(items[at - 2]?.is ?? "");
  if (party.kind === "address" && (isBeside || isOf("token") || /^(?:collection|contract)$/.test(before))) {
    step.token = {
      ...(step.token ?? { symbol: undefined, known: true, quote: party.quote }),
      contract: party.address,
    };
    return [];
  }
  // "have the Safe 0x… pay", "out of the Safe 0x…"
  const isActing = /^(?:have|let)$/.test(lead) && /^(?:safe|multisig)$/.test(before);
  const isOutOf = lead === "of" && wordAt(items, place - 1) === "out";
  if (lead === "from" || isOutOf || isActing || isOf("source")) step.source ??= party;
  else if (!step.counterparty || step.counterparty.kind === "contract") step.counterparty = party;
  else if (
    step.counterparty.kind === "address" &&
    party.kind === "address" &&
    step.counterparty.address !== party.address
  )
    return [
      {
        problem: `It names "${step.counterparty.quote.text}" and "${party.quote.text}" and does not say how much goes to whom.`,
        remedy: "Say in the intent, for each address, what it is to get.",
        quote: party.quote,
      },
    ];
  return [];
}

function partyOf(items: readonly Item[], at: number, reading: Reading): Party {
  const { text, lexemes } = reading;
  const item = items[at] as Item;
  // "alice.eth (0x…)"
  const written =
    lexemes.slice(item.from, item.to).find(({ kind }) => kind === "address") ?? lexemes[item.from];
  if (!written || !WRITTEN.test(written.kind)) {
    let first = at;
    while (/^(?:my|our|own)$/.test(wordAt(items, first - 1))) first -= 1;
    return {
      kind: "self",
      quote: quoteSpan(reading, { from: items[first]?.from ?? item.from, to: item.to }),
    };
  }
  const quote = quoteOf(text, written);
  if (written.kind === "name") {
    const problem = problemOfName(written.text);
    return { kind: "name", quote, ...(problem === undefined ? {} : { problem }) };
  }
  const parsed = written.kind === "address" ? parseAddress(written.text.replace(/^0X/, "0x")) : undefined;
  return parsed && "address" in parsed
    ? { kind: "address", address: parsed.address, quote }
    : { kind: "invalid address", quote };
}
