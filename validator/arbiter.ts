import { availableParallelism } from "node:os";
import { PROTOCOLS } from "./calls/registry.ts";
import { loadReferenceData } from "./data/reference-data.ts";
import type { ValidationRequest } from "./engine/request.ts";
import type { Verdict } from "./engine/verdict.ts";
import { ENGINE_VERSION } from "./engine/version.ts";
import { NODE_IDS } from "./graph.ts";
import { createPool } from "./pool/pool.ts";

/** The request does not fit the schema; the message says where and how. */
export class InvalidRequest extends Error {}

export interface ArbiterOptions {
  /** Threads of the node checks. Default: one per core. */
  threads?: number | undefined;
  /** An operator's own list of sanctioned addresses, added to the built-in one. */
  sanctionsListPath?: string | undefined;
  /** The clock that dates a request which brings no time of its own. */
  now?: () => number;
  /** Requests that may wait for a thread before others are refused. */
  maxQueued?: number;
}

export interface ValidateOptions {
  /** Milliseconds since 1970 at which the request is judged; recorded as `context.evaluated_at`. */
  evaluatedAt?: number;
}

export interface ArbiterStatus {
  status: "ok" | "starting";
  version: string;
  llm: { enabled: boolean; model: string | null; status: string };
  pool: { threads: number; queued: number };
  protocols: readonly string[];
  nodes: readonly string[];
  sanctionsListDate: string;
}

export interface Arbiter {
  validate(request: ValidationRequest, options?: ValidateOptions): Promise<Verdict>;
  /** The same from JSON text to JSON text: what the HTTP service answers, byte for byte. */
  validateJson(text: string, options?: ValidateOptions): Promise<string>;
  readonly ready: Promise<void>;
  status(): ArbiterStatus;
  close(): Promise<void>;
}

/** The arbiter with its threads. Throws where the sanctions list cannot be read: it must not judge without it. */
export function createArbiter(options: ArbiterOptions = {}): Arbiter {
  const { threads = availableParallelism(), sanctionsListPath, now = Date.now, maxQueued = 1000 } = options;
  const data = loadReferenceData({ sanctionsListPath });
  const pool = createPool({ threads, maxQueued, data });
  let started = false;
  const ready = pool.warmUp().then(() => {
    started = true;
  });
  // Whoever waits for it learns of a failure; nobody has to.
  ready.catch(() => undefined);

  async function validateJson(text: string, { evaluatedAt = now() }: ValidateOptions = {}): Promise<string> {
    if (!started) await ready;
    const judged = await pool.judge(text, evaluatedAt);
    if ("invalid" in judged) throw new InvalidRequest(judged.invalid);
    return judged.verdict;
  }

  return {
    validateJson,
    async validate(request, validateOptions) {
      return JSON.parse(await validateJson(JSON.stringify(request), validateOptions));
    },
    ready,
    status: () => ({
      status: started ? "ok" : "starting",
      version: ENGINE_VERSION,
      llm: { enabled: false, model: null, status: "disabled" },
      pool: { threads, queued: pool.queued },
      protocols: PROTOCOLS,
      nodes: NODE_IDS,
      sanctionsListDate: data.sanctions.date,
    }),
    close: () => pool.close(),
  };
}
