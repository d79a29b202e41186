import type { LiveSession } from "../session/live-session.ts";
import type { Integration } from "./integration.ts";
import type { StepProps } from "./step.tsx";

export interface CustodyStepProps extends Pick<StepProps, "state"> {
  readonly session: LiveSession;
  readonly integration: Integration;
  changed(): void;
}
