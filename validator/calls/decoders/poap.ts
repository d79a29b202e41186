import type { Address } from "../../addresses/address.ts";
import type { DeedFact } from "../deed.ts";
import { isNamed } from "./belongs-to.ts";
import { feeFacts } from "./bridges/fee-fact.ts";
import type { CallDecoder } from "./decoder.ts";

/**
 * A token of an event, brought to Ethereum by a voucher of POAP's. The voucher's signature is over all the rest, so that
 * nobody has to name it.
 */
const mintToken: CallDecoder = {
  protocol: "poap",
  signature:
    "mintToken(uint256 eventId, uint256 tokenId, address receiver, uint256 expirationTime, bytes signature)",
  payable: true,
  belongsTo: isNamed("POAP Bridge"),
  read({ eventId, tokenId, receiver, expirationTime }, { chainId, from, value }) {
    const numbered = (called: string, number: unknown): DeedFact => ({
      is: "number",
      called: [called, `${called} id`],
      required: true,
      value: number as bigint,
    });
    return {
      operation: "other",
      recipient: receiver as Address,
      deadline: expirationTime as bigint,
      charge: value,
      deed: {
        name: "Mint a POAP",
        asked: [["mint", "claim"], ["poap"]],
        beside: ["voucher", "token", "event", "migration"],
        facts: [
          numbered("token", tokenId),
          numbered("event", eventId),
          {
            is: "party",
            called: ["receiver", "recipient"],
            required: receiver !== from,
            address: receiver as Address,
            leads: ["to", "for"],
          },
          ...(value > 0n ? feeFacts(value, chainId) : []),
        ],
      },
    };
  },
};

export const poap = [mintToken];
