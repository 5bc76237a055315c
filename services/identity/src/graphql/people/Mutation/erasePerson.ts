import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { erasedMail } from '../../../mails/erased.ts';
import { assertErasable } from '../../../people/person/erasable.ts';
import { erasePerson as erase } from '../../../people/person/erase-person.ts';
import { erasureReceiptOf, fileOf } from '../../../people/person/erasure-receipt.ts';
import { heirsOf } from '../../../people/person/hand-over.ts';
import { assertConfirmed } from '../../../sign-in/second-factor/current-factor.ts';
import { callerThemselves } from '../../../access/current-user.ts';
import { teamsLedAlone } from '../../../people/members/find-members.ts';
import { seeUser } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';
import { loadTeam } from '../Team.ts';

const typed = z.object({ name: z.string().max(1_000) });

/** What they own is handed over first, so that a process that dies in between leaves nothing without an owner. */
export const erasePerson: MutationResolvers['erasePerson'] = async (
  _parent,
  { input: { userId, name, handOverTo } },
  context,
) => {
  const by = callerThemselves(context, 'In somebody’s name nobody is erased.');
  const seen = await seeUser(context, userId);
  if (!seen) throw new DomainError('NOT_FOUND', 'No such user.');
  assertErasable(seen, by, parseInput(typed, { name }).name);
  await assertConfirmed(context, by);
  const [ledAlone] = await teamsLedAlone(context, userId);
  if (ledAlone !== undefined) {
    const team = await loadTeam(context, ledAlone);
    throw new DomainError(
      'CONFLICT',
      `You are the only administrator of ${team?.team.name ?? 'a team'}. Make somebody else one first.`,
    );
  }
  const heirs = await heirsOf(context, seen, by, handOverTo);
  for (const { teamId, heirId } of heirs)
    await context.execute(user, userId, { type: 'HandOverWork', userId, teamId, heirId });
  const { email: address, name: called } = seen.user;
  await erase(context, userId, by.teamId);
  const receipt = await erasureReceiptOf(context, userId, by.teamId);
  if (!receipt) throw new Error(`There is no receipt for ${userId}, who was erased`);
  const file = fileOf(receipt);
  // From here on nobody but this call knows the address: no job could send it later, and no folder is to keep it.
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
