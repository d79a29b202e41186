import type { Address } from "../../addresses/address.ts";
import { MAX_UINT256 } from "../../decimals/quantity.ts";
import { Malformed } from "../abi/compile-decoder.ts";
import { collectionStandard } from "./collections.ts";
import type { CallDecoder } from "./decoder.ts";
import { withReceiverData } from "./receiver-data.ts";

const safeTransferFrom: CallDecoder = {
  protocol: "erc1155",
  signature: "safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)",
  payable: false,
  read: (values, { to }) =>
    withReceiverData(
      {
        operation: "transfer",
        owner: values.from as Address,
        recipient: values.to as Address,
        nonFungibles: [
          {
            standard: "erc1155",
            collection: to,
            tokenId: values.id as bigint,
            amount: values.amount as bigint,
          },
        ],
      },
      values.data as string,
    ),
};

const safeBatchTransferFrom: CallDecoder = {
  protocol: "erc1155",
  signature: "safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)",
  payable: false,
  read: (values, { to }) => {
    const ids = values.ids as bigint[];
    const amounts = values.amounts as bigint[];
    if (ids.length === 0) throw new Malformed("it names no token");
    if (ids.length !== amounts.length) throw new Malformed("ids and amounts differ in number");
    return withReceiverData(
      {
        operation: "transfer",
        owner: values.from as Address,
        recipient: values.to as Address,
        nonFungibles: ids.map((tokenId, index) => ({
          standard: "erc1155",
          collection: to,
          tokenId,
          amount: amounts[index] ?? 0n,
        })),
      },
      values.data as string,
    );
  },
};

const setApprovalForAll: CallDecoder = {
  protocol: "erc1155",
  signature: "setApprovalForAll(address operator, bool approved)",
  payable: false,
  belongsTo: (envelope) => collectionStandard(envelope) === "erc1155",
  read: (values, { to }) => ({
    operation: values.approved ? "approve" : "revoke",
    spender: values.operator as Address,
    approvesAll: values.approved === true,
    nonFungibles: [{ standard: "erc1155", collection: to, tokenId: undefined, amount: MAX_UINT256 }],
  }),
};

export const erc1155 = [safeTransferFrom, safeBatchTransferFrom, setApprovalForAll];
