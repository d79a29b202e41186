import { createNonce } from "./create-nonce.ts";
import { verifyMessage } from "./verify-message.ts";

export const siweRoutes = [createNonce, verifyMessage];
