import type { Address } from "../../addresses/address.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A signature of the arguments of a known function: what whoever sends it may then do in the signer's name. */
export interface SignedArguments {
  function: string;
  params: (message: Fields, signer: Address | undefined) => Fields[];
}

const PROOF = { v: 27, r: `0x${"00".repeat(32)}`, s: `0x${"00".repeat(32)}` };
const withProof = (fields: Fields) => [{ ...fields, ...PROOF }];

/** By the type that is signed; each of a batch's permits by itself, since each is a grant of its own. */
export function signedArguments(primaryType: unknown, message: Fields): SignedArguments | undefined {
  switch (primaryType) {
    case "Permit":
      return "allowed" in message
        ? {
            function: "permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)",
            params: withProof,
          }
        : {
            function: "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)",
            params: ({ nonce: _, ...fields }) => withProof(fields),
          };
    case "PermitSingle":
    case "PermitBatch":
      return {
        function: "permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)",
        params: ({ details, ...fields }, owner) =>
          (primaryType === "PermitBatch" && Array.isArray(details) ? details : [details]).map((one) => ({
            owner,
            permitSingle: { ...fields, details: one },
            signature: "0x",
          })),
      };
    case "TransferWithAuthorization":
    case "ReceiveWithAuthorization":
      return {
        function: `${primaryType[0]?.toLowerCase()}${primaryType.slice(1)}(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)`,
        params: withProof,
      };
    default:
      return undefined;
  }
}
