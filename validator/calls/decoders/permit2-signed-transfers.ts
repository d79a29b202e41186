import type { Address } from "../../addresses/address.ts";
import { tokenAt } from "../../data/tokens.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";

/** Permit2's transfers by a signature that is good for one use. */
const WITNESS = ["", "bytes32 witness, string witnessTypeString, "];

export const signedTransfers: readonly CallDecoder[] = WITNESS.flatMap((witness) => {
  const name = witness ? "permitWitnessTransferFrom" : "permitTransferFrom";
  return [
    `${name}(((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount) transferDetails, address owner, ${witness}bytes signature)`,
    `${name}(((address token, uint256 amount)[] permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount)[] transferDetails, address owner, ${witness}bytes signature)`,
  ];
}).map(
  (signature): CallDecoder => ({
    protocol: "permit2",
    signature,
    payable: false,
    read: readSignedTransfer,
  }),
);

function readSignedTransfer({ permit, transferDetails, owner }: Values, { chainId }: Envelope): Facets {
  const { permitted, deadline } = permit as Values;
  const allowed = [permitted].flat() as Values[];
  const wanted = [transferDetails].flat() as Values[];
  if (allowed.length !== wanted.length)
    throw new Malformed("it permits and transfers different numbers of tokens");
  const transfers = wanted
    .map(({ to, requestedAmount }, index) => {
      const { token, amount } = allowed[index] ?? {};
      if ((requestedAmount as bigint) > (amount as bigint))
        throw new Malformed("it transfers more than is permitted");
      return {
        asset: tokenAt(chainId, token as Address),
        baseUnits: requestedAmount as bigint,
        recipient: to as Address,
      };
    })
    .filter(({ baseUnits }) => baseUnits > 0n);
  const [first, ...others] = transfers;
  if (!first) throw new NotUnderstood("The call transfers nothing.", "Send the amounts that were meant.");
  return {
    operation: "transfer",
    amountIn: { asset: first.asset, baseUnits: first.baseUnits },
    recipient: first.recipient,
    owner: owner as Address,
    deadline: deadline as bigint,
    ...(others.length > 0 && { sideTransfers: others }),
  };
}
