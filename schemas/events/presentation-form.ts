import { z } from 'zod';
import { at, id, secret, type ProtectedField } from './event.ts';

export const status = z.enum(['DRAFT', 'ACTIVE', 'INACTIVE']);
/** A day of the calendar, `2026-11-22`. */
const day = z.iso.date();
export const isOff = z.boolean().default(false);
export const isOn = z.boolean().default(true);

/** What a recipient or a member may do with it, and how it is shown (content §3, with its defaults). */
export const presentationSettings = z.strictObject({
  canBeShared: z.boolean(),
  canBeSharedLink: z.boolean(),
  /** What a recipient may do. */
  canBeForwarded: z.boolean(),
  canBeDownloaded: z.boolean(),
  canBePrinted: z.boolean(),
  /** What a member of the team may do. */
  canBePrintedByUser: z.boolean(),
  canBeExported: z.boolean(),

  canBeSharedSpace: isOff,
  canBeSharedText: isOff,
  areSharedLinksSecure: isOff,
  onlyIntendedRecipientsCanViewSharedLinks: isOff,
  canBeFaxed: isOff,
  canBePresentedByUser: isOff,
  canBeAnnotated: isOff,
  canBeHandout: isOff,
  canUserUseCdn: isOff,
  canShareCdnLink: isOff,
  canBeUsedInBuilder: isOff,

  gaProfileId: z.string().nullable().default(null),
  hideStatusBar: isOff,
  rotationMode: z.enum(['BOTH', 'LANDSCAPE', 'PORTRAIT']).default('BOTH'),
  /** 2 or 3. */
  menuBarTaps: z.number().int().min(2).max(3).default(2),
  bounceEnabled: isOff,
  bounceZoomEnabled: isOff,
  clearCacheOnOpen: isOff,
  clearCacheOnExit: isOff,
  alwaysShowToolbar: isOff,
  showSearchButton: isOff,
  showExitInstructions: isOn,
  showSettingsButton: isOff,
  showNavigationListsButton: isOff,
  showThumbnailBrowserButton: isOff,
  pdfViewMode: z
    .enum([
      'SINGLE_PAGE',
      'SINGLE_CONTINUOUS',
      'FACING',
      'FACING_CONTINUOUS',
      'COVER_FACING',
      'COVER_FACING_CONTINUOUS',
    ])
    .default('SINGLE_PAGE'),
  pdfPageViewMode: z.enum(['FIT_PAGE', 'FIT_WIDTH', 'FIT_HEIGHT', 'ZOOM']).default('FIT_PAGE'),
  pdfDisableWidgetHighlighting: isOff,
  pdfUseFullApi: isOn,
  pdfUseWebviewerServer: isOff,
  isDocumentSliderEnabled: isOn,
  isNavigationHistoryEnabled: isOn,
});

/**
 * Whom answers to a form are mailed to, by the names (HMAC) of their addresses, as PresentationNotifieeNamed has them; up to
 * version 2 by the addresses themselves.
 */
const notified = z.strictObject({ enabled: z.boolean(), recipients: z.array(z.string()) });

const text = z.string().nullable();
const ids = z.array(id);

/** The form of content §3, but for what has an event of its own (status, owner, thumbnail, file). */
export const form = {
  alias: text,
  externalId: text,
  externalUrl: text,
  fileUrl: text,
  /** The file of a package that is opened first. */
  mainPath: text,
  /** Of groups that may see it; empty: everybody in the team. */
  groupIds: ids,
  labelIds: ids,
  folderIds: ids,
  productIds: ids,
  brandId: id.nullable(),
  /** Before it neither members nor recipients see anything; null: from the beginning. */
  releaseAt: at.nullable(),
  /** From then on neither members nor recipients see anything; null: never ends. */
  expiresAt: at.nullable(),
  /** The last day on which it is shown as new. */
  newUntilAt: day.nullable(),
  reviewerId: id.nullable(),
  sendActivityToCrm: z.boolean(),
  isFeatured: z.boolean(),
  isProtected: z.boolean(),
  isRateable: z.boolean(),
  showInMainList: z.boolean(),
  canBeUsedInHaystack: z.boolean(),
  shareThemeId: id.nullable(),
  shareTemplateId: id.nullable(),
  isTemplateRequired: z.boolean(),
  customJavascript: text,
  facebookPixel: text,
  googleAnalyticsId: text,
  hubspotPixel: text,
  linkedinPixel: text,
  /** Never shared with anybody outside the team. */
  isInternalUseOnly: z.boolean(),
  isPdfForm: z.boolean(),
  subdomain: text,
  contentUpdatedAt: at.nullable(),
  isPosthogEnabled: z.boolean(),
  posthogProjectId: text,
  sharingDisclaimer: text,
  notifications: z.strictObject({ respondent: notified, self: notified }).nullable(),
  vaultConfiguration: z.strictObject({
    synchronizeExpirationDate: z.boolean(),
    synchronizeTitle: z.boolean(),
  }),
  /**
   * Says what the access code is without saying it: `accessCodeName` of kernel/access/access-code.ts, null where none is
   * needed. Whoever has to check a code that a recipient gives makes its name and compares.
   */
  accessCodeName: text,
};

/** What no feed shows: sealed under the presentation's own key. */
export const sealed = {
  accessCode: secret(z.string(), 'presentationId'),
  slackUrl: secret(z.string(), 'presentationId'),
  posthogApiKey: secret(z.string(), 'presentationId'),
};

/** As sealed until version 2. */
export const formerly: ProtectedField[] = [
  ...['accessCode', 'slackUrl', 'posthogApiKey'].map((name) => ({
    name,
    protection: 'secret' as const,
    personField: 'presentationId',
  })),
  { name: 'notifications', protection: 'personal', personField: 'presentationId' },
];

/** A file as it was uploaded. Several presentations have the same one where they are copies. */
export const file = z.strictObject({
  fileId: id,
  name: z.string(),
  mimeType: z.string(),
  extension: z.string(),
  /** In bytes. */
  size: z.number().int().nonnegative(),
  /** SHA-256 of the bytes, hex. */
  digest: z.string(),
  blobKey: z.string(),
});
