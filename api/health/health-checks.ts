const CACHED_FOR_MS = 5000;
const CHECK_TIMEOUT_MS = 2000;

export const PARTS = ["database", "temporal", "chain", "ipfs", "validator"] as const;
export type Part = (typeof PARTS)[number];

export interface CheckResult {
  /** "degraded" answers and does its work, and says in its own report what somebody should see to. */
  status: "ok" | "degraded" | "down";
  latencyMs: number;
}

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
  const status = await answerInTime(probe);
  return { status, latencyMs: Math.round(performance.now() - start) };
}

async function answerInTime(probe: () => Promise<unknown>): Promise<CheckResult["status"]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"down">((resolve) => {
    timer = setTimeout(() => resolve("down"), CHECK_TIMEOUT_MS);
  });
  // Why a part is down stands in that part's own log; here only that it is.
  const answered = probe().then(
    (answer) => (answer === "degraded" ? "degraded" : "ok"),
    () => "down" as const,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
