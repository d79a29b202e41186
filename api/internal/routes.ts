import { patchSettlement } from "./patch-settlement.ts";
import { patchTeeProof } from "./patch-tee-proof.ts";

export const internalRoutes = [patchTeeProof, patchSettlement];
