import { parseEther } from "ethers";
import { compare } from "../compare.ts";
import { statusRequest, submit } from "../load/agent.ts";
import type { Caller } from "../load/callers.ts";
import { openConnection, requestBytes } from "../load/connection.ts";
import { type HttpLoad, requestsPerSecond } from "../load/requests-per-second.ts";
import type { Stack } from "../stack.ts";
import type { Row } from "../table.ts";
import { allPublished } from "./many-transactions.ts";

const ROUNDS = 5;
const ROUND_MS = 3000;
const CONNECTIONS = 32;
const FRIEND = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

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
  const pair = await race(
    { port: stack.ports.api, requests: status, connections: CONNECTIONS },
    { port: stack.ports.bareRead, requests: bare, connections: CONNECTIONS },
  );
  return {
    ...pair,
    what: "GET approval-status with an API key",
    against: "bare Koa app, one indexed read",
    unit: "/s",
    goal: "≥ 0.8",
  };
}

export async function measureValidations(stack: Stack): Promise<Row> {
  const body = {
    human_intent: `Send 0.1 ETH to ${FRIEND}`,
    proposed_tx: { to: FRIEND, value: parseEther("0.1").toString(), data: "0x", chainId: 1 },
  };
  const requests = [requestBytes("POST", "/validate", {}, body)];
  const pair = await race(
    { port: stack.ports.validator, requests, connections: CONNECTIONS },
    { port: stack.ports.bareEcho, requests, connections: CONNECTIONS },
  );
  return {
    ...pair,
    what: "POST /validate",
    against: "bare Koa app, the same body parsed and answered",
    unit: "/s",
    goal: "≥ 0.7",
  };
}

function race(ours: HttpLoad, bare: HttpLoad) {
  return compare(
    ROUNDS,
    () => requestsPerSecond(ours, ROUND_MS),
    () => requestsPerSecond(bare, ROUND_MS),
  );
}
