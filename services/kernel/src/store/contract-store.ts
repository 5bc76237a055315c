import type { ServiceStore } from './port.ts';

/** A store to test and, where there can be more than one, another process's view of the same data. */
export interface ContractStore {
  store: ServiceStore;
  other: ServiceStore;
  /** Event ids of a stream as they lie on the log. */
  logged(stream: string): Promise<string[]>;
  close(): Promise<void>;
}
