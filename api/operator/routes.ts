import { getOverview } from "./get-overview.ts";

export const operatorRoutes = [getOverview];
