import type { IncomingHttpHeaders } from "node:http";
import { forbidden } from "../auth/unauthorized.ts";
import type { Dependencies } from "../dependencies.ts";

/** A page elsewhere that has its name resolve to this machine shows by its Origin or Host: DNS rebinding ends here. */
export function refuseForeign({ origin, host = "" }: IncomingHttpHeaders, { mcp }: Dependencies): void {
  if (!mcp.allowsHost(host))
    throw forbidden("The Host header does not name this service; call it by its own address.");
  if (origin !== undefined && !mcp.allowsOrigin(origin))
    throw forbidden(
      "Pages of this Origin may not call this service; MCP_ALLOWED_ORIGINS names those that may.",
    );
}
