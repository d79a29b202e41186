/** Two things that a thread can be asked in a test: to work for ever, and to answer. */
export function spin(): never {
  for (;;);
}

export function answer(given: string): string {
  return given;
}
