import "./pages.css";
import { type Outcome, startDecision } from "./decision/decision-page.ts";
import { takeSecret } from "./decision/take-secret.ts";
import { callApi, textOf } from "./session/call-api.ts";
import type { Session } from "./session/session.ts";

const sessionId = takeSecret("session");

/** The answer is the client's own address with what was decided; the browser brings it there. */
async function decide(path: string, { accessToken }: Session, title: string): Promise<Outcome> {
  const answer = await callApi(path, { method: "POST", body: { sessionId }, accessToken });
  const text =
    "You are being sent back to the application. If nothing happens, go back to it and close this page.";
  return { title, text, next: textOf(answer, "redirectUrl") };
}

startDecision({
  statement: "Sign in to Countersign to decide what an application may do.",
  approve: (session) => decide("/oauth/approve", session, "Access was granted"),
  decline: (session) => decide("/oauth/deny", session, "Access was refused"),
  over: {
    title: "This request has expired",
    text: "Nothing was granted. Start again from the application.",
  },
});
