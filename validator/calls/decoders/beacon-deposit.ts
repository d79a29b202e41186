import type { Address } from "../../addresses/address.ts";
import { nativeAsset } from "../../data/tokens.ts";
import type { Deed } from "../deed.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import type { CallDecoder, Envelope } from "./decoder.ts";

const DEPOSIT_CONTRACT: Address = "0x00000000219ab540356cbb839cbe05303d7705fa";
/** Credentials whose stake goes back to an account: those of version 1 and 2. */
const TO_ACCOUNT = /^0x0[12]0{22}[0-9a-f]{40}$/;

/** Ethereum's own contract for validators: whoever the credentials name gets the stake back, and the key's holder runs the validator. */
const deposit: CallDecoder = {
  protocol: "beacon_deposit",
  signature:
    "deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root)",
  payable: true,
  belongsTo: ({ to }) => to === DEPOSIT_CONTRACT,
  read({ pubkey, withdrawal_credentials: credentials }, { chainId, from, value }) {
    if (!TO_ACCOUNT.test(String(credentials))) {
      throw new NotUnderstood(
        "The stake would go back to a key and not to an account.",
        "Use withdrawal credentials of an account, which begin with 0x01 or 0x02.",
      );
    }
    return {
      operation: "stake",
      alsoOperation: ["supply"],
      amountIn: { asset: nativeAsset(chainId), baseUnits: value },
      recipient: `0x${String(credentials).slice(26)}`,
      peculiarities: [{ choice: "described value", label: "validator", value: String(pubkey) }],
      deed: validatorDeed(String(pubkey), `0x${String(credentials).slice(26)}`, { chainId, from, value }),
    };
  },
};

/** "Deposit 32 ETH for a validator, public key 0x…, withdrawals to 0x…" */
function validatorDeed(
  key: string,
  account: Address,
  { chainId, from, value }: Pick<Envelope, "chainId" | "from" | "value">,
): Deed {
  return {
    name: "Deposit for a validator",
    isEveryday: true,
    asked: [["deposit", "stake"], ["validator"]],
    beside: ["new", "ethereum", "withdrawals", "withdrawal", "credentials", "address", "account", "key"],
    facts: [
      { is: "amount", called: [], required: true, amount: { asset: nativeAsset(chainId), baseUnits: value } },
      { is: "text", called: ["public key", "pubkey", "validator key", "key"], required: true, text: key },
      {
        is: "party",
        called: ["withdrawals", "withdrawal address", "withdrawal credentials"],
        required: account !== from,
        address: account,
        leads: ["to", "for"],
      },
    ],
  };
}

export const beaconDeposit = [deposit];
