import { useState } from "preact/hooks";
import { AccessPage } from "../access/access-page.tsx";
import { explained } from "../session/explained.ts";
import { type LiveSession, liveSession } from "../session/live-session.ts";
import type { Session } from "../session/session.ts";
import { SettingsPage } from "../settings/settings-page.tsx";
import { TransactionPage } from "../transactions/transaction-page.tsx";
import { TransactionsPage } from "../transactions/transactions-page.tsx";
import { Link, Navigating, useNavigation } from "./navigation.tsx";
import { SignIn } from "./sign-in.tsx";

export function App() {
  return (
    <Navigating>
      <Signed />
    </Navigating>
  );
}

function Signed() {
  const [session, setSession] = useState<LiveSession>();
  const [note, setNote] = useState<string>();

  function leave(words: string): void {
    setSession(undefined);
    setNote(words);
  }
  function begin(begun: Session): void {
    setSession(liveSession(begun, () => leave("Your session has ended. Sign in again to go on.")));
  }
  if (!session)
    return (
      <>
        <header class="bar">
          <span class="brand">Countersign</span>
        </header>
        <main>
          <SignIn note={note} signedIn={begin} />
        </main>
      </>
    );

  return (
    <>
      <header class="bar">
        <span class="brand">Countersign</span>
        <nav aria-label="Pages">
          <Link to={{ page: "transactions" }}>Transactions</Link>
          <Link to={{ page: "access" }}>Access</Link>
          <Link to={{ page: "settings" }}>Settings</Link>
        </nav>
        <span class="account" title={session.address}>
          {session.address.slice(0, 6)}…{session.address.slice(-4)}
        </span>
        <button
          type="button"
          onClick={async () => {
            const words = await session.end("here").then(() => undefined, explained);
            leave(words ?? "You are signed out.");
          }}
        >
          Sign out
        </button>
      </header>
      <main>
        <Here session={session} leave={leave} />
      </main>
    </>
  );
}

function Here({ session, leave }: { session: LiveSession; leave(words: string): void }) {
  const { place } = useNavigation();
  if (place.page === "access") return <AccessPage session={session} leave={leave} />;
  if (place.page === "settings") return <SettingsPage session={session} />;
  if (place.page === "transaction")
    return <TransactionPage key={place.requestHash} session={session} requestHash={place.requestHash} />;
  return <TransactionsPage session={session} />;
}
