import { isAdmin } from '@lectern/kernel/access/claims.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Change, ChangedField } from '../../people/history/change.ts';
import { namedValue, nameOfGroup, personNamed } from '../../people/history/named-value.ts';
import { signIn, type ActiveSignIn } from '../../sign-in/sign-in/sign-in.ts';
import { callerOf } from '../../access/current-user.ts';
import { seeFormerUser } from '../../people/members/team-user.ts';
import type { PersonChangeResolvers, ChangedValueResolvers } from '../generated.ts';

const seenIf = (context: ServiceContext, id: string | null) =>
  id === null ? null : seeFormerUser(context, id);
export type PersonChangeParent = Change;

export const PersonChange = {
  id: ({ id }) => id,
  at: ({ meta }) => meta.time,
  kind: ({ kind }) => kind,
  person: ({ personId }, _args, context) => seenIf(context, personId),
  personId: ({ personId }) => personId,
  actor: ({ meta }, _args, context) => seenIf(context, meta.actorId),
  onBehalfOf: ({ meta }, _args, context) => seenIf(context, meta.onBehalfOfId),
  summary: async ({ summary, named }, _args, context) => {
    if (named === null) return summary;
    const name = await personNamed(context, named);
    return summary.replace('{person}', () => name);
  },
  groupName: ({ groupId }, _args, context) =>
    groupId === null ? null : nameOfGroup(context, groupId),
  fields: ({ fields }) => fields,
  network: ({ meta }) => meta.from?.network ?? null,
  signIn: async ({ meta }, _args, context) => {
    if (!meta.from || (!isAdmin(context.claims) && callerOf(context).userId !== meta.actorId))
      return null;
    return actingSignIn(
      context,
      meta.from.signInId,
      callerOf(context).userId === meta.actorId ? null : callerOf(context).teamId,
    );
  },
  requestId: ({ meta }) => meta.correlationId,
  canBeUndone: ({ undo }) => undo !== null,
} satisfies PersonChangeResolvers;
export type ChangedValueParent = ChangedField;

export const ChangedValue = {
  before: (field, _args, context) => namedValue(context, field, field.before),
  after: (field, _args, context) => namedValue(context, field, field.after),
} satisfies ChangedValueResolvers;

/** Also of one that has ended. @param teamId of others: one that is, or was last, in another team is none of this one's business */
async function actingSignIn(
  context: ServiceContext,
  id: string,
  teamId: string | null,
): Promise<ActiveSignIn | null> {
  const there = (await context.view(signIn).get(id))?.doc;
  const known =
    there?.status === 'ended'
      ? (await context.history(signIn, id)).findLast(({ before }) => before.status === 'active')
          ?.before
      : there;
  return known?.status === 'active' && (teamId === null || known.teamId === teamId) ? known : null;
}
