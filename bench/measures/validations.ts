import { compare } from "../compare.ts";
import { requestBytes } from "../load/connection.ts";
import { latencies } from "../load/latencies.ts";
import { requestsPerSecond } from "../load/requests-per-second.ts";
import type { Row } from "../table.ts";

const ROUND_MS = 1500;
/** Two threads are warm after some ten thousand validations between them; the bare app has little to compile. */
const WARM_UP_MS = { validator: 8000, echo: 1000 };
const CONNECTIONS = 32;

interface Ports {
  readonly validator: number;
  readonly echo: number;
}

function requestsOf(texts: readonly string[]): Buffer[] {
  return texts.map((text) => requestBytes("POST", "/validate", {}, text));
}

/** As many as both can answer, one beside the other. */
export async function validationsRow({ validator, echo }: Ports, texts: readonly string[]) {
  const requests = requestsOf(texts);
  const answered = (port: number, forMs: number) =>
    requestsPerSecond({ port, requests, connections: CONNECTIONS }, forMs);
  await answered(validator, WARM_UP_MS.validator);
  await answered(echo, WARM_UP_MS.echo);
  const pair = await compare(
    { rounds: 5, warmUps: 0 },
    () => answered(validator, ROUND_MS),
    () => answered(echo, ROUND_MS),
  );
  return {
    ...pair,
    what: "POST /validate",
    against: "bare Koa app, the same body parsed and answered",
    unit: "/s",
    goal: "≥ 0.7",
  } as const satisfies Row;
}

/** How long the slowest hundredth takes when half as many come as could be answered. */
export async function latencyRow(
  { validator, echo }: Ports,
  texts: readonly string[],
  most: { readonly ours: number; readonly bare: number },
): Promise<Row> {
  const requests = requestsOf(texts);
  const p99 = async (port: number, perSecond: number) => {
    const took = await latencies({ port, requests, connections: CONNECTIONS }, perSecond, ROUND_MS);
    return took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? Number.NaN;
  };
  const pair = await compare(
    { rounds: 4, warmUps: 1 },
    () => p99(validator, most.ours / 2),
    () => p99(echo, most.bare / 2),
  );
  return {
    ...pair,
    what: "POST /validate at half that load, p99",
    against: "that app at half its load, p99",
    unit: "ms",
    goal: "–",
  };
}
