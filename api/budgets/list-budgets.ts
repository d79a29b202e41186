import { Type } from "typebox";
import { listBudgets as allBudgets } from "../../db/budgets/budgets.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { BudgetRecord, presentBudget } from "./budget-record.ts";

export const listBudgets = route({
  method: "GET",
  path: "/settings/budgets",
  summary: "The caller's budgets, with what is spent and what is left of each.",
  tag: "Settings",
  auth: ["jwt"],
  answers: { 200: Type.Array(BudgetRecord), ...problems(401) },
  async handle({ caller, deps }) {
    return ok((await allBudgets(deps.database, caller.user.id)).map(presentBudget));
  },
});
