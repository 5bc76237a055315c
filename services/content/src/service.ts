import { service } from '@lectern/kernel/service/service.ts';
import { parts } from './parts.ts';
import { personalData } from './personal-data.ts';
import { prepareConversion } from './conversion/sandbox/prepare-conversion.ts';

export const content = service({
  name: 'content',
  parts,
  personalData,
  resolvers: async () => (await import('./graphql/resolvers.ts')).resolvers,
  onStart: ({ engines }) => prepareConversion(engines),
});
