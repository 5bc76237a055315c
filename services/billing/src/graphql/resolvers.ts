// Written by `npm run codegen` from the files beside it.
import type { AllFields } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type * as schema from './generated.ts';
import { pricing } from './Query/pricing.ts';
import { requestContact } from './Mutation/requestContact.ts';
import { roi } from './Query/roi.ts';
import { submitRoi } from './Mutation/submitRoi.ts';

export const resolvers = {
  Query: { pricing, roi },
  Mutation: { requestContact, submitRoi },

} satisfies {
  Query: AllFields<schema.QueryResolvers>;
  Mutation: AllFields<schema.MutationResolvers>;

};
