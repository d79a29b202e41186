import type { TokenMention } from "../../intent/intent.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import type { Mention, MentionOf } from "./mention.ts";

/** "100 HONEST (0x…)": a token that no table knows is the one whose contract stands right behind it. */
export function withOwnContracts(reading: Reading, mentions: readonly Mention[]): Mention[] {
  const settled: Mention[] = [];
  for (let place = 0; place < mentions.length; place += 1) {
    const mention = mentions[place];
    const next = mentions[place + 1];
    const named = mention && next?.kind === "address" && isBeside(reading, mention, next) ? next : undefined;
    const owned = named && mention && ownedBy(mention, named.address);
    if (owned) place += 1;
    if (mention) settled.push(owned ?? mention);
  }
  return settled;
}

const isBeside = ({ lexemes }: Reading, { to }: Mention, address: MentionOf<"address">) =>
  address.from === to + 1 && wordAt(lexemes, to) === "(";

function ownedBy(mention: Mention, contract: TokenMention["contract"]): Mention | undefined {
  if (mention.kind === "token")
    return mention.token.known ? undefined : { ...mention, token: { ...mention.token, contract } };
  if (mention.kind !== "amount" || !mention.amount.token || mention.amount.token.known) return undefined;
  const token = { ...mention.amount.token, contract };
  return { ...mention, token, amount: { ...mention.amount, token } };
}
