import { setTimeout as sleep } from "node:timers/promises";
import { findWaitingCall } from "../../db/mcp/mcp-calls.ts";
import { addMcpEvent } from "../../db/mcp/mcp-events.ts";
import type { McpSession } from "./require-session.ts";
import { resultOf } from "./tools/call-tool.ts";
import { answerTo } from "./tools/request-verification.ts";
import type { ToolCall } from "./tools/tool.ts";
import { readVerdict } from "./tools/verdict.ts";

const LOOK_EVERY_MS = 1000;
/** What whoever began the call has, if it is alive, to answer it itself. */
const GRACE_MS = 2000;

/** Answers a call whose client came back for the answer, where the process that it asked does not: it may have died. */
export async function finishCall(stream: string, { sessionHash }: McpSession, call: ToolCall): Promise<void> {
  const { database } = call.deps;
  const find = () => findWaitingCall(database, sessionHash, stream);
  for (; !call.signal.aborted; await sleep(LOOK_EVERY_MS)) {
    const found = await find();
    if (!found || found.isOver) return;
    const record = JSON.parse(found.record);
    // Who comes back with a credential that may not read hears in the end that it is recorded, and no more.
    const verdict = call.caller.reach.read ? await readVerdict(record.requestHash, call) : undefined;
    const isDecided = verdict !== undefined && verdict.orion.length > 0;
    if (!isDecided && !found.isLate) continue;
    await sleep(GRACE_MS);
    if ((await find())?.isOver) return;
    const id: unknown = JSON.parse(found.requestId);
    const message = JSON.stringify({ jsonrpc: "2.0", id, result: resultOf(answerTo(record, verdict)) });
    await addMcpEvent(database, sessionHash, { stream, message, last: true });
  }
}
