import { Facts } from "./facts.tsx";
import { happenings } from "./happenings.ts";
import type { Dossier } from "./transaction.ts";
import { When } from "./when.tsx";

/** What happened when, each with what proves it: ids on IPFS, transactions on chain, the provider's own ids. */
export function Timeline({ dossier }: { dossier: Dossier }) {
  return (
    <ol class="timeline">
      {happenings(dossier).map(({ at, words, proof }) => (
        <li key={`${at} ${words}`}>
          <When at={at} />: {words}
          {proof.length > 0 && <Facts facts={proof} />}
        </li>
      ))}
    </ol>
  );
}
