import { flashLoans } from "./aave-v3/flash-loan.ts";
import { gateway } from "./aave-v3/gateway.ts";
import { pool } from "./aave-v3/pool.ts";
import { position } from "./aave-v3/position.ts";

/** Without the L2 pools' packed forms: they name reserves by number, and only the chain knows which number is which. */
export const aaveV3 = [...pool, ...position, ...flashLoans, ...gateway];
