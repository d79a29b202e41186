import { useState } from "preact/hooks";
import { AgentPage } from "../agents/agent-page.tsx";
import { OperatorPage } from "../operator/operator-page.tsx";
import { type LiveSession, liveSession } from "../session/live-session.ts";
import type { Session } from "../session/session.ts";
import { Bar } from "./bar.tsx";
import { Navigating, useNavigation } from "./navigation.tsx";
import { OwnersPage } from "./owners-page.tsx";
import { SignIn } from "./sign-in.tsx";

export function App() {
  return (
    <Navigating>
      <Signed />
    </Navigating>
  );
}

/** The session outlives the page that is looked at, and nothing else. */
function Signed() {
  const { place } = useNavigation();
  const [session, setSession] = useState<LiveSession>();
  const [note, setNote] = useState<string>();

  function leave(words: string): void {
    setSession(undefined);
    setNote(words);
  }
  function begin(begun: Session): void {
    setSession(liveSession(begun, () => leave("Your session has ended. Sign in again to go on.")));
  }
  function here() {
    if (place.page === "agent") return <AgentPage key={place.address} address={place.address} />;
    if (place.page === "operator") return <OperatorPage />;
    if (session) return <OwnersPage session={session} leave={leave} />;
    return <SignIn note={note} signedIn={begin} />;
  }

  return (
    <>
      <Bar session={session} leave={leave} />
      <main>{here()}</main>
    </>
  );
}
