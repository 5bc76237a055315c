import { service } from '@lectern/kernel/service/service.ts';
import { parts } from './parts.ts';

export const billing = service({
  name: 'billing',
  parts,
  resolvers: async () => (await import('./graphql/resolvers.ts')).resolvers,
});
