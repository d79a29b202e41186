import type { Address } from "../../validator/addresses/address.ts";

export const ALICE: Address = "0x7a16ff8270133f063aab6c9977183d9e72835428";
export const BOB: Address = "0x5b38da6a701c568545dcfcb03fcb875f56beddc4";
export const MALLORY: Address = "0xbad0000000000000000000000000000000000bad";
export const SPENDER: Address = "0x1111111254eeb25477b68fb85ed929f73a960582";
/** Begins and ends like Alice. */
export const ALIKE: Address = "0x7a16ff0000000000000000000000000000005428";
export const LAZARUS: Address = "0x098b716b8aaf21512996dc57eb0615e2383e2f96";

export const USDC: Address = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
export const USDT: Address = "0xdac17f958d2ee523a2206206994597c13d831ec7";
export const DAI: Address = "0x6b175474e89094c44da98b954eedeac495271d0f";
export const WETH: Address = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
export const WBTC: Address = "0x2260fac5e5542a773aa44fbcfedf7c193bc2c599";
export const USDC_BASE: Address = "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913";
export const USDC_ARBITRUM: Address = "0xaf88d065e77c8cc2239327c5edb3a432268e5831";
export const USDC_SEPOLIA: Address = "0x1c7d4b196cb0c7b01d743fbc6116a902379c7238";
export const USDC_POLYGON: Address = "0x3c499c542cef5e3811e1192ce70d8cc03d5c3359";
export const FAKE_USDC: Address = "0xfa4e000000000000000000000000000000000001";
export const PERMIT2: Address = "0x000000000022d473030f116ddee9f6b43ac78ba3";

export const ETHER = 10n ** 18n;
export const MAX = 2n ** 256n - 1n;
