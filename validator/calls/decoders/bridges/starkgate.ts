import type { Address } from "../../../addresses/address.ts";
import { contractAt } from "../../../data/contracts.ts";
import { nativeAsset, tokenAt } from "../../../data/tokens.ts";
import { Malformed } from "../../abi/compile-decoder.ts";
import type { DeedFact } from "../../deed.ts";
import type { CallDecoder } from "../decoder.ts";
import { destinationNamed } from "./destination.ts";
import { feeFacts } from "./fee-fact.ts";

/** What the bridges take for the chain's own currency: its letters. */
const ETHER = "0x0000000000000000000000000000000000455448";
/** StarkGate: what is deposited on Ethereum is credited to an account of Starknet, for the price of a message. */
const deposit: CallDecoder = {
  protocol: "starkgate",
  signature: "deposit(address token, uint256 amount, uint256 l2Recipient)",
  payable: true,
  belongsTo: ({ chainId, to }) => contractAt(chainId, to)?.protocol === "starkgate",
  read({ token, amount, l2Recipient }, { chainId, value }) {
    const isEther = token === ETHER;
    const fee = value - (isEther ? (amount as bigint) : 0n);
    if (fee < 0n) throw new Malformed("it sends less than it deposits");
    return {
      operation: "bridge",
      amountIn: {
        asset: isEther ? nativeAsset(chainId) : tokenAt(chainId, token as Address),
        baseUnits: amount as bigint,
      },
      charge: fee,
      destination: destinationNamed("Starknet"),
      deed: {
        name: "Bridge to Starknet",
        asked: [],
        beside: ["starknet", "small", "message", "fee", "okay", "ok", "fine", "included", "eth", "layer"],
        facts: [accountFact(l2Recipient as bigint), ...feeFacts(fee, chainId)],
      },
    };
  },
};

const CALLED = ["account", "address", "receiver", "recipient"];

function accountFact(account: bigint): DeedFact {
  const text = `0x${account.toString(16).padStart(64, "0")}`;
  return { is: "text", called: CALLED, required: true, text, leads: ["to", "for", "into"] };
}

export const starkgate = [deposit];
