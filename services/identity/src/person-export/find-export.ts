import { isAdmin } from '@lectern/kernel/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { readPersonExport, type PersonalSection } from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { assertConfirmed } from '../second-factor/own-factor.ts';
import { callerThemselves } from '../user/caller.ts';
import { seeUser, type SeenUser } from '../user/seen-user.ts';
import { personExport, type AskedExport } from './person-export.ts';

export interface SeenExport {
  id: string;
  asked: Extract<AskedExport, { status: 'asked' }>;
  seen: SeenUser;
  /** Null until every service has answered. */
  sections: PersonalSection[] | null;
}

const refusal = 'In somebody’s name nobody is exported.';

/** @throws DomainError NOT_FOUND, FORBIDDEN, INVALID under `currentPassword` */
export async function requestExport(context: ServiceContext, userId: string): Promise<SeenExport> {
  const by = callerThemselves(context, refusal);
  const seen = await exportable(context, userId);
  await assertConfirmed(context, by);
  const id = newId();
  const { state } = await context.execute(personExport, id, { type: 'RequestPersonExport', exportId: id, userId, teamId: by.teamId, requestedBy: by.userId });
  return shown(context, id, state, seen);
}

/** The last that the caller asked for, as long as it is kept: whoever asked gets it, and nobody else. */
export async function findExport(context: ServiceContext, userId: string): Promise<SeenExport | null> {
  const by = callerThemselves(context, refusal);
  const seen = await exportable(context, userId);
  const [last] = await context.view(personExport).find({ list: 'newest', where: { userId, requestedBy: by.userId, expiresAt: { from: new Date().toISOString() } }, limit: 1 });
  return last ? shown(context, last.id, last.doc, seen) : null;
}

async function shown(context: ServiceContext, id: string, asked: AskedExport, seen: SeenUser): Promise<SeenExport> {
  if (asked.status === 'none') throw new DomainError('NOT_FOUND', 'No such export.');
  return { id, asked, seen, sections: await readPersonExport(context.engines, { exportId: id, userId: seen.id, teamId: seen.teamId }) };
}

async function exportable(context: ServiceContext, userId: string): Promise<SeenUser> {
  const seen = await seeUser(context, userId);
  if (!seen) throw new DomainError('NOT_FOUND', 'No such user.');
  if (!seen.isSelf && !isAdmin(context.claims)) throw new DomainError('FORBIDDEN', 'Only administrators export others.');
  return seen;
}
