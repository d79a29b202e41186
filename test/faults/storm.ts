import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../local/free-port.ts";
import { endLeftovers } from "../../local/leftovers.ts";
import { throwAwayFolder } from "../stack/stack.ts";
import { findBudgetViolations } from "./budget-violations.ts";
import { custodyOrders, findCustodyViolations } from "./custody-orders.ts";
import { findSecrets } from "./find-secrets.ts";
import { type KilledPart, killAtRandom } from "./killer.ts";
import { freePorts, startLocal } from "./local-run.ts";
import { seeded } from "./random.ts";
import { settleAll } from "./settle-all.ts";
import { startValidator } from "./validator-process.ts";
import { findViolations } from "./violations.ts";
import { startWorkload } from "./workload.ts";

/** The time for an execution that never comes is short, so that approved transactions reach their end too. */
export const SHORT_LIVES = { APPROVAL_TTL: "1h", EXECUTION_TTL: "5s", RATE_LIMIT_PUBLIC_POST: "100000" };
/** Long enough for most executions by custody, killed parts included; those that take longer are asked back. */
const EXECUTION_TTL = "20s";
const BEGUN_WITHIN_MS = 180_000;

export interface StormReport {
  readonly hits: Record<KilledPart, number>;
  readonly accepted: number;
  readonly approvals: number;
  readonly rejections: number;
  /** What custody accepted, and how much of that it executed. */
  readonly ordered: number;
  readonly executed: number;
  readonly tookMs: number;
  readonly settledAfterMs: number;
  readonly violations: readonly string[];
}

interface StormOptions {
  readonly kills: number;
  readonly seed: number;
  /** The longest pause between two blows. */
  readonly pauseMs: number;
  /** The pause between two submissions. */
  readonly everyMs: number;
  /** How long a blow waits at most until the service has accepted something after the one before. */
  readonly recoverWithinMs: number;
  readonly settleWithinMs: number;
  /** Told how far it is. */
  say?(line: string): void;
}

/** The whole service on one machine, owners at work in it, and parts killed at random; then what was promised is counted. */
export async function runStorm(options: StormOptions): Promise<StormReport> {
  const random = seeded(options.seed);
  const data = await throwAwayFolder("storm");
  const ports = await freePorts();
  const validator = startValidator(await freePort(), data);
  const run = startLocal(data, ports, { ...SHORT_LIVES, EXECUTION_TTL, VALIDATOR_URL: validator.url });
  const began = Date.now();
  try {
    await run.says("Ready in");
    options.say?.("everything is up");
    const custodyUrl = `http://127.0.0.1:${ports.CUSTODY_PORT}`;
    const workload = startWorkload(`http://localhost:${ports.PORT}`, random, options.everyMs, custodyUrl);
    await workload.begun(BEGUN_WITHIN_MS);
    await firstOrder(custodyUrl);
    const { kills, pauseMs } = options;
    const hits = await killAtRandom({
      dataDirectory: data,
      killValidator: validator.kill,
      kills,
      random,
      pauseMs,
      recovered: () => workload.moves(options.recoverWithinMs),
    });
    const tookMs = Date.now() - began;
    options.say?.(`killed ${kills} in ${tookMs} ms, ${workload.accepted.length} requests accepted so far`);
    await workload.stop();
    options.say?.("every decision is answered");
    const settledAfterMs = await settleAll(data, ports, workload, options.settleWithinMs);
    const orders = await custodyOrders(custodyUrl);
    const acknowledged = workload.accepted.filter((one) => one.acknowledged);
    return {
      hits,
      accepted: workload.accepted.length,
      approvals: acknowledged.filter(({ wanted }) => wanted === "APPROVED").length,
      rejections: acknowledged.filter(({ wanted }) => wanted === "REJECTED").length,
      ordered: orders.length,
      executed: orders.filter(({ status }) => status === "COMPLETED").length,
      tookMs,
      settledAfterMs,
      violations: [
        ...(await findViolations(data, ports, workload)),
        ...(await findCustodyViolations(data, orders)),
        ...(await findBudgetViolations(data, orders)),
        ...(await findSecrets(data, workload)),
      ],
    };
  } catch (error) {
    throw new Error(`seed ${options.seed}: ${error}`, { cause: error });
  } finally {
    run.signal("SIGTERM");
    await run.ended;
    await validator.stop();
    await endLeftovers(join(data, "processes.json"), data);
  }
}

/** Without an order that custody took before the first blow, a slow machine could see none at all. */
async function firstOrder(custodyUrl: string): Promise<void> {
  const deadline = Date.now() + BEGUN_WITHIN_MS;
  while ((await custodyOrders(custodyUrl)).length === 0 && Date.now() < deadline) await delay(200);
}
