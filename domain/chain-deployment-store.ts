export interface Deployment {
  chainId: number;
  name: string;
  address: string;
  sourceHash: string;
}

/** Where each contract is. Implemented in db/chain. */
export interface DeploymentStore {
  find(chainId: number, name: string): Promise<Deployment | undefined>;
  /** A contract deployed anew, from other sources, takes the place of the one before. */
  record(deployment: Deployment, transactionId: string): Promise<void>;
}
