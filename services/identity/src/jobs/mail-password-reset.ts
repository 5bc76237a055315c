import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { passwordResetMail } from '../mails/password-reset.ts';
import { resetLink } from '../sign-in/passwords/reset-link.ts';
import { mailedToken, tokenWithHash } from '../sign-in/tokens/mailed-token.ts';
import { tokenHashOf } from '../sign-in/tokens/token.ts';
import { teamOfMail } from '../people/user/commands/joining.ts';
import { openReset } from '../people/user/commands/password-reset.ts';
import { user as userAggregate } from '../people/user/user.ts';

const data = z.object({ resetId: z.uuid(), emailName: z.string() });

/**
 * Looks the address up here, so that every request takes the same time. A retry after a crash may
 * send the mail again, with the same message id and link.
 */
export const mailPasswordReset = jobKind({
  kind: 'mail-password-reset',
  data,
  concurrency: 2,
  tries: 12,
  async run({ data: { resetId, emailName }, context }) {
    const userId = (await context.lookup(userAggregate, 'emailName', emailName))?.id;
    if (userId === undefined) return;
    const { secrets, urls, mailer } = context.engines;
    const mailed = { purpose: 'password-reset', userId, id: resetId } as const;
    const command = {
      type: 'RequestPasswordReset',
      userId,
      resetId,
      emailName,
      tokenHash: tokenHashOf(mailedToken(secrets, mailed)),
    } as const;
    const { state } = await context.execute(userAggregate, userId, command);
    if (
      state.status !== 'active' ||
      state.email === null ||
      state.reset?.resetId !== resetId ||
      state.reset.tokenHash === null
    )
      return;
    const token = tokenWithHash(secrets, mailed, state.reset.tokenHash);
    if (
      token === null ||
      !openReset(state, { emailName, tokenHash: tokenHashOf(token), now: new Date().toISOString() })
    )
      return;
    const { email: address, name } = state;
    await mailer.send(
      passwordResetMail({
        teamId: teamOfMail(state),
        resetId,
        userId,
        to: { name, address },
        link: resetLink(urls.console, { token, email: address }),
      }),
    );
  },
});

export function mailPasswordResetJob({
  resetId,
  emailName,
  dueAt,
}: {
  resetId: string;
  emailName: string;
  dueAt: string;
}): NewJob {
  return {
    kind: mailPasswordReset.kind,
    key: `password-reset/${resetId}`,
    teamId: null,
    subjectId: resetId,
    dueAt,
    data: { resetId, emailName },
  };
}
