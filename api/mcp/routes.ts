import type { AnyRoute } from "../raw-route.ts";
import { deleteMcp } from "./delete-mcp.ts";
import { getMcp } from "./get-mcp.ts";
import { postMcp } from "./post-mcp.ts";

export const mcpRoutes: readonly AnyRoute[] = [postMcp, getMcp, deleteMcp];
