import { keccak256 } from "ethers/crypto";
import type { Address } from "../../../addresses/address.ts";
import { contractAddress } from "../../../data/contracts.ts";

/** The hash of the code of every Uniswap V2 pair, which its address follows from. */
const PAIR_CODE = "96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f";

/** Uniswap's own deployments of the V2 factory. */
const FACTORIES: Readonly<Record<number, Address>> = {
  1: "0x5c69bee701ef814a2b6a3edd4b1652cb9cc5aa6f",
  10: "0x0c3c1c532f1e39edf36be9fe0be1410313e074bf",
  56: "0x8909dc15e40173ff4699343b6eb8132c65e18ec6",
  137: "0x9e5a52f57b3038f1b8eee45f28b3c1967e22799c",
  8453: "0x8909dc15e40173ff4699343b6eb8132c65e18ec6",
  42161: "0xf1d7cc64fb4452f05c498126312ebe29f30fbcf9",
  43114: "0x9e5a52f57b3038f1b8eee45f28b3c1967e22799c",
  11155111: "0xf62c03e08ada871a0beb309762e260a7a6a880e6",
};

/** Where the pair of two tokens lives (EIP-1014); undefined on a chain whose factory is not known. */
export function pairOf(chainId: number, one: Address, other: Address): Address | undefined {
  const factory = contractAddress("Uniswap V2 Factory", chainId) ?? FACTORIES[chainId];
  if (!factory) return undefined;
  const [low, high] = one < other ? [one, other] : [other, one];
  const salt = keccak256(`0x${low.slice(2)}${high.slice(2)}`);
  return `0x${keccak256(`0xff${factory.slice(2)}${salt.slice(2)}${PAIR_CODE}`).slice(26)}`;
}
