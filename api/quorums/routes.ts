import { createWalletQuorum } from "./create-wallet-quorum.ts";
import { deleteQuorum } from "./delete-quorum.ts";
import { getQuorum } from "./get-quorum.ts";
import { putQuorum } from "./put-quorum.ts";
import { registerQuorum } from "./register-quorum.ts";

export const quorumRoutes = [putQuorum, getQuorum, deleteQuorum, registerQuorum, createWalletQuorum];
