/** Markup that may be sent as it is; only `html` makes it. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A template in which everything that is put in stays text, unless it was made by this function itself. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = template.map((text, index) => text + written(parts[index] ?? ""));
  return { markup: markup.join("") };
}

function written(part: Part): string {
  if (typeof part === "string" || typeof part === "number")
    return String(part).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
  return "markup" in part ? part.markup : part.map(written).join("");
}
