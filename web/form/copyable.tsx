import { useId, useState } from "preact/hooks";

interface CopyableProps {
  readonly label: string;
  readonly text: string;
  /** Where it can be had as a file too. */
  readonly fileName?: string;
}

/** A text to take elsewhere. */
export function Copyable({ label, text, fileName }: CopyableProps) {
  const id = useId();
  const [said, say] = useState("");
  async function copy(): Promise<void> {
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    say(copied ? "Copied." : "This browser does not let pages copy. Select the text and copy it.");
  }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea id={id} class="code" readOnly rows={6} value={text} />
      <p class="choices">
        <button type="button" onClick={copy}>
          Copy<span class="unseen"> {label}</span>
        </button>
        {fileName && (
          <a download={fileName} href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
            Save as {fileName}
          </a>
        )}
      </p>
      <p role="status" class="quiet">
        {said}
      </p>
    </div>
  );
}
