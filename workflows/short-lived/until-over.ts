import { condition, setCurrentDetails, setHandler } from "@temporalio/workflow";
import {
  type Moved,
  moved,
  type ShortLivedInput,
  type ShortLivedOutcome,
} from "../../messages/short-lived-messages.ts";

/**
 * Waits until it is over. The start is delayed until then, so this runs only when it is told of a move or the time is up; what
 * it was not told, because a process died, `end` finds in the database.
 */
export async function untilOver(
  input: ShortLivedInput,
  end: (hash: string) => Promise<Moved>,
): Promise<ShortLivedOutcome> {
  let present: Moved = { state: "pending", endsAt: input.endsAt };
  setHandler(moved, (next) => {
    // Two replicas may tell their moves in the wrong order; the last state stays the last.
    if (present.endsAt !== null) present = next;
  });
  while (present.endsAt !== null) {
    const seen = present;
    setCurrentDetails(`${seen.state} until ${new Date(present.endsAt).toISOString()}`);
    const leftMs = present.endsAt - Date.now();
    if (leftMs > 0 && (await condition(() => present !== seen, leftMs))) continue;
    const found = await end(input.hash);
    if (present === seen) present = found;
  }
  setCurrentDetails(present.state);
  return { state: present.state };
}
