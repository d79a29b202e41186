import type { Address } from "../../addresses/address.ts";
import type { Asset } from "../../data/asset.ts";
import { contractAt } from "../../data/contracts.ts";
import { tokenAt } from "../../data/tokens.ts";
import type { DeedFact } from "../deed.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import type { CallDecoder, Envelope } from "./decoder.ts";

/** What a wrapper of Zama's makes confidential; undefined for any other contract. */
function wrappedBy({ chainId, to }: Pick<Envelope, "chainId" | "to">): Asset | undefined {
  const { protocol, version } = contractAt(chainId, to) ?? {};
  return protocol === "zama" && version !== undefined ? tokenAt(chainId, version as Address) : undefined;
}

function knownWrapped(envelope: Envelope): Asset & { symbol: string } {
  const asset = wrappedBy(envelope);
  if (asset?.symbol === undefined)
    throw new NotUnderstood(
      "No table knows what the wrapper holds.",
      "Use a wrapper that the arbiter knows.",
    );
  return { ...asset, symbol: asset.symbol };
}

const isWrapper = (envelope: Envelope) => wrappedBy(envelope) !== undefined;

/** Which wrapper it is, by its address or by a name that tells. */
function wrapperFacts(to: Address, said: readonly string[]): DeedFact[] {
  const address: DeedFact = { is: "party", called: ["wrapper", "contract"], required: false, address: to };
  return [{ is: "word", called: [], required: true, unless: [address], said }, address];
}

/** A token comes in as everybody can see, and is from then on a balance that nobody can. */
const wrap: CallDecoder = {
  protocol: "zama",
  signature: "wrap(address to, uint256 amount)",
  payable: false,
  belongsTo: isWrapper,
  read({ to, amount }, envelope) {
    const asset = knownWrapped(envelope);
    const given = { asset, baseUnits: amount as bigint };
    const symbol = asset.symbol.toLowerCase();
    return {
      operation: "other",
      amountIn: given,
      recipient: to as Address,
      deed: {
        name: `Shield ${asset.symbol}`,
        asked: [["shield", "wrap"]],
        beside: ["confidential", "wrapper", "credited", "and credit", symbol],
        facts: [
          { is: "amount", called: [], required: true, amount: given },
          ...wrapperFacts(envelope.to, ["zama", "zama's", `confidential ${symbol}`]),
          {
            is: "party",
            called: ["receiver", "recipient"],
            required: to !== envelope.from,
            address: to as Address,
            leads: ["to", "for", "credit"],
          },
        ],
      },
    };
  },
};

/** An operator moves all of the holder's balance, until a time; one whose time is 0 is none any more. */
const setOperator: CallDecoder = {
  protocol: "zama",
  signature: "setOperator(address operator, uint48 until)",
  payable: false,
  belongsTo: isWrapper,
  read({ operator, until }, envelope) {
    const symbol = knownWrapped(envelope).symbol.toLowerCase();
    const isEnd = until === 0n;
    const verbs = isEnd
      ? ["revoke", "remove", "cancel"]
      : ["make", "set", "appoint", "authorize", "authorise"];
    return {
      operation: "other",
      deed: {
        name: isEnd ? "Remove an operator" : "Appoint an operator",
        asked: [verbs, ["operator"]],
        beside: isEnd ? ["at once", "immediately"] : ["until"],
        facts: [
          {
            is: "party",
            called: [],
            required: true,
            address: operator as Address,
            // "Operator of 0x…" is whose operator it is.
            leads: isEnd ? [...verbs, "operator"] : verbs,
          },
          ...(isEnd ? [] : [{ is: "time" as const, called: ["until"], required: true, at: until as bigint }]),
          ...wrapperFacts(envelope.to, [`confidential ${symbol}`, `zama ${symbol}`, `zama's ${symbol}`]),
        ],
      },
    };
  },
};

export const zama = [wrap, setOperator];
