import { readFile } from "node:fs/promises";
import { CannotStart } from "../../../runtime/cannot-start.ts";

export const SDN_ADDRESS =
  "https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/SDN.XML";

const TIMEOUT_MS = 120_000;

/** The publication's text, from its address or from a file that somebody brought already. */
export async function fetchSdn({
  url = SDN_ADDRESS,
  from,
}: {
  url?: string;
  from?: string;
}): Promise<string> {
  if (from !== undefined) {
    return await readFile(from, "utf8").catch(() => {
      throw new CannotStart(`${from} cannot be read.`);
    });
  }
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return await response.text();
    throw new CannotStart(
      `${url} answers ${response.status}; bring the file by hand and give it with --from.`,
    );
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`${url} cannot be reached; bring the file by hand and give it with --from.`);
  }
}
