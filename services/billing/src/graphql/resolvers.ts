import type { Resolvers } from '@lectern/kernel/service/service.ts';
import { requestContact } from './Mutation/requestContact.ts';
import { submitRoi } from './Mutation/submitRoi.ts';
import { pricing } from './Query/pricing.ts';
import { roi } from './Query/roi.ts';

export const resolvers: Resolvers = {
  Query: { roi, pricing },
  Mutation: { submitRoi, requestContact },
};
