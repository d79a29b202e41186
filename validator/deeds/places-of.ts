import type { Call } from "../calls/call.ts";
import { describedContract } from "../calls/decoders/erc7730/registry.ts";
import { isOfProtocol, protocolsOf } from "../calls/protocols-of.ts";
import { spokenNamesOf } from "../data/contracts.ts";
import { spokenProtocols } from "../data/spoken-protocols.ts";
import { type Phrase, words } from "./phrase.ts";

/** What the contract that is called may be called, its owners' names among it, and its address. */
export function placesOf(call: Call, chainId: number): Phrase[] {
  const protocols = protocolsOf(call, chainId);
  const families = Object.entries(spokenProtocols).filter(([name]) => isOfProtocol(name, protocols));
  const described = describedContract(chainId, call.to);
  return [
    [{ literal: call.to }],
    // A name that begins with a digit is a number and a word to a reader: "3pool".
    ...spokenNamesOf(chainId, call.to).map(
      (spoken): Phrase => (/(?:^| )\d/.test(spoken) ? [{ literal: spoken }] : words(spoken)),
    ),
    ...families.flatMap(([, spoken]) => spoken.split(", ").map(words)),
    ...described.map((name) => spokenWords(name)).filter((phrase) => phrase.length > 0),
    ...(call.protocol === "governor" && call.contract ? [spokenWords(call.contract).slice(0, 1)] : []),
  ];
}

const COMPANY = /,? (?:labs|network|finance|financial|protocol|dao|capital|inc\.?|foundation)$/i;

/** "PollingFoundation-Flare" is called the polling foundation, "Threshold Network" Threshold. */
function spokenWords(name: string): string[] {
  const [main = ""] = name.replace(COMPANY, "").split("-");
  return (main.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? []).map((word) => word.toLowerCase());
}
