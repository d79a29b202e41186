import type { Operation } from "../calls/call.ts";
import type { Quote, Step } from "./intent.ts";

/** A step with what was said of it, and nothing else. */
export const stepOf = (operation: Operation, quote: Quote, said: Partial<Step>): Step => ({
  action: { operation, quote },
  amount: undefined,
  restated: [],
  token: undefined,
  amountOut: undefined,
  tokenOut: undefined,
  tokenIds: [],
  isWholeCollection: false,
  protocol: undefined,
  counterparty: undefined,
  source: undefined,
  ...said,
});
