import { useState } from "preact/hooks";
import { Copyable } from "../form/copyable.tsx";
import { Field } from "../form/field.tsx";
import { Form, type Texts } from "../form/form.tsx";
import { Notices } from "../form/notices.tsx";
import { useAttempt } from "../form/use-attempt.ts";
import type { CustodyStepProps } from "./custody-step-props.ts";
import { Step } from "./step.tsx";

/** The first step: a key is made here, and a signing request to bring to the provider. */
export function KeyStep({ session, integration: { type, csr }, state, changed }: CustodyStepProps) {
  const [isReplacing, replace] = useState(false);
  const attempt = useAttempt();

  const make = (subject: Texts) =>
    attempt.run("Making a key of 4096 bits, which takes some seconds.", async () => {
      const body = { ...subject, ...(csr ? { recreate: true } : {}) };
      await session.call(`/custody/generate-csr/${type}`, { method: "POST", body });
      replace(false);
      changed();
      return "The key is made.";
    });

  return (
    <Step title="Make a key here" state={state}>
      {csr && (
        <>
          <p>
            In your provider's console, add an API user with the role of a signer and give it this signing
            request. The console then shows the API key for the next step.
          </p>
          <Copyable label="Signing request" text={csr} fileName={`countersign-${type}.csr`} />
        </>
      )}
      {csr && !isReplacing && (
        <button type="button" onClick={() => replace(true)}>
          Make another key
        </button>
      )}
      {(!csr || isReplacing) && (
        <Form send={make}>
          {csr && (
            <p class="warning">
              Another key takes the place of this one, whose API key is of no use any more: the next two steps
              begin again.
            </p>
          )}
          <Field
            name="commonName"
            label="Name of the key"
            hint="As you want to find it in the console, such as Countersign of Example Ltd."
            required
            maxLength={255}
          />
          <Field name="organization" label="Organization" required maxLength={255} />
          <Field
            name="country"
            label="Country"
            hint="Two letters, such as DE."
            required
            pattern="[A-Za-z]{2}"
            maxLength={2}
          />
          <details>
            <summary>What your provider may want besides</summary>
            <Field name="organizationalUnit" label="Department" maxLength={255} />
            <Field name="state" label="State or province" maxLength={255} />
            <Field name="locality" label="City" maxLength={255} />
            <Field name="email" label="E-mail address" maxLength={255} />
          </details>
          <p class="choices">
            <button type="submit" class="primary">
              Make the key
            </button>
            {isReplacing && (
              <button type="button" onClick={() => replace(false)}>
                Keep the present one
              </button>
            )}
          </p>
        </Form>
      )}
      <Notices attempt={attempt} />
    </Step>
  );
}
