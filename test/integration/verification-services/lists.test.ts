import { expect } from "chai";
import { VerificationService } from "../../../db/verification-services/verification-service.entity.ts";
import { type AccountsWorld, accountsWorld } from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

describe("the lists of verification services", () => {
  let world: AccountsWorld;
  let served: Served;
  before(async () => {
    world = await accountsWorld();
    served = await world.serve();
    const em = world.database.em.fork();
    for (let n = 1; n <= 5; n += 1) {
      em.create(VerificationService, {
        name: `service ${n}`,
        inbox: `0x${String(n).padStart(40, "0")}`,
        pgpPublicKey: "armour",
        pgpFingerprint: String(n).padStart(40, "0"),
        active: n !== 3,
        builtIn: false,
        // Two of them in the same millisecond.
        createdAt: new Date(1_700_000_000_000 + Math.floor(n / 2)),
      });
      await em.flush();
    }
  });
  after(() => world.close());

  const get = (path: string) => fetch(served.url + path);
  const namesOf = async (response: Response) =>
    ((await response.json()) as { name: string }[]).map(({ name }) => name.replace("service ", ""));

  it("stand newest first, all or only the active ones", async () => {
    expect(await namesOf(await get("/verification-services"))).to.deep.equal(["5", "4", "3", "2", "1"]);
    expect(await namesOf(await get("/verification-services/active"))).to.deep.equal(["5", "4", "2", "1"]);
  });

  it("are paged by Link headers, without gaps or repeats", async () => {
    const seen: string[] = [];
    let path: string | undefined = "/verification-services/active?limit=1";
    while (path) {
      const response: Response = await get(path);
      expect(response.status).to.equal(200);
      seen.push(...(await namesOf(response)));
      path = /<http:\/\/localhost:3000([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
    }
    expect(seen).to.deep.equal(["5", "4", "2", "1"]);
  });

  for (const query of [
    "limit=0",
    "limit=201",
    "limit=Infinity",
    "limit=0x1",
    "cursor=nonsense",
    "cursor=",
    "page=2",
  ]) {
    it(`refuse ?${query} with 400`, async () => {
      expect((await get(`/verification-services?${query}`)).status).to.equal(400);
    });
  }

  it("refuse a cursor of another list, whose ids are no numbers", async () => {
    const foreign = Buffer.from("1700000000000.6f9619ff-8b86-4011-b42d-00c04fc964ff").toString("base64url");
    expect((await get(`/verification-services?cursor=${foreign}`)).status).to.equal(400);
  });

  for (const id of ["Infinity", "1e999", "0x1", "+1", "%201", "0", "2147483648"]) {
    it(`have nothing at ${id}, which is no id`, async () => {
      expect((await get(`/verification-services/${id}`)).status).to.equal(400);
    });
  }
});
