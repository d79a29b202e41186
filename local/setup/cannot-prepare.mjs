/** A reason that the user can mend; its message is one sentence and is shown as it stands. */
export class CannotPrepare extends Error {}
