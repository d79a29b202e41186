const CACHED_FOR_MS = 5000;
const CHECK_TIMEOUT_MS = 2000;

export const PARTS = ["database", "temporal", "chain", "ipfs", "validator", "sweep", "custody"] as const;
export type Part = (typeof PARTS)[number];

export interface CheckResult {
  /** "degraded" answers and does its work, and says in its own report what somebody should see to. */
  status: "ok" | "degraded" | "down";
  latencyMs: number;
  /** What of it fails, and since when, where it has parts of its own. */
  failing?: readonly FailingStep[];
}

export interface FailingStep {
  step: string;
  since: string;
}

type Answered = Omit<CheckResult, "latencyMs">;

export interface HealthChecks {
  run(): Promise<Record<Part, CheckResult>>;
}

/** Asks every part how it is, all at once; the answers are kept for five seconds so that a probe cannot become a load. */
export function createHealthChecks(probes: Record<Part, () => Promise<unknown>>): HealthChecks {
  let cached: { at: number; results: Promise<Record<Part, CheckResult>> } | undefined;
  return {
    run() {
      const now = performance.now();
      if (!cached || now - cached.at > CACHED_FOR_MS) cached = { at: now, results: runAll(probes) };
      return cached.results;
    },
  };
}

async function runAll(probes: Record<Part, () => Promise<unknown>>): Promise<Record<Part, CheckResult>> {
  const entries = await Promise.all(PARTS.map(async (part) => [part, await check(probes[part])] as const));
  return Object.fromEntries(entries) as Record<Part, CheckResult>;
}

async function check(probe: () => Promise<unknown>): Promise<CheckResult> {
  const start = performance.now();
  const answered = await answerInTime(probe);
  return { ...answered, latencyMs: Math.round(performance.now() - start) };
}

async function answerInTime(probe: () => Promise<unknown>): Promise<Answered> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answered>((resolve) => {
    timer = setTimeout(() => resolve({ status: "down" }), CHECK_TIMEOUT_MS);
  });
  // Why a part is down stands in that part's own log; here only that it is.
  const answered = probe().then(readAnswer, (): Answered => ({ status: "down" }));
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/** A part that answers is ok, unless it says that it is degraded or which of its steps fail. */
function readAnswer(answer: unknown): Answered {
  if (Array.isArray(answer) && answer.length > 0)
    return { status: "degraded", failing: answer as FailingStep[] };
  return { status: answer === "degraded" ? "degraded" : "ok" };
}
