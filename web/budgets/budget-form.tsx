import { useState } from "preact/hooks";
import { CUSTODY_KINDS, KIND_TITLES } from "../custody/integration.ts";
import { ChoiceField } from "../form/choice-field.tsx";
import { Field } from "../form/field.tsx";
import { Form, type Texts } from "../form/form.tsx";
import { NotDone } from "../session/explained.ts";
import { inBaseUnits, inCoins, NATIVE_DECIMALS } from "./amounts.ts";
import { type Budget, isNative } from "./budget.ts";

interface BudgetFormProps {
  /** The one that is changed; a new one without. */
  readonly present: Budget | undefined;
  /** What is wrong with it is thrown when it is read. */
  set(read: () => object): Promise<void>;
  leave(): void;
}

const ASSETS = { native: "The chain's own currency", token: "A token" };
const KINDS = Object.fromEntries(CUSTODY_KINDS.map((kind) => [kind, KIND_TITLES[kind]]));
const LIMITS = { perTransaction: "In one transaction", per24h: "In 24 hours", per30d: "In 30 days" };

export function BudgetForm({ present, set, leave }: BudgetFormProps) {
  const [asset, choose] = useState(present && !isNative(present) ? "token" : "native");
  const read = (texts: Texts) =>
    present ? { ...of(present), ...limitsOf(texts, asset) } : readBudget(texts, asset);
  return (
    <Form send={(texts) => set(() => read(texts))}>
      {!present && (
        <>
          <ChoiceField name="type" label="Which transactions" options={KINDS} />
          <ChoiceField name="kind" label="Of what" options={ASSETS} chosen={choose} />
          {asset === "token" && <Field name="token" label="The token's address" required maxLength={42} />}
          <Field
            name="chainId"
            label="On one chain only"
            hint="Its id, such as 1. Left empty, all chains count together."
            pattern="[1-9][0-9]{0,15}"
          />
        </>
      )}
      <p class="hint">
        {asset === "native"
          ? "Amounts in whole coins, such as 0.5. What is left empty is not limited."
          : "Amounts in the token's base units: for a token of 6 decimals, 1000000 is one. What is left empty is not limited."}
      </p>
      {Object.entries(LIMITS).map(([name, label]) => (
        <Field key={name} name={name} label={label} defaultValue={shown(present, name)} />
      ))}
      <p class="choices">
        <button type="submit" class="primary">
          Set the budget
        </button>
        {present && (
          <button type="button" onClick={leave}>
            Leave it as it is
          </button>
        )}
      </p>
    </Form>
  );
}

const of = ({ type, asset, chainId }: Budget) => ({ type, asset, chainId });

function shown(present: Budget | undefined, name: string): string {
  const limit = present?.[name as keyof typeof LIMITS];
  if (!present || !limit) return "";
  return isNative(present) ? inCoins(limit, NATIVE_DECIMALS) : limit;
}

function readBudget({ type, token = "", chainId, ...limits }: Texts, asset: string): object {
  return {
    type,
    asset: asset === "native" ? asset : token,
    ...(chainId ? { chainId: Number(chainId) } : {}),
    ...limitsOf(limits, asset),
  };
}

function limitsOf(texts: Texts, asset: string): Record<string, string> {
  const limits: Record<string, string> = {};
  for (const [name, label] of Object.entries(LIMITS)) {
    const text = texts[name];
    if (text === undefined) continue;
    const amount = inBaseUnits(text, asset === "native" ? NATIVE_DECIMALS : 0);
    if (amount === undefined) throw new NotDone(`"${label}" must be a number such as ${EXAMPLES[asset]}.`);
    limits[name] = amount;
  }
  if (Object.keys(limits).length === 0)
    throw new NotDone("Fill in at least one limit; a budget without any is none.");
  return limits;
}

const EXAMPLES: Readonly<Record<string, string>> = { native: "0.5", token: "1000000" };
