import { NODE } from "../nodes.ts";

/** Whichever node refuses it: what counts is that it is refused. */
export const REFUSED = [
  "intent_alignment.requirement_coverage",
  "intent_alignment.prohibitions",
  "intent_alignment.sender_matching",
  ...Object.values(NODE).flat(),
];
