import { keccak256 } from "ethers/crypto";
import type { Address } from "../../../addresses/address.ts";
import { contractAddress } from "../../../data/contracts.ts";
import { brandOf } from "../../kindred.ts";
import type { Envelope } from "../decoder.ts";

/** Who makes a brand's pairs, and the hash of their code, which the pairs' addresses follow from. */
interface Factory {
  at: Address;
  pairCode: string;
}

const UNISWAP_CODE = "96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f";
const PANCAKE_CODE = "57224589c67f3f30a6b0d7a1b54cf3153ab84563bc609ef41dfb34f8b2974d2d";
const SUSHI_CODE = "e18a34eb0e04b04f7a0ac29a6e80748dca96319b42c54d679cb821dca90c6303";
const PANCAKE: Factory = { at: "0x02a84c1b3bbd7401a5f7fa98a384ebc70bb5749e", pairCode: PANCAKE_CODE };
const SUSHI: Factory = { at: "0xc35dadb65012ec5796536bd9864ed8773abc74c4", pairCode: SUSHI_CODE };

/** As @pancakeswap/v2-sdk 1.2.2 and sushi 7.3.15 have them; QuickSwap's makes Uniswap's own code. */
const FORKS: Readonly<Record<string, Readonly<Record<number, Factory>>>> = {
  pancakeswap: {
    1: { at: "0x1097053fd2ea711dad45caccc45eff7548fcb362", pairCode: PANCAKE_CODE },
    56: {
      at: "0xca143ce32fe78f1f7019d7d551a6402fc5350c73",
      pairCode: "00fb7f630766e6a796048ea87d01acd3068e8ff67d078148a3fa3f4a84f69bd5",
    },
    8453: PANCAKE,
    42161: PANCAKE,
  },
  sushiswap: {
    1: { at: "0xc0aee478e3658e2610c5f7a4a2e1777ce9e4f2ac", pairCode: SUSHI_CODE },
    56: SUSHI,
    100: SUSHI,
    137: SUSHI,
    42161: SUSHI,
    43114: SUSHI,
  },
  quickswap: { 137: { at: "0x5757371414417b8c6caad45baef941abc7d3ab32", pairCode: UNISWAP_CODE } },
};

/** Where the pair of two tokens lives in whose pools the called router trades (EIP-1014); undefined where no table knows who makes them. */
export function pairOf(envelope: Envelope, one: Address, other: Address): Address | undefined {
  const factory = factoryOf(envelope);
  if (!factory) return undefined;
  const [low, high] = one < other ? [one, other] : [other, one];
  const salt = keccak256(`0x${low.slice(2)}${high.slice(2)}`);
  return `0x${keccak256(`0xff${factory.at.slice(2)}${salt.slice(2)}${factory.pairCode}`).slice(26)}`;
}

function factoryOf(envelope: Envelope): Factory | undefined {
  const brand = brandOf(envelope);
  if (brand !== undefined) return FORKS[brand]?.[envelope.chainId];
  const at = contractAddress("Uniswap V2 Factory", envelope.chainId);
  return at && { at, pairCode: UNISWAP_CODE };
}
