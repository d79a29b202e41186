import type { Caller } from "./caller.ts";

/** Whether the caller's key was taken as it was some seconds ago, instead of looked up. */
export function isRemembered(caller: Caller | undefined): boolean {
  return caller?.via === "key" && caller.asOfChange !== undefined;
}

/** To be called before anything is told, with the count of key changes that was read together with what is told. */
export function requireUnchanged(caller: Caller, keyChanges: number | undefined): void {
  if (caller.via !== "key" || caller.asOfChange === undefined || caller.asOfChange === keyChanges) return;
  throw new Error("an API key was changed since this one was looked up");
}
