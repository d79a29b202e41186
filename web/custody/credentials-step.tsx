import { useState } from "preact/hooks";
import { ChoiceField } from "../form/choice-field.tsx";
import { Field } from "../form/field.tsx";
import { Form, type Texts } from "../form/form.tsx";
import { Notices } from "../form/notices.tsx";
import { useAttempt } from "../form/use-attempt.ts";
import { NotDone } from "../session/explained.ts";
import { checkConnection } from "./check-connection.ts";
import type { CustodyStepProps } from "./custody-step-props.ts";
import { Step } from "./step.tsx";

const ENVIRONMENTS = {
  sandbox: "sandbox",
  testnet: "testnet",
  mainnet: "mainnet: chain 1, real money",
};
const REGIONS = { US: "US", EU: "EU", EU2: "EU2" };

/** The second step: what the provider's console shows for the signing request. */
export function CredentialsStep({ session, integration, state, changed }: CustodyStepProps) {
  const { type, apiKeyLast4, vaultAccountId, environment, region } = integration;
  const [isChanging, change] = useState(false);
  const attempt = useAttempt();

  const save = (body: Texts) =>
    attempt.run("Keeping the credentials.", async (say) => {
      await session.call(`/custody/complete/${type}`, { method: "POST", body });
      change(false);
      say("Asking the custody provider whether they work.");
      const { valid, message } = await checkConnection(session, type);
      changed();
      if (!valid) throw new NotDone(`The credentials are kept, but do not work yet. ${message}`);
      return `Kept. ${message}`;
    });

  return (
    <Step title="Bring the API key" state={state}>
      {state === "later" && <p class="quiet">Once there is a key.</p>}
      {state === "done" && (
        <p>
          API key ending in <code>{apiKeyLast4}</code>, vault account {vaultAccountId}, {environment},{" "}
          {region}.
        </p>
      )}
      {state === "done" && !isChanging && (
        <button type="button" onClick={() => change(true)}>
          Change the credentials
        </button>
      )}
      {(state === "next" || isChanging) && (
        <Form send={save}>
          <Field
            name="apiKey"
            label="API key"
            hint="As the console shows it for the API user. It is kept encrypted and never shown again."
            isSecret
            required
            maxLength={255}
          />
          <Field
            name="vaultAccountId"
            label="Vault account"
            hint="Its id, such as 0: the account that transactions are made from."
            defaultValue={vaultAccountId ?? ""}
            required
            maxLength={64}
          />
          <ChoiceField
            name="environment"
            label="Environment"
            options={ENVIRONMENTS}
            defaultValue={environment ?? undefined}
          />
          <ChoiceField
            name="region"
            label="Region of your workspace"
            options={REGIONS}
            defaultValue={region ?? undefined}
          />
          <p class="choices">
            <button type="submit" class="primary">
              Keep the credentials
            </button>
            {isChanging && (
              <button type="button" onClick={() => change(false)}>
                Leave them as they are
              </button>
            )}
          </p>
        </Form>
      )}
      <Notices attempt={attempt} />
    </Step>
  );
}
