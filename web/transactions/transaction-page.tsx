import { Freshness } from "../live/freshness.tsx";
import { usePolled } from "../live/use-polled.ts";
import type { LiveSession } from "../session/live-session.ts";
import { Heading } from "../shell/heading.tsx";
import { Link } from "../shell/navigation.tsx";
import { callInWords, type Fact } from "./call-in-words.ts";
import { chainName } from "./chain-name.ts";
import { CustodyState } from "./custody-state.tsx";
import { Decide } from "./decide.tsx";
import { Facts } from "./facts.tsx";
import { Intent } from "./intent.tsx";
import { StatusMark } from "./status-mark.tsx";
import { Timeline } from "./timeline.tsx";
import type { Dossier } from "./transaction.ts";
import { Verdict } from "./verdict.tsx";
import { When } from "./when.tsx";
import { WorkflowLinks } from "./workflow-links.tsx";

const PENDING_EVERY_MS = 2500;
const APPROVED_EVERY_MS = 10_000;

/** What is over does not change any more, but for its publication. */
function everyMs({ status, responseCid }: Dossier): number | undefined {
  if (status === "PENDING") return PENDING_EVERY_MS;
  return status === "APPROVED" || responseCid === null ? APPROVED_EVERY_MS : undefined;
}

export function TransactionPage({ session, requestHash }: { session: LiveSession; requestHash: string }) {
  const path = `/transactions/${encodeURIComponent(requestHash)}`;
  const polled = usePolled(async () => (await session.call(path)) as Dossier, everyMs, path);
  return (
    <>
      <p>
        <Link to={{ page: "transactions" }}>All transactions</Link>
      </p>
      <Heading>Transaction</Heading>
      <Freshness polled={polled} />
      {polled.value && <Receipt session={session} dossier={polled.value} changed={polled.again} />}
    </>
  );
}

interface ReceiptProps {
  readonly session: LiveSession;
  readonly dossier: Dossier;
  changed(): void;
}

function Receipt({ session, dossier, changed }: ReceiptProps) {
  const { status, statusReason, chainId, createdAt, description, verdict, call, orion } = dossier;
  return (
    <div class="card receipt">
      <p class="summary" role="status">
        <StatusMark status={status} /> <span>{statusReason}</span>
      </p>
      <p class="quiet">
        Proposed <When at={createdAt} /> for {chainName(chainId)}.
      </p>
      <h2>What was asked for</h2>
      {dossier.sealed ? (
        <p>It is sealed for another verification service, and cannot be read here.</p>
      ) : (
        <Intent text={description} words={verdict?.words ?? []} />
      )}
      <p class="quiet">
        {dossier.intentSignedBy
          ? "You signed these words with your wallet."
          : "These are the agent's words for it; you did not sign them."}
      </p>
      <h2>What the transaction does</h2>
      {call ? <Facts facts={callInWords(call)} /> : <p>It has not been decoded.</p>}
      <h2>What the arbiter found</h2>
      <Verdict verdict={verdict} orion={orion} />
      <Decide session={session} dossier={dossier} decided={changed} />
      <h2>What happened</h2>
      <Timeline dossier={dossier} />
      <CustodyState custody={dossier.custody} />
      <WorkflowLinks pages={dossier.workflowPages} />
      <details>
        <summary>For the record</summary>
        <Facts facts={record(dossier)} />
      </details>
    </div>
  );
}

function record(dossier: Dossier): Fact[] {
  const { tx } = dossier;
  const rows: [string, string | null | undefined][] = [
    ["Request hash", dossier.requestHash],
    ["Payload hash", dossier.payloadHash],
    ["Arbiter's engine", dossier.verdict?.engineVersion],
    ["Address called", tx?.to],
    ["Value in wei", tx?.value],
    ["Calldata", tx?.data],
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
