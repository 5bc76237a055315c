import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type {
  AdminPresentationFieldsFragment,
  PresentationFieldsFragment,
  PresentationStatus,
  ProcessingStatus,
} from '../gql/graphql.ts';
import { at } from './data.ts';
import { presentSettings, settingsResource } from './presentation-settings.ts';

graphql(`
  fragment PresentationFields on Presentation {
    id
    name
    slug
    alias
    description
    locale
    presentationType
    status
    isProtected
    sharingDisclaimer
    isMine
    processing {
      status
      pagesDone
      pageCount
      failure
    }
    settings {
      canBeShared
      canBeSharedLink
      canBeForwarded
      canBeDownloaded
      canBePrinted
      canBePrintedByUser
      canBeExported
      canBeSharedSpace
      canBeSharedText
      areSharedLinksSecure
      onlyIntendedRecipientsCanViewSharedLinks
      canBeFaxed
      canBePresentedByUser
      canBeAnnotated
      canBeHandout
      canUserUseCdn
      canShareCdnLink
      canBeUsedInBuilder
      gaProfileId
      hideStatusBar
      rotationMode
      menuBarTaps
      bounceEnabled
      bounceZoomEnabled
      clearCacheOnOpen
      clearCacheOnExit
      alwaysShowToolbar
      showSearchButton
      showExitInstructions
      showSettingsButton
      showNavigationListsButton
      showThumbnailBrowserButton
      pdfViewMode
      pdfPageViewMode
      pdfDisableWidgetHighlighting
      pdfUseFullApi
      pdfUseWebviewerServer
      isDocumentSliderEnabled
      isNavigationHistoryEnabled
    }
    owner {
      id
    }
    reviewer {
      id
    }
    pageCount
    thumbnailUrl
    thumbnailFileId
    createdAt
    updatedAt
    contentUpdatedAt
    externalId
    externalUrl
    fileUrl
    mainPath
    groupIds
    labelIds
    folderIds
    productIds
    brandId
    releaseAt
    expiresAt
    newUntilAt
    isNew
    hasAccessCode
    sendActivityToCrm
    isFeatured
    isRateable
    showInMainList
    canBeUsedInHaystack
    shareThemeId
    shareTemplateId
    isTemplateRequired
    isInternalUseOnly
    isPdfForm
    isMicrosoftOffice
    subdomain
  }
`);

graphql(`
  fragment AdminPresentationFields on Presentation {
    ...PresentationFields
    accessCode
    customJavascript
    facebookPixel
    googleAnalyticsId
    hubspotPixel
    linkedinPixel
    slackUrl
    isPosthogEnabled
    posthogApiKey
    posthogProjectId
    notifications {
      respondent {
        enabled
        recipients
      }
      self {
        enabled
        recipients
      }
    }
    vaultConfiguration {
      synchronizeExpirationDate
      synchronizeTitle
    }
  }
`);

export const presentationStatus = z.enum(['Draft', 'Active', 'Inactive']);
/** As clients spell it: the case does not matter. */
export const givenStatus = z
  .string()
  .transform((text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase())
  .pipe(presentationStatus);
const processingStatus = z.enum(['Waiting', 'Processing', 'Processed', 'Failed']);
const text = z.string().nullable();
const notified = z.strictObject({ enabled: z.boolean(), recipients: z.array(z.string()) });

/** content §3, accounts §3: what everybody reads who may see the presentation. */
export const presentationResource = z.strictObject({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  alias: text,
  external_id: text,
  external_url: text,
  file_url: text,
  main_path: text,
  thumbnail_file_id: text,
  thumbnail_url: text,
  description: text,
  locale: z.string(),
  presentation_type: z.string(),
  status: presentationStatus,
  active: z.boolean(),
  groups: z.array(z.string()),
  labels: z.array(z.string()),
  folder_ids: z.array(z.string()),
  brand_id: text,
  products: z.array(z.string()),
  release_at: at.nullable(),
  expires_at: at.nullable(),
  /** A day. */
  new_until_at: text,
  is_new: z.boolean(),
  reviewer_id: text,
  owner_id: text,
  /** 1: the caller's own, 2: somebody else's (content §3). */
  userPresentation: z.union([z.literal(1), z.literal(2)]),
  is_access_code_required: z.boolean(),
  send_activity_to_crm: z.boolean(),
  is_featured: z.boolean(),
  is_protected: z.boolean(),
  is_rateable: z.boolean(),
  show_in_main_list: z.boolean(),
  can_be_used_in_haystack: z.boolean(),
  share_theme_id: text,
  share_template_id: text,
  is_template_required: z.boolean(),
  is_internal_use_only: z.boolean(),
  is_pdf_form: z.boolean(),
  is_microsoft_office: z.boolean(),
  subdomain: text,
  sharing_disclaimer: text,
  content_updated_at: at,
  settings: settingsResource,
  processing: z.strictObject({
    status: processingStatus,
    pages_done: z.number().int().nullable(),
    page_count: z.number().int().nullable(),
    failure: text,
  }),
  page_count: z.number().int().nullable(),
  created_at: at,
  updated_at: at,
});

/** What those read, too, who may edit presentations. */
export const adminPresentationResource = presentationResource.extend({
  access_code: text,
  custom_javascript: text,
  facebook_pixel: text,
  google_analytics_id: text,
  hubspot_pixel: text,
  linkedin_pixel: text,
  slack_url: text,
  is_posthog_enabled: z.boolean(),
  posthog_api_key: text,
  posthog_project_id: text,
  notifications: z.strictObject({ respondent: notified, self: notified }),
  vaultConfiguration: z.strictObject({
    synchronize_expiration_date: z.boolean(),
    synchronize_title: z.boolean(),
  }),
});

const statuses = {
  DRAFT: 'Draft',
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
} as const satisfies Record<PresentationStatus, string>;
const progress = {
  WAITING: 'Waiting',
  PROCESSING: 'Processing',
  PROCESSED: 'Processed',
  FAILED: 'Failed',
} as const satisfies Record<ProcessingStatus, string>;
const nobody = { enabled: false, recipients: [] };

export function parseStatus(status: z.output<typeof presentationStatus>): PresentationStatus {
  return status.toUpperCase() as PresentationStatus;
}

export function presentPresentation(
  presentation: PresentationFieldsFragment,
): z.output<typeof presentationResource> {
  const { processing, settings } = presentation;
  return {
    id: presentation.id,
    name: presentation.name,
    slug: presentation.slug,
    alias: presentation.alias ?? null,
    external_id: presentation.externalId ?? null,
    external_url: presentation.externalUrl ?? null,
    file_url: presentation.fileUrl ?? null,
    main_path: presentation.mainPath ?? null,
    thumbnail_file_id: presentation.thumbnailFileId ?? null,
    thumbnail_url: presentation.thumbnailUrl ?? null,
    description: presentation.description ?? null,
    locale: presentation.locale,
    presentation_type: presentation.presentationType,
    status: statuses[presentation.status],
    active: presentation.status === 'ACTIVE',
    groups: presentation.groupIds,
    labels: presentation.labelIds,
    folder_ids: presentation.folderIds,
    brand_id: presentation.brandId ?? null,
    products: presentation.productIds,
    release_at: presentation.releaseAt ?? null,
    expires_at: presentation.expiresAt ?? null,
    new_until_at: presentation.newUntilAt ?? null,
    is_new: presentation.isNew,
    reviewer_id: presentation.reviewer?.id ?? null,
    owner_id: presentation.owner?.id ?? null,
    userPresentation: presentation.isMine ? 1 : 2,
    is_access_code_required: presentation.hasAccessCode,
    send_activity_to_crm: presentation.sendActivityToCrm,
    is_featured: presentation.isFeatured,
    is_protected: presentation.isProtected,
    is_rateable: presentation.isRateable,
    show_in_main_list: presentation.showInMainList,
    can_be_used_in_haystack: presentation.canBeUsedInHaystack,
    share_theme_id: presentation.shareThemeId ?? null,
    share_template_id: presentation.shareTemplateId ?? null,
    is_template_required: presentation.isTemplateRequired,
    is_internal_use_only: presentation.isInternalUseOnly,
    is_pdf_form: presentation.isPdfForm,
    is_microsoft_office: presentation.isMicrosoftOffice,
    subdomain: presentation.subdomain ?? null,
    sharing_disclaimer: presentation.sharingDisclaimer ?? null,
    content_updated_at: presentation.contentUpdatedAt,
    settings: presentSettings(settings),
    processing: {
      status: progress[processing.status],
      pages_done: processing.pagesDone ?? null,
      page_count: processing.pageCount ?? null,
      failure: processing.failure ?? null,
    },
    page_count: presentation.pageCount ?? null,
    created_at: presentation.createdAt,
    updated_at: presentation.updatedAt,
  };
}

export function presentAdminPresentation(
  presentation: AdminPresentationFieldsFragment,
): z.output<typeof adminPresentationResource> {
  const { notifications, vaultConfiguration: vault } = presentation;
  return {
    ...presentPresentation(presentation),
    access_code: presentation.accessCode ?? null,
    custom_javascript: presentation.customJavascript ?? null,
    facebook_pixel: presentation.facebookPixel ?? null,
    google_analytics_id: presentation.googleAnalyticsId ?? null,
    hubspot_pixel: presentation.hubspotPixel ?? null,
    linkedin_pixel: presentation.linkedinPixel ?? null,
    slack_url: presentation.slackUrl ?? null,
    is_posthog_enabled: presentation.isPosthogEnabled ?? false,
    posthog_api_key: presentation.posthogApiKey ?? null,
    posthog_project_id: presentation.posthogProjectId ?? null,
    notifications: {
      respondent: notifications?.respondent ?? nobody,
      self: notifications?.self ?? nobody,
    },
    vaultConfiguration: {
      synchronize_expiration_date: vault?.synchronizeExpirationDate ?? true,
      synchronize_title: vault?.synchronizeTitle ?? true,
    },
  };
}
