import { isAdmin } from '@lectern/kernel/access/claims.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Change, ChangedField } from '../history/change.ts';
import { namedValue, nameOfGroup, personNamed } from '../history/named-value.ts';
import { signIn, type ActiveSignIn } from '../sign-in/sign-in.ts';
import { callerOf } from '../user/caller.ts';
import { seeFormerUser } from '../user/seen-user.ts';

const seenIf = (context: ServiceContext, id: string | null) => (id === null ? null : seeFormerUser(context, id));

export const PersonChange = {
  id: ({ id }: Change) => id,
  at: ({ meta }: Change) => meta.time,
  kind: ({ kind }: Change) => kind,
  person: ({ personId }: Change, _args: unknown, context: ServiceContext) => seenIf(context, personId),
  personId: ({ personId }: Change) => personId,
  actor: ({ meta }: Change, _args: unknown, context: ServiceContext) => seenIf(context, meta.actorId),
  onBehalfOf: ({ meta }: Change, _args: unknown, context: ServiceContext) => seenIf(context, meta.onBehalfOfId),
  summary: async ({ summary, named }: Change, _args: unknown, context: ServiceContext) => {
    if (named === null) return summary;
    const name = await personNamed(context, named);
    return summary.replace('{person}', () => name);
  },
  groupName: ({ groupId }: Change, _args: unknown, context: ServiceContext) => (groupId === null ? null : nameOfGroup(context, groupId)),
  fields: ({ fields }: Change) => fields,
  network: ({ meta }: Change) => meta.from?.network ?? null,
  signIn: async ({ meta }: Change, _args: unknown, context: ServiceContext) => {
    if (!meta.from || (!isAdmin(context.claims) && callerOf(context).userId !== meta.actorId)) return null;
    return actingSignIn(context, meta.from.signInId, callerOf(context).userId === meta.actorId ? null : callerOf(context).teamId);
  },
  requestId: ({ meta }: Change) => meta.correlationId,
  canBeUndone: ({ undo }: Change) => undo !== null,
};

export const ChangedValue = {
  before: (field: ChangedField, _args: unknown, context: ServiceContext) => namedValue(context, field, field.before),
  after: (field: ChangedField, _args: unknown, context: ServiceContext) => namedValue(context, field, field.after),
};

/** Also of one that has ended. @param teamId of others: one that is, or was last, in another team is none of this one's business */
async function actingSignIn(context: ServiceContext, id: string, teamId: string | null): Promise<ActiveSignIn | null> {
  const there = (await context.view(signIn).get(id))?.doc;
  const known = there?.status === 'ended' ? (await context.history(signIn, id)).findLast(({ before }) => before.status === 'active')?.before : there;
  return known?.status === 'active' && (teamId === null || known.teamId === teamId) ? known : null;
}
