import type { Tool as SessionTool } from "@modelcontextprotocol/sdk/types.js";
import type { Tool as StatelessTool } from "@modelcontextprotocol/server";
import type { TransactionAction } from "../../../domain/scopes.ts";
import type { Caller } from "../../auth/caller.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Tally } from "../../limits/tally.ts";
import type { Performer } from "../../perform.ts";

/** What a tool is called with. */
export interface ToolCall {
  readonly caller: Caller;
  readonly performer: Performer;
  readonly tally: Tally;
  readonly clientAddress: string;
  readonly deps: Dependencies;
  readonly signal: AbortSignal;
  /** The session that asks, to be told of the verdict. */
  readonly sessionHash: string | undefined;
  /** Notes that the call is recorded and waits, so that another process can answer it. */
  readonly noteWaiting: ((record: object, waitMs: number) => Promise<void>) | undefined;
  /** Tells the client how far it is, where the client wants to know; false where nobody can hear it. */
  readonly progress: ((done: number, total: number, message: string) => Promise<boolean>) | undefined;
  /** Aborted when the client waits for the answer no more. What is recorded stays recorded. */
  readonly cancelled: AbortSignal | undefined;
}

/** As both generations of the SDK list it. */
export type ToolDefinition = SessionTool & StatelessTool;

export interface ToolAnswer {
  /** For the model: what there is, and what to do next. */
  readonly text: string;
  readonly structured: Record<string, unknown>;
}

export interface Tool {
  readonly definition: ToolDefinition;
  /** What its caller must be allowed to do. */
  readonly scope: TransactionAction;
  /** What is refused is thrown as a `Refusal`. */
  call(args: Record<string, unknown>, call: ToolCall): Promise<ToolAnswer>;
}

/** The parts of an HTTP request that its tool is called with. */
export function toolCallOf(
  {
    caller,
    performer,
    tally,
    clientAddress,
    deps,
    signal,
  }: Omit<ToolCall, "sessionHash" | "noteWaiting" | "progress" | "cancelled">,
  sessionHash: string | undefined,
): ToolCall {
  return {
    caller,
    performer,
    tally,
    clientAddress,
    deps,
    signal,
    sessionHash,
    noteWaiting: undefined,
    progress: undefined,
    cancelled: undefined,
  };
}
