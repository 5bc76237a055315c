import type { Executed } from '@lectern/kernel/commands/handler.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { defaultSettings } from '../presentation/settings.ts';
import type {
  DeletedPresentation,
  LivePresentation,
  PresentationState,
} from '../presentation/state.ts';
import { problems } from '../problems.ts';

type Facts = LivePresentation | DeletedPresentation;

/** The parent of a presentation's resolvers: its facts, most of which are fields as they are. */
export type PresentationRow = Omit<Facts, 'status'> & {
  id: string;
  facts: Facts;
  /** False if all facts but the name are withheld. */
  isVisible: boolean;
};

function rowWith(id: string, facts: Facts, isVisible: boolean): PresentationRow {
  return { ...facts, id, facts, isVisible };
}

export function rowOf(
  row: Pick<Row<PresentationState>, 'id' | 'doc'> | null,
): PresentationRow | null {
  return row && row.doc.status !== 'none' ? rowWith(row.id, row.doc, true) : null;
}

/** For callers who may know its id and name, and no more. */
export function withheld({ id, facts: { name } }: PresentationRow): PresentationRow {
  return rowWith(id, { ...blank, name }, false);
}

/** The result of a mutation. */
export function changed({
  id,
  state,
}: Pick<Executed<PresentationState>, 'id' | 'state'>): PresentationRow {
  if (state.status === 'none') throw new DomainError('NOT_FOUND', problems.presentationUnknown);
  return rowWith(id, state, true);
}

const LONG_AGO = '1970-01-01T00:00:00.000Z';
const nothing = Object.fromEntries(
  Object.entries(defaultSettings).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? false : value,
  ]),
) as typeof defaultSettings;

const blank: LivePresentation = {
  status: 'present',
  publication: 'INACTIVE',
  teamId: null,
  ownerId: '',
  name: '',
  slug: '',
  presentationType: '',
  description: null,
  locale: '',
  settings: nothing,
  file: { fileId: '', name: '', mimeType: '', extension: '', size: 0, digest: '', blobKey: '' },
  copiedFromId: null,
  alias: null,
  externalId: null,
  externalUrl: null,
  fileUrl: null,
  mainPath: null,
  groupIds: [],
  labelIds: [],
  folderIds: [],
  productIds: [],
  brandId: null,
  releaseAt: null,
  expiresAt: null,
  newUntilAt: null,
  reviewerId: null,
  sendActivityToCrm: false,
  isFeatured: false,
  isProtected: false,
  isRateable: false,
  showInMainList: false,
  canBeUsedInHaystack: false,
  shareThemeId: null,
  shareTemplateId: null,
  isTemplateRequired: false,
  customJavascript: null,
  facebookPixel: null,
  googleAnalyticsId: null,
  hubspotPixel: null,
  linkedinPixel: null,
  isInternalUseOnly: false,
  isPdfForm: false,
  subdomain: null,
  contentUpdatedAt: null,
  isPosthogEnabled: false,
  posthogProjectId: null,
  sharingDisclaimer: null,
  vaultConfiguration: { synchronizeExpirationDate: false, synchronizeTitle: false },
  accessCodeName: null,
  accessCode: null,
  slackUrl: null,
  posthogApiKey: null,
  notifications: null,
  notifiees: {},
  thumbnailFileId: null,
  thumbnailPicture: null,
  processing: { status: 'waiting', request: 0 },
  uploadedAt: LONG_AGO,
  ownedSince: LONG_AGO,
  formerOwnerId: null,
  shownSince: null,
  replacement: null,
  formerVersions: [],
  uploads: [],
  lastRequest: 0,
  attempts: 0,
  announcedReleaseAt: null,
  announcedExpiryAt: null,
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
};
