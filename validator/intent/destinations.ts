import { describesParty, phraseEnd } from "./leftover-phrases.ts";
import { isTaken, type Reading, wordAt } from "./reading.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const OWN = words(
  "my our the this that own same connected sending current main primary sender user me myself wallet wallets account address balance it them",
);
const HOLDERS = words("wallet wallets account accounts multisig safe treasury bank");
const RECIPIENTS = words("recipient receiver beneficiary payee destination");

/** Where a place is named that no address was read for, as in "to my hardware wallet": the place behind it. */
export function unreadDestination(reading: Reading, at: number, to: number): number | undefined {
  const { lexemes } = reading;
  const word = wordAt(lexemes, at);
  if (RECIPIENTS.has(word)) {
    if (!/^[:=]$/.test(wordAt(lexemes, at + 1))) return undefined;
    const isRead =
      lexemes[at + 2] === undefined || isTaken(reading, at + 2) || OWN.has(wordAt(lexemes, at + 2));
    return isRead ? undefined : at + 3;
  }
  if (word !== "to" && word !== "into") return undefined;
  const end = phraseEnd(reading, at, to);
  let isHolder = false;
  let isForeign = false;
  for (let next = at + 1; next < end; next += 1) {
    const named = wordAt(lexemes, next);
    isHolder ||= HOLDERS.has(named);
    isForeign ||= !OWN.has(named);
  }
  // "to the cold wallet at 0x…", "to our cold wallet (0x…)"
  const party = /^(?:at|[(:])$/.test(wordAt(lexemes, end)) ? end + 1 : end;
  return isHolder && isForeign && !describesParty(reading, party) ? end : undefined;
}
