import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { Refusal } from "../../refusal.ts";
import type { Tool, ToolAnswer, ToolCall } from "./tool.ts";
import { ToolFailure } from "./tool-failure.ts";

/** Calls a tool. What it refuses is an answer that the model can act on; what breaks is an error of the protocol. */
export async function callTool(
  tool: Tool,
  args: Record<string, unknown>,
  call: ToolCall,
): Promise<CallToolResult> {
  try {
    return resultOf(await tool.call(args, call));
  } catch (error) {
    if (error instanceof Refusal && error.status < 500)
      return { isError: true, content: [{ type: "text", text: wordsOf(error) }] };
    if (!(error instanceof Refusal))
      call.deps.log.error({ err: error, tool: tool.definition.name }, "tool failed");
    throw new ToolFailure();
  }
}

export function resultOf({ text, structured }: ToolAnswer): CallToolResult {
  return { content: [{ type: "text", text }], structuredContent: structured };
}

function wordsOf({ status, message, details = [], headers }: Refusal): string {
  const wait = headers["retry-after"] ?? headers["Retry-After"];
  return [
    `Refused (${status}): ${message}`,
    ...details.map((detail) => `- ${detail.path || "arguments"}: ${detail.message}`),
    ...(wait ? [`Try again in ${wait} seconds.`] : []),
  ].join("\n");
}
