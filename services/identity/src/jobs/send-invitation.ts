import { z } from 'zod';
import { jobKind, PermanentFailure } from '@lectern/kernel/jobs/job-kind.ts';
import { OPERATORS } from '@lectern/kernel/mail/port.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { invitationLink } from '../people/invitations/invitation-link.ts';
import { accountElsewhereMail, invitationMail } from '../mails/invitation.ts';
import { isStandIn } from '../people/invitations/find-invitee.ts';
import { team } from '../people/team/team.ts';
import { user } from '../people/user/user.ts';

/** Address and token are read or computed when the mail is sent. */
const data = z.object({ userId: z.uuid(), invitationId: z.uuid() });

/** A retry after a crash may send the mail again, with the same message id and link. */
export const sendInvitation = jobKind({
  kind: 'send-invitation',
  data,
  concurrency: 4,
  tries: 12,
  async run({ data: { userId, invitationId }, context }) {
    const invited = (await context.view(user).get(userId))?.doc;
    if (invited?.status !== 'active' || invited.email === null) return; // Erased.
    const { invitation, email, emailName, name } = invited;
    if (invitation?.invitationId !== invitationId || invitation.tokenHash === null) return; // Accepted, revoked or replaced.
    const link = invitationLink(context.engines, {
      userId,
      invitationId,
      tokenHash: invitation.tokenHash,
    });
    if (link === null)
      throw new PermanentFailure(
        'The secret that this invitation was made with is gone. Please invite again.',
      );
    const [inviting, inviter] = await Promise.all([
      context.view(team).get(invitation.teamId),
      invitation.invitedBy === null ? null : context.view(user).get(invitation.invitedBy),
    ]);
    const words = {
      invitationId,
      persons: [userId, ...(invitation.invitedBy === null ? [] : [invitation.invitedBy])],
      to: { name, address: email },
      teamName: inviting?.doc.status === 'active' ? inviting.doc.name : 'Lectern',
      inviter: inviter?.doc.status === 'active' ? (inviter.doc.name ?? inviter.doc.email) : null,
    };
    const { mailer, urls } = context.engines;
    await mailer.send(
      (await isStandIn(context, { email, emailName }))
        ? accountElsewhereMail({ ...words, teamId: OPERATORS, link: `${urls.console}/login` })
        : invitationMail({
            ...words,
            teamId: invitation.teamId,
            link,
            expiresAt: invitation.expiresAt,
          }),
    );
  },
});

export function sendInvitationJob(
  teamId: string | null,
  { userId, invitationId, dueAt }: { userId: string; invitationId: string; dueAt: string },
): NewJob {
  return {
    kind: sendInvitation.kind,
    key: `invitation/${invitationId}`,
    teamId,
    subjectId: userId,
    dueAt,
    data: { userId, invitationId },
  };
}
