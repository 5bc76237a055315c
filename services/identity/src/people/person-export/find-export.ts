import { createHash } from 'node:crypto';
import { isAdmin } from '@lectern/kernel/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import {
  readPersonExport,
  type PersonalSection,
} from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { assertConfirmed } from '../../sign-in/second-factor/current-factor.ts';
import { callerThemselves } from '../../access/current-user.ts';
import { seeUser, type SeenUser } from '../members/team-user.ts';
import { personExport, type AskedExport } from './person-export.ts';

export interface SeenExport {
  id: string;
  asked: Extract<AskedExport, { status: 'asked' }>;
  seen: SeenUser;
}

/** Whoever asks again within it gets the one that is under way, or was made just now. */
const PAUSE_MS = 3_600_000;

const refusal = 'In somebody’s name nobody is exported.';

/** @throws DomainError NOT_FOUND, FORBIDDEN, INVALID under `currentPassword` */
export async function requestExport(context: ServiceContext, userId: string): Promise<SeenExport> {
  const by = callerThemselves(context, refusal);
  const seen = await exportable(context, userId);
  await assertConfirmed(context, by);
  const last = await lastExport(context, userId, by.userId);
  if (last?.doc.status === 'asked' && Date.now() - Date.parse(last.doc.requestedAt) < PAUSE_MS)
    return shown(last.id, last.doc, seen);
  const id = idWithin(Math.floor(Date.now() / PAUSE_MS), by.teamId, userId, by.userId);
  const { state } = await context.execute(personExport, id, {
    type: 'RequestPersonExport',
    exportId: id,
    userId,
    teamId: by.teamId,
    requestedBy: by.userId,
  });
  return shown(id, state, seen);
}

/** The last that the caller asked for, as long as it is kept: whoever asked gets it, and nobody else. */
export async function findExport(
  context: ServiceContext,
  userId: string,
): Promise<SeenExport | null> {
  const by = callerThemselves(context, refusal);
  const seen = await exportable(context, userId);
  const last = await lastExport(context, userId, by.userId);
  return last && shown(last.id, last.doc, seen);
}

/** The same for all requests of one hour, so that those of one moment are one. @returns a UUID of version 8 */
function idWithin(hour: number, ...of: readonly string[]): string {
  const hex = createHash('sha256')
    .update([hour, ...of].join(' '))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Null until every service has answered. */
export function sectionsOf(
  { id, seen }: SeenExport,
  { engines }: ServiceContext,
): Promise<PersonalSection[] | null> {
  return readPersonExport(engines, { exportId: id, userId: seen.id, teamId: seen.teamId });
}

async function lastExport(
  context: ServiceContext,
  userId: string,
  requestedBy: string,
): Promise<Row<AskedExport> | null> {
  const [last] = await context.view(personExport).find({
    list: 'newest',
    where: { userId, requestedBy, expiresAt: { from: new Date().toISOString() } },
    limit: 1,
  });
  return last ?? null;
}

function shown(id: string, asked: AskedExport, seen: SeenUser): SeenExport {
  if (asked.status === 'none') throw new DomainError('NOT_FOUND', 'No such export.');
  return { id, asked, seen };
}

async function exportable(context: ServiceContext, userId: string): Promise<SeenUser> {
  const seen = await seeUser(context, userId);
  if (!seen) throw new DomainError('NOT_FOUND', 'No such user.');
  if (!seen.isSelf && !isAdmin(context.claims))
    throw new DomainError('FORBIDDEN', 'Only administrators export others.');
  return seen;
}
