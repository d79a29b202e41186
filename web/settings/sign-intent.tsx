import { useState } from "preact/hooks";
import { ChoiceField } from "../form/choice-field.tsx";
import { Copyable } from "../form/copyable.tsx";
import { Field } from "../form/field.tsx";
import { Form, type Texts } from "../form/form.tsx";
import { Notices } from "../form/notices.tsx";
import { useAttempt } from "../form/use-attempt.ts";
import type { LiveSession } from "../session/live-session.ts";
import { intentText } from "./intent-text.ts";

const HOUR_MS = 3_600_000;
const HOURS = { "1": "an hour", "24": "a day", "168": "a week" };

/** Has the owner sign what an agent is to do, for the agent to send along. */
export function SignIntent({ session }: { session: LiveSession }) {
  const [signed, setSigned] = useState<string>();
  const attempt = useAttempt();

  const sign = ({ userPrompt = "", chainId, hours }: Texts) =>
    attempt.run("Waiting for your wallet: sign the words. It moves nothing and costs nothing.", async () => {
      const intent = { userPrompt, chainId: Number(chainId) };
      const expires = new Date(Date.now() + Number(hours) * HOUR_MS).toISOString();
      const signature = await session.sign(intentText({ ...intent, escrow: session.address, expires }));
      setSigned(JSON.stringify({ ...intent, intentSignature: { signature, expires } }, undefined, 2));
      return "Signed. Give what stands below to the agent, which sends it with the transaction.";
    });

  return (
    <section class="card" aria-labelledby="sign-intent">
      <h2 id="sign-intent">Sign an intent</h2>
      <p>
        The arbiter compares a transaction with the words that the agent says are yours. Words that you have
        signed are yours for certain: no agent can change one of them.
      </p>
      <Form send={sign}>
        <Field name="userPrompt" label="What the agent is to do" required rows={3} maxLength={10_000} />
        <Field
          name="chainId"
          label="Chain id"
          hint="1 is Ethereum, 11155111 Sepolia."
          required
          pattern="[1-9][0-9]{0,15}"
        />
        <ChoiceField name="hours" label="Good for" options={HOURS} />
        <p>
          <button type="submit">Sign with the wallet</button>
        </p>
      </Form>
      <Notices attempt={attempt} />
      {signed && <Copyable label="For the agent" text={signed} />}
    </section>
  );
}
