import { nativeAsset, tokenAt, tokensBySymbol } from "../../data/tokens.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { isNamed } from "./belongs-to.ts";
import type { CallDecoder } from "./decoder.ts";
import { toCaller } from "./to-caller.ts";

/** Rocket Pool: what is deposited comes back as rETH, at the rate that only the chain knows. */
const deposit: CallDecoder = {
  protocol: "rocketpool",
  signature: "deposit()",
  payable: true,
  belongsTo: isNamed("Rocket Pool DepositPool"),
  read(_values, envelope) {
    const [rEth] = tokensBySymbol(envelope.chainId, "rETH");
    return {
      operation: "stake",
      alsoOperation: ["supply"],
      amountIn: { asset: nativeAsset(envelope.chainId), baseUnits: envelope.value },
      ...(rEth ? { amountOut: { asset: rEth, baseUnits: 0n, bound: "at least" as const } } : {}),
      ...toCaller(envelope),
    };
  },
};

const burn: CallDecoder = {
  protocol: "rocketpool",
  signature: "burn(uint256 _rethAmount)",
  payable: false,
  belongsTo: isNamed("Rocket Pool rETH"),
  read: (values, envelope) => ({
    operation: "unstake",
    alsoOperation: ["withdraw", "burn"],
    amountIn: { asset: tokenAt(envelope.chainId, envelope.to), baseUnits: values._rethAmount as bigint },
    amountOut: { asset: nativeAsset(envelope.chainId), baseUnits: 0n, bound: "at least" },
    ...toCaller(envelope),
  }),
};

const isNodeStaking = isNamed("Rocket Pool NodeStaking");

/** RPL that a node stakes, takes out of its stake, and gets back once the waiting time is over. */
function nodeStaking(name: string, operation: "stake" | "unstake"): CallDecoder {
  return {
    protocol: "rocketpool",
    signature: `${name}(uint256 _amount)`,
    payable: false,
    belongsTo: isNodeStaking,
    read(values, envelope) {
      const [asset] = tokensBySymbol(envelope.chainId, "RPL");
      if (!asset) throw new NotUnderstood("RPL is not known on this chain.", "Use another chain.");
      const moved = { asset, baseUnits: values._amount as bigint };
      return {
        operation,
        alsoOperation: [operation === "stake" ? "supply" : "withdraw"],
        ...(operation === "stake" ? { amountIn: moved } : { amountOut: moved }),
        ...toCaller(envelope),
      };
    },
  };
}

const withdrawRpl: CallDecoder = {
  protocol: "rocketpool",
  signature: "withdrawRPL()",
  payable: false,
  belongsTo: isNodeStaking,
  read: (_values, envelope) => ({
    operation: "claim",
    alsoOperation: ["withdraw"],
    claimed: { symbols: ["RPL"] },
    ...toCaller(envelope),
  }),
};

const isNodeManager = isNamed("Rocket Pool NodeManager");

const registerNode: CallDecoder = {
  protocol: "rocketpool",
  signature: "registerNode(string _timezoneLocation)",
  payable: false,
  belongsTo: isNodeManager,
  read: ({ _timezoneLocation }) => ({
    operation: "other",
    deed: {
      name: "Register a node",
      asked: [["register"], ["node"]],
      beside: ["wallet", "account", "new", "time zone", "timezone", "location"],
      facts: [
        {
          is: "text",
          called: ["time zone", "timezone"],
          required: true,
          text: Buffer.from(String(_timezoneLocation).slice(2), "hex").toString("utf8"),
        },
      ],
    },
  }),
};

/** "Opt my node into": which way is told by the last word, so that the whole is one phrase. */
const moved = (verb: string, ways: readonly string[]) =>
  ["", "my node ", "the node ", "my rocket pool node ", "my rocketpool node "].flatMap((whom) =>
    ways.map((way) => `${verb} ${whom}${way}`),
  );

/** Whether a node shares its rewards with others. */
const smoothingPool: CallDecoder = {
  protocol: "rocketpool",
  signature: "setSmoothingPoolRegistrationState(bool _state)",
  payable: false,
  belongsTo: isNodeManager,
  read: ({ _state }) => ({
    operation: "other",
    deed: {
      name: _state ? "Join the smoothing pool" : "Leave the smoothing pool",
      asked: [
        _state
          ? ["join", "enter", ...moved("opt", ["in", "in to", "into"])]
          : ["leave", "exit", ...moved("opt", ["out", "out of"]), ...moved("take", ["out", "out of"])],
        ["smoothing pool"],
      ],
      beside: ["node"],
      facts: [],
    },
  }),
};

export const rocketPool = [
  registerNode,
  smoothingPool,
  deposit,
  burn,
  nodeStaking("stakeRPL", "stake"),
  nodeStaking("unstakeRPL", "unstake"),
  withdrawRpl,
];
