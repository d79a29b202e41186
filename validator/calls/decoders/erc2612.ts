import type { Address } from "../../addresses/address.ts";
import { tokenAt } from "../../data/tokens.ts";
import { MAX_UINT256 } from "../../decimals/quantity.ts";
import type { Value, Values } from "../abi/compile-decoder.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";

/** Token functions that a signature stands behind: ERC-2612 permits, DAI's own kind, and EIP-3009 transfers. */

const VRS = "uint8 v, bytes32 r, bytes32 s";

function permission(
  { chainId, to }: Envelope,
  owner: Value | undefined,
  spender: Value | undefined,
  baseUnits: bigint,
  deadline: Value | undefined,
): Facets {
  const asset = tokenAt(chainId, to);
  const parties = { spender: spender as Address, owner: owner as Address };
  return {
    operation: baseUnits === 0n ? "revoke" : "approve",
    amountIn: { asset, baseUnits },
    ...parties,
    deadline: deadline as bigint,
    // The allowance outlives the signature's deadline.
    permits: [{ asset, baseUnits, ...parties, expiresAt: undefined }],
  };
}

const permit = [VRS, "bytes signature"].map(
  (proof): CallDecoder => ({
    protocol: "erc20",
    signature: `permit(address owner, address spender, uint256 value, uint256 deadline, ${proof})`,
    payable: false,
    read: ({ owner, spender, value, deadline }, envelope) =>
      permission(envelope, owner, spender, value as bigint, deadline),
  }),
);

const daiPermit: CallDecoder = {
  protocol: "erc20",
  signature: `permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, ${VRS})`,
  payable: false,
  read({ holder, spender, expiry, allowed }, envelope) {
    // It grants everything or nothing; an expiry of zero means a signature that does not age.
    const until = expiry === 0n ? MAX_UINT256 : expiry;
    return permission(envelope, holder, spender, allowed ? MAX_UINT256 : 0n, until);
  },
};

const AUTHORIZATION =
  "address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce";

const authorized = ["transferWithAuthorization", "receiveWithAuthorization"].flatMap((name) =>
  [VRS, "bytes signature"].map(
    (proof): CallDecoder => ({
      protocol: "erc20",
      signature: `${name}(${AUTHORIZATION}, ${proof})`,
      payable: false,
      read: authorizedTransfer,
    }),
  ),
);

function authorizedTransfer({ from, to, value, validBefore }: Values, envelope: Envelope): Facets {
  return {
    operation: "transfer",
    amountIn: { asset: tokenAt(envelope.chainId, envelope.to), baseUnits: value as bigint },
    owner: from as Address,
    recipient: to as Address,
    deadline: validBefore as bigint,
  };
}

const cancelAuthorization: CallDecoder = {
  protocol: "erc20",
  signature: `cancelAuthorization(address authorizer, bytes32 nonce, ${VRS})`,
  payable: false,
  read: ({ authorizer }) => ({ operation: "cancel", owner: authorizer as Address }),
};

export const erc2612: readonly CallDecoder[] = [...permit, daiPermit, ...authorized, cancelAuthorization];
