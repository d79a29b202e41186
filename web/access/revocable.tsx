import type { ComponentChildren } from "preact";
import { AskedTwice } from "../form/asked-twice.tsx";
import { Notices } from "../form/notices.tsx";
import { useAttempt } from "../form/use-attempt.ts";

interface RevocableProps {
  readonly name: string;
  readonly children: ComponentChildren;
  /** What the button says that asks once more. */
  readonly verb: string;
  revoke(): Promise<void>;
}

/** Something that can be taken back, which is asked once more: it cannot be undone. */
export function Revocable({ name, children, verb, revoke }: RevocableProps) {
  const attempt = useAttempt();
  return (
    <li class="card">
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {children}
      <AskedTwice
        first={
          <>
            {verb} <span class="unseen">{name}</span>
          </>
        }
        second={
          <>
            {verb} <bdi>{name}</bdi> for good
          </>
        }
        go={() =>
          attempt.run("One moment.", async () => {
            await revoke();
            return "";
          })
        }
      />
      <Notices attempt={attempt} />
    </li>
  );
}
