import { element } from "./element.ts";

/** What is being waited for, read out by screen readers when they are free to. */
export function say(doing: string): void {
  element("status").textContent = doing;
}

/** What went wrong, read out at once. */
export function complain(problem: string): void {
  element("problem").textContent = problem;
  element("problem").hidden = problem === "";
}
