import { createHash } from 'node:crypto';
import { isAdmin } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import {
  readPersonExport,
  type PersonalSection,
} from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { assertRecentlyConfirmed } from '../../sign-in/second-factor/current-factor.ts';
import { currentUserNotImpersonated } from '../../access/current-user.ts';
import { findTeamUser, type TeamUser } from '../members/team-user.ts';
import { personExport, type ExportState } from './person-export.ts';
import { problems } from '../../problems.ts';

export interface ExportRow {
  id: string;
  request: Extract<ExportState, { status: 'asked' }>;
  person: TeamUser;
}

/** A request within this time gets the same export. */
const PAUSE_MS = 3_600_000;

const IMPERSONATION_REFUSED = problems.exportWhileImpersonating;

/** @throws DomainError NOT_FOUND, FORBIDDEN, INVALID under `currentPassword` */
export async function requestExport(context: ServiceContext, userId: string): Promise<ExportRow> {
  const by = currentUserNotImpersonated(context, IMPERSONATION_REFUSED);
  const person = await requireExportableUser(context, userId);
  await assertRecentlyConfirmed(context, by);
  const last = await lastExport(context, userId, by.userId);
  if (last?.doc.status === 'asked' && Date.now() - Date.parse(last.doc.requestedAt) < PAUSE_MS)
    return toExportRow(last.id, last.doc, person);
  const id = exportIdOfHour(Math.floor(Date.now() / PAUSE_MS), by.teamId, userId, by.userId);
  const { state } = await context.execute(personExport, id, {
    type: 'RequestPersonExport',
    exportId: id,
    userId,
    teamId: by.teamId,
    requestedBy: by.userId,
  });
  return toExportRow(id, state, person);
}

/** The caller's latest export that is still available. */
export async function findExport(
  context: ServiceContext,
  userId: string,
): Promise<ExportRow | null> {
  const by = currentUserNotImpersonated(context, IMPERSONATION_REFUSED);
  const person = await requireExportableUser(context, userId);
  const last = await lastExport(context, userId, by.userId);
  return last && toExportRow(last.id, last.doc, person);
}

/** The same within an hour, so that concurrent requests share one export. A UUID of version 8. */
function exportIdOfHour(hour: number, ...of: readonly string[]): string {
  const hex = createHash('sha256')
    .update([hour, ...of].join(' '))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Null until every service has answered. */
export function sectionsOf(
  { id, person }: ExportRow,
  { engines }: ServiceContext,
): Promise<PersonalSection[] | null> {
  const { id: userId, teamId } = person;
  return readPersonExport(engines, { exportId: id, userId, teamId }, 'identity');
}

async function lastExport(
  context: ServiceContext,
  userId: string,
  requestedBy: string,
): Promise<Row<ExportState> | null> {
  const [last] = await context.view(personExport).find({
    list: 'newest',
    where: { userId, requestedBy, expiresAt: { from: new Date().toISOString() } },
    limit: 1,
  });
  return last ?? null;
}

function toExportRow(id: string, request: ExportState, person: TeamUser): ExportRow {
  if (request.status === 'none') throw new DomainError('NOT_FOUND', problems.exportUnknown);
  return { id, request, person };
}

async function requireExportableUser(context: ServiceContext, userId: string): Promise<TeamUser> {
  const person = await findTeamUser(context, userId);
  if (!person) throw new DomainError('NOT_FOUND', problems.userUnknown);
  if (!person.isSelf && !isAdmin(context.claims))
    throw new DomainError('FORBIDDEN', problems.onlyAdminsExport);
  return person;
}
