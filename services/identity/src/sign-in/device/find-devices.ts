import { hasPermission } from '@lectern/kernel/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { searchPrefix } from '@lectern/kernel/text/fold.ts';
import { currentUser } from '../../access/current-user.ts';
import { membersByName } from '../../people/members/find-members.ts';
import type { TeamUser } from '../../people/members/team-user.ts';
import { device, type ActiveDevice, type Device } from './device.ts';

export interface DeviceRow {
  id: string;
  device: ActiveDevice;
}

/** More than anybody has; those seen last. */
const MAX_OF_USER = 200;

/** A page of the caller's team, whatever was seen last first. `search` finds words of the device, and of whose it is. */
export async function findDevices(
  context: ServiceContext,
  search: string | null | undefined,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const prefix = searchPrefix(search ?? '');
  if (search?.trim() && prefix === null) return { items: [], total: 0 }; // Asked for something that no name can have.
  const query = {
    list: 'byTeam',
    where: { teamId: currentUser(context).teamId },
    ...(prefix && {
      or: [{ terms: { prefix } }, { userId: { in: await membersByName(context, prefix) } }],
    }),
  };
  const view = context.view(device);
  const [rows, total] = await Promise.all([
    view.find({ ...query, limit: pageSize, skip: (page - 1) * pageSize }),
    view.count(query),
  ]);
  return { items: rows.flatMap(toDeviceRow), total };
}

/** The caller's team by id, those after `min`. */
export async function devicesAfter(
  context: ServiceContext,
  min: string | null,
  chunk: number,
): Promise<DeviceRow[]> {
  const where = { teamId: currentUser(context).teamId };
  const rows = await context.view(device).find({
    list: 'byTeamAndId',
    where,
    limit: chunk,
    ...(min && { after: { value: min, id: min } }),
  });
  return rows.flatMap(toDeviceRow);
}

/** All of one's own; of others, and for who acts as them, what is in the caller's team, for those who edit devices; null for everybody else. */
export async function devicesOf(
  context: ServiceContext,
  { id, isSelf }: Pick<TeamUser, 'id' | 'isSelf'>,
): Promise<DeviceRow[] | null> {
  const { teamId, impersonatorId } = currentUser(context);
  if (!isSelf && !hasPermission(context.claims, 'can_edit_devices')) return null;
  const rows = await context.view(device).find({
    list: 'byUser',
    where: { userId: id, ...((!isSelf || impersonatorId !== null) && { teamId }) },
    limit: MAX_OF_USER,
  });
  return rows.flatMap(toDeviceRow);
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
      .find({ list: 'byUser', where: { userId, teamId }, limit: MAX_OF_USER })
  ).map(({ id }) => id);
}

/** In the caller's team. */
export async function findDevice(context: ServiceContext, id: string): Promise<DeviceRow | null> {
  const row = await context.view(device).get(id);
  return row?.doc.status === 'active' && row.doc.teamId === currentUser(context).teamId
    ? { id, device: row.doc }
    : null;
}

/** @throws DomainError NOT_FOUND for what is neither one's own nor, for those who edit devices, in their team */
export async function assertMayRevoke(context: ServiceContext, id: string): Promise<void> {
  const { userId, teamId } = currentUser(context);
  const doc = (await context.view(device).get(id))?.doc;
  if (
    doc?.status === 'active' &&
    (doc.userId === userId ||
      (doc.teamId === teamId && hasPermission(context.claims, 'can_edit_devices')))
  )
    return;
  throw new DomainError('NOT_FOUND', 'No such device.');
}

function toDeviceRow({ id, doc }: Row<Device>): DeviceRow[] {
  return doc.status === 'active' ? [{ id, device: doc }] : [];
}
