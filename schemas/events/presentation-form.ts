import { z } from 'zod';
import { at, id, secret, type ProtectedField } from './event.ts';
import { fileId } from './fields.ts';

/** DRAFT: editors only. ACTIVE: visible to members and recipients. INACTIVE: retired. */
export const status = z.enum(['DRAFT', 'ACTIVE', 'INACTIVE']);
/** A day of the calendar, `2026-11-22`. */
const day = z.iso.date();
const isOff = z.boolean().default(false);
const isOn = z.boolean().default(true);

/** What recipients and members may do with it, and how it is shown. */
export const presentationSettings = z.strictObject({
  /** Whether it can be shared outside the team at all. */
  canBeShared: z.boolean(),
  /** Whether it can be shared as a link. */
  canBeSharedLink: z.boolean(),
  /** Whether recipients can forward it. */
  canBeForwarded: z.boolean(),
  /** Whether recipients can download it. */
  canBeDownloaded: z.boolean(),
  /** Whether recipients can print it. */
  canBePrinted: z.boolean(),
  /** Whether members of the team can print it. */
  canBePrintedByUser: z.boolean(),
  /** Whether members of the team can save its file. */
  canBeExported: z.boolean(),

  /** Whether it can be shared in a space. */
  canBeSharedSpace: isOff,
  /** Whether it can be shared by text message. */
  canBeSharedText: isOff,
  /** Whether recipients have to prove their email with a code before its links open. */
  areSharedLinksSecure: isOff,
  /** Whether its links open for their named recipients only. */
  onlyIntendedRecipientsCanViewSharedLinks: isOff,
  /** Whether it can be faxed. */
  canBeFaxed: isOff,
  /** Whether members can present it to an audience. */
  canBePresentedByUser: isOff,
  /** Whether members can annotate it. */
  canBeAnnotated: isOff,
  /** Whether it can be handed out. */
  canBeHandout: isOff,
  /** Whether members may load it from a content delivery network. */
  canUserUseCdn: isOff,
  /** Whether links to the content delivery network may be shared. */
  canShareCdnLink: isOff,
  /** Whether its pages can be used in the builder. */
  canBeUsedInBuilder: isOff,

  /** Google Analytics profile of the apps; null for none. */
  gaProfileId: z.string().nullable().default(null),
  /** Whether the apps hide the device's status bar. */
  hideStatusBar: isOff,
  /** Which orientations the apps show it in. */
  rotationMode: z.enum(['BOTH', 'LANDSCAPE', 'PORTRAIT']).default('BOTH'),
  /** How many taps show the menu bar in the apps: 2 or 3. */
  menuBarTaps: z.number().int().min(2).max(3).default(2),
  /** Whether the apps let pages bounce at their edges. */
  bounceEnabled: isOff,
  /** Whether the apps let zooming bounce at its limits. */
  bounceZoomEnabled: isOff,
  /** Whether the apps clear its cache when it is opened. */
  clearCacheOnOpen: isOff,
  /** Whether the apps clear its cache when it is closed. */
  clearCacheOnExit: isOff,
  /** Whether the toolbar is always shown. */
  alwaysShowToolbar: isOff,
  /** Whether the search button is shown. */
  showSearchButton: isOff,
  /** Whether the apps explain how to leave it. */
  showExitInstructions: isOn,
  /** Whether the settings button is shown. */
  showSettingsButton: isOff,
  /** Whether the button for lists of pages is shown. */
  showNavigationListsButton: isOff,
  /** Whether the button for thumbnails is shown. */
  showThumbnailBrowserButton: isOff,
  /** How pages are laid out. */
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
  /** How pages are scaled. */
  pdfPageViewMode: z.enum(['FIT_PAGE', 'FIT_WIDTH', 'FIT_HEIGHT', 'ZOOM']).default('FIT_PAGE'),
  /** Whether form fields are not highlighted. */
  pdfDisableWidgetHighlighting: isOff,
  /** Whether the viewer loads its full API. */
  pdfUseFullApi: isOn,
  /** Whether pages are rendered by a viewer server. */
  pdfUseWebviewerServer: isOff,
  /** Whether a slider moves through the pages. */
  isDocumentSliderEnabled: isOn,
  /** Whether readers can go back to where they were. */
  isNavigationHistoryEnabled: isOn,
});

const notified = z.strictObject({
  /** Whether these emails are sent. */
  enabled: z.boolean(),
  /** Who gets them: HMACs of emails, as in PresentationNotifieeNamed; before version 3 the emails themselves. */
  recipients: z.array(z.string()),
});

const text = z.string().nullable();
const ids = z.array(id);

/** The form of content §3, but for what has an event of its own (status, owner, thumbnail, file). */
export const form = {
  /** Its short name, by which apps find it; null for none. */
  alias: text,
  /** Its id in the customer's own system; null for none. */
  externalId: text,
  /** The website that it shows, for type URL; null for files. */
  externalUrl: text,
  /** URL that its file came from; null for uploads. */
  fileUrl: text,
  /** The file of a package that is opened first; null for the default. */
  mainPath: text,
  /** Groups that can see it; empty: everyone in the team. */
  groupIds: ids,
  /** Labels that it has. */
  labelIds: ids,
  /** Folders that it is in. */
  folderIds: ids,
  /** Products that it is about. */
  productIds: ids,
  /** The brand that it belongs to; null for none. */
  brandId: id.nullable(),
  /** Before this, neither members nor recipients see it; null: visible from the start. */
  releaseAt: at.nullable(),
  /** From this moment on, neither members nor recipients see it; null: never expires. */
  expiresAt: at.nullable(),
  /** The last day on which it is shown as new; null: not shown as new. */
  newUntilAt: day.nullable(),
  /** The user who reviews it; null for none. */
  reviewerId: id.nullable(),
  /** Whether the apps send activity on it to the CRM. */
  sendActivityToCrm: z.boolean(),
  /** Whether it is featured in lists. */
  isFeatured: z.boolean(),
  /** Whether it is protected from being deleted. */
  isProtected: z.boolean(),
  /** Whether it can be rated. */
  isRateable: z.boolean(),
  /** Whether the apps show it in the main list. */
  showInMainList: z.boolean(),
  /** Whether search in the apps looks inside it (Haystack). */
  canBeUsedInHaystack: z.boolean(),
  /** The theme of its recipients' pages in the apps; null: the team's default. */
  shareThemeId: id.nullable(),
  /** The message that it is sent with; null for none. */
  shareTemplateId: id.nullable(),
  /** Whether it can only be sent with a template. */
  isTemplateRequired: z.boolean(),
  /** JavaScript that runs in its HTML pages, for readers who agreed; null for none. */
  customJavascript: text,
  /** Id of a Facebook pixel, which counts readers who agreed; null for none. */
  facebookPixel: text,
  /** Id of a Google Analytics property, which counts readers who agreed; null for none. */
  googleAnalyticsId: text,
  /** Id of a HubSpot pixel, which counts readers who agreed; null for none. */
  hubspotPixel: text,
  /** Id of a LinkedIn pixel, which counts readers who agreed; null for none. */
  linkedinPixel: text,
  /** Whether it is never shared with anyone outside the team. */
  isInternalUseOnly: z.boolean(),
  /** Whether it is a PDF with a form to fill in. */
  isPdfForm: z.boolean(),
  /** Subdomain for its links; null for none. */
  subdomain: text,
  /** When its content last changed; null: when it was published. */
  contentUpdatedAt: at.nullable(),
  /** Whether visits of readers who agreed are sent to PostHog. */
  isPosthogEnabled: z.boolean(),
  /** Id of the PostHog project; null for none. */
  posthogProjectId: text,
  /** Text that recipients see before the presentation; null for none. */
  sharingDisclaimer: text,
  /** Who is emailed when its form is filled in; null for none. */
  notifications: z
    .strictObject({
      /** The email to the person who filled it in. */
      respondent: notified,
      /** The email to the team. */
      self: notified,
    })
    .nullable(),
  /** What is kept in step with a document in Vault. */
  vaultConfiguration: z.strictObject({
    /** Whether its expiry date follows the document. */
    synchronizeExpirationDate: z.boolean(),
    /** Whether its name follows the document. */
    synchronizeTitle: z.boolean(),
  }),
  /**
   * Fingerprint (HMAC) of the access code that recipients are asked for, to compare without storing the code; null
   * when none is needed.
   */
  accessCodeName: text,
};

/** What no feed shows: sealed under the presentation's own key. */
export const sealed = {
  /** The code that recipients are asked for. */
  accessCode: secret(z.string(), 'presentationId'),
  /** URL of a Slack webhook for activity, kept for the apps. */
  slackUrl: secret(z.string(), 'presentationId'),
  /** API key of the PostHog project. */
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

/** The uploaded file. Copies of a presentation share it. */
export const file = z.strictObject({
  fileId,
  /** Its name as uploaded. */
  name: z.string(),
  /** Its media type, such as application/pdf. */
  mimeType: z.string(),
  /** The ending of its name, without the dot. */
  extension: z.string(),
  /** Its size in bytes. */
  size: z.number().int().nonnegative(),
  /** SHA-256 of its bytes, hex. */
  digest: z.string(),
  /** Where its bytes are stored. */
  blobKey: z.string(),
});
