import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isAsking } from "../../lexicon/operation-words.ts";
import { isVerbOf } from "./finite-verb.ts";
import { isNamedSo } from "./noun-phrase.ts";
import { isOpen, isShortening, plainAt, type Word } from "./word.ts";

/** What money is paid as, besides the occasions that it is paid on. */
const PAYMENT =
  /^(?:stipends?|compensation|retainers?|refill|premiums?|honorarium|fees?|bills?|invoices?|salary|salaries|wages?|bonus|bonuses|bounty|bounties|rent|dues|payouts?|payroll|reimbursements?|refunds?|donations?|tips?|gifts?|prizes?|advance|deposit|allowance|top-up|grants?|milestone|moderation|maintenance|hosting|consulting|services|work|costs?|expenses?|share|contribution|membership|subscription|budget|housekeeping|wallets|epoch|sprint|cycle|season)$/;
/** Nouns that the lexicon guards because they would change a request, and that only name whom or what a payment is for. */
const GUARDED = /^(?:relayer|paymaster|insurance|articles?|newsletter)$/;
/** What is settled, or no more than drawn up. */
const OVER =
  /^(?:closed|paid|settled|done|void|duplicate|draft|old|former|cancelled|canceled|expired|open|pending|next)$/;
/** "Q3", "H1", "HZ-55120", "B-7741" */
const CODE = /^(?:q[1-4]|h[12]|\p{L}+-\d[\p{L}\d-]*|\d+-[\p{L}\d-]+)$/u;
const CURRENCY = /^(?:usd|eur|gbp|chf|usdc|usdt|dai|eth|weth|btc|wbtc|erc|eip)/;
const SMALL = /^(?:for|of|the|a|an|my|our|and|on|in|at)$/;
const NAMES = ["thing", "occasion", "person", "quality", "place", "name", "going"] as const;

/** Whether words only name what is paid for, without any verb: "Bug bounty #88", "Relayer refill on Polygon", "moderation Q3". */
export function namesMatter(words: readonly Word[], from: number, to: number): boolean {
  let isPaid = false;
  for (let at = from; at < to; at += 1) {
    const word = words[at] as Word;
    const { plain, lexeme, element, filler } = word;
    isPaid ||= PAYMENT.test(plain) || (isOpen(word) && isOf(plain, "occasion") && !isOf(plain, "fiction"));
    if (element !== undefined) {
      const isNamed =
        element.of === "the call" && /^(?:noun|verb)$/.test(element.as) && !/ed$|^paid$/.test(plain);
      if (element.as !== "chain" && !isNamed) return false;
    } else if (filler !== undefined) {
      if (!/^(?:count|name|reference number)$/.test(filler)) return false;
    } else if (lexeme.kind === "sign") {
      if (!/^[#&/'’-]$/.test(lexeme.text) && !isShortening(words, at)) return false;
    } else if (lexeme.kind === "number") {
      if (!/^[#/-]$/.test(plainAt(words, at - 1))) return false;
    } else if (lexeme.kind !== "word" || (!SMALL.test(plain) && !isNoun(words, at, from, to))) return false;
  }
  return isPaid;
}

function isNoun(words: readonly Word[], at: number, from: number, to: number): boolean {
  const { plain, lexeme } = words[at] as Word;
  if (guardOf(plain)) return GUARDED.test(plain) || isNamedSo(words, at);
  if (isOf(plain, "fiction", "time") && !PAYMENT.test(plain))
    return isMonth(plain) || (plain === "day" && at > from);
  if (OVER.test(plain)) return false;
  if (/\d/.test(lexeme.text)) return CODE.test(plain) && !CURRENCY.test(plain);
  if (PAYMENT.test(plain)) return true;
  return isOf(plain, ...NAMES) && !isOf(plain, "past") && !(at > from && isVerbOf(words, at, from, to));
}

/** Whether words have a code, "#88", "Q3", "HZ-55120", or end in what money is paid as, months aside: "web maintenance Oct". */
export function isPaidFor(own: readonly Word[]): boolean {
  if (own.some(({ lexeme, element }) => /\d/.test(lexeme.text) && element === undefined)) return true;
  const last = own.findLast(({ plain }) => !isOf(plain, "time"));
  return PAYMENT.test(last?.plain ?? "") && !own.some(({ plain }) => isAsking(plain));
}

const isMonth = (word: string) => /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]$)/.test(word);
