import { useState } from "preact/hooks";
import { AskedTwice } from "../form/asked-twice.tsx";
import { Notices } from "../form/notices.tsx";
import { useAttempt } from "../form/use-attempt.ts";
import type { LiveSession } from "../session/live-session.ts";
import { When } from "../transactions/when.tsx";
import { chooseQuorum } from "./choose-quorum.ts";
import { QUORUM_TITLES, type Quorum, type QuorumType } from "./quorum.ts";
import { QuorumForm } from "./quorum-form.tsx";

interface QuorumCardProps {
  readonly session: LiveSession;
  readonly type: QuorumType;
  readonly quorum: Quorum | undefined;
  changed(): void;
}

export function QuorumCard({ session, type, quorum, changed }: QuorumCardProps) {
  const [isChoosing, choose] = useState(false);
  const attempt = useAttempt();
  const title = QUORUM_TITLES[type];
  const titleId = `quorum-${type}`;

  const forget = () =>
    attempt.run("Forgetting it.", async () => {
      await session.call(`/settings/provider-quorum/${type}`, { method: "DELETE" });
      changed();
      return "Forgotten here; at the wallet provider it stays as it is.";
    });

  return (
    <section class="card" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {quorum ? (
        <p>
          <bdi>{quorum.displayName ?? "Quorum"}</bdi>, <code>{quorum.quorumId}</code>
          {quorum.static && ", this service's own"}, since <When at={quorum.createdAt} />.
        </p>
      ) : (
        <p>None. Choose one if your account is kept at the wallet provider.</p>
      )}
      {isChoosing ? (
        <QuorumForm
          leave={() => choose(false)}
          send={(way, texts) =>
            attempt.run("Asking the wallet provider.", async () => {
              await chooseQuorum(session, type, way, texts);
              choose(false);
              changed();
              return "It is chosen.";
            })
          }
        />
      ) : (
        <p class="choices">
          <button type="button" onClick={() => choose(true)}>
            {quorum ? "Choose another" : "Choose one"}
            <span class="unseen">: {title}</span>
          </button>
        </p>
      )}
      {quorum && !isChoosing && (
        <AskedTwice
          first={
            <>
              Forget<span class="unseen">: {title}</span>
            </>
          }
          second="Forget it"
          go={forget}
        />
      )}
      <Notices attempt={attempt} />
    </section>
  );
}
