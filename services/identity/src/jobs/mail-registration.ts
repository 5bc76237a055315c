import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import { OPERATORS } from '@lectern/kernel/mail/port.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { activationMail, knownAddressMail } from '../mails/registration.ts';
import { openRegistration } from '../people/registration/sealed-registration.ts';
import { teamOfMail } from '../people/user/commands/joining.ts';
import { user as userAggregate } from '../people/user/user.ts';

const data = z.object({ registrationId: z.uuid(), emailName: z.string(), token: z.string() });

/** Looks the address up here, so that every registration takes the same time. */
export const mailRegistration = jobKind({
  kind: 'mail-registration',
  data,
  concurrency: 2,
  tries: 12,
  async run({ data: { registrationId, emailName, token }, context }) {
    const { secrets, urls, mailer } = context.engines;
    const registration = openRegistration(secrets, token, new Date().toISOString());
    if (!registration) return;
    const { email: address, name, teamName, userId } = registration;
    const known = await context.lookup(userAggregate, 'emailName', emailName);
    if (known?.doc.status === 'active' && known.doc.email !== null) {
      await mailer.send(
        knownAddressMail({
          teamId: teamOfMail(known.doc),
          registrationId,
          personId: known.id,
          to: { name: known.doc.name, address: known.doc.email },
          link: `${urls.console}/login`,
        }),
      );
    } else {
      await mailer.send(
        activationMail({
          teamId: OPERATORS,
          registrationId,
          personId: userId,
          to: { name, address },
          teamName,
          link: `${urls.console}/register/activate#${token}`,
        }),
      );
    }
  },
});

export function mailRegistrationJob({
  registrationId,
  emailName,
  token,
  dueAt,
}: z.output<typeof data> & { dueAt: string }): NewJob {
  return {
    kind: mailRegistration.kind,
    key: `registration/${registrationId}`,
    teamId: null,
    subjectId: registrationId,
    dueAt,
    data: { registrationId, emailName, token },
  };
}
