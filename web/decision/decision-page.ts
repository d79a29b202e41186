import { Refused } from "../session/call-api.ts";
import { explained, UNEXPLAINED } from "../session/explained.ts";
import { type Session, signIn, signOut } from "../session/session.ts";
import { element } from "./element.ts";
import { complain, say } from "./notices.ts";
import { offerWallets } from "./offer-wallets.ts";

/** What the page says in the end. */
export interface Outcome {
  readonly title: string;
  readonly text: string;
  /** Where the browser goes on. */
  readonly next?: string;
}

export interface Decision {
  /** What the person signs in for, in the words of the message that the wallet shows. */
  readonly statement: string;
  approve(session: Session): Promise<Outcome>;
  decline(session: Session): Promise<Outcome>;
  /** What is said once the time to decide is over. */
  readonly over: Outcome;
}

/** Sign in, then decide, once. The server has rendered what is asked; a page that asks nothing has no such sections. */
export function startDecision(decision: Decision): void {
  const question = document.getElementById("question");
  if (!question) return;
  let session: Session | undefined;
  let isBusy = false;

  /** One thing at a time, and whatever fails is said and can be tried again. */
  async function attempt(step: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    complain("");
    try {
      await step();
    } catch (error) {
      const words = explained(error);
      if (error instanceof Refused && error.status === 410) conclude(decision.over);
      else complain(words ?? UNEXPLAINED);
      if (!words) throw error;
    } finally {
      say("");
      isBusy = false;
    }
  }

  function conclude({ title, text, next }: Outcome): void {
    element("question").hidden = true;
    element("outcome-title").textContent = title;
    element("outcome-text").textContent = text;
    element("outcome").hidden = false;
    element("outcome-title").focus();
    leave();
    if (next) location.assign(next);
  }

  function leave(): void {
    if (session)
      void signOut(session).catch(() => say("You may still be signed in for a quarter of an hour."));
    session = undefined;
  }

  const decide = (how: "approve" | "decline") => () =>
    attempt(async () => {
      if (!session) return;
      say("One moment.");
      conclude(await decision[how](session));
    });

  element("approve").addEventListener("click", decide("approve"));
  element("decline").addEventListener("click", decide("decline"));
  offerWallets((wallet) =>
    attempt(async () => {
      session = await signIn(wallet, decision.statement, say);
      element("account").textContent = session.address;
      element("sign-in").hidden = true;
      element("decide").hidden = false;
      element("decide-title").focus();
    }),
  );
  window.addEventListener("pagehide", leave);
  setTimeout(() => conclude(decision.over), Number(question.dataset.leftMs));
  const endsAt = new Date(Date.now() + Number(question.dataset.leftMs));
  element("ends-at").textContent =
    `at ${endsAt.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}`;
}
