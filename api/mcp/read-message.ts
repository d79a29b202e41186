import {
  CallToolRequestSchema,
  ErrorCode,
  InitializeRequestSchema,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  ListToolsRequestSchema,
  PingRequestSchema,
  SetLevelRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { refuseDeepNesting } from "../input/refuse-deep-nesting.ts";
import type { RequestBody } from "../input/request-body.ts";
import { Refusal } from "../refusal.ts";

/** What a client names itself is sent back with every event and kept with it, so it is short. */
const LONGEST_NAME = 256;

/** The one JSON object of a request, of whichever revision. */
export async function readObject(body: RequestBody): Promise<Readonly<Record<string, unknown>>> {
  const parsed = await parsedBody(body);
  if (Array.isArray(parsed)) throw invalid("Send one message per request; the protocol has no batches.");
  if (typeof parsed !== "object" || parsed === null) throw NO_MESSAGE();
  const { id, params } = parsed as { id?: unknown; params?: { _meta?: { progressToken?: unknown } } };
  for (const name of [id, params?._meta?.progressToken]) {
    if (typeof name === "string" && name.length > LONGEST_NAME)
      throw invalid(`An id or a progressToken has at most ${LONGEST_NAME} characters.`);
  }
  return parsed as Record<string, unknown>;
}

/** It as a JSON-RPC message. */
export function asMessage(parsed: object): JSONRPCMessage {
  const read = JSONRPCMessageSchema.safeParse(parsed);
  if (!read.success) throw NO_MESSAGE();
  return read.data;
}

const invalid = (message: string) => new Refusal(400, message, { code: ErrorCode.InvalidRequest });
const NO_MESSAGE = () =>
  invalid("This is no JSON-RPC 2.0 message; send a request, notification or response.");

async function parsedBody(body: RequestBody): Promise<unknown> {
  try {
    const parsed = await body.parsed(["json"], false);
    refuseDeepNesting(parsed);
    return parsed;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 400) throw error;
    throw new Refusal(400, error.message, { code: ErrorCode.ParseError });
  }
}

const REQUESTS = {
  initialize: InitializeRequestSchema,
  ping: PingRequestSchema,
  "tools/list": ListToolsRequestSchema,
  "tools/call": CallToolRequestSchema,
  "logging/setLevel": SetLevelRequestSchema,
};

/** What is wrong with a request's params; the SDK itself would call it a failure of ours. */
export function faultOfParams(message: { method: string }): string | undefined {
  const schema = Object.hasOwn(REQUESTS, message.method)
    ? REQUESTS[message.method as keyof typeof REQUESTS]
    : undefined;
  const issue = schema?.safeParse(message).error?.issues[0];
  return issue && `${issue.path.join(".") || "The request"}: ${issue.message}`;
}
