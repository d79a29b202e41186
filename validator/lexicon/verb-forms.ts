const DOUBLED = new Set(
  [
    "transfer swap wrap unwrap get set let put permit tip ship slip drop flip grab snag split stop pop lob zap zip plop slap",
    "slot chip trim strip swop flog nab cop snap bag drag whip transmit allot expel dig",
  ].flatMap((line) => line.split(" ")),
);
const PAST: Readonly<Record<string, string>> = {
  send: "sent",
  pay: "paid",
  give: "given",
  lend: "lent",
  sell: "sold",
  buy: "bought",
  withdraw: "withdrawn",
  take: "taken",
  repay: "repaid",
  get: "got",
  put: "put",
  set: "set",
  let: "let",
  split: "split",
  spend: "spent",
  bring: "brought",
  shoot: "shot",
  draw: "drawn",
  cut: "cut",
  sling: "slung",
  fling: "flung",
  throw: "thrown",
  stick: "stuck",
  sink: "sunk",
  dig: "dug",
};

/** A verb in every form: plain, third person, gerund, past. */
export function formsOf(verb: string): string[] {
  return [verb, thirdPerson(verb), gerund(verb), PAST[verb] ?? past(verb)];
}

function thirdPerson(verb: string): string {
  return /(?:s|x|sh|ch)$/.test(verb)
    ? `${verb}es`
    : /[^aeou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
}

function past(verb: string): string {
  if (DOUBLED.has(verb)) return `${verb}${verb.at(-1)}ed`;
  if (/[^aeou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return verb.endsWith("e") ? `${verb}d` : `${verb}ed`;
}

function gerund(verb: string): string {
  if (DOUBLED.has(verb)) return `${verb}${verb.at(-1)}ing`;
  return verb.endsWith("e") ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
