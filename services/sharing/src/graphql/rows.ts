import { DomainError } from '@lectern/kernel/errors.ts';
import type { Executed } from '@lectern/kernel/commands/handler.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import {
  type ExistingSharedLink,
  type SharedLink,
  defaultRules,
  linkExists,
} from '../shared-link/state.ts';
import { problems } from '../texts/problems.ts';

/** `isRedacted`: only name, presentation and owner are left. */
export type SharedLinkRow = Row<ExistingSharedLink> & { isRedacted?: true };

/** Null for a link that was never created, or is purged. */
export function existingLink(row: Row<SharedLink> | null): SharedLinkRow | null {
  return row && linkExists(row.doc) ? { ...row, doc: row.doc } : null;
}

export function undeletedLink(row: Row<SharedLink> | null): SharedLinkRow | null {
  const link = existingLink(row);
  return link && link.doc.deletedAt === null ? link : null;
}

export function existingLinks(rows: readonly Row<SharedLink>[]): SharedLinkRow[] {
  return rows.map(existingLink).filter((row) => row !== null);
}

/** The link after a command. @throws DomainError NOT_FOUND */
export function committedLink({ id, teamId, number, state }: Executed<SharedLink>): SharedLinkRow {
  const row = existingLink({ id, teamId, version: number, doc: state });
  if (!row) throw new DomainError('NOT_FOUND', problems.linkUnknown);
  return row;
}

/** For callers who may see what was read through the link, but not the link itself. */
export function redactLink({ doc, ...row }: SharedLinkRow): SharedLinkRow {
  const { status, linkType, name, nameKey, presentationId, createdBy, createdAt, deletedAt } = doc;
  const visible = { linkType, name, nameKey, presentationId, createdBy, createdAt, deletedAt };
  const properties = {
    ...visible,
    ...defaultRules,
    ownedSince: createdAt,
    formerOwnerId: null,
    token: '',
    alias: null,
    expiresAt: null,
    notificationLevel: 0,
    areRemindersMuted: false,
    noticedHitId: null,
    hasAccessCode: false,
    accessCode: null,
    recipients: [],
    requests: [],
    gateVersion: 0,
  };
  return {
    ...row,
    doc:
      status === 'expired'
        ? { status, reason: doc.reason, ...properties }
        : { status, ...properties },
    isRedacted: true,
  };
}
