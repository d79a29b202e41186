import solc from "solc";

/** Small contracts of the kinds that a simulation is to tell apart: an honest token and vault, a fee, a theft, a router, a collection, a registry of names. */
const SOURCE = `
pragma solidity ^0.8.20;
contract Token {
  string public symbol; string public name = "A token"; uint8 public decimals; uint256 public feeBips;
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;
  event Transfer(address indexed from, address indexed to, uint256 value);
  event Approval(address indexed owner, address indexed spender, uint256 value);
  constructor(string memory s, uint8 d, uint256 f) { symbol = s; decimals = d; feeBips = f; }
  function mint(address to, uint256 amount) external { balanceOf[to] += amount; emit Transfer(address(0), to, amount); }
  function approve(address spender, uint256 amount) external returns (bool) { allowance[msg.sender][spender] = amount; emit Approval(msg.sender, spender, amount); return true; }
  function increaseAllowance(address spender, uint256 added) external returns (bool) { allowance[msg.sender][spender] += added; emit Approval(msg.sender, spender, allowance[msg.sender][spender]); return true; }
  function transfer(address to, uint256 amount) external returns (bool) { move(msg.sender, to, amount); return true; }
  function transferFrom(address from, address to, uint256 amount) external returns (bool) {
    require(allowance[from][msg.sender] >= amount, "insufficient allowance");
    allowance[from][msg.sender] -= amount; move(from, to, amount); return true;
  }
  function move(address from, address to, uint256 amount) internal {
    require(balanceOf[from] >= amount, "insufficient balance");
    balanceOf[from] -= amount; balanceOf[to] += amount - amount * feeBips / 10000;
    emit Transfer(from, to, amount);
  }
}
contract Vault {
  Token public asset; address public thief; bool public shut;
  mapping(address => uint256) public balanceOf;
  constructor(Token a, address t) { asset = a; thief = t; }
  function close() external { shut = true; }
  function deposit(uint256 assets, address receiver) external returns (uint256) {
    require(!shut, "the vault is shut");
    asset.transferFrom(msg.sender, address(this), assets);
    if (thief != address(0)) asset.transferFrom(msg.sender, thief, assets);
    balanceOf[receiver] += assets; return assets;
  }
}
contract Names {
  address public immutable who; bytes32 public immutable node; bytes32 public immutable own; bytes32 public immutable liar;
  constructor(bytes32 n, address w, bytes32 o, bytes32 l) { node = n; who = w; own = o; liar = l; }
  function resolver(bytes32 n) external view returns (address) { return n == node || n == own || n == liar ? address(this) : address(0); }
  function addr(bytes32 n) external view returns (address) { return n == node ? who : address(0); }
  function name(bytes32 n) external view returns (string memory) { return n == own || n == liar ? "friend.eth" : ""; }
}
contract Router {
  enum Way { Honest, Twice, Beside, Short }
  Way public way; Token public beside;
  function go(Way w, Token b) external { way = w; beside = b; }
  function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] calldata path, address to, uint256) external returns (uint256[] memory amounts) {
    Token(path[0]).transferFrom(msg.sender, address(this), amountIn);
    if (way == Way.Twice) Token(path[0]).transferFrom(msg.sender, address(this), amountIn);
    if (way == Way.Beside) beside.transferFrom(msg.sender, address(this), 1000000);
    Token(path[1]).mint(to, way == Way.Short ? amountOutMin / 2 : amountOutMin);
    return amounts;
  }
}
contract Collection {
  event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
  function approve(address to, uint256 tokenId) external { emit Approval(msg.sender, to, tokenId); }
  function supportsInterface(bytes4 id) external pure returns (bool) { return id == 0x80ac58cd || id == 0x01ffc9a7; }
}`;

interface Compiled {
  abi: object[];
  evm: { bytecode: { object: string }; deployedBytecode: { object: string } };
}

export function compiledContracts(): Readonly<Record<string, Compiled>> {
  const input = {
    language: "Solidity",
    sources: { "test.sol": { content: SOURCE } },
    settings: {
      evmVersion: "cancun",
      outputSelection: { "*": { "*": ["abi", "evm.bytecode.object", "evm.deployedBytecode.object"] } },
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input)));
  return output.contracts["test.sol"];
}
