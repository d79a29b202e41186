import { useState } from "preact/hooks";
import { Field } from "../form/field.tsx";
import { Form } from "../form/form.tsx";
import { Notices } from "../form/notices.tsx";
import { useAttempt } from "../form/use-attempt.ts";
import { Freshness } from "../live/freshness.tsx";
import { usePolled } from "../live/use-polled.ts";
import { callApi } from "../session/call-api.ts";
import { Heading } from "../shell/heading.tsx";
import type { Overview } from "./overview.ts";
import { OverviewSections } from "./overview-sections.tsx";

const EVERY_MS = 10_000;

const ask = async (apiKey: string) => (await callApi("/operator/overview", { apiKey })) as Overview;

/** For who runs the service. The key is in this page's memory alone, and gone when it is left or reloaded. */
export function OperatorPage() {
  const [key, setKey] = useState<string>();
  const attempt = useAttempt();
  if (key) return <Watching apiKey={key} forget={() => setKey(undefined)} />;
  return (
    <section class="card">
      <Heading>Operator</Heading>
      <p>
        What waits, how every part fares, and how old the sanctions list is. The key stays in this page's
        memory: leaving or reloading the page forgets it.
      </p>
      <Form
        send={({ key: given = "" }) =>
          attempt.run("Looking.", async () => {
            await ask(given);
            setKey(given);
            return "";
          })
        }
      >
        <Field
          name="key"
          label="ADMIN key"
          hint="Made by npm run keys -- create --type admin."
          isSecret
          required
        />
        <p>
          <button type="submit" class="primary">
            Look
          </button>
        </p>
      </Form>
      <Notices attempt={attempt} />
    </section>
  );
}

function Watching({ apiKey, forget }: { apiKey: string; forget(): void }) {
  const polled = usePolled(
    () => ask(apiKey),
    () => EVERY_MS,
    "overview",
  );
  return (
    <>
      <Heading>Operator</Heading>
      <p class="choices">
        <button type="button" onClick={polled.again}>
          Look again
        </button>
        <button type="button" onClick={forget}>
          Forget the key
        </button>
      </p>
      <Freshness polled={polled} />
      {polled.value && <OverviewSections overview={polled.value} />}
    </>
  );
}
