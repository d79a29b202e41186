import { encoded, expectOnly, expectRefused, FRIEND, ME, THIEF } from "./judged.ts";

const ETHER = 10n ** 18n;
const APP = FRIEND;
const CTSI = "0x491604c0fdf08347dd1fa4ee062a822a5dd06b5d";
const DAI = "0x6b175474e89094c44da98b954eedeac495271d0f";
const BAYC = "0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d";

describe("a deposit into a Cartesi application", () => {
  it("of ether names the amount and the application, and carries nothing for it to do", () => {
    const deposit = (app: string, value: bigint, data = "0x", to = PORTALS.ether) => ({
      to,
      value,
      data: encoded("depositEther(address,bytes)", [app, data]),
    });
    const right = deposit(APP, ETHER);
    expectOnly(`Deposit 1 ETH into the Cartesi application ${APP}`, right, {
      application: deposit(THIEF, ETHER),
      amount: deposit(APP, 2n * ETHER),
      "amount, none": deposit(APP, 0n),
      instruction: deposit(APP, ETHER, "0x01"),
      contract: deposit(APP, ETHER, "0x", THIEF),
    });
    expectRefused(right, [
      "Deposit 1 ETH into a Cartesi application",
      `Deposit ETH into the Cartesi application ${APP}`,
      `Withdraw 1 ETH from the Cartesi application ${APP}`,
      `Deposit 1 ETH into the Cartesi application ${APP} and start the auction`,
      `Send 1 ETH to ${APP}`,
    ]);
  });

  it("of a token names that token", () => {
    const deposit = (token: string, app: string, value: bigint, sent = 0n, data = "0x") => ({
      to: PORTALS.token,
      value: sent,
      data: encoded("depositERC20Tokens(address,address,uint256,bytes)", [token, app, value, data]),
    });
    expectOnly(`Deposit 250 CTSI into the Cartesi app ${APP}`, deposit(CTSI, APP, 250n * ETHER), {
      token: deposit(DAI, APP, 250n * ETHER),
      "token of nobody": deposit(THIEF, APP, 250n * ETHER),
      application: deposit(CTSI, ME, 250n * ETHER),
      amount: deposit(CTSI, APP, 251n * ETHER),
      "value beside it": deposit(CTSI, APP, 250n * ETHER, 1n),
      instruction: deposit(CTSI, APP, 250n * ETHER, 0n, "0xff"),
    });
  });

  it("of a collectible names its number and its collection", () => {
    const deposit = (collection: string, id: number, app: string = APP, data = "0x") => ({
      to: PORTALS.collectible,
      data: encoded("depositERC721Token(address,address,uint256,bytes,bytes)", [
        collection,
        app,
        id,
        data,
        "0x",
      ]),
    });
    expectOnly(`Deposit Bored Ape #12 into the Cartesi application ${APP}`, deposit(BAYC, 12), {
      number: deposit(BAYC, 13),
      collection: deposit(THIEF, 12),
      application: deposit(BAYC, 12, THIEF),
      instruction: deposit(BAYC, 12, APP, "0x01"),
    });
    expectRefused(deposit(THIEF, 12), [`Deposit NFT 12 into the Cartesi application ${APP}`]);
  });
});

const PORTALS = {
  ether: "0x8b53327575ac999bdfa8003f4b5134DFF9027516",
  token: "0x22E57511C30CcE6CDaa742E13CE3b774fDC663b1",
  collectible: "0xcA3a0a47915C12F020CF70B938aCC8e744414cb8",
};
