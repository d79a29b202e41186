import { useState } from "preact/hooks";
import { Freshness } from "../live/freshness.tsx";
import { usePolled } from "../live/use-polled.ts";
import type { LiveSession } from "../session/live-session.ts";
import { Heading } from "../shell/heading.tsx";
import { Link } from "../shell/navigation.tsx";
import { chainName } from "./chain-name.ts";
import { StatusMark } from "./status-mark.tsx";
import { STATUSES, type Transaction } from "./transaction.ts";
import { When } from "./when.tsx";

const EVERY_MS = 3000;
const PAGE = 25;
/** As many as the service gives at once. */
const MOST = 200;

export function TransactionsPage({ session }: { session: LiveSession }) {
  const [status, setStatus] = useState("");
  const [count, setCount] = useState(PAGE);
  const query = new URLSearchParams({ limit: String(count), ...(status ? { status } : {}) });
  const path = `/transactions/users/${session.address}?${query}`;
  const polled = usePolled(
    async () => (await session.call(path)) as readonly Transaction[],
    () => EVERY_MS,
    path,
  );
  return (
    <>
      <Heading>Transactions</Heading>
      <p>
        <label>
          Show{" "}
          <select value={status} onChange={(event) => setStatus(event.currentTarget.value)}>
            <option value="">all</option>
            {STATUSES.map((one) => (
              <option key={one} value={one}>
                {one.toLowerCase()}
              </option>
            ))}
          </select>
        </label>
      </p>
      <Freshness polled={polled} />
      {polled.value && <List transactions={polled.value} isFiltered={status !== ""} />}
      {polled.value?.length === count && count < MOST && (
        <button type="button" onClick={() => setCount(Math.min(MOST, count + PAGE))}>
          Show older ones
        </button>
      )}
    </>
  );
}

function List({ transactions, isFiltered }: { transactions: readonly Transaction[]; isFiltered: boolean }) {
  if (transactions.length === 0)
    return isFiltered ? (
      <p>None of your transactions has this status.</p>
    ) : (
      <p>
        There are none yet. Connect an agent: it shows you a link to approve, and what it proposes from then
        on is listed here.
      </p>
    );
  return (
    <ul class="list">
      {transactions.map((one) => (
        <li key={one.requestHash} class="card">
          <p class="summary">
            <StatusMark status={one.status} />
            <span class="quiet">
              {chainName(one.chainId)}, <When at={one.createdAt} />
            </span>
          </p>
          <p>
            <Link to={{ page: "transaction", requestHash: one.requestHash }}>
              <bdi>{one.description || "Sealed for another verification service"}</bdi>
            </Link>
          </p>
          <p class="quiet">{one.statusReason}</p>
        </li>
      ))}
    </ul>
  );
}
