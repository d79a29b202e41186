import { parseEther } from "ethers";
import type { Caller } from "./callers.ts";
import { type Connection, requestBytes } from "./connection.ts";

const FRIEND = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const REQUEST = {
  userPrompt: `Send 0.1 ETH to ${FRIEND}`,
  tx: { to: FRIEND, value: parseEther("0.1").toString(), data: "0x" },
};

/** Submits a transfer, to be sealed by the API; answers its request hash. */
export async function submit(connection: Connection, caller: Caller): Promise<string> {
  const body = { escrowAddress: caller.address, ...REQUEST };
  const answer = await connection.send(requestBytes("POST", "/transactions", caller.headers, body));
  if (answer.status !== 201)
    throw new Error(`POST /transactions answered ${answer.status}: ${answer.text()}`);
  return (JSON.parse(answer.text()) as { requestHash: string }).requestHash;
}

export function statusRequest(caller: Caller, requestHash: string): Buffer {
  return requestBytes("GET", `/transactions/${requestHash}/approval-status`, caller.headers);
}

interface ApprovalStatus {
  readonly status: string;
  readonly orion: readonly { readonly decision: string }[];
}

/** Asks for the approval status, with a pause between questions, until it is as wanted. */
export async function poll(
  connection: Connection,
  request: Buffer,
  pauseMs: number,
  wanted: (status: ApprovalStatus) => boolean,
): Promise<void> {
  const until = performance.now() + 30_000;
  for (;;) {
    const answer = await connection.send(request);
    if (answer.status !== 200) throw new Error(`approval-status answered ${answer.status}: ${answer.text()}`);
    if (wanted(JSON.parse(answer.text()))) return;
    if (performance.now() > until) throw new Error("a transaction was not judged within 30 s");
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

export const isJudged = ({ orion }: ApprovalStatus) => orion.length > 0;
export const isDecided = ({ status }: ApprovalStatus) => status !== "PENDING";
