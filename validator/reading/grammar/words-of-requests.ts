/** Classes of the words that requests are made of, besides their verbs and what was read from them. */
export const OF_REQUESTS = [
  "grammar",
  "preposition",
  "joint",
  "manner",
  "courtesy",
  "generic",
  "core",
  "carrier",
  "bound",
] as const;
