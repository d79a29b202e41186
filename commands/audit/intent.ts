import { verifyMessage } from "ethers";
import { intentText } from "../../domain/intent-text.ts";
import type { RequestPayload } from "../../domain/request-payload.ts";
import type { AuditedRecord } from "./audited-record.ts";
import { sha256 } from "./digest.ts";
import type { Opened } from "./evidence.ts";
import { absent, compare, type Finding } from "./finding.ts";

const INTENT = "intent";
const SIGNATURE = "intent's signature";

/** Whether the intent that people are shown is the one that was judged, and was signed by whom the record says. */
export function auditIntent({ transaction }: AuditedRecord, request: Opened): Finding[] {
  const { description } = transaction;
  if (description === null) return [absent(INTENT, "it is not told here")];
  if (!("text" in request)) return [absent(INTENT, `nothing to compare it with: ${request.why}`)];
  const prompt = promptOf(request.text);
  return [
    compare(
      INTENT,
      ["record", sha256(description)],
      ["request", prompt === undefined ? null : sha256(prompt)],
    ),
    ...auditSignature(transaction, prompt ?? ""),
  ];
}

function auditSignature(transaction: AuditedRecord["transaction"], userPrompt: string): Finding[] {
  const { intentSignedBy, intentSignature, intentExpires: expires } = transaction;
  const { escrowAddress: escrow, chainId } = transaction;
  if (intentSignedBy === null) return [];
  const text = intentText({ escrow, chainId, expires: expires ?? "", userPrompt });
  // A contract account's signature is whatever its contract takes, which only its chain can say.
  return signerOf(text, intentSignature ?? "") === intentSignedBy
    ? [{ check: SIGNATURE, outcome: "agree", value: intentSignedBy }]
    : [
        absent(
          SIGNATURE,
          `not by a key of ${intentSignedBy}'s own; if that is a contract, ask it on its chain`,
        ),
      ];
}

function signerOf(text: string, signature: string): string | undefined {
  try {
    return verifyMessage(text, signature);
  } catch {
    return undefined;
  }
}

function promptOf(text: string): string | undefined {
  try {
    return (JSON.parse(text) as Partial<RequestPayload> | null)?.userPrompt;
  } catch {
    return undefined;
  }
}
