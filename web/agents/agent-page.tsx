import { Freshness } from "../live/freshness.tsx";
import { usePolled } from "../live/use-polled.ts";
import { callApi } from "../session/call-api.ts";
import { Heading } from "../shell/heading.tsx";
import { Facts } from "../transactions/facts.tsx";
import type { AgentProfile } from "./agent.ts";
import { AgentTransactions } from "./agent-transactions.tsx";
import { Metrics } from "./metrics.tsx";
import { percent } from "./percent.ts";

const EVERY_MS = 30_000;

/** What anybody may know of an agent, by the account that it acts for. */
export function AgentPage({ address }: { address: string }) {
  const path = `/public/agents/${encodeURIComponent(address)}`;
  const polled = usePolled(
    async () => (await callApi(path)) as AgentProfile,
    () => EVERY_MS,
    path,
  );
  return (
    <>
      <Heading>Agent</Heading>
      <p class="account">{polled.value?.ethereumAddress ?? address}</p>
      <Freshness polled={polled} />
      {polled.isFinal && (
        <p>
          An account has a profile once a transaction was submitted for it. Check the address, or come back
          after the first one.
        </p>
      )}
      {polled.value && (
        <>
          <Facts facts={factsOf(polled.value)} />
          <Metrics path={path} />
          <AgentTransactions path={path} />
        </>
      )}
    </>
  );
}

function factsOf({ firstSeenAt, lastActivityAt, stats }: AgentProfile) {
  const day = (at: string) => new Date(at).toLocaleDateString([], { dateStyle: "medium" });
  return [
    { name: "Known since", value: day(firstSeenAt) },
    { name: "Last seen", value: day(lastActivityAt) },
    { name: "Transactions", value: `${stats.total}, ${stats.pending} of them pending` },
    { name: "Approved", value: percent(stats.approvalRate) },
    { name: "Arbiter's confidence", value: percent(stats.averageConfidence) },
  ];
}
