import { GroupCreated, GroupDeleted } from '@lectern/schemas/events/identity/groups.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { problems } from '../problems.ts';

/** The groups of a team, to refuse others. */
export const groups = projection({
  name: 'groups',
  version: 1,
  on: [GroupCreated, GroupDeleted],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.groupId],
  apply: (_doc: { isGroup: true } | undefined, { type }): { isGroup: true } | undefined =>
    type === 'GroupDeleted' ? undefined : { isGroup: true },
  index: () => ({}),
});

/**
 * Groups that a presentation has already are kept, also after they were deleted: removing them would open it to
 * everybody.
 * @throws DomainError INVALID, naming the ids that are no group of the caller's team; UNAVAILABLE
 */
export async function assertGroups(
  context: ServiceContext,
  given: readonly string[],
  carried: readonly string[],
): Promise<void> {
  const added = given.filter((id) => !carried.includes(id));
  const known = await Promise.all(added.map((id) => isGroup(context, id)));
  const unknown = added.filter((_, index) => !known[index]);
  if (unknown.length === 0) return;
  const sentence = problems.groupsUnknown({ groups: unknown.join(', ') });
  throw new DomainError('INVALID', sentence, { groupIds: [sentence] });
}

async function isGroup(context: ServiceContext, id: string): Promise<boolean> {
  const { claims } = context;
  if (claims.kind !== 'user') return false;
  const stream = `Group/${claims.teamId}/${id}`;
  const row = await context.fresh(
    groups,
    stream,
    (rows) => rows.get(id),
    (found) => found !== null,
  );
  return row !== null;
}
