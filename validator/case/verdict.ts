export type NodeStatus = "PASS" | "FAIL" | "SKIP";
export type Decision = "PASS" | "REJECT";

/** What one check found. Details are plain JSON; those of a FAIL say what was expected, what is there and what to do. */
export interface NodeResult {
  status: NodeStatus;
  confidence: number;
  reasoning: string;
  details: Record<string, unknown>;
}

export interface NodeGroup {
  count: number;
  nodes: string[];
  node_ids: string[];
}

export interface KeyIssue {
  node_id: string;
  node_name: string;
  severity: "critical" | "medium";
  reason: string;
  confidence: number;
  details: Record<string, unknown>;
}

/** A stretch of the intent: an element of a step, a term, filler of a kind, or what was not understood. */
export interface AccountedWord {
  text: string;
  start: number;
  end: number;
  as: string;
  of?: string;
}

export interface Explanation {
  summary: string;
  decision: Decision;
  key_issues: KeyIssue[];
  affected_nodes: { failed: NodeGroup; passed: NodeGroup; skipped: NodeGroup };
  confidence_summary: { min: number; max: number; avg: number };
  recommendations: string[];
  /** Every word of the intent and what it counts as: what the verdict rests on. */
  words: AccountedWord[];
  metadata: {
    protocol: string | null;
    total_nodes: number;
    failed_nodes: number;
    passed_nodes: number;
    skipped_nodes: number;
    not_reached_nodes: number;
    early_stop: boolean;
    early_stop_node: string | null;
    llm_calls: number;
  };
}

/** What POST /validate answers. */
export interface Verdict {
  decision: Decision;
  reason: string;
  protocol: string | null;
  primary_failure_node: string | null;
  llm_calls: number;
  results: Record<string, NodeResult>;
  extracted_elements: Record<string, unknown>;
  context: Record<string, unknown>;
  explanation: Explanation | null;
}
