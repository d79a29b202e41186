import { expect } from "chai";
import { AbiCoder, concat, keccak256, id as keccakOfText, Wallet } from "ethers";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { payloadHash, requestHash } from "../../../domain/request-hash.ts";
import { payloadBytes } from "../../../domain/request-payload.ts";

const encode = (types: string[], values: unknown[]) =>
  keccak256(AbiCoder.defaultAbiCoder().encode(types, values));

describe("a request hash", () => {
  const request = {
    id: "0198c0de-0000-7000-8000-000000000001",
    escrow: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    chainId: 11_155_111,
    execution: EXECUTION_TYPES.AGENT_EXECUTED,
    payloadHash: payloadHash(new TextEncoder().encode("sealed")),
  };

  it("is the EIP-712 digest, put together by hand", () => {
    const domain = encode(
      ["bytes32", "bytes32", "bytes32", "uint256"],
      [
        keccakOfText("EIP712Domain(string name,string version,uint256 chainId)"),
        keccakOfText("Countersign"),
        keccakOfText("1"),
        request.chainId,
      ],
    );
    const message = encode(
      ["bytes32", "bytes32", "address", "uint256", "uint8", "bytes32"],
      [
        keccakOfText(
          "VerificationRequest(string id,address escrow,uint256 chainId,uint8 execution,bytes32 payloadHash)",
        ),
        keccakOfText(request.id),
        request.escrow,
        request.chainId,
        request.execution,
        request.payloadHash,
      ],
    );
    expect(requestHash(request)).to.equal(keccak256(concat(["0x1901", domain, message])));
    expect(requestHash(request)).to.match(/^0x[0-9a-f]{64}$/);
  });

  it("changes with every part of the request", () => {
    const others = [
      { ...request, id: "another" },
      { ...request, escrow: Wallet.createRandom().address },
      { ...request, chainId: 1 },
      { ...request, execution: EXECUTION_TYPES.DIRECT_USER },
      { ...request, payloadHash: payloadHash(new Uint8Array()) },
    ];
    expect(new Set([request, ...others].map(requestHash)).size).to.equal(6);
  });

  it("covers the exact bytes: keccak256 of nothing is the known one", () => {
    expect(payloadHash(new Uint8Array())).to.equal(
      "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
    );
  });
});

describe("a plain payload", () => {
  const tx = { to: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", value: "0", data: "0x" };

  it("is the same bytes whatever the order of its members", () => {
    const one = payloadBytes({ userPrompt: "Send ü", tx, contextLogs: { b: 1, a: [true] } });
    const two = payloadBytes({
      contextLogs: { a: [true], b: 1 },
      tx: { data: "0x", value: "0", to: tx.to },
      userPrompt: "Send ü",
    });
    expect(new TextDecoder().decode(one)).to.equal(
      `{"contextLogs":{"a":[true],"b":1},"tx":{"data":"0x","to":"${tx.to}","value":"0"},"userPrompt":"Send ü"}`,
    );
    expect(two).to.deep.equal(one);
  });

  it("has no context where none was given", () => {
    const text = new TextDecoder().decode(payloadBytes({ userPrompt: "a", tx }));
    expect(text).not.to.contain("contextLogs");
  });
});
