import { CannotStart } from "../../runtime/cannot-start.ts";

/** The one argument of a command about one transaction. */
export function readRequestHash(command: string, given: readonly string[]): string {
  const [hash, ...more] = given;
  if (!hash || more.length > 0 || !/^0x[0-9a-f]{64}$/i.test(hash)) {
    throw new CannotStart(`Give one request hash, 0x and 64 hex digits: npm run ${command} -- <requestHash>`);
  }
  return hash.toLowerCase();
}
