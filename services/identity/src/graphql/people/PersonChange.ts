import { isAdmin } from '@lectern/schemas/access/claims.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Change, ChangedField } from '../../people/history/change.ts';
import { displayValue, groupNameOf, displayNameOf } from '../../people/history/display-value.ts';
import { signIn } from '../../sign-in/sign-in/sign-in.ts';
import type { ActiveSignIn } from '../../sign-in/sign-in/state.ts';
import { currentUser } from '../../access/current-user.ts';
import { findCurrentOrFormerUser } from '../../people/members/team-user.ts';
import type { PersonChangeResolvers, ChangedValueResolvers } from '../generated.ts';

const findUserOrNull = (context: ServiceContext, id: string | null) =>
  id === null ? null : findCurrentOrFormerUser(context, id);
export type PersonChangeParent = Change;

export const PersonChange = {
  id: ({ id }) => id,
  at: ({ meta }) => meta.time,
  kind: ({ kind }) => kind,
  person: ({ personId }, _args, context) => findUserOrNull(context, personId),
  personId: ({ personId }) => personId,
  actor: ({ meta }, _args, context) => findUserOrNull(context, meta.actorId),
  onBehalfOf: ({ meta }, _args, context) => findUserOrNull(context, meta.onBehalfOfId),
  summary: async ({ summary, named }, _args, context) => {
    if (named === null) return summary;
    const name = await displayNameOf(context, named);
    return summary.replace('{person}', () => name);
  },
  groupName: ({ groupId }, _args, context) =>
    groupId === null ? null : groupNameOf(context, groupId),
  fields: ({ fields }) => fields,
  network: ({ meta }) => meta.from?.network ?? null,
  signIn: async ({ meta }, _args, context) => {
    if (!meta.from || (!isAdmin(context.claims) && currentUser(context).userId !== meta.actorId))
      return null;
    return actingSignIn(
      context,
      meta.from.signInId,
      currentUser(context).userId === meta.actorId ? null : currentUser(context).teamId,
    );
  },
  requestId: ({ meta }) => meta.correlationId,
  canBeUndone: ({ undo }) => undo !== null,
} satisfies PersonChangeResolvers;
export type ChangedValueParent = ChangedField;

export const ChangedValue = {
  before: (field, _args, context) => displayValue(context, field, field.before),
  after: (field, _args, context) => displayValue(context, field, field.after),
} satisfies ChangedValueResolvers;

/** Also an ended sign-in. @param teamId hides the sign-ins of others that belong to another team */
async function actingSignIn(
  context: ServiceContext,
  id: string,
  teamId: string | null,
): Promise<ActiveSignIn | null> {
  const current = (await context.view(signIn).get(id))?.doc;
  const lastActive =
    current?.status === 'ended'
      ? (await context.history(signIn, id)).findLast(({ before }) => before.status === 'active')
          ?.before
      : current;
  return lastActive?.status === 'active' && (teamId === null || lastActive.teamId === teamId)
    ? lastActive
    : null;
}
