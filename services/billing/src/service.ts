import type { ServiceDefinition } from '@lectern/kernel/service/service.ts';
import { contactRequest } from './contact-request/contact-request.ts';
import { requestContact } from './graphql/Mutation/requestContact.ts';
import { submitRoi } from './graphql/Mutation/submitRoi.ts';
import { pricing } from './graphql/Query/pricing.ts';
import { roi } from './graphql/Query/roi.ts';
import { sendContactMail } from './jobs/send-contact-mail.ts';
import { mailWhenContactRequested } from './policies/mail-when-contact-requested.ts';
import { roiCalculation } from './roi-calculation/roi-calculation.ts';

export const billing: ServiceDefinition = {
  name: 'billing',
  aggregates: [roiCalculation, contactRequest],
  projections: [],
  policies: [mailWhenContactRequested],
  jobs: [sendContactMail],
  resolvers: {
    Query: { roi, pricing },
    Mutation: { submitRoi, requestContact },
  },
};
