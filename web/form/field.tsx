import { useId } from "preact/hooks";

interface FieldProps {
  readonly name: string;
  readonly label: string;
  /** What belongs there, said before it is filled in. */
  readonly hint?: string;
  /** Not to be seen over a shoulder. */
  readonly isSecret?: boolean;
  readonly defaultValue?: string;
  readonly required?: boolean;
  readonly pattern?: string;
  readonly maxLength?: number;
  /** Several lines. */
  readonly rows?: number;
}

export function Field({ label, hint, rows, pattern, isSecret, ...given }: FieldProps) {
  const id = useId();
  const described = hint ? { "aria-describedby": `${id}-hint` } : {};
  const shared = { id, autocomplete: "off" as const, spellcheck: false, ...given, ...described };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} class="hint">
          {hint}
        </p>
      )}
      {rows ? (
        <textarea rows={rows} {...shared} />
      ) : isSecret ? (
        <input type="password" {...shared} />
      ) : (
        <input type="text" {...shared} {...(pattern ? { pattern } : {})} />
      )}
    </div>
  );
}
