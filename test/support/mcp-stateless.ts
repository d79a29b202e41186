/** A request in revision 2026-07-28, by hand. */
export interface StatelessMessage {
  readonly jsonrpc: "2.0";
  readonly id: number | string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export const STATELESS_VERSION = "2026-07-28";

export function statelessMessage(method: string, params: object = {}, meta: object = {}): StatelessMessage {
  return {
    jsonrpc: "2.0",
    id: 7,
    method,
    params: {
      ...params,
      _meta: {
        "io.modelcontextprotocol/protocolVersion": STATELESS_VERSION,
        "io.modelcontextprotocol/clientInfo": { name: "a test", version: "1" },
        "io.modelcontextprotocol/clientCapabilities": {},
        ...meta,
      },
    },
  };
}

/** The headers that say the same as the message. */
export function statelessHeaders({ method, params }: StatelessMessage): Record<string, string> {
  return {
    "mcp-protocol-version": STATELESS_VERSION,
    "mcp-method": method,
    ...(typeof params.name === "string" ? { "mcp-name": params.name } : {}),
  };
}
