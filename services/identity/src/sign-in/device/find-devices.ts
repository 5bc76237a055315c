import { hasPermission } from '@lectern/kernel/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { searchPrefix } from '@lectern/kernel/text/fold.ts';
import { callerOf } from '../../access/current-user.ts';
import { membersCalled } from '../../people/members/find-members.ts';
import type { SeenUser } from '../../people/members/team-user.ts';
import { device, type ActiveDevice, type Device } from './device.ts';

export interface SeenDevice {
  id: string;
  device: ActiveDevice;
}

/** More than anybody has; those seen last. */
const MOST_OF_ONE = 200;

/** A page of the caller's team, whatever was seen last first. `search` finds words of the device, and of whose it is. */
export async function findDevices(
  context: ServiceContext,
  search: string | null | undefined,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const prefix = searchPrefix(search ?? '');
  if (search?.trim() && prefix === null) return { items: [], total: 0 }; // Asked for something that no name can have.
  const asked = {
    list: 'byTeam',
    where: { teamId: callerOf(context).teamId },
    ...(prefix && {
      or: [{ terms: { prefix } }, { userId: { in: await membersCalled(context, prefix) } }],
    }),
  };
  const view = context.view(device);
  const [rows, total] = await Promise.all([
    view.find({ ...asked, limit: pageSize, skip: (page - 1) * pageSize }),
    view.count(asked),
  ]);
  return { items: rows.flatMap(asSeen), total };
}

/** The caller's team by id, those after `min`. */
export async function devicesAfter(
  context: ServiceContext,
  min: string | null,
  chunk: number,
): Promise<SeenDevice[]> {
  const where = { teamId: callerOf(context).teamId };
  const rows = await context.view(device).find({
    list: 'byTeamAndId',
    where,
    limit: chunk,
    ...(min && { after: { value: min, id: min } }),
  });
  return rows.flatMap(asSeen);
}

/** All of one's own; of others, and for who acts as them, what is in the caller's team, for those who edit devices; null for everybody else. */
export async function devicesOf(
  context: ServiceContext,
  { id, isSelf }: Pick<SeenUser, 'id' | 'isSelf'>,
): Promise<SeenDevice[] | null> {
  const { teamId, impersonatorId } = callerOf(context);
  if (!isSelf && !hasPermission(context.claims, 'can_edit_devices')) return null;
  const rows = await context.view(device).find({
    list: 'byUser',
    where: { userId: id, ...((!isSelf || impersonatorId !== null) && { teamId }) },
    limit: MOST_OF_ONE,
  });
  return rows.flatMap(asSeen);
}

/** Somebody's, in a team: their ids. */
export async function devicesIn(
  context: ServiceContext,
  teamId: string,
  userId: string,
): Promise<string[]> {
  return (
    await context
      .view(device)
      .find({ list: 'byUser', where: { userId, teamId }, limit: MOST_OF_ONE })
  ).map(({ id }) => id);
}

/** In the caller's team. */
export async function seeDevice(context: ServiceContext, id: string): Promise<SeenDevice | null> {
  const row = await context.view(device).get(id);
  return row?.doc.status === 'active' && row.doc.teamId === callerOf(context).teamId
    ? { id, device: row.doc }
    : null;
}

/** @throws DomainError NOT_FOUND for what is neither one's own nor, for those who edit devices, in their team */
export async function revocableDevice(context: ServiceContext, id: string): Promise<void> {
  const { userId, teamId } = callerOf(context);
  const doc = (await context.view(device).get(id))?.doc;
  if (
    doc?.status === 'active' &&
    (doc.userId === userId ||
      (doc.teamId === teamId && hasPermission(context.claims, 'can_edit_devices')))
  )
    return;
  throw new DomainError('NOT_FOUND', 'No such device.');
}

function asSeen({ id, doc }: Row<Device>): SeenDevice[] {
  return doc.status === 'active' ? [{ id, device: doc }] : [];
}
