import type { ServiceDefinition } from '@lectern/kernel/service/service.ts';
import { contactRequest } from './contact-request/contact-request.ts';
import { sendContactMail } from './jobs/send-contact-mail.ts';
import { mailWhenContactRequested } from './policies/mail-when-contact-requested.ts';
import { roiCalculation } from './roi-calculation/roi-calculation.ts';

export const billing: ServiceDefinition = {
  name: 'billing',
  aggregates: [roiCalculation, contactRequest],
  projections: [],
  policies: [mailWhenContactRequested],
  jobs: [sendContactMail],
  resolvers: async () => (await import('./graphql/resolvers.ts')).resolvers,
};
