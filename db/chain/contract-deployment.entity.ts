import { defineEntity, p } from "@mikro-orm/postgresql";
import { ChainTransaction } from "./chain-transaction.entity.ts";

/** Where a contract is on a chain, and which transaction put it there. */
export const ContractDeployment = defineEntity({
  name: "ContractDeployment",
  tableName: "contract_deployment",
  properties: {
    id: p.uuid().primary(),
    chainId: p.bigint("number"),
    name: p.text(),
    address: p.string().length(42),
    transaction: () => p.manyToOne(ChainTransaction).ref(),
    sourceHash: p.string().length(66),
    createdAt: p.datetime(3),
  },
  uniques: [{ properties: ["chainId", "name"] }],
});
