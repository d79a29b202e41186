import { CORPUS } from "../../test/corpus/corpus.ts";
import { requestText } from "../../test/corpus/judge.ts";

/** The corpus' requests as JSON: every protocol, aligned and faulty, so that no one path is measured alone. */
export function corpusRequests(): string[] {
  return CORPUS.flatMap(({ pairs }) => pairs.map(requestText));
}
