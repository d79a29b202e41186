import { KIND_TITLES } from "../custody/integration.ts";
import { AskedTwice } from "../form/asked-twice.tsx";
import { Notices } from "../form/notices.tsx";
import { useAttempt } from "../form/use-attempt.ts";
import type { LiveSession } from "../session/live-session.ts";
import { shareOf } from "./amounts.ts";
import { amountOf, type Budget, titleOf } from "./budget.ts";

interface BudgetCardProps {
  readonly session: LiveSession;
  readonly budget: Budget;
  changed(): void;
  change(): void;
}

export function BudgetCard({ session, budget, changed, change }: BudgetCardProps) {
  const attempt = useAttempt();
  const { type, asset, chainId, perTransaction, per24h, per30d, left24h, left30d, underWay } = budget;
  const title = titleOf(budget);
  return (
    <li class="card">
      <h2>{title}</h2>
      <p class="quiet">{KIND_TITLES[type]}.</p>
      <dl class="facts">
        {perTransaction !== null && (
          <div>
            <dt>In one transaction</dt>
            <dd>up to {amountOf(budget, perTransaction)}</dd>
          </div>
        )}
        <Left budget={budget} period="24 hours" limit={per24h} left={left24h} />
        <Left budget={budget} period="30 days" limit={per30d} left={left30d} />
        {underWay !== "0" && (
          <div>
            <dt>Under way</dt>
            <dd>{amountOf(budget, underWay)}, counted as spent until it has ended</dd>
          </div>
        )}
      </dl>
      <p class="choices">
        <button type="button" onClick={change}>
          Change<span class="unseen"> {title}</span>
        </button>
      </p>
      <AskedTwice
        first={
          <>
            Remove<span class="unseen"> {title}</span>
          </>
        }
        second="Remove it: nothing limits this any more"
        go={() =>
          attempt.run("Removing it.", async () => {
            // Without limits it is no budget.
            await session.call("/settings/budgets", { method: "PUT", body: { type, asset, chainId } });
            changed();
            return "";
          })
        }
      />
      <Notices attempt={attempt} />
    </li>
  );
}

interface LeftProps {
  readonly budget: Budget;
  readonly period: string;
  readonly limit: string | null;
  readonly left: string | null;
}

function Left({ budget, period, limit, left }: LeftProps) {
  if (limit === null || left === null) return null;
  const words = `${amountOf(budget, left)} left of ${amountOf(budget, limit)}`;
  return (
    <div>
      <dt>In {period}</dt>
      <dd>
        <span>{words}</span>
        <meter min={0} max={1} low={0.2} value={shareOf(left, limit)} aria-label={`In ${period}: ${words}`} />
      </dd>
    </div>
  );
}
