import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

interface AskedTwiceProps {
  /** What the first button says, and what the second one does. */
  readonly first: ComponentChildren;
  readonly second: ComponentChildren;
  go(): Promise<void>;
}

/** For what cannot be undone: the button that does it comes up when another was pressed. */
export function AskedTwice({ first, second, go }: AskedTwiceProps) {
  const [isSure, setSure] = useState(false);
  const wasSure = useRef(false);
  const asking = useRef<HTMLButtonElement>(null);
  const sure = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, and the keyboard goes on where its successor stands.
  useEffect(() => {
    if (isSure) sure.current?.focus();
    else if (wasSure.current) asking.current?.focus();
    wasSure.current = isSure;
  }, [isSure]);
  // Gone with what it was about: the keyboard goes on at the head of the page instead of nowhere.
  useEffect(() => () => void (wasSure.current && document.querySelector("h1")?.focus()), []);
  if (!isSure)
    return (
      <p class="choices">
        <button type="button" ref={asking} onClick={() => setSure(true)}>
          {first}
        </button>
      </p>
    );
  return (
    <p class="choices">
      <button
        type="button"
        class="primary"
        ref={sure}
        onClick={async () => {
          await go();
          setSure(false);
        }}
      >
        {second}
      </button>
      <button type="button" onClick={() => setSure(false)}>
        Keep it
      </button>
    </p>
  );
}
