import type { chunkOf } from '@lectern/kernel/graphql/chunk.ts';
import { hasPermission } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { searchPrefix } from '@lectern/schemas/text/fold.ts';
import { currentUser } from '../../access/current-user.ts';
import { membersByName } from '../../people/members/find-members.ts';
import type { TeamUser } from '../../people/members/team-user.ts';
import { device } from './device.ts';
import type { ActiveDevice, Device } from './state.ts';
import { problems } from '../../problems.ts';

export interface DeviceRow {
  id: string;
  device: ActiveDevice;
}

/** More than a person has; the latest. */
const MAX_OF_USER = 200;

/** Latest first. `search` matches the device and its owner. */
export async function findDevices(
  context: ServiceContext,
  search: string | null | undefined,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const prefix = searchPrefix(search ?? '');
  if (search?.trim() && prefix === null) return { items: [], total: 0 }; // No name can match.
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

/** Sorted by id. */
export async function devicesAfter(
  context: ServiceContext,
  chunk: ReturnType<typeof chunkOf>,
): Promise<DeviceRow[]> {
  const where = { teamId: currentUser(context).teamId };
  const rows = await context.view(device).find({
    list: 'byTeamAndId',
    where,
    ...chunk,
  });
  return rows.flatMap(toDeviceRow);
}

/**
 * All for the owner; those in the current team for device managers and impersonators; null for
 * others.
 */
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

export async function findDevice(context: ServiceContext, id: string): Promise<DeviceRow | null> {
  const row = await context.view(device).get(id);
  return row?.doc.status === 'active' && row.doc.teamId === currentUser(context).teamId
    ? { id, device: row.doc }
    : null;
}

/** @throws DomainError NOT_FOUND unless it is the caller's, or in the team of a device manager */
export async function assertMayRevoke(context: ServiceContext, id: string): Promise<void> {
  const { userId, teamId } = currentUser(context);
  const doc = (await context.view(device).get(id))?.doc;
  if (
    doc?.status === 'active' &&
    (doc.userId === userId ||
      (doc.teamId === teamId && hasPermission(context.claims, 'can_edit_devices')))
  )
    return;
  throw new DomainError('NOT_FOUND', problems.deviceUnknown);
}

function toDeviceRow({ id, doc }: Row<Device>): DeviceRow[] {
  return doc.status === 'active' ? [{ id, device: doc }] : [];
}
