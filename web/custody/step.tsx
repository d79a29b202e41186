import type { ComponentChildren } from "preact";

export interface StepProps {
  readonly title: string;
  readonly state: "done" | "next" | "later";
  readonly children: ComponentChildren;
}

export function Step({ title, state, children }: StepProps) {
  return (
    <li class={`step step-${state}`} {...(state === "next" ? { "aria-current": "step" as const } : {})}>
      <h3 tabIndex={-1}>
        {title} <span class="mark">{state}</span>
      </h3>
      {children}
    </li>
  );
}
