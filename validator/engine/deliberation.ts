import type { Model } from "../model/model.ts";
import { ArbiterBusy } from "./arbiter-busy.ts";
import type { Engine, Examined } from "./engine.ts";
import { judgeWithModel } from "./judge-with-model.ts";

export interface ModelStatus {
  enabled: boolean;
  model: string | null;
  /** By the last request that was put to it: "failing" where any of its answers could not be had. */
  status: "disabled" | "unknown" | "ok" | "failing";
}

export const NO_MODEL: ModelStatus = { enabled: false, model: null, status: "disabled" };

/** The step after the rules, on the main thread, since a model is waited for and not computed. */
export function createDeliberation(model: Model, maxWaiting: number) {
  let waiting = 0;
  let status: ModelStatus["status"] = "unknown";
  return {
    async judge(engine: Engine, examine: () => Promise<Examined>): Promise<string> {
      if (waiting >= maxWaiting) throw new ArbiterBusy();
      waiting += 1;
      try {
        const { verdict, answers } = await judgeWithModel(engine, model, await examine());
        const isFailing = Object.values(answers).some((answer) => "failure" in answer);
        status = isFailing ? "failing" : "ok";
        return verdict;
      } finally {
        waiting -= 1;
      }
    },
    status: (): ModelStatus => ({ enabled: true, model: model.name, status }),
  };
}
