import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { contactMail } from '../contact-request/contact-mail.ts';
import { contactRequest } from '../contact-request/contact-request.ts';

// Without the message, which stays in its stream: jobs are not sealed.
const data = z.object({ requestId: z.uuid() });

/** Sends a contact request to the person who answers it. All tries have the same message id. */
export const sendContactMail = jobKind({
  kind: 'send-contact-mail',
  data,
  concurrency: 2,
  tries: 12,
  async run({ data: { requestId }, context }) {
    const { settings, mailer } = context.engines;
    const to = settings.LECTERN_CONTACT_EMAIL ?? settings.LECTERN_ADMIN_EMAIL;
    const request = (await context.view(contactRequest).get(requestId))?.doc;
    if (!to || request?.status !== 'requested') return; // Then the event is all there is.
    const { personId, name, email, companyName, body, location } = request;
    if (name === null || email === null || companyName === null || body === null) return; // The person was erased.
    await mailer.send(
      contactMail({ requestId, personId, name, email, companyName, location, body }, to),
    );
  },
});

export function sendContactMailJob(requestId: string, dueAt: string): NewJob {
  return {
    kind: sendContactMail.kind,
    key: requestId,
    teamId: null,
    subjectId: requestId,
    dueAt,
    data: { requestId },
  };
}
