import { XMLParser } from "fast-xml-parser";
import { CannotStart } from "../../../runtime/cannot-start.ts";

/** The Treasury's list as the arbiter reads it: addresses of Ethereum's shape with the name they are listed under. */
export interface FetchedSanctions {
  source: string;
  /** The day of publication, as 2026-01-31. */
  published: string;
  active: Record<string, string>;
}

interface SdnEntry {
  firstName?: string;
  lastName?: string;
  idList?: { id: { idType?: string; idNumber?: string }[] };
}

interface SdnDocument {
  sdnList?: { publshInformation?: { Publish_Date?: string }; sdnEntry?: SdnEntry[] };
}

const parser = new XMLParser({
  parseTagValue: false,
  removeNSPrefix: true,
  isArray: (name) => name === "sdnEntry" || name === "id",
});

/** Reads the publication SDN.XML, whatever currency an address is listed for: an account has one address on all chains. */
export function parseSdn(xml: string): FetchedSanctions {
  const { sdnList } = parseXml(xml);
  const published = dayOf(sdnList?.publshInformation?.Publish_Date);
  if (!sdnList?.sdnEntry || !published) {
    throw new CannotStart(
      "This is not the Treasury's SDN list: it has no entries or no date of publication.",
    );
  }
  const active: Record<string, string> = {};
  for (const entry of sdnList.sdnEntry) {
    for (const { idType, idNumber } of entry.idList?.id ?? []) {
      const address = idNumber?.trim().toLowerCase() ?? "";
      if (!idType?.startsWith("Digital Currency Address") || !/^0x[0-9a-f]{40}$/.test(address)) continue;
      active[address] ??= [entry.firstName, entry.lastName].filter(Boolean).join(" ");
    }
  }
  const sorted = Object.entries(active).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return {
    source: "OFAC Specially Designated Nationals",
    published,
    active: Object.fromEntries(sorted),
  };
}

function parseXml(xml: string): SdnDocument {
  try {
    return parser.parse(xml, true) as SdnDocument;
  } catch {
    throw new CannotStart("This is not the Treasury's SDN list: it is no well-formed XML.");
  }
}

/** The publication writes 08/07/2026 for the seventh of August. */
function dayOf(text: string | undefined): string | undefined {
  const [, month, day, year] = /^\s*(\d\d)\/(\d\d)\/(\d{4})\s*$/.exec(text ?? "") ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}
