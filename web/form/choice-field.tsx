import { useId } from "preact/hooks";

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Values and the words for them. */
  readonly options: Readonly<Record<string, string>>;
  readonly defaultValue?: string | undefined;
  chosen?(value: string): void;
}

export function ChoiceField({ name, label, hint, options, defaultValue, chosen }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} class="hint">
          {hint}
        </p>
      )}
      <select
        id={id}
        name={name}
        {...(hint ? { "aria-describedby": `${id}-hint` } : {})}
        onChange={(event) => chosen?.(event.currentTarget.value)}
      >
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value} selected={value === defaultValue}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
