/** Runs one piece of work after the other, in the order in which they were asked for. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    // The caller sees the failure; the queue only has to go on after it.
    last = next.catch(() => undefined);
    return next;
  };
}
