// Written by `npm run codegen` from the files beside it.
import { contactRequest } from './contact-request/contact-request.ts';
import { sendContactMail } from './jobs/send-contact-mail.ts';
import { mailWhenContactRequested } from './policies/mail-when-contact-requested.ts';
import { roiCalculation } from './roi-calculation/roi-calculation.ts';

export const parts = {
  aggregates: [contactRequest, roiCalculation],
  projections: [],
  policies: [mailWhenContactRequested],
  jobs: [sendContactMail],
  lifecycles: [],
};
