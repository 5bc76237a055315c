import type { Executed } from '@lectern/kernel/commands/handler.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import type { MadeSharedLink, SharedLink } from '../shared-link/shared-link.ts';

/** A link as its resolvers get it. */
export type SharedLinkRow = Row<MadeSharedLink>;

/** Null for a row that was fenced before it came to anything. */
export function madeRow(row: Row<SharedLink> | null): SharedLinkRow | null {
  return row && row.doc.status !== 'none' ? { ...row, doc: row.doc } : null;
}

/** Null also for one that is deleted. */
export function livingRow(row: Row<SharedLink> | null): SharedLinkRow | null {
  const made = madeRow(row);
  return made && made.doc.deletedAt === null ? made : null;
}

/** What a command answers: the link as of its commit. */
export function rowOf({ id, teamId, number, state }: Executed<SharedLink>): SharedLinkRow | null {
  return madeRow({ id, teamId, version: number, doc: state });
}
