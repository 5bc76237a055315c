import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { PresentationFieldsFragment, PresentationStatus } from '../gql/graphql.ts';
import type { Call } from '../http/call.ts';
import { memberFileUrls, shownAt } from '../links/member-grant.ts';
import { upperCase } from '../resource/casing.ts';
import { resource } from '../resource/resource.ts';
import { settingNames } from './presentation-settings.ts';
import { asInGraph } from '../resource/graph-places.ts';

const PresentationFields = graphql(`
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
    files {
      id
      mimeType
    }
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

const AdminPresentationFields = graphql(`
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

const names = {
  groupIds: 'groups',
  labelIds: 'labels',
  productIds: 'products',
  hasAccessCode: 'is_access_code_required',
  isMine: null,
  files: null,
} as const;

const derived = {
  schema: z.object({
    active: z.boolean().describe('Whether its status is Active.'),
    userPresentation: z
      .union([z.literal(1), z.literal(2)])
      .describe('1 when the caller owns it, 2 when another user does.'),
    signedURL: z
      .string()
      .nullable()
      .describe(
        'Signed URL of its file for the caller, valid for a limited time, as `GET /api/presentations/{id}/signed` answers it; null in lists.',
      ),
    comment_count: z.number().int().describe('Always 0: there are no comments.'),
    subscriber_count: z.number().int().describe('Always 0: there are no subscribers.'),
    subscribers: z.array(z.string()).describe('Always empty: there are no subscribers.'),
  }),
  of: ({ status, isMine }: Pick<PresentationFieldsFragment, 'status' | 'isMine'>) => ({
    active: status === 'ACTIVE',
    userPresentation: isMine ? (1 as const) : (2 as const),
    signedURL: null as string | null,
    comment_count: 0,
    subscriber_count: 0,
    subscribers: [] as string[],
  }),
};

/** content §3, accounts §3: for everyone who may see the presentation. */
export const presentationResource = resource(PresentationFields, {
  names,
  words: settingNames,
  added: derived,
});

const notified = z.strictObject(
  asInGraph('FormNotification', { enabled: z.boolean(), recipients: z.array(z.string()) }),
);
const notNotified = { enabled: false, recipients: [] };

export const adminPresentationResource = resource(AdminPresentationFields, {
  names: { ...names, vaultConfiguration: 'vaultConfiguration' },
  words: settingNames,
  added: {
    schema: derived.schema.extend(
      asInGraph('Presentation', {
        is_posthog_enabled: z.boolean(),
        notifications: z.strictObject(
          asInGraph('FormNotifications', { respondent: notified, self: notified }),
        ),
        vaultConfiguration: z.strictObject(
          asInGraph('VaultConfiguration', {
            synchronize_expiration_date: z.boolean(),
            synchronize_title: z.boolean(),
          }),
        ),
      }),
    ),
    of: (presentation) => ({
      ...derived.of(presentation),
      is_posthog_enabled: presentation.isPosthogEnabled ?? false,
      notifications: {
        respondent: presentation.notifications?.respondent ?? notNotified,
        self: presentation.notifications?.self ?? notNotified,
      },
      vaultConfiguration: {
        synchronize_expiration_date:
          presentation.vaultConfiguration?.synchronizeExpirationDate ?? true,
        synchronize_title: presentation.vaultConfiguration?.synchronizeTitle ?? true,
      },
    }),
  },
});

export const presentationStatus = z.enum(['Draft', 'Active', 'Inactive']);

/** Clients may spell it in any case. */
export const givenStatus = z
  .string()
  .transform((text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase())
  .pipe(presentationStatus);

export function parseStatus(status: z.output<typeof presentationStatus>): PresentationStatus {
  return upperCase(status);
}

type Shown = Pick<PresentationFieldsFragment, 'id' | 'files'>;

/** Presents for a caller, who gets an address of the file that is theirs alone. */
export function presentFor<Fragment extends Shown, Output extends { signedURL: string | null }>(
  call: Call,
  { present }: { present(fragment: Fragment): Output },
): (fragment: Fragment) => Output {
  return (fragment) => {
    const [file] = fragment.files;
    const signedURL = file
      ? memberFileUrls(call, {
          presentationId: fragment.id,
          fileId: file.id,
          path: shownAt('', file.mimeType),
        }).url
      : null;
    return { ...present(fragment), signedURL };
  };
}
