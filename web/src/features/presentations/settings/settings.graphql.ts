import { graphql } from '../../../gql/gql.ts';

/** What can be set here (content §3). */
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
    isFeatured
    isProtected
    isRateable
    showInMainList
    canBeUsedInHaystack
    shareThemeId
    shareTemplateId
    isTemplateRequired
    isInternalUseOnly
    subdomain
    contentUpdatedAt
    sharingDisclaimer
    customJavascript
    facebookPixel
    googleAnalyticsId
    hubspotPixel
    linkedinPixel
    isPosthogEnabled
    posthogApiKey
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
    viewer {
      id
      currentTeam {
        id
        showsAppSettings
        mayEdit
      }
    }
  }
`);

/** Shows or hides, for the whole team, settings that only its own apps use. */
export const ShowAppSettingsMutation = graphql(`
  mutation ShowAppSettings($teamId: ID!, $isShown: Boolean!) {
    changeTeamSettings(teamId: $teamId, input: { showsAppSettings: $isShown }) {
      id
      showsAppSettings
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
