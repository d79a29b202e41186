const MOST_CHARACTERS = 100;

/** A place in the input as sentences name it: `/tx/value` is tx.value, the whole of it the body. */
export function fieldName(pointer: string): string {
  if (pointer === "" || pointer === "/") return "The body";
  const names = pointer.slice(1).split("/");
  return shortened(names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~")).join("."));
}

/** Names come from outside and may be of any length. */
export function shortened(name: string): string {
  return name.length > MOST_CHARACTERS ? `${name.slice(0, MOST_CHARACTERS)}…` : name;
}
