import { id } from "ethers/hash";
import type { Address } from "../../addresses/address.ts";
import { tokenAt } from "../../data/tokens.ts";
import type { Values } from "../abi/compile-decoder.ts";
import type { Permit } from "../call.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import type { CallDecoder, Facets, InnerCall } from "./decoder.ts";
import { signedTransfers } from "./permit2-signed-transfers.ts";

const DETAILS = "(address token, uint160 amount, uint48 expiration, uint48 nonce)";
export const PERMIT_SINGLE = `(${DETAILS} details, address spender, uint256 sigDeadline)`;
export const PERMIT_BATCH = `(${DETAILS}[] details, address spender, uint256 sigDeadline)`;

const TRANSFER_FROM = id("transferFrom(address,address,uint160,address)").slice(2, 10);
const APPROVE = id("approve(address,address,uint160,uint48)").slice(2, 10);

const NEVER = 2n ** 48n - 1n;

/** The permits that Permit2 books for an owner by a signature, single or batch. */
export function permitsOf(
  { details, spender, sigDeadline }: Values,
  owner: Address | undefined,
  chainId: number,
): Permit[] {
  const all = (Array.isArray(details) ? details : [details]) as Values[];
  return all.map(({ token, amount, expiration }) => ({
    asset: tokenAt(chainId, token as Address),
    baseUnits: amount as bigint,
    spender: spender as Address,
    owner,
    expiresAt: endOf(expiration as bigint, sigDeadline as bigint),
  }));
}

/** Zero is for the block that the permit is used in, so at the latest the one in which its signature ends. */
function endOf(expiration: bigint, sigDeadline: bigint): bigint | undefined {
  if (expiration === 0n) return sigDeadline;
  return expiration === NEVER ? undefined : expiration;
}

const approve: CallDecoder = {
  protocol: "permit2",
  signature: "approve(address token, address spender, uint160 amount, uint48 expiration)",
  payable: false,
  read: ({ token, spender, amount, expiration }, { chainId }) => ({
    operation: amount === 0n ? "revoke" : "approve",
    amountIn: { asset: tokenAt(chainId, token as Address), baseUnits: amount as bigint },
    spender: spender as Address,
    expiresAt: expiration as bigint,
  }),
};

const permits = [
  `permit(address owner, ${PERMIT_SINGLE} permitSingle, bytes signature)`,
  `permit(address owner, ${PERMIT_BATCH} permitBatch, bytes signature)`,
].map(
  (signature): CallDecoder => ({
    protocol: "permit2",
    signature,
    payable: false,
    read: ({ owner, permitSingle, permitBatch }, { chainId }) =>
      readPermit((permitSingle ?? permitBatch) as Values, owner as Address, chainId),
  }),
);

function readPermit(permit: Values, owner: Address, chainId: number): Facets {
  const given = permitsOf(permit, owner, chainId);
  const [first] = given;
  if (!first) throw nothing("The batch permits nothing.");
  return {
    operation: given.every(({ baseUnits }) => baseUnits === 0n) ? "revoke" : "approve",
    ...(given.length === 1 && { amountIn: { asset: first.asset, baseUnits: first.baseUnits } }),
    spender: first.spender,
    owner,
    deadline: permit.sigDeadline as bigint,
    permits: given,
  };
}

const transferFrom: CallDecoder = {
  protocol: "permit2",
  signature: "transferFrom(address from, address to, uint160 amount, address token)",
  payable: false,
  read: ({ from, to, amount, token }, { chainId }) => ({
    operation: "transfer",
    amountIn: { asset: tokenAt(chainId, token as Address), baseUnits: amount as bigint },
    owner: from as Address,
    recipient: to as Address,
  }),
};

const transferFromBatch: CallDecoder = {
  protocol: "permit2",
  signature: "transferFrom((address from, address to, uint160 amount, address token)[] transferDetails)",
  payable: false,
  read: ({ transferDetails }, { to: permit2 }) =>
    each(transferDetails as Values[], permit2, ({ from, to, amount, token }) => [
      TRANSFER_FROM,
      word(from as Address),
      word(to as Address),
      word(amount as bigint),
      word(token as Address),
    ]),
};

/** Takes approvals back: each pair as the approval of nothing that it amounts to. */
const lockdown: CallDecoder = {
  protocol: "permit2",
  signature: "lockdown((address token, address spender)[] approvals)",
  payable: false,
  read: ({ approvals }, { to: permit2 }) =>
    each(approvals as Values[], permit2, ({ token, spender }) => [
      APPROVE,
      word(token as Address),
      word(spender as Address),
      word(0n),
      word(0n),
    ]),
};

function each(
  items: Values[],
  to: Address,
  encode: (item: Values) => string[],
): { inner: readonly InnerCall[] } {
  if (items.length === 0) throw nothing("The batch is empty.");
  return { inner: items.map((item) => ({ to, value: 0n, data: `0x${encode(item).join("")}` })) };
}

const word = (value: Address | bigint): string =>
  (typeof value === "bigint" ? value.toString(16) : value.slice(2)).padStart(64, "0");

const nothing = (problem: string) => new NotUnderstood(problem, "Send the entries that were meant.");

const cancellations = [
  "invalidateNonces(address token, address spender, uint48 newNonce)",
  "invalidateUnorderedNonces(uint256 wordPos, uint256 mask)",
].map(
  (signature): CallDecoder => ({
    protocol: "permit2",
    signature,
    payable: false,
    read: () => ({ operation: "cancel" }),
  }),
);

export const permit2: readonly CallDecoder[] = [
  approve,
  ...permits,
  transferFrom,
  transferFromBatch,
  lockdown,
  ...signedTransfers,
  ...cancellations,
];
