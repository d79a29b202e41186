import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  ErrorCode,
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
  type JSONRPCNotification,
  type JSONRPCRequest,
  type JSONRPCResultResponse,
} from "@modelcontextprotocol/sdk/types.js";
import { FAILED_HERE } from "./failed-here.ts";

export type RpcAnswer = JSONRPCResultResponse | JSONRPCErrorResponse;

/**
 * Puts one request to a server of the SDK's and returns what it answers; nothing, where it is cancelled before. Sessions live
 * in PostgreSQL and any process answers any request, so a server is made for each and knows nothing of the others.
 */
export async function exchange(
  server: Server,
  request: JSONRPCRequest,
  notify: (notification: JSONRPCNotification) => Promise<void>,
  cancelled?: AbortSignal,
): Promise<RpcAnswer | undefined> {
  const answered = Promise.withResolvers<RpcAnswer | undefined>();
  const transport: Transport = {
    start: async () => {},
    // Whatever still works on the request then hears that it may stop.
    close: async () => transport.onclose?.(),
    async send(message: JSONRPCMessage) {
      if (isJSONRPCNotification(message)) await notify(message);
      else if ("result" in message || "error" in message) answered.resolve(withoutInnerWords(message));
    },
  };
  await server.connect(transport);
  cancelled?.addEventListener("abort", () => answered.resolve(undefined));
  transport.onmessage?.(request);
  try {
    return await answered.promise;
  } finally {
    await server.close();
  }
}

/** What broke inside is for the log: whatever the SDK made of it, the caller hears our own sentence. */
function withoutInnerWords(answer: RpcAnswer): RpcAnswer {
  if (!isJSONRPCErrorResponse(answer) || answer.error.code !== ErrorCode.InternalError) return answer;
  return { ...answer, error: { code: ErrorCode.InternalError, message: FAILED_HERE } };
}
