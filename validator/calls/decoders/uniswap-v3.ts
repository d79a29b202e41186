import { id } from "ethers/hash";
import { contractAt } from "../../data/contracts.ts";
import { compileDecoder, type Values } from "../abi/compile-decoder.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { mayBe } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets, InnerCall } from "./decoder.ts";
import { Ledger } from "./uniswap/ledger.ts";
import { netEffect } from "./uniswap/net-effect.ts";
import { paymentSteps } from "./uniswap/payment-steps.ts";
import { positionSteps, readPositions } from "./uniswap/position-plan.ts";
import { type RouterName, type RouterStep, swapSteps } from "./uniswap/swap-router-steps.ts";

/** SwapRouter, SwapRouter02 and NonfungiblePositionManager: single functions, and several of them in a multicall. */

const protocol = "uniswap_v3";

const routerSteps: readonly RouterStep[] = [...swapSteps, ...paymentSteps];

const stepsBySelector = new Map(
  routerSteps.map((step) => {
    const compiled = compileDecoder(step.signature);
    return [id(compiled.signature.canonical).slice(2, 10), { step, compiled }] as const;
  }),
);

/** PancakeSwap's routers are Uniswap's of the same generation. */
const FORKS: Readonly<Record<RouterName, string>> = {
  "Uniswap V3 SwapRouter": "PancakeSwap V3 SwapRouter",
  "Uniswap V3 SwapRouter02": "PancakeSwap SmartRouter",
};

/** Whether a known contract is the router that has a function; an unknown one may be. */
function has(router: RouterName | undefined, { chainId, to }: Envelope): boolean {
  const name = contractAt(chainId, to)?.name;
  return router === undefined || name === undefined || name === router || name === FORKS[router];
}

const single = routerSteps.map(
  ({ signature, router, apply }): CallDecoder => ({
    protocol,
    signature,
    payable: true,
    belongsTo: (envelope) => mayBe(protocol)(envelope) && has(router, envelope),
    read(values, envelope) {
      const ledger = new Ledger(envelope);
      apply(ledger, values);
      return netEffect(ledger);
    },
  }),
);

const SWAP_ROUTER02 = "Uniswap V3 SwapRouter02";

const multicalls = [
  { signature: "multicall(bytes[] data)" },
  { signature: "multicall(uint256 deadline, bytes[] data)", router: SWAP_ROUTER02 } as const,
  { signature: "multicall(bytes32 previousBlockhash, bytes[] data)", router: SWAP_ROUTER02 } as const,
].map(
  ({ signature, router }): CallDecoder => ({
    protocol,
    signature,
    payable: true,
    belongsTo: (envelope) => mayBe(protocol)(envelope) && has(router, envelope),
    read: readMulticall,
  }),
);

function readMulticall(values: Values, envelope: Envelope): ReturnType<CallDecoder["read"]> {
  const calls = values.data as string[];
  if (calls.length === 0) {
    throw new NotUnderstood("The multicall carries no call.", "Send the calls that were meant.");
  }
  const positions = readPositions(calls, envelope);
  if (positions) return positions;
  const steps = calls.flatMap((call) => {
    const known = stepsBySelector.get(call.slice(2, 10));
    return known && has(known.step.router, envelope)
      ? [{ apply: known.step.apply, values: known.compiled.decode(call.slice(10)) }]
      : [];
  });
  if (steps.length < calls.length) return leaves(calls, envelope);
  const sumUp = (together: typeof steps, within: Envelope): Facets => {
    const ledger = new Ledger(within);
    if (values.deadline !== undefined) ledger.until(values.deadline as bigint);
    for (const step of together) step.apply(ledger, step.values);
    return netEffect(ledger);
  };
  try {
    return sumUp(steps, envelope);
  } catch (error) {
    // Trades that have nothing to do with each other are judged one by one.
    if (!(error instanceof NotUnderstood) || steps.length === 1 || envelope.value > 0n) throw error;
    return { parts: steps.map((step) => ({ facets: sumUp([step], envelope), value: 0n })) };
  }
}

/** The calls as they stand. Each of them would see the whole of the attached value, so with one there is no telling. */
function leaves(calls: string[], { to, value }: Envelope): { inner: readonly InnerCall[] } {
  if (value > 0n) {
    throw new NotUnderstood(
      "The multicall carries a function that is no step of a plan, and native currency without saying what for.",
      "Send the calls one by one, each with its own value.",
    );
  }
  return { inner: calls.map((data) => ({ to, value: 0n, data })) };
}

export const uniswapV3: readonly CallDecoder[] = [...single, ...multicalls, ...positionSteps];
