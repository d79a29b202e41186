import { type Client, ScheduleNotFoundError } from "@temporalio/client";

/** Installations made before the sweep was one long workflow have a schedule for it; returns whether there was one. */
export async function removeSweepSchedule(client: Client): Promise<boolean> {
  try {
    await client.schedule.getHandle("sweep").delete();
    return true;
  } catch (error) {
    if (error instanceof ScheduleNotFoundError) return false;
    throw error;
  }
}
