import { createBuiltInJudge } from "../../activities/transaction/built-in-judge.ts";
import { createSealedContentsReader } from "../../api/transactions/sealed-contents.ts";
import { createSealer } from "../../integrations/pgp/create-sealer.ts";
import { createWalletSignatures } from "../../integrations/wallet-signature/wallet-signatures.ts";
import { atEnd } from "../stack/stack.ts";

/**
 * Threads that know nothing of who asks them. Each loads its code anew, the arbiter's for two seconds of a core, so all worlds of a
 * process share them; a test about threads themselves makes its own.
 */
export const judgeOfTheRun = once(() => createBuiltInJudge({ threads: 1 }));
export const sealerOfTheRun = once(() => createSealer({ threads: 1 }));
export const walletSignaturesOfTheRun = once(async () => createWalletSignatures());
export const sealedContentsOfTheRun = once(async () => {
  const { warmMessage } = await sealerOfTheRun();
  return createSealedContentsReader({ threads: 1, warmMessage });
});

function once<T extends { close(): Promise<void> }>(create: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (made) return made;
    const making = create();
    atEnd(async () => (await making).close());
    made = making;
    return making;
  };
}
