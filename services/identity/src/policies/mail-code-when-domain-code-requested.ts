import { TeamDomainCodeMailed } from '@lectern/schemas/events/identity/team-domains.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { mailDomainCodeJob } from '../jobs/mail-domain-code.ts';

export const mailCodeWhenDomainCodeRequested = policy({
  name: 'mail-code-when-domain-code-asked-for',
  on: [TeamDomainCodeMailed],
  async react({ data: { domainId, mailId }, meta }, context) {
    await context.jobs.add(mailDomainCodeJob(meta.teamId, { domainId, mailId, dueAt: meta.time }));
  },
});
