import type { Reading } from "../intent/reading.ts";

const QUESTION =
  /(?:^|[.!?\n]\s*)(?:what(?! (?:about|if|do you say))|how (?:much|long|many|does|do|is|would)|why(?! (?:not|don['’]t))|(?:is|are|was|were|has|have) (?:my|our|the))\b(?:[^.!?\n]|\.(?=\S)|(?<=\b(?:i\.e|e\.g))\.)*\?/i;

/** "how much gas for …", with or without its mark */
const HOW_MUCH = /^how much (?:gas|would|does|will|is)\b|^(?:work out|reckon|calculate) (?:for me )?what\b/i;

/** "What can the router do once …?", "Is my cUSDC being used as collateral?": who asks about a thing does not ask for it. */
export const isAskedAbout = ({ text }: Reading): boolean => QUESTION.test(text) || HOW_MUCH.test(text);
