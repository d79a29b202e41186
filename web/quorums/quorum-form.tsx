import { useState } from "preact/hooks";
import { ChoiceField } from "../form/choice-field.tsx";
import { Field } from "../form/field.tsx";
import { Form, type Texts } from "../form/form.tsx";
import { WAYS, type Way } from "./quorum.ts";

interface QuorumFormProps {
  send(way: Way, texts: Texts): Promise<void>;
  leave(): void;
}

export function QuorumForm({ send, leave }: QuorumFormProps) {
  const [way, setWay] = useState<Way>("service");
  return (
    <Form send={(texts) => send(way, texts)}>
      <ChoiceField name="way" label="Which" options={WAYS} chosen={(value) => setWay(value as Way)} />
      {way === "existing" && <Field name="quorumId" label="Its id" required maxLength={100} />}
      {way !== "service" && (
        <Field
          name="displayName"
          label="Name"
          hint="As it is to be shown, up to 50 characters."
          required={way !== "existing"}
          maxLength={50}
        />
      )}
      {way === "key" && (
        <Field
          name="p256PublicKey"
          label="Public key"
          hint="On P-256, in PEM: the lines from BEGIN PUBLIC KEY to END PUBLIC KEY."
          required
          rows={5}
          maxLength={1000}
        />
      )}
      {way === "account" && (
        <Field
          name="providerUserId"
          label="Your id at the wallet provider"
          hint="Such as did:privy:…"
          required
          maxLength={200}
        />
      )}
      <p class="choices">
        <button type="submit" class="primary">
          Choose it
        </button>
        <button type="button" onClick={leave}>
          Leave it as it is
        </button>
      </p>
    </Form>
  );
}
