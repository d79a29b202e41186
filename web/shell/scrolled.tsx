import type { ComponentChildren } from "preact";

/** What is longer than its place and scrolls by itself, also by keyboard. */
export function Scrolled({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus nobody could scroll it by keyboard (WCAG 2.1.1)
    <section class="scrolled" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
