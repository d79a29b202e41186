import { callsOf } from "./contract-call.ts";

export const erc20 = callsOf([
  "function transfer(address to, uint256 amount)",
  "function transferFrom(address from, address to, uint256 amount)",
  "function approve(address spender, uint256 amount)",
  "function increaseAllowance(address spender, uint256 amount)",
  "function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)",
]);

export const weth = callsOf(["function deposit() payable", "function withdraw(uint256 wad)"]);

export const erc721 = callsOf([
  "function transferFrom(address from, address to, uint256 tokenId)",
  "function safeTransferFrom(address from, address to, uint256 tokenId)",
  "function approve(address to, uint256 tokenId)",
  "function setApprovalForAll(address operator, bool approved)",
]);

export const erc1155 = callsOf([
  "function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)",
  "function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)",
  "function setApprovalForAll(address operator, bool approved)",
]);

export const erc4626 = callsOf([
  "function deposit(uint256 assets, address receiver)",
  "function mint(uint256 shares, address receiver)",
  "function withdraw(uint256 assets, address receiver, address owner)",
  "function redeem(uint256 shares, address receiver, address owner)",
]);

export const permit2 = callsOf([
  "function approve(address token, address spender, uint160 amount, uint48 expiration)",
  "function permit(address owner, tuple(tuple(address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitSingle, bytes signature)",
  "function permit(address owner, tuple(tuple(address token, uint160 amount, uint48 expiration, uint48 nonce)[] details, address spender, uint256 sigDeadline) permitBatch, bytes signature)",
  "function transferFrom(address from, address to, uint160 amount, address token)",
  "function lockdown(tuple(address token, address spender)[] approvals)",
]);

export const PERMIT_ONE = "permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)";
export const PERMIT_MANY = "permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)";
