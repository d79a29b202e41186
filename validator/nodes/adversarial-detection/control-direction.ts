type Direction = "gives" | "takes" | "changes";

const GIVING = /^(?:add|enabl|install|appoint|nam|activat)/i;
const TAKING = /^(?:remov|disabl|uninstall|revok|renounc|delet|deactivat)/i;
const STEMS: readonly (readonly [RegExp, Direction])[] = [
  [/^(?:removes|takes|leaves|gives up)\b|\bto none$/, "takes"],
  [/^(?:adds|lets|gives)\b/, "gives"],
];

/** Whether a change of control goes the way of the verb that asks for it: who is added is not removed. */
export function isSameDirection(verb: string, clause: string): boolean {
  const done = STEMS.find(([stem]) => stem.test(clause))?.[1] ?? "changes";
  if (GIVING.test(verb)) return done !== "takes" && !isReplacement(clause);
  if (TAKING.test(verb)) return done === "takes";
  return true;
}

function isReplacement(clause: string): boolean {
  return /^replaces the owner\b/.test(clause);
}

/** Words between two addresses by which the second is the one who goes. */
const REVERSING = /\b(?:instead of|in place of|replac\w*|in lieu of|rather than)\b/i;

/** Whether the one who goes and the one who comes stand in the intent as in the call; both are named in it. */
export function isSameExchange(text: string, clause: string): boolean {
  const [, gone, come] = /^replaces the owner (0x[0-9a-f]{40}) by (0x[0-9a-f]{40})/.exec(clause) ?? [];
  if (gone === undefined || come === undefined) return true;
  const [first, second] = [text.indexOf(gone), text.indexOf(come)];
  const between = text.slice(Math.min(first, second) + gone.length, Math.max(first, second));
  return first < second !== REVERSING.test(between);
}
