export interface Check {
  readonly status: "ok" | "degraded" | "down";
  readonly latencyMs: number;
  readonly failing?: readonly { readonly step: string; readonly since: string }[];
}

/** How the service fares, as it tells holders of an ADMIN key. */
export interface Overview {
  readonly checkedAt: string;
  readonly health: { readonly version: string; readonly checks: Readonly<Record<string, Check>> };
  readonly overdue: readonly {
    readonly wait: string;
    readonly for: string;
    readonly count: number;
    readonly oldest: readonly {
      readonly requestHash: string;
      readonly since: string;
      readonly detail: string | null;
    }[];
  }[];
  readonly failingWorkflows: readonly string[] | null;
  readonly sweep: readonly {
    readonly step: string;
    readonly ranAt: string;
    readonly failingSince: string | null;
  }[];
  readonly arbiter: {
    readonly version: string | null;
    readonly sanctionsListDate: string | null;
    readonly problems: readonly string[];
  } | null;
}
