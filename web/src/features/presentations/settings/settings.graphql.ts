import { graphql } from '../../../gql/gql.ts';

/** All that can be set (content §3). */
graphql(`
  fragment PresentationForm on Presentation {
    name
    description
    locale
    alias
    externalId
    externalUrl
    fileUrl
    mainPath
    accessCode
    groupIds
    labelIds
    folderIds
    productIds
    brandId
    releaseAt
    expiresAt
    newUntilAt
    reviewer {
      id
      name
    }
    sendActivityToCrm
    isFeatured
    isProtected
    isRateable
    showInMainList
    canBeUsedInHaystack
    shareThemeId
    shareTemplateId
    isTemplateRequired
    customJavascript
    facebookPixel
    googleAnalyticsId
    hubspotPixel
    linkedinPixel
    slackUrl
    isInternalUseOnly
    isPdfForm
    subdomain
    contentUpdatedAt
    isPosthogEnabled
    posthogApiKey
    posthogProjectId
    sharingDisclaimer
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
  }
`);

export const PresentationSettingsQuery = graphql(`
  query PresentationSettings($id: ID!) {
    presentation(id: $id) {
      id
      ...PresentationForm
    }
  }
`);

export const SavePresentationMutation = graphql(`
  mutation SavePresentation($id: ID!, $input: UpdatePresentationInput!) {
    updatePresentation(id: $id, input: $input) {
      id
      isReleased
      isExpired
      isNew
      hasAccessCode
      may {
        edit
        delete
        chooseThumbnail
        share
        shareByLink
        export
        print
      }
      ...PresentationForm
    }
  }
`);
