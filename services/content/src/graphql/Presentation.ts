import { hasPermission } from '@lectern/kernel/access/claims.ts';
import { rules } from '@lectern/kernel/access/rules.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isAllowed } from '@lectern/kernel/service/view-handle.ts';
import type { Job } from '@lectern/kernel/store/jobs-port.ts';
import { endOfRestoring } from '../presentation/commands.ts';
import { isExpired, isNew, isReleased } from '../presentation/dates.ts';
import { Presentation as Presentations } from '../presentation/presentation.ts';
import { withAddresses } from '../presentation/notifiees.ts';
import { none, rightsOf, type Rights } from '../presentation/rights.ts';
import { fileOf, type FileRow } from './File.ts';
import type { Page, PresentationStatus, Processing } from './generated.ts';
import { historyOf } from './history.ts';
import { pagesOf } from './page-url.ts';
import { processingOf, replacementOf, thumbnailOf } from './processing.ts';
import { rowOf, withheld, type PresentationRow } from './presentation-row.ts';
import { versionsOf } from './versions.ts';

const user = (id: string | null) => (id ? { __typename: 'User', id } : null);
const now = () => new Date().toISOString();

/** Also a deleted one: who holds its link or a viewing of it reads its name; who may not see it reads nothing else. */
async function referred(id: string, context: ServiceContext): Promise<PresentationRow | null> {
  const row = rowOf(await context.view(Presentations, { isUnfiltered: true }).get(id));
  const rows = rules.sees_presentations.rows(context.claims);
  return row && !isAllowed(rows, Presentations.view.index(row.facts, id)) ? withheld(row) : row;
}

/** Fields that have no resolver stand in the row as they are told. */
export const Presentation = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext): Promise<PresentationRow | null> => referred(id, context),

  may: ({ facts, isVisible }: PresentationRow, _: unknown, { claims }: ServiceContext): Rights =>
    isVisible ? rightsOf(facts, { isEditor: hasPermission(claims, 'can_edit_presentations'), isOwner: claims.kind === 'user' && claims.userId === facts.ownerId }, now()) : none,
  status: ({ facts }: PresentationRow): PresentationStatus => facts.publication,
  owner: ({ facts }: PresentationRow) => user(facts.ownerId),
  reviewer: ({ facts }: PresentationRow) => user(facts.reviewerId),
  isMine: ({ facts }: PresentationRow, _: unknown, { claims }: ServiceContext) => claims.kind === 'user' && claims.userId === facts.ownerId,
  deletedAt: ({ facts }: PresentationRow) => (facts.status === 'present' ? null : facts.deletedAt),
  restorableUntil: ({ facts }: PresentationRow) => (facts.status === 'deleted' ? endOfRestoring(facts.deletedAt) : null),
  isReleased: ({ facts, isVisible }: PresentationRow) => isVisible && isReleased(facts, now()),
  isExpired: ({ facts }: PresentationRow) => isExpired(facts, now()),
  isNew: ({ facts }: PresentationRow) => isNew(facts.newUntilAt, now()),
  notifications: ({ facts }: PresentationRow) => withAddresses(facts),
  hasAccessCode: ({ facts }: PresentationRow) => facts.accessCodeName !== null,
  isMicrosoftOffice: ({ facts }: PresentationRow) => ['PowerPoint', 'MS Word', 'MS Excel'].includes(facts.presentationType),
  contentUpdatedAt: ({ facts }: PresentationRow) => facts.contentUpdatedAt ?? facts.createdAt,
  copiedFrom: ({ facts }: PresentationRow, _: unknown, context: ServiceContext) => (facts.copiedFromId ? referred(facts.copiedFromId, context) : null),

  pageCount: ({ facts: { processing } }: PresentationRow) => (processing.status === 'processed' ? processing.pages.length : null),
  pages: ({ id, facts: { processing, file } }: PresentationRow): Page[] => (processing.status === 'processed' ? pagesOf(id, file.fileId, processing.pages) : []),
  thumbnailUrl: (row: PresentationRow, _: unknown, context: ServiceContext): Promise<string | null> | string | null => thumbnailOf(row, context),
  processing: (row: PresentationRow, _: unknown, context: ServiceContext): Promise<Processing> | Processing => processingOf(row, context),
  files: ({ id, facts, isVisible }: PresentationRow): FileRow[] => (isVisible ? [fileOf(id, facts)] : []),
  versions: ({ id, facts, isVisible }: PresentationRow) => (isVisible ? versionsOf(id, facts) : []),
  replacement: (row: PresentationRow, _: unknown, context: ServiceContext) => (row.isVisible ? replacementOf(row, context) : null),
  jobs: ({ id, isVisible }: PresentationRow, _: unknown, context: ServiceContext): Promise<Job[]> | Job[] => (isVisible ? context.jobs.listBySubject(id) : []),
  history: ({ id, isVisible }: PresentationRow, args: { first: number; before?: number | null }, context: ServiceContext) => (isVisible ? historyOf(id, args, context) : []),
};
