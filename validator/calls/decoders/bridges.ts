import { across } from "./bridges/across.ts";
import { arbitrumBridge } from "./bridges/arbitrum.ts";
import { arbitrumGateway } from "./bridges/arbitrum-gateway.ts";
import { cctp } from "./bridges/cctp.ts";
import { hyperliquidDeposit } from "./bridges/hyperliquid.ts";
import { opStack } from "./bridges/op-stack.ts";
import { starkgate } from "./bridges/starkgate.ts";

export const bridges = [
  ...starkgate,
  ...cctp,
  hyperliquidDeposit,
  ...across,
  ...opStack,
  ...arbitrumBridge,
  ...arbitrumGateway,
];
