import type { Provider } from './hosts.ts';

interface Client {
  provider: Provider;
  host: string;
  clientId: string;
}

/** Whether two configurations lead to the same people. */
export function isSameClient(one: Client, other: Client): boolean {
  return (
    one.provider === other.provider && one.host === other.host && one.clientId === other.clientId
  );
}
