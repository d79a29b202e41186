import { useEffect, useRef, useState } from "preact/hooks";
import { Notices } from "../form/notices.tsx";
import { useAttempt } from "../form/use-attempt.ts";
import { Freshness } from "../live/freshness.tsx";
import { usePolled } from "../live/use-polled.ts";
import type { LiveSession } from "../session/live-session.ts";
import { Heading } from "../shell/heading.tsx";
import { Link } from "../shell/navigation.tsx";
import { type Budget, keyOf, titleOf } from "./budget.ts";
import { BudgetCard } from "./budget-card.tsx";
import { BudgetForm } from "./budget-form.tsx";

const EVERY_MS = 10_000;
const FORM_HEADING = "budget-form";

/** How much may leave through custody, whatever is approved, and what of it is left. */
export function BudgetsPage({ session }: { session: LiveSession }) {
  const [changing, change] = useState<Budget>();
  const attempt = useAttempt();
  const before = useRef(changing);
  // The form has become another one, and the keyboard goes on there.
  useEffect(() => {
    if (before.current !== changing) document.getElementById(FORM_HEADING)?.focus();
    before.current = changing;
  }, [changing]);
  const polled = usePolled(
    async () => (await session.call("/settings/budgets")) as readonly Budget[],
    () => EVERY_MS,
    "budgets",
  );
  const set = (read: () => object) =>
    attempt.run("Setting the budget.", async () => {
      await session.call("/settings/budgets", { method: "PUT", body: read() });
      polled.again();
      change(undefined);
      return "It is set, and counts from now on.";
    });
  return (
    <>
      <Heading>Budgets</Heading>
      <p>
        A budget limits what may leave your account through <Link to={{ page: "custody" }}>custody</Link>,
        whatever was approved. What would exceed it fails before anything is signed.
      </p>
      <Freshness polled={polled} />
      {polled.value?.length === 0 && (
        <p>
          There are none: as much may leave as is approved. Set one below for each asset that your agents deal
          with.
        </p>
      )}
      <ul class="list">
        {polled.value?.map((budget) => (
          <BudgetCard
            key={keyOf(budget)}
            session={session}
            budget={budget}
            changed={polled.again}
            change={() => change(budget)}
          />
        ))}
      </ul>
      {polled.value && (
        <section class="card" aria-labelledby={FORM_HEADING}>
          <h2 id={FORM_HEADING} tabIndex={-1}>
            {changing ? `Change: ${titleOf(changing)}` : "Set a budget"}
          </h2>
          <BudgetForm
            key={changing ? keyOf(changing) : "new"}
            present={changing}
            set={set}
            leave={() => change(undefined)}
          />
          <Notices attempt={attempt} />
        </section>
      )}
    </>
  );
}
