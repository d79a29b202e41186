import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import { PROTOCOLS } from "./calls/registry.ts";
import type { Verdict } from "./case/verdict.ts";
import type { ChainReader } from "./chain/questions.ts";
import type { SanctionsPaths } from "./data/load-sanctions.ts";
import { agedLists } from "./data/sanctions-age.ts";
import { createDeliberation, type ModelStatus, NO_MODEL } from "./engine/deliberation.ts";
import { createEngine, type EarlierPass, type Judged, type WholeRequest } from "./engine/engine.ts";
import { isForModel } from "./engine/judge-with-model.ts";
import { ENGINE_VERSION } from "./engine/version.ts";
import type { Model } from "./model/model.ts";
import { NODE_IDS } from "./nodes/graph.ts";
import type { Asker } from "./pool/batches.ts";
import { createRenewedPool } from "./pool/renewed-pool.ts";
import { askPrices, type PriceSource } from "./prices/ask-prices.ts";
import type { ValidationRequest } from "./request/request.ts";

/** What a first look at the chain tells may raise one more question: what a vault's asset is, and then of that token. */
const ROUNDS = 2;

/** The request does not fit the schema; the message says where and how. */
export class InvalidRequest extends Error {}

export interface ArbiterOptions extends SanctionsPaths {
  /** Threads of the node checks. Default: one per core. */
  threads?: number | undefined;
  /** Age from which a fetched or an operator's list degrades the status. Default: no limit. */
  sanctionsMaxAgeMs?: number | undefined;
  /** How often the list files are looked at for changes. */
  lookEveryMs?: number;
  log?: Pick<Logger, "info" | "warn"> | undefined;
  /** Asked about what passes all rules; without one, semantic checks judge by rules alone. */
  model?: Model | undefined;
  /** Where the prices of trades come from; without one only those that a request tells, if it tells any. */
  priceSource?: PriceSource | undefined;
  /** Reads the chain that a request is for; without one, what only the chain knows is not looked at. */
  chainReader?: ChainReader | undefined;
  /** The clock that dates a request which brings no time of its own. */
  now?: () => number;
  /** Requests that may wait for a thread before others are refused. */
  maxQueued?: number;
}

export interface ValidateOptions {
  /** Once aborted, a request that still waits for a thread is dropped; an AbortSignal is one. */
  asker?: Asker;
  /** Milliseconds since 1970 at which the request is judged; recorded as `context.evaluated_at`. */
  evaluatedAt?: number;
}

export interface ArbiterStatus {
  /** "degraded" judges as ever; `problems` says what somebody should see to. */
  status: "ok" | "starting" | "degraded";
  problems?: readonly string[];
  version: string;
  llm: ModelStatus;
  pool: { threads: number; queued: number };
  protocols: readonly string[];
  nodes: readonly string[];
  sanctionsListDate: string;
}

export interface Arbiter {
  validate(request: ValidationRequest, options?: ValidateOptions): Promise<Verdict>;
  /** The same from JSON text to JSON text: what the HTTP service answers, byte for byte. */
  validateJson(text: string, options?: ValidateOptions): Promise<string>;
  /** Runs the hard nodes alone, by what is the case now, for a request that passed before; no model is asked. */
  recheckJson(text: string, earlier: EarlierPass, options?: ValidateOptions): Promise<string>;
  readonly ready: Promise<void>;
  readonly isReady: boolean;
  status(): ArbiterStatus;
  close(): Promise<void>;
}

/**
 * The arbiter with its threads. Throws where a sanctions list cannot be read: it must not judge without it. A list that
 * changes later is taken over without a restart.
 */
export function createArbiter(options: ArbiterOptions = {}): Arbiter {
  const {
    threads = availableParallelism(),
    now = Date.now,
    maxQueued = 1000,
    lookEveryMs = 2000,
    sanctionsMaxAgeMs = Number.POSITIVE_INFINITY,
  } = options;
  const renewed = createRenewedPool({ ...options, threads, maxQueued, lookEveryMs });
  const deliberation = options.model && createDeliberation(options.model, maxQueued);
  let started = false;
  const ready = renewed.ready.then(() => {
    started = true;
  });
  // Whoever waits for it learns of a failure; nobody has to.
  ready.catch(() => undefined);

  async function validateJson(
    text: string,
    { evaluatedAt = now(), asker }: ValidateOptions = {},
  ): Promise<string> {
    if (!started) await ready;
    const { pool, data } = renewed.bench;
    const request: WholeRequest = { text, evaluatedAt };
    const verdict = await judgeInformed(request, () => pool.judge(request, asker));
    if (!deliberation || !isForModel(verdict)) return verdict;
    return deliberation.judge(createEngine(data), () => pool.examine(request));
  }

  async function recheckJson(
    text: string,
    earlier: EarlierPass,
    { evaluatedAt = now() }: ValidateOptions = {},
  ): Promise<string> {
    if (!started) await ready;
    const { pool } = renewed.bench;
    const request: WholeRequest = { text, evaluatedAt };
    return judgeInformed(request, () => pool.recheck(request, earlier));
  }

  /** The verdict by all that the chain and the operator's source tell, each asked as far as it is needed. */
  async function judgeInformed(request: WholeRequest, judge: () => Promise<Judged>): Promise<string> {
    let judged = valid(await judge());
    for (let round = 0; round < ROUNDS && judged.asks && options.chainReader; round += 1) {
      if (!options.chainReader.has(judged.asks.chainId)) break;
      request.reads = await options.chainReader.read(judged.asks, request.reads);
      judged = valid(await judge());
    }
    if (judged.wanted && options.priceSource) {
      request.prices = await askPrices(options.priceSource, judged.wanted, now());
      judged = valid(await judge());
    }
    return judged.verdict;
  }

  function status(): ArbiterStatus {
    const { pool, data } = renewed.bench;
    const problems = [
      ...(renewed.problem ? [renewed.problem] : []),
      ...agedLists(data.sanctions, sanctionsMaxAgeMs, now()),
    ];
    return {
      status: !started ? "starting" : problems.length > 0 ? "degraded" : "ok",
      ...(problems.length > 0 ? { problems } : {}),
      version: ENGINE_VERSION,
      llm: deliberation?.status() ?? NO_MODEL,
      pool: { threads, queued: pool.queued },
      protocols: PROTOCOLS,
      nodes: NODE_IDS,
      sanctionsListDate: data.sanctions.date,
    };
  }

  return {
    validateJson,
    recheckJson,
    async validate(request, validateOptions) {
      return JSON.parse(await validateJson(JSON.stringify(request), validateOptions));
    },
    ready,
    get isReady() {
      return started;
    },
    status,
    close: () => renewed.close(),
  };
}

function valid(judged: Judged): Exclude<Judged, { invalid: string }> {
  if ("invalid" in judged) throw new InvalidRequest(judged.invalid);
  return judged;
}
