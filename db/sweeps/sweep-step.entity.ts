import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** How each step of the sweep fares, for whoever asks after the service's health. */
export const SweepStep = defineEntity({
  name: "SweepStep",
  tableName: "sweep_step",
  properties: {
    step: p.string().length(64).primary(),
    ranAt: p.datetime(3),
    /** Null while it does all its work. */
    failingSince: p.datetime(3).nullable(),
  },
});

export type SweepStep = InferEntity<typeof SweepStep>;
