import { type Address, ZERO_ADDRESS } from "../../addresses/address.ts";
import { MAX_UINT256 } from "../../decimals/quantity.ts";
import type { Values } from "../abi/compile-decoder.ts";
import type { NonFungible } from "../call.ts";
import { collectionStandard } from "./collections.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { withReceiverData } from "./receiver-data.ts";

const one = ({ to }: Envelope, tokenId: bigint): NonFungible => ({
  standard: "erc721",
  collection: to,
  tokenId,
  amount: 1n,
});

const isCollection = (envelope: Envelope) => collectionStandard(envelope) === "erc721";

const transferred = (values: Values, envelope: Envelope): Facets => ({
  operation: "transfer",
  owner: values.from as Address,
  recipient: values.to as Address,
  nonFungibles: [one(envelope, values.tokenId as bigint)],
});

const safeTransferFrom: CallDecoder = {
  protocol: "erc721",
  signature: "safeTransferFrom(address from, address to, uint256 tokenId)",
  payable: false,
  read: transferred,
};

const safeTransferFromWithData: CallDecoder = {
  protocol: "erc721",
  signature: "safeTransferFrom(address from, address to, uint256 tokenId, bytes data)",
  payable: false,
  read: (values, envelope) => withReceiverData(transferred(values, envelope), values.data as string),
};

const transferFrom: CallDecoder = {
  protocol: "erc721",
  signature: "transferFrom(address from, address to, uint256 tokenId)",
  payable: false,
  belongsTo: isCollection,
  read: transferred,
};

/** Older than the standard, and given away by a function of its own. */
const CRYPTO_PUNKS: Address = "0xb47e3cd837ddf8e4c57f05d70ab865de6e193bbb";

const transferPunk: CallDecoder = {
  protocol: "erc721",
  signature: "transferPunk(address to, uint256 punkIndex)",
  payable: false,
  belongsTo: ({ chainId, to }) => chainId === 1 && to === CRYPTO_PUNKS,
  read: (values, envelope) => ({
    operation: "transfer",
    recipient: values.to as Address,
    nonFungibles: [one(envelope, values.punkIndex as bigint)],
  }),
};

const approve: CallDecoder = {
  protocol: "erc721",
  signature: "approve(address to, uint256 tokenId)",
  payable: false,
  belongsTo: isCollection,
  read: (values, envelope) => ({
    operation: values.to === ZERO_ADDRESS ? "revoke" : "approve",
    spender: values.to as Address,
    nonFungibles: [one(envelope, values.tokenId as bigint)],
  }),
};

const setApprovalForAll: CallDecoder = {
  protocol: "erc721",
  signature: "setApprovalForAll(address operator, bool approved)",
  payable: false,
  belongsTo: (envelope) => collectionStandard(envelope) !== "erc1155",
  read: (values, { to }) => ({
    operation: values.approved ? "approve" : "revoke",
    spender: values.operator as Address,
    approvesAll: values.approved === true,
    nonFungibles: [{ standard: "erc721", collection: to, tokenId: undefined, amount: MAX_UINT256 }],
  }),
};

/**
 * Stands before the coins' decoders, which read transferFrom and approve of every contract that is no known collection:
 * an amount is then missed in the intent, never passed.
 */
export const erc721 = [
  safeTransferFrom,
  safeTransferFromWithData,
  transferFrom,
  transferPunk,
  approve,
  setApprovalForAll,
];
