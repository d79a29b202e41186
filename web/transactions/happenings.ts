import type { Fact } from "./call-in-words.ts";
import type { Dossier } from "./transaction.ts";

export interface Happening {
  readonly at: string;
  readonly words: string;
  readonly proof: readonly Fact[];
}

const DECIDERS: Readonly<Record<string, string>> = {
  orion: "The arbiter",
  user: "You",
  user_ui: "You",
  admin: "An administrator",
};
const DECISIONS: Readonly<Record<string, string>> = {
  APPROVED: "approved it.",
  REJECTED: "rejected it.",
  UNDECIDED: "could not decide.",
};
const WORDS: Readonly<Record<string, string>> = {
  received: "It was proposed.",
  "registered on chain": "The sealed request was pinned to IPFS and registered on chain.",
  "orion's decision published": "The arbiter's verdict was sealed, pinned and published on chain.",
  "orion's decision not published": "The arbiter's verdict could not be published; it is tried again.",
  "execution reported": "An execution was reported.",
  "settlement reported": "A settlement was reported.",
  "cancel reported": "It was asked to be cancelled.",
  "submitted to custody": "It was handed to the custody provider.",
  APPROVED: "It counts as approved.",
  REJECTED: "It counts as rejected.",
  EXECUTED: "It is executed.",
  FAILED: "It has failed.",
};

/** The events of a transaction in words, each with what proves it. An event that nobody wrote words for is shown as it is. */
export function happenings(dossier: Dossier): Happening[] {
  return dossier.timeline.map(({ at, event }) => ({
    at,
    words: WORDS[event] ?? decision(at, event, dossier) ?? event,
    proof: proofOf(event, dossier),
  }));
}

/** Who decided what; an owner's keys are in their agents' hands, which an owner would want to know. */
function decision(at: string, event: string, { apiKeyApprovals }: Dossier): string | undefined {
  const [type = "", came = ""] = event.split(" ");
  const isByKey = type === "user" && apiKeyApprovals.some(({ createdAt }) => createdAt === at);
  const who = isByKey ? "A key of yours" : DECIDERS[type];
  return who && DECISIONS[came] && `${who} ${DECISIONS[came]}`;
}

function proofOf(event: string, dossier: Dossier): Fact[] {
  const { custody, executions } = dossier;
  const proofs: Readonly<Record<string, readonly [string, string | null | undefined][]>> = {
    "registered on chain": [
      ["CID of the request", dossier.requestCid],
      ["Chain transaction", dossier.registrationTx],
    ],
    "orion's decision published": [
      ["CID of the verdict", dossier.responseCid],
      ["Chain transaction", dossier.publicationTx],
    ],
    "submitted to custody": [
      ["Id at the provider", custody?.custodyTransactionId],
      ["Provider's status", custody?.custodyStatus],
    ],
    EXECUTED: [["Chain transaction", custody?.txHash ?? executions.at(-1)?.txHash]],
    FAILED: [["Chain transaction", custody?.txHash ?? executions.at(-1)?.txHash]],
  };
  return (proofs[event] ?? []).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
