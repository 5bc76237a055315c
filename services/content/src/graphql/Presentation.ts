import { hasPermission } from '@lectern/schemas/access/claims.ts';
import { rules } from '@lectern/schemas/access/rules/content.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { endOfRestoring } from '@lectern/kernel/lifecycle/deletable.ts';
import { entity } from '@lectern/kernel/graphql/entity.ts';
import { isAllowed } from '@lectern/kernel/service/view-handle.ts';
import { presentFolderIds, presentFolders } from '../folder/find-folders.ts';
import { isExpired, isNew, isReleased } from '../presentation/dates.ts';
import { Presentation as Presentations } from '../presentation/presentation.ts';
import { withAddresses } from '../presentation/notifiees.ts';
import { none, rightsOf } from '../presentation/rights.ts';
import { isPackage, opensWith } from '../package/manifest.ts';
import { packageOf } from '../package/find-package.ts';
import { fileOf, packagedFileOf } from './File.ts';
import { Brand } from '../tag/brand.ts';
import { currentTags } from '../tag/find-tags.ts';
import { Label } from '../tag/label.ts';
import { Product } from '../tag/product.ts';
import type { PresentationResolvers } from './generated.ts';
import { historyOf } from './history.ts';
import { pagesOf } from './page-url.ts';
import { processingOf, replacementOf, thumbnailOf } from './processing.ts';
import { rowOf, withheld, type PresentationRow } from './presentation-row.ts';
import { versionsOf } from './versions.ts';

const now = () => new Date().toISOString();

/** Includes deleted ones: a link or viewing still shows the name. People who may not see it get nothing else. */
async function referred(id: string, context: ServiceContext): Promise<PresentationRow | null> {
  const row = rowOf(await context.view(Presentations, { isUnfiltered: true }).get(id));
  const rows = rules.sees_presentations.rows(context.claims);
  return row && !isAllowed(rows, Presentations.view.index(row.facts, id)) ? withheld(row) : row;
}
export type PresentationParent = PresentationRow;

/** Fields without a resolver are in the row. */
export const Presentation = {
  __resolveReference: ({ id }, context) => referred(id, context),

  may: ({ facts, isVisible }, _, { claims }) =>
    isVisible
      ? rightsOf(
          facts,
          {
            isEditor: hasPermission(claims, 'can_edit_presentations'),
            isOwner: claims.kind === 'user' && claims.userId === facts.ownerId,
          },
          now(),
        )
      : none,
  status: ({ facts }) => facts.publication,
  owner: ({ facts }) => entity(facts.ownerId || null),
  reviewer: ({ facts }) => entity(facts.reviewerId),
  isMine: ({ facts }, _, { claims }) => claims.kind === 'user' && claims.userId === facts.ownerId,
  deletedAt: ({ facts }) => (facts.status === 'present' ? null : facts.deletedAt),
  restorableUntil: ({ facts }) =>
    facts.status === 'deleted' ? endOfRestoring(facts.deletedAt) : null,
  isReleased: ({ facts, isVisible }) => isVisible && isReleased(facts, now()),
  isExpired: ({ facts }) => isExpired(facts, now()),
  isNew: ({ facts }) => isNew(facts.newUntilAt, now()),
  notifications: ({ facts }) => withAddresses(facts),
  groups: ({ facts }) => facts.groupIds.map((id) => entity(id)),
  // Without a promise where there are none: one in a row makes the executor wait for every row of a list.
  labelIds: ({ labelIds }, _, context) =>
    labelIds.length === 0 ? [] : currentTags(context, Label, labelIds).then(({ ids }) => ids),
  labels: async ({ labelIds }, _, context) => (await currentTags(context, Label, labelIds)).tags,
  productIds: ({ productIds }, _, context) =>
    productIds.length === 0 ? [] : currentTags(context, Product, productIds).then(({ ids }) => ids),
  products: async ({ productIds }, _, context) =>
    (await currentTags(context, Product, productIds)).tags,
  brandId: ({ brandId }, _, context) =>
    brandId === null
      ? null
      : currentTags(context, Brand, [brandId]).then(({ ids }) => ids[0] ?? null),
  brand: ({ brandId }, _, context) =>
    brandId === null
      ? null
      : currentTags(context, Brand, [brandId]).then(({ tags }) => tags[0] ?? null),
  folderIds: ({ folderIds }, _, context) =>
    folderIds.length === 0 ? [] : presentFolderIds(context, folderIds),
  folders: ({ folderIds }, _, context) => presentFolders(context, folderIds),
  hasAccessCode: ({ facts }) => facts.accessCodeName !== null,
  isMicrosoftOffice: ({ facts }) =>
    ['PowerPoint', 'MS Word', 'MS Excel'].includes(facts.presentationType),
  contentUpdatedAt: ({ facts }) => facts.contentUpdatedAt ?? facts.createdAt,
  copiedFrom: ({ facts }, _, context) =>
    facts.copiedFromId ? referred(facts.copiedFromId, context) : null,

  pageCount: ({ facts: { processing } }) =>
    processing.status === 'processed' ? processing.pages.length : null,
  pages: ({ id, facts: { processing, file } }) =>
    processing.status === 'processed' ? pagesOf(id, file.fileId, processing.pages) : [],
  media: ({ facts: { processing } }) =>
    processing.status === 'processed' ? processing.media : null,
  captions: ({ facts, isVisible }) => (isVisible ? facts.captions : []),
  thumbnailUrl: (row, _, context) => thumbnailOf(row, context),
  processing: (row, _, context) => processingOf(row, context),
  files: ({ id, facts, isVisible }) => (isVisible ? [fileOf(id, facts)] : []),
  packageFiles: async ({ id, facts, isVisible }, _, context) => {
    const found =
      isVisible && isPackage(facts.presentationType)
        ? await packageOf(context, id, facts.file.fileId)
        : null;
    return found ? found.files.map((file) => packagedFileOf({ package: found, file })) : [];
  },
  opensWith: ({ facts, isVisible }, _, context) =>
    isVisible && isPackage(facts.presentationType) ? opensWith(context, facts) : null,
  versions: ({ id, facts, isVisible }) => (isVisible ? versionsOf(id, facts) : []),
  replacement: (row, _, context) => (row.isVisible ? replacementOf(row, context) : null),
  jobs: ({ id, isVisible }, _, context) => (isVisible ? context.jobs.listBySubject(id) : []),
  history: ({ id, isVisible }, args, context) => (isVisible ? historyOf(id, args, context) : []),
} satisfies PresentationResolvers;
