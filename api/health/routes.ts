import { getHealth } from "./get-health.ts";
import { getReadiness } from "./get-readiness.ts";

export const healthRoutes = [getHealth, getReadiness];
