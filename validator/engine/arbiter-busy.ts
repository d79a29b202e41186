/** More requests are waiting than the pool is allowed to hold. */
export class ArbiterBusy extends Error {
  constructor() {
    super("The arbiter has more requests waiting than it takes; try again in a moment.");
  }
}
