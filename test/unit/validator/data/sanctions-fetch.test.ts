import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { fetchSdn } from "../../../../commands/data/sanctions/fetch-sdn.ts";
import { keepSanctions } from "../../../../commands/data/sanctions/keep-sanctions.ts";
import { parseSdn } from "../../../../commands/data/sanctions/parse-sdn.ts";
import { CannotStart } from "../../../../runtime/cannot-start.ts";
import { fetchedSanctionsPath, loadSanctions } from "../../../../validator/data/load-sanctions.ts";
import { ALICE, BOB, MALLORY } from "../../../corpus/parties.ts";

function entry(name: string, ids: Record<string, string>): string {
  const list = Object.entries(ids).map(
    ([number, type]) => `<id><uid>1</uid><idType>${type}</idType><idNumber>${number}</idNumber></id>`,
  );
  return `<sdnEntry><uid>7</uid><lastName>${name}</lastName><sdnType>Entity</sdnType><idList>${list.join("")}</idList></sdnEntry>`;
}

function publication(entries: string[], day = "08/07/2026"): string {
  return `<?xml version="1.0" standalone="yes"?>
    <sdnList xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/XML">
      <publshInformation><Publish_Date>${day}</Publish_Date><Record_Count>${entries.length}</Record_Count></publshInformation>
      ${entries.join("\n")}
    </sdnList>`;
}

const ether = "Digital Currency Address - ETH";

describe("the Treasury's publication", () => {
  it("yields every address of Ethereum's shape, in whatever currency it is listed", () => {
    const list = parseSdn(
      publication([
        entry("ACME &amp; SONS", {
          [ALICE.toUpperCase().replace("0X", "0x")]: ether,
          [BOB]: "Digital Currency Address - USDC",
          "12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h": "Digital Currency Address - XBT",
        }),
        entry("SOMEBODY", { [MALLORY]: "Passport", "C-123": "Passport" }),
        "<sdnEntry><uid>9</uid><firstName>No</firstName><lastName>IDS</lastName></sdnEntry>",
      ]),
    );
    expect(list.active).to.deep.equal({ [ALICE]: "ACME & SONS", [BOB]: "ACME & SONS" });
    expect(list.published).to.equal("2026-08-07");
  });

  it("is read with a single entry and a single address too", () => {
    expect(parseSdn(publication([entry("ONE", { [ALICE]: ether })])).active).to.deep.equal({
      [ALICE]: "ONE",
    });
  });

  for (const [rule, text] of Object.entries({
    "is a page that says sorry": "<html><body>Sorry</body></html>",
    "is cut off": publication([entry("ONE", { [ALICE]: ether })]).slice(0, -40),
    "has no date": publication([entry("ONE", { [ALICE]: ether })], "soon"),
    "is no XML": "404",
  })) {
    it(`is refused where it ${rule}`, () => {
      expect(() => parseSdn(text)).to.throw(CannotStart, "not the Treasury's SDN list");
    });
  }

  it("is brought over HTTP, and its absence is said with the way out", async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === "/sdn.xml" ? 200 : 404;
      response.end(publication([entry("ONE", { [ALICE]: ether })]));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect(parseSdn(await fetchSdn({ url: `${address}/sdn.xml` })).active).to.have.property(ALICE);
      const missing = await fetchSdn({ url: `${address}/gone` }).catch((error: unknown) => error);
      expect(missing)
        .to.be.instanceOf(CannotStart)
        .with.property("message")
        .contain("404")
        .and.contain("--from");
    } finally {
      server.close();
    }
    const away = await fetchSdn({ url: `${address}/sdn.xml` }).catch((error: unknown) => error);
    expect(away).to.be.instanceOf(CannotStart).with.property("message").contain("--from");
  });
});

describe("a fetched list", () => {
  const list = (published: string, addresses: string[]) => ({
    source: "test",
    published,
    active: Object.fromEntries(addresses.map((address) => [address, "X"])),
  });
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "fetched-"));
    path = fetchedSanctionsPath(folder);
  });

  it("is kept in the data directory as the arbiter reads it", async () => {
    await keepSanctions(list("2030-01-01", [ALICE]), path);
    const loaded = loadSanctions({ dataDir: folder });
    expect(loaded.entries).to.include({ [ALICE]: "X" });
    expect(loaded.date).to.equal("2030-01-01");
    expect(readdirSync(join(folder, "sanctions"))).to.deep.equal(["ofac.json"]);
  });

  it("says what came and what went", async () => {
    await keepSanctions(list("2030-01-01", [ALICE, BOB]), path);
    const said = (await keepSanctions(list("2030-01-02", [BOB, MALLORY]), path)).join("\n");
    expect(said).to.contain("1 new, 1 gone").and.contain(`+ ${MALLORY}`).and.contain(`- ${ALICE}`);
  });

  it("does not give way to an empty, a shrunken or an older one", async () => {
    const addresses = Array.from({ length: 10 }, (_, index) => `0x${String(index).padStart(40, "0")}`);
    await keepSanctions(list("2030-01-02", addresses), path);
    const before = readFileSync(path, "utf8");
    for (const worse of [
      list("2030-01-03", []),
      list("2030-01-03", addresses.slice(0, 4)),
      list("2030-01-01", addresses),
    ]) {
      const refused = await keepSanctions(worse, path).catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(CannotStart).with.property("message").contain("nothing was changed");
    }
    expect(readFileSync(path, "utf8")).to.equal(before);
  });

  it("is refused empty at the first time too", async () => {
    expect(
      await keepSanctions(list("2030-01-03", []), path).catch((error: unknown) => error),
    ).to.be.instanceOf(CannotStart);
    expect(existsSync(path)).to.equal(false);
  });

  it("is read from a file that somebody brought", async () => {
    const brought = join(folder, "sdn.xml");
    writeFileSync(brought, publication([entry("ONE", { [ALICE]: ether })]));
    expect(parseSdn(await fetchSdn({ from: brought })).active).to.have.property(ALICE);
  });
});
