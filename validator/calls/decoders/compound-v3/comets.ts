import type { Address } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import { tokenAt } from "../../../data/tokens.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { Envelope } from "../decoder.ts";

type Row = readonly [chainId: number, comet: Address, base: Address];

/** Every market has one base asset, which is lent and borrowed; everything else in it is collateral. */
const COMETS: readonly Row[] = [
  [1, "0xc3d688b66703497daa19211eedff47f25384cdc3", "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48"], // cUSDCv3
  [1, "0xa17581a9e3356d9a858b789d68b4d866e593ae94", "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2"], // cWETHv3
  [1, "0x3afdc9bca9213a35503b077a6072f3d0d5ab0840", "0xdac17f958d2ee523a2206206994597c13d831ec7"], // cUSDTv3
  [1, "0x5d409e56d886231adaf00c8775665ad0f9897b56", "0xdc035d45d973e3ec169d2276ddab16f1e407384f"], // cUSDSv3
  [1, "0x3d0bb1ccab520a66e607822fc55bc921738fafe3", "0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0"], // cWstETHv3
  [1, "0xe85dc543813b8c2cfeaac371517b925a166a9293", "0x2260fac5e5542a773aa44fbcfedf7c193bc2c599"], // cWBTCv3
  [10, "0x2e44e174f7d53f0212823acc11c01a11d58c5bcb", "0x0b2c639c533813f4aa9d7837caf62653d097ff85"], // cUSDCv3
  [10, "0x995e394b8b2437ac8ce61ee0bc610d617962b214", "0x94b008aa00579c1307b0ef2c499ad98a8ce58e58"], // cUSDTv3
  [10, "0xe36a30d249f7761327fd973001a32010b521b6fd", "0x4200000000000000000000000000000000000006"], // cWETHv3
  [137, "0xf25212e676d1f7f89cd72ffee66158f541246445", "0x2791bca1f2de4661ed88a30c99a7a9449aa84174"], // cUSDCv3
  [137, "0xaeb318360f27748acb200ce616e389a6c9409a07", "0xc2132d05d31c914a87c6611c10748aeb04b58e8f"], // cUSDTv3
  [8453, "0xb125e6687d4313864e53df431d5425969c15eb2f", "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913"], // cUSDCv3
  [8453, "0x9c4ec768c28520b50860ea7a15bd7213a9ff58bf", "0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca"], // cUSDbCv3
  [8453, "0x46e6b214b524310239732d51387075e0e70970bf", "0x4200000000000000000000000000000000000006"], // cWETHv3
  [8453, "0x2c776041ccfe903071af44aa147368a9c8eea518", "0x820c137fa70c8691f0e44dc420a5e53c168921dc"], // cUSDSv3
  [8453, "0x784efeb622244d2348d4f2522f8860b96fbece89", "0x940181a94a35a4569e4529a3cdfb74e38fd98631"], // cAEROv3
  [42_161, "0x9c4ec768c28520b50860ea7a15bd7213a9ff58bf", "0xaf88d065e77c8cc2239327c5edb3a432268e5831"], // cUSDCv3
  [42_161, "0xa5edbdd9646f8dff606d7448e414884c7d905dca", "0xff970a61a04b1ca14834a43f5de4533ebddb5cc8"], // cUSDCev3
  [42_161, "0x6f7d514bbd4aff3bcd1140b7344b32f063dee486", "0x82af49447d8a07e3bd95bd0d56f35241523fbab1"], // cWETHv3
  [42_161, "0xd98be00b5d27fc98112bde293e487f8d4ca57d07", "0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9"], // cUSDTv3
  [11_155_111, "0xaec1f48e02cfb822be958b68c7957156eb3f0b6e", "0x1c7d4b196cb0c7b01d743fbc6116a902379c7238"], // cUSDCv3
];

export interface Comet {
  base: Asset;
  /** The market as a token: a balance of the base asset, with its decimals. */
  share: Asset;
}

const byAddress: ReadonlyMap<string, Comet> = new Map(
  COMETS.map(([chainId, comet, base]) => [
    `${chainId}:${comet}`,
    { base: tokenAt(chainId, base), share: tokenAt(chainId, comet) },
  ]),
);

export function cometAt(chainId: number, address: Address): Comet | undefined {
  return byAddress.get(`${chainId}:${address}`);
}

export function isComet({ chainId, to }: Envelope): boolean {
  return cometAt(chainId, to) !== undefined;
}

/** The market that is called. */
export function cometOf({ chainId, to }: Envelope): Comet {
  const comet = cometAt(chainId, to);
  if (!comet) throw new NotUnderstood(`${to} is no market of Compound V3.`, "Use a Comet's own address.");
  return comet;
}
