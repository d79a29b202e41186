import { callsOf } from "./contract-call.ts";

export const aave = callsOf([
  "function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)",
  "function withdraw(address asset, uint256 amount, address to)",
  "function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)",
  "function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)",
]);

export const aaveGateway = callsOf([
  "function depositETH(address pool, address onBehalfOf, uint16 referralCode) payable",
  "function withdrawETH(address pool, uint256 amount, address to)",
]);

export const cToken = callsOf([
  "function mint(uint256 mintAmount)",
  "function redeem(uint256 redeemTokens)",
  "function redeemUnderlying(uint256 redeemAmount)",
  "function borrow(uint256 borrowAmount)",
  "function repayBorrow(uint256 repayAmount)",
  "function repayBorrowBehalf(address borrower, uint256 repayAmount)",
]);

export const cEther = callsOf(["function mint() payable", "function repayBorrow() payable"]);

export const comptroller = callsOf(["function enterMarkets(address[] cTokens)"]);

export const comet = callsOf([
  "function supply(address asset, uint256 amount)",
  "function supplyTo(address dst, address asset, uint256 amount)",
  "function withdraw(address asset, uint256 amount)",
  "function withdrawTo(address to, address asset, uint256 amount)",
  "function allow(address manager, bool isAllowed)",
]);

export const lido = callsOf([
  "function submit(address _referral) payable",
  "function wrap(uint256 _stETHAmount)",
  "function unwrap(uint256 _wstETHAmount)",
  "function requestWithdrawals(uint256[] _amounts, address _owner)",
  "function claimWithdrawal(uint256 _requestId)",
]);
