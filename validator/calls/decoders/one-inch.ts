import { clippers } from "./one-inch/clipper.ts";
import { nativeOrder } from "./one-inch/native-order.ts";
import { orders } from "./one-inch/orders.ts";
import { swaps } from "./one-inch/swap.ts";
import { unoswaps } from "./one-inch/unoswap.ts";

/** 1inch's aggregation routers, versions 5 and 6, and its orders that sell the currency itself. */
export const oneInch = [...swaps, ...unoswaps, ...clippers, ...orders, nativeOrder];
