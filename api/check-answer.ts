import type { Answer } from "./answer.ts";
import type { SchemaChecker } from "./input/schema-checker.ts";
import { isMedia, isNoBody, type Route } from "./route.ts";

/** Lets an answer through only if its status and body are the declared ones: an undeclared field never leaves. */
export function checkAnswer(route: Route, checker: SchemaChecker): (answer: Answer) => Answer {
  const checks = new Map<number, (body: unknown) => boolean>();
  for (const [status, declared] of Object.entries(route.answers)) {
    if (isMedia(declared)) checks.set(Number(status), () => true);
    else if (isNoBody(declared)) checks.set(Number(status), (body) => body === undefined);
    else checks.set(Number(status), checker.output(declared));
  }
  return (answer) => {
    const check = checks.get(answer.status);
    if (!check) throw new Error(`${route.method} ${route.path} answered an undeclared ${answer.status}`);
    if (!check(answer.body))
      throw new Error(`${route.method} ${route.path} answered a body that its schema refuses`);
    return answer;
  };
}
