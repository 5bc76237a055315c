import { fold, searchTerms } from '@lectern/schemas/text/fold.ts';
import type { ListDeclaration } from '@lectern/kernel/store/views-port.ts';
import { fileIdsOf } from './versions.ts';
import type { PresentationState } from './state.ts';

/** Before and after all dates, so that a presentation without a date can be compared, too. */
const ALWAYS = '0000';
const NEVER = '9999';

const filters = [
  'status',
  'isPublished',
  'isActive',
  'audience',
  'releaseAt',
  'expiresAt',
  'ownerId',
  'presentationType',
  'brandId',
  'isFeatured',
  'isProtected',
  'terms',
  'groups',
  'labels',
  'folders',
  'products',
];
const list = (orderBy: string): ListDeclaration => ({
  equals: ['isDeleted'],
  filters,
  orderBy,
  canSkip: true,
  covers: true,
});

/** How presentations are listed. `isPublished`: the whole team may see it within its dates. `isActive`: its groups may. */
export const presentationView = {
  fields: {
    isDeleted: 'boolean',
    isPublished: 'boolean',
    isActive: 'boolean',
    status: 'text',
    presentationType: 'text',
    ownerId: 'text',
    brandId: 'text',
    isFeatured: 'boolean',
    isProtected: 'boolean',
    releaseAt: 'text',
    expiresAt: 'text',
    createdAt: 'text',
    updatedAt: 'text',
    nameKey: 'text',
    fileId: 'text',
    otherFiles: 'texts',
    terms: 'texts',
    groups: 'texts',
    audience: 'texts',
    labels: 'texts',
    folders: 'texts',
    products: 'texts',
  },
  lists: {
    newest: list('-createdAt'),
    oldest: list('createdAt'),
    updated: list('-updatedAt'),
    byName: list('nameKey'),
    byId: list('id'),
    byFile: {
      equals: ['fileId'],
      filters: [
        'isDeleted',
        'isPublished',
        'isActive',
        'audience',
        'releaseAt',
        'expiresAt',
        'ownerId',
      ],
      orderBy: 'createdAt',
    },
    /** By a file that was shown before, or will be shown next. */
    byOtherFile: {
      filters: [
        'otherFiles',
        'isDeleted',
        'isPublished',
        'isActive',
        'audience',
        'releaseAt',
        'expiresAt',
        'ownerId',
      ],
      orderBy: 'createdAt',
    },
  },
  index(state: PresentationState) {
    if (state.status === 'none') return nothing;
    const { groupIds, labelIds, folderIds, productIds } = state;
    const isDeleted = state.status !== 'present';
    return {
      isDeleted: state.status === 'purged' ? null : isDeleted, // In no list once it cannot be restored.
      isPublished: !isDeleted && state.publication === 'ACTIVE' && groupIds.length === 0,
      isActive: state.publication === 'ACTIVE',
      status: state.publication,
      presentationType: state.presentationType,
      ownerId: state.ownerId,
      brandId: state.brandId,
      isFeatured: state.isFeatured,
      isProtected: state.isProtected,
      releaseAt: state.releaseAt ?? ALWAYS,
      expiresAt: endOf(state.expiresAt),
      createdAt: state.createdAt,
      updatedAt: state.updatedAt,
      nameKey: fold(state.name),
      // No file of a purged one is found.
      fileId: state.status === 'purged' ? null : state.file.fileId,
      otherFiles: state.status === 'purged' ? [] : fileIdsOf(state).slice(1),
      terms: searchTerms(state.name),
      groups: groupIds,
      audience: groupIds, // Separate from `groups`, so that a rule and a filter can both use groups.
      labels: labelIds,
      folders: folderIds,
      products: productIds,
    };
  },
} as const satisfies {
  fields: Record<string, 'text' | 'number' | 'boolean' | 'texts'>;
  lists: Record<string, ListDeclaration>;
  index(state: PresentationState): unknown;
};

/** The last moment before it expires: ranges include their ends. */
function endOf(expiresAt: string | null): string {
  return expiresAt === null ? NEVER : new Date(Date.parse(expiresAt) - 1).toISOString();
}

const nothing = {
  isDeleted: null,
  isPublished: null,
  isActive: null,
  status: null,
  presentationType: null,
  ownerId: null,
  brandId: null,
  isFeatured: null,
  isProtected: null,
  releaseAt: null,
  expiresAt: null,
  createdAt: null,
  updatedAt: null,
  nameKey: null,
  fileId: null,
  otherFiles: [],
  terms: [],
  groups: [],
  audience: [],
  labels: [],
  folders: [],
  products: [],
};
