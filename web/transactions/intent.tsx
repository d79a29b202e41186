import type { AccountedWord } from "./transaction.ts";

/** Small words and signs carry nothing that could be compared. */
const PLAIN = new Set(["grammar", "mark"]);
const OPEN = "not understood";

function kindOf({ as }: AccountedWord): string {
  if (as === OPEN) return "open";
  return PLAIN.has(as) ? "plain" : "read";
}

const meaningOf = ({ as, of }: AccountedWord) => (of === undefined ? as : `${as}: ${of}`);

/** The intent as it was sent, each word marked by what the arbiter counts it as. */
export function Intent({ text, words }: { text: string; words: readonly AccountedWord[] }) {
  const fits = words.every(({ start, end, text: word }) => text.slice(start, end) === word);
  const told = words.filter((word) => kindOf(word) !== "plain");
  return (
    <>
      <blockquote class="intent">{fits ? marked(text, words) : <bdi>{text}</bdi>}</blockquote>
      {told.length > 0 && (
        <details>
          <summary>What each word counts as</summary>
          <dl class="facts">
            {told.map((word) => (
              <div key={word.start}>
                <dt>
                  <bdi>{word.text}</bdi>
                </dt>
                <dd>{meaningOf(word)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

function marked(text: string, words: readonly AccountedWord[]) {
  let from = 0;
  const pieces = words.flatMap((word) => {
    const between = text.slice(from, word.start);
    from = word.end;
    return [
      between,
      <span key={word.start} class={`word-${kindOf(word)}`} title={meaningOf(word)}>
        {word.text}
      </span>,
    ];
  });
  return [...pieces, text.slice(from)];
}
