import type { TokenMention } from "../../intent/intent.ts";
import type { Mention } from "../mention.ts";

/** By its contract where the text has it, else by its name. */
export function collectionNamed(mentions: readonly Mention[]): TokenMention | undefined {
  const own = mentions.filter(({ role }) => role === "token").map(({ item }) => item);
  const address = own.find(({ is }) => is === "address");
  if (address?.is === "address")
    return { symbol: undefined, contract: address.address, known: true, quote: address.quote };
  const named = own.find(({ is }) => is === "token");
  return named?.is === "token" ? named.token : undefined;
}
