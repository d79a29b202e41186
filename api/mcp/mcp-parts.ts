import type { Database } from "../../db/database.ts";
import { createSessionFeed, type SessionFeed } from "../../db/mcp/session-feed.ts";
import { type AllowsHost, createAllowsHost } from "../siwe/allowed-hosts.ts";
import { createAllowsOrigin } from "./allows-origin.ts";
import { PACE, type Pace } from "./pace.ts";

/** What /mcp is built on, beside what all routes share. */
export interface McpParts {
  readonly allowsHost: AllowsHost;
  readonly allowsOrigin: (origin: string) => boolean;
  readonly feed: SessionFeed;
  readonly pace: Pace;
}

interface Given {
  readonly baseUrl: string;
  readonly uiUrl: string;
  readonly allowedOrigins: readonly string[] | undefined;
  readonly pace?: Pace;
}

export function createMcpParts(
  database: Database,
  { baseUrl, uiUrl, allowedOrigins, pace = PACE }: Given,
): McpParts {
  return {
    allowsHost: createAllowsHost(baseUrl, baseUrl, []),
    allowsOrigin: createAllowsOrigin(baseUrl, uiUrl, allowedOrigins),
    feed: createSessionFeed(database),
    pace,
  };
}
