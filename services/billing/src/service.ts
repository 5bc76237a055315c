import type { ServiceDefinition } from '@lectern/kernel/service/service.ts';
import { submitRoi } from './graphql/Mutation/submitRoi.ts';
import { roi } from './graphql/Query/roi.ts';
import { roiCalculation } from './roi-calculation/roi-calculation.ts';

export const billing: ServiceDefinition = {
  name: 'billing',
  aggregates: [roiCalculation],
  projections: [],
  policies: [],
  jobs: [],
  resolvers: {
    Query: { roi },
    Mutation: { submitRoi },
  },
};
