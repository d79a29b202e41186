/** A moment in the reader's own time; the exact one for machines. */
export function When({ at }: { at: string }) {
  const text = new Date(at).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={at}>{text}</time>;
}
