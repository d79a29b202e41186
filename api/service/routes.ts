import { getService } from "./get-service.ts";

export const serviceRoutes = [getService];
