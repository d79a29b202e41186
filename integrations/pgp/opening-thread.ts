import { inspectMessage } from "./inspect-message.ts";
import { openMessage } from "./open-message.ts";
import { answering } from "./thread-answer.ts";

/** What a thread for opening does; the names are those that the pool calls. */
export const open = answering(openMessage);
export const inspect = answering(inspectMessage);
