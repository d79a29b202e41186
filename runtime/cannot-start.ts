/** A reason not to start that the operator can mend; its message is shown as it stands. */
export class CannotStart extends Error {}
