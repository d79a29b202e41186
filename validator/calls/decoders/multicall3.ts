import { accounts } from "./multicall3/accounts.ts";
import { aggregations, selfMulticall } from "./multicall3/batches.ts";

/** What carries other calls: Multicall3, contracts that call themselves, smart accounts. */
export const multicall3 = [...aggregations, selfMulticall, ...accounts];
