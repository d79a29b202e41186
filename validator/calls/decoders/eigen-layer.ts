import { isNamed } from "./belongs-to.ts";
import type { CallDecoder } from "./decoder.ts";

/** The contract that holds a restaker's validators; it is the sender's, and an account has one at most. */
const createPod: CallDecoder = {
  protocol: "eigenlayer",
  signature: "createPod()",
  payable: false,
  belongsTo: isNamed("EigenLayer EigenPodManager"),
  read: () => ({
    operation: "other",
    deed: {
      name: "Create an EigenPod",
      asked: [
        ["create", "open", "deploy", "make"],
        ["eigenpod", "eigen pod", "eigenlayer pod"],
      ],
      beside: ["new"],
      facts: [],
    },
  }),
};

export const eigenLayer = [createPod];
