import type { Custody } from "../../integrations/custody/custody.ts";

const CALL_TO = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

/** The call of every order that waits. */
export const WAITING_CALL = { to: CALL_TO, value: "1", data: "0x" } as const;
export const VAULT_ACCOUNT = "0";

/** A provider that answers at once, and where somebody has yet to authorize every transaction. */
export const patientCustody: Custody = {
  find: async () => undefined,
  read: async (id) => ({
    ...{
      id,
      externalId: `admin:${id}`,
      status: "PENDING_AUTHORIZATION",
      subStatus: undefined,
      txHash: undefined,
    },
    ...{ operation: "TRANSFER", assetId: "ETH_LOCAL", vaultAccountId: VAULT_ACCOUNT },
    ...{ to: CALL_TO, valueWei: 1n, data: undefined },
  }),
  submit: () => Promise.reject(new Error("everything is submitted already")),
  cancel: async () => false,
  checkVaultAccount: async (id) => ({ id, name: "Default" }),
};
