import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { domainCodeMail } from '../mails/domain-code.ts';
import { team } from '../people/team/team.ts';
import { codeWithHash } from '../sign-in/team-domain/mailed-code.ts';
import { teamDomain } from '../sign-in/team-domain/team-domain.ts';

const data = z.object({ domainId: z.uuid(), mailId: z.uuid() });

export const mailDomainCode = jobKind({
  kind: 'mail-domain-code',
  data,
  concurrency: 2,
  tries: 12,
  async run({ data: { domainId, mailId }, context }) {
    const claimed = (await context.view(teamDomain).get(domainId))?.doc;
    if (
      claimed?.status !== 'claimed' ||
      claimed.mailed?.mailId !== mailId ||
      claimed.mailed.codeHash === null
    )
      return; // Proven, removed or replaced.
    const owner = (await context.view(team).get(claimed.teamId))?.doc;
    const code = codeWithHash(
      context.engines.secrets,
      { domainId, mailId },
      claimed.mailed.codeHash,
    );
    if (code === null || owner?.status !== 'active') return;
    await context.engines.mailer.send(
      domainCodeMail({
        mailId,
        to: `${claimed.mailed.mailbox}@${claimed.domain}`,
        domain: claimed.domain,
        teamName: owner.name,
        code,
        teamId: claimed.teamId,
      }),
    );
  },
});

export function mailDomainCodeJob(
  teamId: string | null,
  { domainId, mailId, dueAt }: z.output<typeof data> & { dueAt: string },
): NewJob {
  return {
    kind: mailDomainCode.kind,
    key: `domain-code/${mailId}`,
    teamId,
    subjectId: domainId,
    dueAt,
    data: { domainId, mailId },
  };
}
