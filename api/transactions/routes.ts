import { cancelTransaction } from "./cancel-transaction.ts";
import { createApproval } from "./create-approval.ts";
import { createTransaction } from "./create-transaction.ts";
import { getApprovalStatus } from "./get-approval-status.ts";
import { getTransaction } from "./get-transaction.ts";
import { listTransactions } from "./list-transactions.ts";
import { reportExecution } from "./report-execution.ts";

export const transactionRoutes = [
  createTransaction,
  listTransactions,
  getTransaction,
  createApproval,
  getApprovalStatus,
  reportExecution,
  cancelTransaction,
];
