import type { Provider } from './hosts.ts';

interface ProviderClient {
  provider: Provider;
  host: string;
  clientId: string;
}

export function isSameClient(one: ProviderClient, other: ProviderClient): boolean {
  return (
    one.provider === other.provider && one.host === other.host && one.clientId === other.clientId
  );
}
