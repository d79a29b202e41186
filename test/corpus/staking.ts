import { DAI, LIDO_QUEUE, SDAI, STETH, STRANGER, USDC, USER, WSTETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { lido } from "./encoders/lending.ts";
import { erc20, erc4626 } from "./encoders/tokens.ts";
import { NODE } from "./nodes.ts";
import { ETHER } from "./terms.ts";

const NOBODY = "0x0000000000000000000000000000000000000000";
const stake = (value: bigint, to = STETH) => lido.call(to, "submit", [NOBODY], { value });
const request = (amounts: bigint[], owner = USER) =>
  lido.call(LIDO_QUEUE, "requestWithdrawals", [amounts, owner]);
const vault = (name: string, ...values: unknown[]) => erc4626.call(SDAI, name, values);

export const lidoPairs: CorpusCase[] = [
  aligned("stake", "Stake 5 ETH with Lido", stake(5n * ETHER)),
  aligned("stake for stETH", "stake 0.5 ETH on lido to get stETH", stake(ETHER / 2n)),
  aligned("wrap stETH", "Wrap 2 stETH into wstETH", lido.call(WSTETH, "wrap", [2n * ETHER])),
  aligned("unwrap wstETH", "Unwrap 1.5 wstETH to stETH", lido.call(WSTETH, "unwrap", [(3n * ETHER) / 2n])),
  aligned("request a withdrawal", "Unstake 3 stETH from Lido", request([3n * ETHER])),
  aligned(
    "withdrawal in two parts",
    "Request withdrawal of 1500 stETH from Lido",
    request([1000n * ETHER, 500n * ETHER]),
  ),
  aligned(
    "claim",
    "Claim my Lido withdrawal request 4711",
    lido.call(LIDO_QUEUE, "claimWithdrawal", [4711n]),
  ),
  aligned("approve and wrap", "Wrap 2 stETH into wstETH", {
    chainId: 1,
    from: USER,
    transactions: [
      erc20.call(STETH, "approve", [WSTETH, 2n * ETHER]),
      lido.call(WSTETH, "wrap", [2n * ETHER]),
    ],
  }),
  faulty(
    "stETH for who wants ETH",
    NODE.token,
    "Convert 2 wstETH to ETH",
    lido.call(WSTETH, "unwrap", [2n * ETHER]),
  ),
  faulty("another amount", NODE.amount, "Stake 5 ETH with Lido", stake(50n * ETHER)),
  faulty("a stranger's contract", NODE.contract, "Stake 5 ETH with Lido", stake(5n * ETHER, STRANGER)),
  faulty(
    "wraps instead of unwrapping",
    NODE.operation,
    "Unwrap 1.5 wstETH to stETH",
    lido.call(WSTETH, "wrap", [(3n * ETHER) / 2n]),
  ),
  faulty(
    "withdrawal for a stranger",
    NODE.recipient,
    "Unstake 3 stETH from Lido",
    request([3n * ETHER], STRANGER),
  ),
  faulty("more withdrawn", NODE.amount, "Unstake 3 stETH from Lido", request([3n * ETHER, 30n * ETHER])),
  faulty(
    "wraps instead of staking",
    [...NODE.operation, ...NODE.token],
    "Stake 5 ETH with Lido",
    lido.call(WSTETH, "wrap", [5n * ETHER]),
  ),
  faulty("stakes instead of unstaking", NODE.operation, "Unstake 3 ETH from Lido", stake(3n * ETHER)),
  faulty(
    "another request claimed",
    [...NODE.nonFungible, ...NODE.amount, "intent_alignment.requirement_coverage"],
    "Claim my Lido withdrawal request 4711",
    lido.call(LIDO_QUEUE, "claimWithdrawal", [4712n]),
  ),
];

export const vaultPairs: CorpusCase[] = [
  aligned("deposit", "Deposit 1000 DAI into sDAI", vault("deposit", 1000n * ETHER, USER)),
  aligned(
    "into the savings vault",
    `Deposit 250 DAI into the vault ${SDAI}`,
    vault("deposit", 250n * ETHER, USER),
  ),
  aligned(
    "by whose savings they are",
    "Put 250 DAI into Maker's savings",
    vault("deposit", 250n * ETHER, USER),
  ),
  faulty(
    "the savings where the lender is asked for",
    NODE.protocol,
    "Supply 250 DAI to Spark",
    vault("deposit", 250n * ETHER, USER),
  ),
  faulty(
    "another's savings",
    NODE.protocol,
    "Put 250 DAI into Compound savings",
    vault("deposit", 250n * ETHER, USER),
  ),
  aligned("withdraw assets", "Withdraw 100 DAI from sDAI", vault("withdraw", 100n * ETHER, USER, USER)),
  aligned("redeem shares", "Redeem 50 sDAI", vault("redeem", 50n * ETHER, USER, USER)),
  aligned("approved first", "Deposit 1000 DAI into sDAI", {
    chainId: 1,
    from: USER,
    transactions: [erc20.call(DAI, "approve", [SDAI, 1000n * ETHER]), vault("deposit", 1000n * ETHER, USER)],
  }),
  faulty(
    "shares for a stranger",
    NODE.recipient,
    "Deposit 1000 DAI into sDAI",
    vault("deposit", 1000n * ETHER, STRANGER),
  ),
  faulty("another amount", NODE.amount, "Deposit 1000 DAI into sDAI", vault("deposit", 1n * ETHER, USER)),
  faulty(
    "shares taken for assets",
    [...NODE.token, ...NODE.amount],
    "Withdraw 100 DAI from sDAI",
    vault("redeem", 100n * ETHER, USER, USER),
  ),
  faulty(
    "assets to a stranger",
    NODE.recipient,
    "Withdraw 100 DAI from sDAI",
    vault("withdraw", 100n * ETHER, STRANGER, USER),
  ),
  faulty(
    "a stranger's shares",
    NODE.foreignFunds,
    "Redeem 50 sDAI",
    vault("redeem", 50n * ETHER, USER, STRANGER),
  ),
  faulty(
    "redeems instead of depositing",
    NODE.operation,
    "Deposit 1000 DAI into sDAI",
    vault("redeem", 1000n * ETHER, USER, USER),
  ),
  faulty(
    "a vault nobody knows",
    [...NODE.contract, ...NODE.token],
    "Deposit 1000 DAI into sDAI",
    erc4626.call(STRANGER, "deposit", [1000n * ETHER, USER]),
  ),
  faulty("another token", NODE.token, "Deposit 1000 USDC into sDAI", vault("deposit", 1000n * ETHER, USER)),
  faulty(
    "approves a coin that is not needed",
    [...NODE.operation, ...NODE.covers, ...NODE.token],
    "Deposit 1000 DAI into sDAI",
    {
      chainId: 1,
      from: USER,
      transactions: [
        erc20.call(USDC, "approve", [SDAI, 1000n * ETHER]),
        vault("deposit", 1000n * ETHER, USER),
      ],
    },
  ),
];
