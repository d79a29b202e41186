import { AccessPage } from "../access/access-page.tsx";
import { BudgetsPage } from "../budgets/budgets-page.tsx";
import { CustodyPage } from "../custody/custody-page.tsx";
import { PauseNotice } from "../custody/pause.tsx";
import type { LiveSession } from "../session/live-session.ts";
import { SettingsPage } from "../settings/settings-page.tsx";
import { TransactionPage } from "../transactions/transaction-page.tsx";
import { TransactionsPage } from "../transactions/transactions-page.tsx";
import { useNavigation } from "./navigation.tsx";

interface OwnersPageProps {
  readonly session: LiveSession;
  leave(words: string): void;
}

/** The page of an owner that the address bar points at. A pause of executions concerns them all, but for who has access. */
export function OwnersPage({ session, leave }: OwnersPageProps) {
  const { place } = useNavigation();
  if (place.page === "access") return <AccessPage session={session} leave={leave} />;
  return (
    <>
      <PauseNotice session={session} />
      <Here session={session} />
    </>
  );
}

function Here({ session }: { session: LiveSession }) {
  const { place } = useNavigation();
  if (place.page === "custody") return <CustodyPage session={session} />;
  if (place.page === "budgets") return <BudgetsPage session={session} />;
  if (place.page === "settings") return <SettingsPage session={session} />;
  if (place.page === "transaction")
    return <TransactionPage key={place.requestHash} session={session} requestHash={place.requestHash} />;
  return <TransactionsPage session={session} />;
}
