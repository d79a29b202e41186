import { getPublicKeys } from "./get-public-keys.ts";

export const wellKnownRoutes = [getPublicKeys];
