import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { explained, UNEXPLAINED } from "../session/explained.ts";

interface RevocableProps {
  readonly name: string;
  readonly children: ComponentChildren;
  /** What the button says that asks once more. */
  readonly verb: string;
  revoke(): Promise<void>;
}

/** Something that can be taken back, which is asked once more: it cannot be undone. */
export function Revocable({ name, children, verb, revoke }: RevocableProps) {
  const [isSure, setSure] = useState(false);
  const [problem, complain] = useState("");
  async function go(): Promise<void> {
    complain("");
    try {
      await revoke();
    } catch (error) {
      complain(explained(error) ?? UNEXPLAINED);
    }
    setSure(false);
  }
  return (
    <li class="card">
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {children}
      <p class="choices">
        {isSure ? (
          <>
            <button type="button" class="primary" onClick={go}>
              {verb} <bdi>{name}</bdi> for good
            </button>
            <button type="button" onClick={() => setSure(false)}>
              Keep it
            </button>
          </>
        ) : (
          <button type="button" onClick={() => setSure(true)}>
            {verb} <span class="unseen">{name}</span>
          </button>
        )}
      </p>
      {problem && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
    </li>
  );
}
