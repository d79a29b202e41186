import { keccak256 } from "ethers/crypto";
import { TypedDataEncoder } from "ethers/hash";
import { concat } from "ethers/utils";
import type { ExecutionType } from "./execution-type.ts";

/** Made once: putting the type together takes longer than hashing a value of it. */
const encoder = TypedDataEncoder.from({
  VerificationRequest: [
    { name: "id", type: "string" },
    { name: "escrow", type: "address" },
    { name: "chainId", type: "uint256" },
    { name: "execution", type: "uint8" },
    { name: "payloadHash", type: "bytes32" },
  ],
});

export interface HashedRequest {
  readonly id: string;
  readonly escrow: string;
  readonly chainId: number;
  readonly execution: ExecutionType;
  readonly payloadHash: string;
}

/** keccak256 of the exact bytes that are pinned, or of the plain payload's canonical JSON. */
export function payloadHash(bytes: Uint8Array): string {
  return keccak256(bytes);
}

/** The EIP-712 digest that names a request everywhere: on chain, in workflow ids and in paths. */
export function requestHash({ id, escrow, chainId, execution, payloadHash: payload }: HashedRequest): string {
  const struct = encoder.hash({ id, escrow, chainId, execution, payloadHash: payload });
  return keccak256(concat(["0x1901", domainHash(chainId), struct]));
}

let lastDomain: { readonly chainId: number; readonly hash: string } | undefined;

/** Most requests are for the chain of the one before. */
function domainHash(chainId: number): string {
  if (lastDomain?.chainId !== chainId) {
    const hash = TypedDataEncoder.hashDomain({ name: "Countersign", version: "1", chainId });
    lastDomain = { chainId, hash };
  }
  return lastDomain.hash;
}
