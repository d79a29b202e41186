import type { Bundle } from "../../../commands/audit/bundle/bundle.ts";
import { sha256 } from "../../../commands/audit/digest.ts";

export interface BundleForgery {
  readonly what: string;
  readonly change: (bundle: Bundle) => void;
  /** Checks that must differ; others may. */
  readonly differ: readonly string[];
}

const swapped = (text: string | null, at: number) => {
  const [before, byte, after] = [text?.slice(0, at), text?.[at], text?.slice(at + 1)];
  return `${before}${byte === "a" ? "b" : "a"}${after}`;
};

function firstTransaction(bundle: Bundle, hash: string | null) {
  const sighting = bundle.chainTransactions[hash ?? ""];
  if (!sighting || "failure" in sighting) throw new Error("the bundle has no such chain transaction");
  return sighting;
}

/** By someone who computes the digest of the bundle anew. */
export const BUNDLE_FORGERIES: readonly BundleForgery[] = [
  {
    what: "a byte of the sealed request",
    change: ({ record }) => {
      record.payload.text = swapped(record.payload.text, 300);
    },
    differ: ["payload hash", "request on IPFS"],
  },
  {
    what: "a byte of the sealed response",
    change: ({ record }) => {
      record.payload.response = swapped(record.payload.response, 300);
    },
    differ: ["response on IPFS", "published decision"],
  },
  {
    what: "whose account it is about",
    change: ({ record }) => {
      record.transaction.escrowAddress = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
    },
    differ: ["request hash"],
  },
  {
    what: "the intent",
    change: ({ record }) => {
      record.transaction.description += " please";
    },
    differ: ["intent"],
  },
  {
    what: "orion's decision, in record and inbox alike",
    change: ({ record, entry }) => {
      for (const approval of record.approvals) if (approval.type === "orion") approval.decision = "REJECTED";
      if (entry && "status" in entry) entry.status = "REJECTED";
    },
    differ: ["publication", "published decision", "orion by its verdict", "status by decisions"],
  },
  {
    what: "the verdict",
    change: ({ record }) => {
      if (record.verdict?.answer) record.verdict.answer = record.verdict.answer.replace('"PASS"', '"REJECT"');
    },
    differ: ["orion by its verdict", "verdict judged again", "decision judged again"],
  },
  {
    what: "the status",
    change: ({ record }) => {
      record.transaction.status = "FAILED";
      record.transaction.statusReason = "settlement-failed";
    },
    differ: ["status in history", "end by its reports"],
  },
  {
    what: "the history, with its own digest",
    change: ({ history }) => {
      if (!history) return;
      history.json = history.json.replaceAll('"publishDecision"', '"publishSomething"');
      history.sha256 = sha256(history.json);
    },
    differ: ["replay"],
  },
  {
    what: "a byte of the history, without it",
    change: ({ history }) => {
      if (history) history.json = `${history.json} `;
    },
    differ: ["archived history"],
  },
  {
    what: "a byte of the signed registration",
    change: (bundle) => {
      const sighting = firstTransaction(bundle, bundle.record.transaction.registrationTx);
      sighting.raw = swapped(sighting.raw, 150);
    },
    differ: ["registration"],
  },
  {
    what: "whether the publication succeeded",
    change: (bundle) => {
      const { receipt } = firstTransaction(bundle, bundle.record.transaction.publicationTx);
      if (receipt) receipt.succeeded = false;
    },
    differ: ["publication"],
  },
  {
    what: "the settlement",
    change: ({ record }) => {
      record.settlement = "FAILED";
    },
    differ: ["settlement"],
  },
];
