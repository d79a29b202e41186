import { Freshness } from "../live/freshness.tsx";
import { usePolled } from "../live/use-polled.ts";
import { callApi } from "../session/call-api.ts";
import { chainName } from "../transactions/chain-name.ts";
import { StatusMark } from "../transactions/status-mark.tsx";
import { nodeName } from "../transactions/verdict.tsx";
import { When } from "../transactions/when.tsx";
import type { PublicTransaction } from "./agent.ts";

const EVERY_MS = 30_000;
const MOST = 10;

/** The latest of an agent's transactions, as far as they are public. */
export function AgentTransactions({ path }: { path: string }) {
  const polled = usePolled(
    async () => (await callApi(`${path}/transactions?limit=${MOST}`)) as readonly PublicTransaction[],
    () => EVERY_MS,
    path,
  );
  return (
    <section aria-labelledby="latest">
      <h2 id="latest">Latest transactions</h2>
      <p class="quiet">What was asked for and what was done is shown to the owner alone.</p>
      <Freshness polled={polled} />
      <ul class="list">
        {polled.value?.map(({ requestHash, status, chainId, createdAt, failingNodes }) => (
          <li key={requestHash} class="card">
            <p class="summary">
              <StatusMark status={status} />
              <span class="quiet">
                {chainName(chainId)}, <When at={createdAt} />
              </span>
            </p>
            <p class="account">{requestHash}</p>
            {failingNodes.length > 0 && <p>Failed: {failingNodes.map(nodeName).join(", ")}.</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
