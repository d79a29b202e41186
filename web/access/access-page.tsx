import { Notices } from "../form/notices.tsx";
import { useAttempt } from "../form/use-attempt.ts";
import { Freshness } from "../live/freshness.tsx";
import { usePolled } from "../live/use-polled.ts";
import type { LiveSession } from "../session/live-session.ts";
import { Heading } from "../shell/heading.tsx";
import { When } from "../transactions/when.tsx";
import { Revocable } from "./revocable.tsx";

interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly active: boolean;
  readonly prefix: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly expiresAt: string | null;
}

interface Grant {
  readonly id: string;
  readonly client_name: string;
  readonly client_id: string;
  readonly scope: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

const EVERY_MS = 15_000;

/** Who else may act for the account: agents with a key, applications with a grant, other sign-ins. */
export function AccessPage({ session, leave }: { session: LiveSession; leave(words: string): void }) {
  const keys = usePolled(
    async () => ((await session.call("/user-api-keys")) as readonly ApiKey[]).filter(({ active }) => active),
    () => EVERY_MS,
    "keys",
  );
  const grants = usePolled(
    async () => (await session.call("/oauth/grants")) as readonly Grant[],
    () => EVERY_MS,
    "grants",
  );
  return (
    <>
      <Heading>Access</Heading>
      <h2>Agents with a key</h2>
      <Freshness polled={keys} />
      {keys.value?.length === 0 && (
        <p>None. An agent that wants a key shows you a link, where you approve it.</p>
      )}
      <ul class="list">
        {keys.value?.map((key) => (
          <Revocable
            key={key.id}
            name={key.name}
            verb="Revoke"
            revoke={async () => {
              await session.call(`/user-api-keys/${key.id}`, { method: "DELETE" });
              keys.again();
            }}
          >
            <p class="quiet">
              {key.prefix ? `${key.prefix}…, ` : "Not fetched by the agent yet, "}
              made <When at={key.createdAt} />, <Used at={key.lastUsedAt} />
              {key.expiresAt && (
                <>
                  , ends <When at={key.expiresAt} />
                </>
              )}
              .
            </p>
          </Revocable>
        ))}
      </ul>
      <h2>Applications with access</h2>
      <Freshness polled={grants} />
      {grants.value?.length === 0 && (
        <p>None. An application that wants access sends you to a page here, where you grant or refuse it.</p>
      )}
      <ul class="list">
        {grants.value?.map((grant) => (
          <Revocable
            key={grant.id}
            name={grant.client_name}
            verb="End the access of"
            revoke={async () => {
              await session.call(`/oauth/grants/${grant.id}`, { method: "DELETE" });
              grants.again();
            }}
          >
            <p class="quiet">
              Granted <When at={grant.createdAt} />, <Used at={grant.lastUsedAt} />. It may: {grant.scope}.
            </p>
          </Revocable>
        ))}
      </ul>
      <SignOutEverywhere session={session} leave={leave} />
    </>
  );
}

function Used({ at }: { at: string | null }) {
  if (!at) return <>not used yet</>;
  return (
    <>
      last used <When at={at} />
    </>
  );
}

function SignOutEverywhere({ session, leave }: { session: LiveSession; leave(words: string): void }) {
  const attempt = useAttempt();
  const go = () =>
    attempt.run("Signing out.", async () => {
      await session.end("everywhere");
      leave("You are signed out everywhere, and no application has access any more. Agents keep their keys.");
      return "";
    });
  return (
    <section aria-labelledby="everywhere">
      <h2 id="everywhere">Sign out everywhere</h2>
      <p>
        Ends every sign-in of yours on all devices, and the access of all applications. Agents keep their
        keys.
      </p>
      <button type="button" onClick={go}>
        Sign out everywhere
      </button>
      <Notices attempt={attempt} />
    </section>
  );
}
