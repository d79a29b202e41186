import { listBudgets } from "./list-budgets.ts";
import { putBudget } from "./put-budget.ts";

export const budgetRoutes = [listBudgets, putBudget];
