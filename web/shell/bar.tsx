import { explained, UNEXPLAINED } from "../session/explained.ts";
import type { LiveSession } from "../session/live-session.ts";
import { Link, useNavigation } from "./navigation.tsx";

interface BarProps {
  readonly session: LiveSession | undefined;
  leave(words: string): void;
}

/** What every page begins with: where one can go, and whose session it is. */
export function Bar({ session, leave }: BarProps) {
  const { place } = useNavigation();
  if (!session)
    return (
      <header class="bar">
        <span class="brand">Countersign</span>
        {(place.page === "agent" || place.page === "operator") && (
          <nav aria-label="Pages">
            <Link to={{ page: "transactions" }}>Sign in</Link>
          </nav>
        )}
      </header>
    );

  async function signOut(): Promise<void> {
    const problem = await session?.end("here").then(
      () => undefined,
      (error: unknown) => explained(error) ?? UNEXPLAINED,
    );
    leave(problem ?? "You are signed out.");
  }
  return (
    <header class="bar">
      <span class="brand">Countersign</span>
      <nav aria-label="Pages">
        <Link to={{ page: "transactions" }}>Transactions</Link>
        <Link to={{ page: "access" }}>Access</Link>
        <Link to={{ page: "custody" }}>Custody</Link>
        <Link to={{ page: "budgets" }}>Budgets</Link>
        <Link to={{ page: "settings" }}>Settings</Link>
        <Link to={{ page: "agent", address: session.address }}>Public profile</Link>
      </nav>
      <span class="account" title={session.address}>
        {session.address.slice(0, 6)}…{session.address.slice(-4)}
      </span>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </header>
  );
}
