import type { Address } from "../../../addresses/address.ts";
import type { CallDecoder } from "../decoder.ts";
import { amountOrAll } from "../moved-amount.ts";
import { cometOf, isComet } from "./comets.ts";

/**
 * The market as a token. Its functions are a coin's, but more than a coin's: a transfer may borrow, and an approval
 * knows only nothing and everything.
 */
const transfer: CallDecoder = {
  protocol: "compound_v3",
  signature: "transfer(address dst, uint256 amount)",
  payable: false,
  belongsTo: isComet,
  read: (values, envelope) => ({
    operation: "transfer",
    amountIn: amountOrAll(cometOf(envelope).share, values.amount as bigint),
    recipient: values.dst as Address,
  }),
};

const transferFrom: CallDecoder = {
  protocol: "compound_v3",
  signature: "transferFrom(address src, address dst, uint256 amount)",
  payable: false,
  belongsTo: isComet,
  read: (values, envelope) => ({
    operation: "transfer",
    amountIn: amountOrAll(cometOf(envelope).share, values.amount as bigint),
    owner: values.src as Address,
    recipient: values.dst as Address,
  }),
};

const approve: CallDecoder = {
  protocol: "compound_v3",
  signature: "approve(address spender, uint256 amount)",
  payable: false,
  belongsTo: isComet,
  read: (values, envelope) => ({
    operation: values.amount === 0n ? "revoke" : "approve",
    amountIn: { asset: cometOf(envelope).share, baseUnits: values.amount as bigint },
    spender: values.spender as Address,
    approvesAll: values.amount !== 0n,
  }),
};

const allow: CallDecoder = {
  protocol: "compound_v3",
  signature: "allow(address manager, bool isAllowed)",
  payable: false,
  belongsTo: isComet,
  read: (values) => ({
    operation: values.isAllowed ? "approve" : "revoke",
    spender: values.manager as Address,
    approvesAll: values.isAllowed === true,
  }),
};

const allowBySig: CallDecoder = {
  protocol: "compound_v3",
  signature:
    "allowBySig(address owner, address manager, bool isAllowed, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)",
  payable: false,
  belongsTo: isComet,
  read: (values) => ({
    operation: values.isAllowed ? "approve" : "revoke",
    owner: values.owner as Address,
    spender: values.manager as Address,
    approvesAll: values.isAllowed === true,
    deadline: values.expiry as bigint,
  }),
};

export const share = [transfer, transferFrom, approve, allow, allowBySig];
