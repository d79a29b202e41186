import { compare } from "../compare.ts";
import { statusRequest, submit } from "../load/agent.ts";
import type { Caller } from "../load/callers.ts";
import { openConnection, requestBytes } from "../load/connection.ts";
import { requestsPerSecond } from "../load/requests-per-second.ts";
import type { Stack } from "../stack.ts";
import type { Row } from "../table.ts";
import { allPublished } from "./many-transactions.ts";

const ROUNDS = { rounds: 9, warmUps: 3 };
const ROUND_MS = 3000;
const CONNECTIONS = 32;

/** The read that clients poll, with an API key, of transactions that are judged. */
export async function measureStatusReads(stack: Stack, callers: readonly Caller[]): Promise<Row> {
  const connection = await openConnection(stack.ports.api);
  const status: Buffer[] = [];
  const bare: Buffer[] = [];
  for (const caller of callers.slice(0, 20)) {
    const requestHash = await submit(connection, caller);
    status.push(statusRequest(caller, requestHash));
    bare.push(requestBytes("GET", `/${requestHash}`));
  }
  connection.close();
  await allPublished(stack.database);
  const { api, bareRead } = stack.ports;
  const pair = await compare(
    ROUNDS,
    () => requestsPerSecond({ port: api, requests: status, connections: CONNECTIONS }, ROUND_MS),
    () => requestsPerSecond({ port: bareRead, requests: bare, connections: CONNECTIONS }, ROUND_MS),
  );
  return {
    ...pair,
    what: "GET approval-status with an API key",
    against: "bare Koa app, one indexed read",
    unit: "/s",
    goal: "≥ 0.8",
  };
}
