import type { ComponentChildren } from "preact";

/** What a form was filled in with, by the fields' names; what was left empty is left out. */
export type Texts = Readonly<Record<string, string>>;

interface FormProps {
  readonly children: ComponentChildren;
  send(texts: Texts): Promise<void>;
}

/** A form whose fields the browser keeps: what is typed stays while the page is refreshed around it. */
export function Form({ children, send }: FormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send(textsOf(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}

function textsOf(form: HTMLFormElement): Texts {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value.trim() !== "") texts[name] = value.trim();
  return texts;
}
