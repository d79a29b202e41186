import type { Values } from "../abi/compile-decoder.ts";
import { mayBe } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { Ledger } from "./uniswap/ledger.ts";
import { netEffect } from "./uniswap/net-effect.ts";
import { runCommands } from "./uniswap/router-commands.ts";
import { routerVersionOf } from "./uniswap/router-versions.ts";

const PLAN = "bytes commands, bytes[] inputs";

/** The Universal Router: a plan of commands, told as the one trade that it amounts to. */
export const uniswapUniversalRouter: readonly CallDecoder[] = [
  `execute(${PLAN}, uint256 deadline)`,
  `execute(${PLAN})`,
  // The signature only proves to others who planned the route; what the plan does to the sender is the same.
  `executeSigned(${PLAN}, bytes32 intent, bytes32 data, bool verifySender, bytes32 nonce, bytes signature, uint256 deadline)`,
].map((signature) => ({
  protocol: "uniswap_universal_router",
  signature,
  payable: true,
  belongsTo: mayBe("uniswap_universal_router"),
  // Uniswap's own service writes "unix" and some bytes of its own behind the arguments.
  tagPrefix: "756e6978",
  read: readPlan,
}));

function readPlan(values: Values, envelope: Envelope): Facets {
  const ledger = new Ledger(envelope);
  if (values.deadline !== undefined) ledger.until(values.deadline as bigint);
  runCommands(ledger, values, routerVersionOf(envelope));
  return netEffect(ledger);
}
