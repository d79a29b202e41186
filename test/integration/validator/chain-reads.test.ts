import { expect } from "chai";
import {
  ContractFactory,
  getAddress,
  Interface,
  id,
  JsonRpcProvider,
  NonceManager,
  namehash,
  Wallet,
} from "ethers";
import { replay } from "../../../commands/verdict/replay.ts";
import { openChainReads } from "../../../integrations/chain-reads/open-chain-reads.ts";
import { DEVELOPMENT_SIGNER_KEY } from "../../../local/parts/chain.ts";
import { type Arbiter, createArbiter } from "../../../validator/arbiter.ts";
import type { Verdict } from "../../../validator/case/verdict.ts";
import type { ChainReads } from "../../../validator/chain/reads.ts";
import { loadReferenceData } from "../../../validator/data/reference-data.ts";
import { createEngine } from "../../../validator/engine/engine.ts";
import { DAI, FRIEND, STRANGER, USDC, V2_ROUTER } from "../../corpus/addresses.ts";
import { EVALUATED_AT } from "../../corpus/terms.ts";
import { type Server, startChain } from "../../stack/stack.ts";
import { openRpcGate, type RpcGate } from "../../support/rpc-gate.ts";
import { compiledContracts } from "./chain-contracts.ts";

/** Ethereum's number, so that the tables know whose symbols are taken. */
const CHAIN = 1;
const REGISTRY = "0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e";
const SIMULATION = "technical_invariants.simulation";
const CODE = "adversarial_detection.code_at_parties";
const FUNDS = "technical_invariants.funds_available";
const LOOKALIKE = "adversarial_detection.lookalike_recipient";
const PERMIT2 = "0x000000000022D473030F116dDEE9F6B43aC78BA3";
const erc20 = new Interface([
  "function transfer(address to, uint256 amount)",
  "function approve(address spender, uint256 amount)",
  "function increaseAllowance(address spender, uint256 added)",
]);
const router = new Interface([
  "function go(uint8 way, address beside)",
  "function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)",
]);
/** What the router of ours does beside what its call says. */
const WAYS = { honest: 0, twice: 1, beside: 2, short: 3 };
const vault = new Interface(["function deposit(uint256 assets, address receiver)"]);

describe("the arbiter beside a chain", () => {
  const user = new Wallet(DEVELOPMENT_SIGNER_KEY);
  const compiled = compiledContracts();
  let chain: Server;
  let gate: RpcGate;
  let provider: JsonRpcProvider;
  let signer: NonceManager;
  let arbiter: Arbiter;
  const at: Record<string, string> = {};

  async function deploy(name: string, contract: string, args: unknown[], signer: NonceManager) {
    const { abi, evm } = compiled[contract] as (typeof compiled)[string];
    const made = await new ContractFactory(abi as never, evm.bytecode.object, signer).deploy(...args);
    await made.waitForDeployment();
    at[name] = await made.getAddress();
    return made as unknown as Record<string, (...values: unknown[]) => Promise<{ wait(): Promise<unknown> }>>;
  }
  const send = async (to: string | undefined, data: string, signer: NonceManager) =>
    (await signer.sendTransaction({ to: to ?? null, data })).wait();

  before(async () => {
    chain = await startChain({ chainId: CHAIN });
    gate = await openRpcGate(chain.url);
    provider = new JsonRpcProvider(chain.url, CHAIN, { staticNetwork: true, batchMaxCount: 1 });
    signer = new NonceManager(new Wallet(DEVELOPMENT_SIGNER_KEY, provider));
    const mint = new Interface(["function mint(address to, uint256 amount)"]);
    for (const [name, args] of [
      ["token", ["HONEST", 6, 0]],
      ["fee", ["TAXED", 6, 100]],
      ["fake", ["USDC", 6, 0]],
    ] as const) {
      await deploy(name, "Token", [...args], signer);
      await send(at[name], mint.encodeFunctionData("mint", [user.address, 1_000_000_000n]), signer);
    }
    await deploy("vault", "Vault", [at.token, `0x${"00".repeat(20)}`], signer);
    await deploy("thief", "Vault", [at.token, STRANGER], signer);
    await deploy("shut", "Vault", [at.token, `0x${"00".repeat(20)}`], signer);
    await send(at.shut, id("close()").slice(0, 10), signer);
    for (const one of ["vault", "thief", "shut"])
      await send(at.token, erc20.encodeFunctionData("approve", [at[one], 10n ** 30n]), signer);
    const reverse = (address: string) => namehash(`${address.slice(2).toLowerCase()}.addr.reverse`);
    await deploy(
      "names",
      "Names",
      [namehash("friend.eth"), FRIEND, reverse(FRIEND), reverse(STRANGER)],
      signer,
    );
    await provider.send("anvil_setCode", [REGISTRY, await provider.getCode(at.names as string)]);
    // A known token and a known spender, so that tables and chain tell of the same.
    await provider.send("anvil_setCode", [USDC, await provider.getCode(at.token as string)]);
    await provider.send("anvil_setCode", [PERMIT2, await provider.getCode(at.vault as string)]);
    await send(USDC, mint.encodeFunctionData("mint", [user.address, 1_000_000_000n]), signer);
    await provider.send("anvil_setCode", [DAI, await provider.getCode(at.token as string)]);
    await deploy("router", "Router", [], signer);
    await provider.send("anvil_setCode", [V2_ROUTER, await provider.getCode(at.router as string)]);
    for (const token of [USDC, at.token])
      await send(token, erc20.encodeFunctionData("approve", [V2_ROUTER, 10n ** 30n]), signer);
    await deploy("collection", "Collection", [], signer);
    await send(USDC, erc20.encodeFunctionData("approve", [PERMIT2, 500_000_000n]), signer);
    arbiter = createArbiter({
      threads: 1,
      chainReader: openChainReads(new Map([[CHAIN, gate.url]]), { requestMs: 1500, caseMs: 3000 }),
    });
    await arbiter.ready;
  });
  after(async () => {
    await arbiter?.close();
    provider?.destroy();
    await gate?.close();
    await chain?.stop();
  });
  afterEach(() => {
    gate.cut.clear();
    gate.silent.clear();
    gate.instead.clear();
  });

  const request = (intent: string, to: string | undefined, data: string, value = "0") =>
    JSON.stringify({
      human_intent: intent,
      proposed_tx: { chainId: CHAIN, from: user.address, to, data, value },
    });
  const judge = async (text: string) => {
    const verdict = await arbiter.validateJson(text, { evaluatedAt: EVALUATED_AT });
    return { text: verdict, verdict: JSON.parse(verdict) as Verdict };
  };
  const SYMBOLS: Record<string, string> = { token: "HONEST", fee: "TAXED", fake: "USDC" };
  const pay = (token: string | undefined, amount: bigint, to = FRIEND) =>
    request(
      `Send 100 ${symbolOf(token)} (${token}) to ${FRIEND}`,
      token,
      erc20.encodeFunctionData("transfer", [to, amount]),
    );
  const symbolOf = (token: string | undefined) =>
    SYMBOLS[Object.keys(at).find((name) => at[name] === token) ?? ""] ?? "NOTHING";
  const deposit = (name: string) =>
    request(
      `Deposit 100 HONEST (${at.token}) into the vault ${at[name]}`,
      at[name],
      vault.encodeFunctionData("deposit", [100_000_000n, user.address]),
    );
  const reads = ({ context }: Verdict) => context.chain_reads as ChainReads;

  it("counts a token that no table knows by its own decimals, where the intent names the contract", async () => {
    const { verdict } = await judge(pay(at.token, 100_000_000n));
    expect(verdict.decision, verdict.reason).to.equal("PASS");
    expect(reads(verdict).tokens[at.token?.toLowerCase() ?? ""]).to.deep.equal({
      symbol: "HONEST",
      decimals: 6,
      name: "A token",
    });
    expect(verdict.results[SIMULATION]).to.include({ status: "PASS" });
    expect(verdict.context.rests_on)
      .to.have.property(`token ${at.token}`)
      .that.matches(/^its own word, the chain, block \d+$/);
    expect(verdict.results[CODE]).to.include({ status: "PASS" });
    const more = await judge(pay(at.token, 1_000_000_000n));
    expect(more.verdict.primary_failure_node).to.equal("intent_alignment.amount_matching");
    const stranger = await judge(pay(at.token, 100_000_000n, STRANGER));
    expect(stranger.verdict.primary_failure_node).to.equal("intent_alignment.recipient_matching");
  });

  it("never lets a token pass for the one whose symbol it has taken", async () => {
    const { verdict } = await judge(pay(at.fake, 100_000_000n));
    expect(verdict.decision).to.equal("REJECT");
    expect(verdict.results["adversarial_detection.token_lookalike"]?.status).to.equal("FAIL");
  });

  it("names a fee on transfer", async () => {
    const { verdict } = await judge(pay(at.fee, 100_000_000n));
    expect(verdict.primary_failure_node).to.equal(SIMULATION);
    expect(verdict.reason).to.include("99").and.to.include("fee");
  });

  it("asks a vault for its asset, and names what it takes beside it", async () => {
    const honest = await judge(deposit("vault"));
    expect(honest.verdict.decision, honest.verdict.reason).to.equal("PASS");
    expect(reads(honest.verdict).vaults[at.vault?.toLowerCase() ?? ""]).to.equal(at.token?.toLowerCase());
    const theft = await judge(deposit("thief"));
    expect(theft.verdict.primary_failure_node).to.equal(SIMULATION);
    expect(theft.verdict.reason).to.include("200");
    const shut = await judge(deposit("shut"));
    expect(shut.verdict.primary_failure_node).to.equal(SIMULATION);
    expect(shut.verdict.reason).to.include("the vault is shut");
  });

  const swapBy = async (way: keyof typeof WAYS) => {
    await send(V2_ROUTER, router.encodeFunctionData("go", [WAYS[way], at.token]), signer);
    const end = BigInt(EVALUATED_AT) / 1000n + 600n;
    const path = [USDC, DAI];
    return judge(
      request(
        "Swap 100 USDC for at least 99 DAI on Uniswap V2",
        V2_ROUTER,
        router.encodeFunctionData("swapExactTokensForTokens", [
          100_000_000n,
          99n * 10n ** 18n,
          path,
          user.address,
          end,
        ]),
      ),
    );
  };

  it("holds what a known router would do against what its call says", async () => {
    const honest = await swapBy("honest");
    expect(honest.verdict.decision, honest.verdict.reason).to.equal("PASS");
    expect(honest.verdict.results[SIMULATION]).to.include({ status: "PASS" });
    for (const [way, named] of [
      ["twice", /takes 200 USDC .* what was read is 100 USDC/],
      ["beside", /takes 1000000 .*; what was read is 0/],
      ["short", /gets 49.5 DAI of 99 DAI/],
    ] as const) {
      const { verdict } = await swapBy(way);
      expect(verdict.primary_failure_node, `${way}: ${verdict.reason}`).to.equal(SIMULATION);
      expect(verdict.reason, way).to.match(named);
    }
  });

  it("tells a collectible's approval from a coin's by what the contract says that it is", async () => {
    const approve = (intent: string) =>
      judge(request(intent, at.collection, erc20.encodeFunctionData("approve", [PERMIT2, 7n])));
    const { verdict } = await approve(`Approve Permit2 to transfer token #7 of ${at.collection}`);
    expect(verdict.context.rests_on)
      .to.have.property(`standard of ${at.collection}`)
      .that.matches(/^its own word, the chain, block \d+$/);
    expect(reads(verdict).standards).to.deep.equal({ [at.collection?.toLowerCase() ?? ""]: "erc721" });
    expect(verdict.decision, verdict.reason).to.equal("PASS");
    const coin = await approve(`Approve Permit2 to spend 7 COIN (${at.collection})`);
    expect(coin.verdict.decision, coin.verdict.reason).to.equal("REJECT");
  });

  it("says what lives at the address of who is paid", async () => {
    const eth = await judge(request(`Send 1 ETH to ${FRIEND}`, FRIEND, "0x", "1000000000000000000"));
    expect(eth.verdict.results[CODE]?.reasoning).to.include("an account without code");
    expect(eth.verdict.context.rests_on)
      .to.have.property(`contract ${FRIEND}`)
      .that.matches(/^no table; no code by the chain, block \d+$/);
    const { verdict } = await judge(
      request(
        `Send 100 HONEST (${at.token}) to ${at.vault}`,
        at.token,
        erc20.encodeFunctionData("transfer", [at.vault, 100_000_000n]),
      ),
    );
    expect(verdict.results[CODE]?.reasoning).to.include(`${at.vault}, who is paid, is a contract`);
  });

  it("refuses a call of an address where nothing lives", async () => {
    const { verdict } = await judge(pay(STRANGER, 100_000_000n));
    expect(verdict.decision).to.equal("REJECT");
  });

  it("judges again to the byte without the chain", async () => {
    const asked = deposit("vault");
    const { text } = await judge(asked);
    const engine = createEngine(loadReferenceData({}));
    expect(replay(engine, { request: asked, verdict: text })).to.deep.equal({
      agrees: true,
      lines: ["same bytes"],
    });
  });

  it("leaves what the chain does not tell as the rules have it, with the reason", async () => {
    for (const method of ["eth_chainId", "eth_getBlockByNumber", "eth_call", "eth_getCode", "eth_simulateV1"])
      gate.silent.add(method);
    const { verdict } = await judge(pay(at.token, 100_000_000n));
    expect(verdict.decision).to.equal("REJECT");
    expect(reads(verdict).failure).to.be.a("string");
    const eth = await judge(request(`Send 1 ETH to ${FRIEND}`, FRIEND, "0x", "1000000000000000000"));
    expect(eth.verdict.decision, eth.verdict.reason).to.equal("PASS");
    expect(eth.verdict.results[SIMULATION]).to.include({ status: "SKIP" });
    expect(eth.verdict.results[SIMULATION]?.reasoning)
      .to.include("Nothing was run")
      .and.to.include("RPC_URLS");
  });

  it("keeps what a node tells that only does not simulate in time", async () => {
    gate.silent.add("eth_simulateV1");
    const { verdict } = await judge(pay(at.token, 100_000_000n));
    expect(verdict.decision, verdict.reason).to.equal("PASS");
    expect(verdict.results[SIMULATION]).to.include({ status: "SKIP" });
    expect(reads(verdict).unanswered.simulation).to.include("no answer within 1500 ms");
    expect(verdict.results[FUNDS]).to.include({ status: "PASS" });
  });

  it("believes nothing of a node that disagrees with itself", async () => {
    let asked = 0;
    gate.instead.set("eth_getBlockByNumber", () => {
      asked += 1;
      return { result: { number: "0x1", hash: `0x${String(asked).padStart(64, "0")}` } };
    });
    const { verdict } = await judge(pay(at.token, 100_000_000n));
    expect(verdict.decision).to.equal("REJECT");
    expect(reads(verdict).failure).to.include("disagrees with itself");
  });

  it("passes nothing that the rules refuse, whatever a node tells", async () => {
    const lie = `0x${"0".repeat(62)}24`;
    gate.instead.set("eth_call", () => ({ result: lie }));
    gate.instead.set("eth_simulateV1", () => ({ result: [{ calls: [] }] }));
    const { verdict } = await judge(pay(at.token, 100_000_000n));
    expect(verdict.decision).to.equal("REJECT");
    const usd = await judge(
      request(
        `Send 100 USDC to ${FRIEND}`,
        at.fake,
        erc20.encodeFunctionData("transfer", [FRIEND, 100_000_000n]),
      ),
    );
    expect(usd.verdict.decision).to.equal("REJECT");
  });

  it("tells by whatever the node has whether a transaction reverts", async () => {
    gate.instead.set("eth_simulateV1", () => ({ refusal: "the method does not exist" }));
    const traced = await judge(deposit("thief"));
    expect(reads(traced.verdict).simulation?.by, traced.verdict.reason).to.equal("debug_traceCall");
    expect(traced.verdict.primary_failure_node).to.equal(SIMULATION);
    const byLogs = await judge(pay(at.fee, 100_000_000n));
    expect(byLogs.verdict.results[SIMULATION]).to.include({ status: "PASS", confidence: 0.7 });
    expect(byLogs.verdict.results[SIMULATION]?.reasoning).to.include("compares no balances");
    gate.instead.set("debug_traceCall", () => ({ refusal: "the method does not exist" }));
    const called = await judge(deposit("shut"));
    expect(reads(called.verdict).simulation?.by).to.equal("eth_call");
    expect(called.verdict.primary_failure_node).to.equal(SIMULATION);
  });

  it("looks a name up", async () => {
    const asked = (to: string) => request("Send 1 ETH to friend.eth", to, "0x", "1000000000000000000");
    const right = await judge(asked(FRIEND));
    expect(reads(right.verdict).names).to.deep.equal({ "friend.eth": FRIEND.toLowerCase() });
    const wrong = await judge(asked(STRANGER));
    expect(wrong.verdict.decision).to.equal("REJECT");
    expect(
      right.verdict.results["intent_alignment.recipient_matching"]?.status,
      right.verdict.reason,
    ).to.equal("PASS");
  });

  it("tells what an address calls itself, where the name says the same", async () => {
    const paying = (to: string) => request(`Send 1 ETH to ${to}`, to, "0x", "1000000000000000000");
    const { verdict } = await judge(paying(FRIEND));
    expect(reads(verdict).reverse).to.deep.equal({ [FRIEND.toLowerCase()]: "friend.eth" });
    expect(verdict.context.rests_on)
      .to.have.property(`name of ${getAddress(FRIEND)}`)
      .that.matches(/^friend\.eth, by the chain, block \d+$/);
    const liar = await judge(paying(STRANGER));
    expect(reads(liar.verdict).reverse).to.deep.equal({ [STRANGER.toLowerCase()]: null });
  });

  it("refuses a name beside somebody else's address", async () => {
    const asked = (to: string) =>
      request(`Send 1 ETH to friend.eth (${to})`, to, "0x", "1000000000000000000");
    const right = await judge(asked(FRIEND));
    expect(right.verdict.decision, right.verdict.reason).to.equal("PASS");
    const wrong = await judge(asked(STRANGER));
    expect(wrong.verdict.primary_failure_node, wrong.verdict.reason).to.equal(LOOKALIKE);
    expect(wrong.verdict.reason).to.include(getAddress(FRIEND));
  });

  it("names what an account lacks, and refuses nothing for it", async () => {
    const paying = (sum: number) =>
      request(
        `Send ${sum} USDC to ${FRIEND}`,
        USDC,
        erc20.encodeFunctionData("transfer", [FRIEND, BigInt(sum) * 1_000_000n]),
      );
    const enough = await judge(paying(900));
    expect(enough.verdict.results[FUNDS], enough.verdict.reason).to.include({ status: "PASS" });
    const lacking = await judge(paying(2000));
    expect(lacking.verdict.decision, lacking.verdict.reason).to.equal("PASS");
    expect(lacking.verdict.results[FUNDS]).to.include({ status: "SKIP" });
    expect(lacking.verdict.results[FUNDS]?.reasoning).to.include("1000 USDC").and.to.include("2000 USDC");
  });

  it("says what an allowance comes to that is raised", async () => {
    const raised = await judge(
      request(
        "Increase the USDC allowance of Permit2 by 100 USDC",
        USDC,
        erc20.encodeFunctionData("increaseAllowance", [PERMIT2, 100_000_000n]),
      ),
    );
    expect(raised.verdict.decision, raised.verdict.reason).to.equal("PASS");
    expect(raised.verdict.results[FUNDS]?.reasoning).to.include("600 USDC in all");
  });

  it("refuses an unknown contract that may take more by an older allowance, where nothing shows that it does not", async () => {
    gate.instead.set("eth_simulateV1", () => ({ refusal: "the method does not exist" }));
    gate.instead.set("debug_traceCall", () => ({ refusal: "the method does not exist" }));
    const { verdict, text } = await judge(deposit("vault"));
    expect(verdict.primary_failure_node, verdict.reason).to.equal(FUNDS);
    expect(verdict.reason).to.include("100 HONEST");
    expect(
      replay(createEngine(loadReferenceData({})), { request: deposit("vault"), verdict: text }),
    ).to.deep.equal({
      agrees: true,
      lines: ["same bytes"],
    });
  });

  it("knows nobody's name where there is no RPC for Ethereum", async () => {
    const reader = openChainReads(new Map([[8453, gate.url]]), { requestMs: 1500, caseMs: 3000 });
    gate.instead.set("eth_chainId", () => ({ result: "0x2105" }));
    const none = { tokens: [], vaults: [], code: [], standards: [], balances: [], allowances: [] };
    const told = await reader?.read({ ...none, chainId: 8453, names: ["friend.eth"], reverse: [] });
    expect(told?.names).to.deep.equal({});
    expect(told?.unanswered["name friend.eth"]).to.include("no RPC for chain 1");
  });

  it("believes no names of an Ethereum node that disagrees with itself", async () => {
    const other = await openRpcGate(chain.url);
    other.instead.set("eth_chainId", () => ({ result: "0x2105" }));
    const both = new Map([
      [CHAIN, gate.url],
      [8453, other.url],
    ]);
    const none = {
      tokens: [],
      vaults: [],
      code: [],
      standards: [],
      balances: [],
      allowances: [],
      reverse: [],
    };
    const asked = { ...none, chainId: 8453, names: ["friend.eth"] };
    try {
      const honest = await openChainReads(both)?.read(asked);
      expect(honest).to.deep.include({ names: { "friend.eth": FRIEND.toLowerCase() } });
      expect(honest?.names_block).to.be.a("number");
      let times = 0;
      gate.instead.set("eth_getBlockByNumber", () => {
        times += 1;
        return {
          result: {
            number: honest?.block?.toString(16).replace(/^/, "0x"),
            hash: `0x${"0".repeat(63)}${times}`,
          },
        };
      });
      const lying = await openChainReads(both)?.read(asked);
      expect(lying?.failure).to.include("disagrees with itself");
      expect(lying?.names).to.deep.equal({});
    } finally {
      await other.close();
    }
  });
});
