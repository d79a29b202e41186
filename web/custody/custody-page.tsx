import { Freshness } from "../live/freshness.tsx";
import { usePolled } from "../live/use-polled.ts";
import type { LiveSession } from "../session/live-session.ts";
import { Heading } from "../shell/heading.tsx";
import { Link } from "../shell/navigation.tsx";
import { CUSTODY_KINDS, type Integration } from "./integration.ts";
import { IntegrationCard } from "./integration-card.tsx";

const EVERY_MS = 15_000;

/** A custody provider that executes what was approved, set up in three steps. */
export function CustodyPage({ session }: { session: LiveSession }) {
  const polled = usePolled(
    async () => {
      const answers = CUSTODY_KINDS.map((kind) => session.call(`/custody/integration/${kind}`));
      return (await Promise.all(answers)) as readonly Integration[];
    },
    () => EVERY_MS,
    "custody",
  );
  return (
    <>
      <Heading>Custody</Heading>
      <p>
        If you have an account at a custody provider (Fireblocks), it can execute what was approved. The key
        it knows this service by is made here and never leaves; <Link to={{ page: "budgets" }}>budgets</Link>{" "}
        limit what may leave your account.
      </p>
      <Freshness polled={polled} />
      {polled.value?.map((integration) => (
        <IntegrationCard
          key={integration.type}
          session={session}
          integration={integration}
          changed={polled.again}
        />
      ))}
    </>
  );
}
