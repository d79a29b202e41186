import { expect } from "chai";
import { signIn } from "../../support/accounts-world.ts";
import { approve, type ConnectWorld, connectWorld, initiate, poll } from "../../support/connect-world.ts";

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe("a connection code, over two replicas", function () {
  this.timeout(60_000);
  let world: ConnectWorld;
  let replicas: string[];
  before(async () => {
    world = await connectWorld();
    replicas = [(await world.replica()).url, (await world.replica()).url];
  });
  after(() => world.close());
  const replica = (index: number) => String(replicas[index % 2]);

  it("gives its key to exactly one of a hundred polls at once", async () => {
    const owner = await signIn(replica(0));
    const code = await initiate(replica(0));
    await approve(replica(1), code, owner.bearer);
    const answers = await Promise.all(times(100, (i) => poll(replica(i), code)));
    const given = answers.filter(({ status }) => status === 200);
    expect(given).to.have.length(1);
    expect(answers.filter(({ status }) => status === 410)).to.have.length(99);
    const apiKey = String(((await given[0]?.json()) as { apiKey: string } | undefined)?.apiKey);
    const mine = await fetch(`${replica(1)}/transactions/users/${owner.wallet.address}`, {
      headers: { "x-api-key": apiKey },
    });
    expect(mine.status, "and that key is the one that is stored").to.equal(200);
  });

  it("is approved by exactly one of many users at once, and only that one has a key", async () => {
    const users = await Promise.all(times(10, (i) => signIn(replica(i))));
    const code = await initiate(replica(0));
    const answers = await Promise.all(users.map(({ bearer }, i) => approve(replica(i), code, bearer)));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, ...times(9, () => 400)]);
    const lists = await Promise.all(
      users.map(
        async ({ bearer }) =>
          (await (await fetch(`${replica(0)}/user-api-keys`, { headers: bearer })).json()) as unknown[],
      ),
    );
    expect(lists.map(({ length }) => length)).to.deep.equal(
      answers.map(({ status }) => (status === 200 ? 1 : 0)),
    );
    const { walletAddress } = (await (await poll(replica(1), code)).json()) as { walletAddress: string };
    expect(walletAddress).to.equal(users[answers.findIndex(({ status }) => status === 200)]?.wallet.address);
  });
});
