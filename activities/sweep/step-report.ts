/** What one step of a sweep did, and how much of its work it could not do. */
export interface StepReport {
  readonly done: number;
  readonly failed: number;
}
