import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { erasedMail } from '../../../mails/erased.ts';
import { assertMayErase } from '../../../people/person/assert-may-erase.ts';
import { erasePerson as erase } from '../../../people/person/erase-person.ts';
import { erasureReceiptOf, receiptFile } from '../../../people/person/erasure-receipt.ts';
import { successorsOf } from '../../../people/person/successors.ts';
import { assertRecentlyConfirmed } from '../../../sign-in/second-factor/current-factor.ts';
import { currentUserNotImpersonated } from '../../../access/current-user.ts';
import { teamsWithOnlyAdmin } from '../../../people/members/find-members.ts';
import { findTeamUser } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';
import { loadTeam } from '../Team.ts';
import { problems } from '../../../problems.ts';

const confirmationInput = z.object({ name: z.string().max(1_000) });

/** Hands over first, so that a crash leaves nothing without an owner. */
export const erasePerson: MutationResolvers['erasePerson'] = async (
  _parent,
  { input: { userId, name, handOverTo } },
  context,
) => {
  const by = currentUserNotImpersonated(context, problems.eraseWhileImpersonating);
  const subject = await findTeamUser(context, userId);
  if (!subject) throw new DomainError('NOT_FOUND', problems.userUnknown);
  assertMayErase(subject, by, parseInput(confirmationInput, { name }).name);
  await assertRecentlyConfirmed(context, by);
  const [ledAlone] = await teamsWithOnlyAdmin(context, userId);
  if (ledAlone !== undefined) {
    const team = await loadTeam(context, ledAlone);
    throw new DomainError('CONFLICT', problems.onlyAdminOf({ team: team?.team.name ?? 'a team' }));
  }
  const successors = await successorsOf(context, subject, by, handOverTo);
  for (const { teamId, successorId } of successors)
    await context.execute(user, userId, { type: 'HandOverWork', userId, teamId, successorId });
  const { email: address, name: called } = subject.user;
  await erase(context, userId, by.teamId);
  const receipt = await erasureReceiptOf(context, userId, by.teamId);
  if (!receipt) throw new Error(`There is no receipt for ${userId}, who was erased`);
  const file = receiptFile(receipt);
  // After this call the address is gone, so this mail cannot be a job and must not stay in the
  // outbox.
  const { mailer } = context.engines;
  const isMailed =
    address !== null &&
    mailer.outbox === null &&
    (await mailer.send(erasedMail({ userId, to: { name: called, address }, receipt: file })).then(
      () => true,
      () => false,
    ));
  return { erasedAt: receipt.erasedAt, file, isMailed };
};
