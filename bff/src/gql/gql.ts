/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment AnswerOfClaims on Claims {\n    userId\n    impersonatorId\n    signInId\n    teamId\n    role\n    permissions\n    groupIds\n    isOperator\n    lacksSecondFactor\n    expiresAt\n    proof\n  }\n": typeof types.AnswerOfClaimsFragmentDoc,
    "\n  query ClaimsOfToken($token: String!) {\n    claims(token: $token) {\n      ...AnswerOfClaims\n    }\n  }\n": typeof types.ClaimsOfTokenDocument,
    "\n  query ClaimsOfSignIn($signInId: ID!) {\n    signInClaims(signInId: $signInId) {\n      ...AnswerOfClaims\n    }\n  }\n": typeof types.ClaimsOfSignInDocument,
    "\n  mutation LeaveSignIn {\n    signOut\n  }\n": typeof types.LeaveSignInDocument,
    "\n  fragment SignedInFields on SignedIn {\n    token\n    expiresAt\n    knownBrowser\n    user {\n      ...UserFields\n    }\n  }\n": typeof types.SignedInFieldsFragmentDoc,
    "\n  query FolderImage($id: ID!) {\n    folder(id: $id) {\n      imageUrl\n      imageType\n    }\n  }\n": typeof types.FolderImageDocument,
    "\n  query FilesOfResponse($id: ID!) {\n    formResponse(id: $id) {\n      data\n    }\n  }\n": typeof types.FilesOfResponseDocument,
    "\n  query PublishedPackage($teamId: ID!, $presentationId: ID!, $fileId: ID!) {\n    publishedPackage(teamId: $teamId, presentationId: $presentationId, fileId: $fileId) {\n      mainPath\n      edits {\n        path\n        digest\n      }\n      customJavascript\n      facebookPixel\n      googleAnalyticsId\n      hubspotPixel\n      linkedinPixel\n      posthogApiKey\n    }\n  }\n": typeof types.PublishedPackageDocument,
    "\n  query PagePart($teamId: ID!, $fileId: ID!, $page: Int!, $width: Int!, $column: Int!, $row: Int!) {\n    pagePart(\n      teamId: $teamId\n      fileId: $fileId\n      page: $page\n      width: $width\n      column: $column\n      row: $row\n    )\n  }\n": typeof types.PagePartDocument,
    "\n  mutation RepairFile($fileId: ID!) {\n    repairFile(fileId: $fileId)\n  }\n": typeof types.RepairFileDocument,
    "\n  query PublicLinkByToken($token: String!) {\n    publicSharedLink(token: $token) {\n      ...PublicLink\n    }\n  }\n": typeof types.PublicLinkByTokenDocument,
    "\n  query PublicLinkById($teamId: ID!, $id: ID!) {\n    publicSharedLinkById(teamId: $teamId, id: $id) {\n      ...PublicLink\n    }\n  }\n": typeof types.PublicLinkByIdDocument,
    "\n  query EmailOfHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) {\n      email\n    }\n  }\n": typeof types.EmailOfHitDocument,
    "\n  fragment OwnHit on PublicSharedLinkHit {\n    id\n    email\n    isFake\n    blockRobots\n    isReal\n    botReason\n    notificationLevel\n    areRemindersMuted\n  }\n": typeof types.OwnHitFragmentDoc,
    "\n  query ReadOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) {\n      ...OwnHit\n    }\n  }\n": typeof types.ReadOwnHitDocument,
    "\n  mutation ReportOwnHit(\n    $id: ID!\n    $sharedLinkId: ID!\n    $presentationId: ID!\n    $input: ReportHitInput!\n  ) {\n    reportHit(\n      id: $id\n      sharedLinkId: $sharedLinkId\n      presentationId: $presentationId\n      input: $input\n    ) {\n      ...OwnHit\n    }\n  }\n": typeof types.ReportOwnHitDocument,
    "\n  mutation NoticeOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    noticeHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId)\n  }\n": typeof types.NoticeOwnHitDocument,
    "\n  mutation CheckAccessCode(\n    $teamId: ID!\n    $linkId: ID!\n    $accessCode: String!\n    $caller: String!\n    $knownVisitId: ID\n  ) {\n    checkAccessCode(\n      teamId: $teamId\n      linkId: $linkId\n      accessCode: $accessCode\n      caller: $caller\n      knownVisitId: $knownVisitId\n    )\n  }\n": typeof types.CheckAccessCodeDocument,
    "\n  mutation RequestEmailCode($teamId: ID!, $linkId: ID!, $email: String!, $language: String) {\n    requestEmailCode(teamId: $teamId, linkId: $linkId, email: $email, language: $language)\n  }\n": typeof types.RequestEmailCodeDocument,
    "\n  mutation EnterEmail($teamId: ID!, $linkId: ID!, $email: String!) {\n    enterEmail(teamId: $teamId, linkId: $linkId, email: $email)\n  }\n": typeof types.EnterEmailDocument,
    "\n  mutation CheckEmailCode(\n    $teamId: ID!\n    $linkId: ID!\n    $email: String!\n    $code: String!\n    $caller: String!\n    $knownVisitId: ID\n  ) {\n    checkEmailCode(\n      teamId: $teamId\n      linkId: $linkId\n      email: $email\n      code: $code\n      caller: $caller\n      knownVisitId: $knownVisitId\n    )\n  }\n": typeof types.CheckEmailCodeDocument,
    "\n  query PresentationState($id: ID!) {\n    presentation(id: $id) {\n      id\n      deletedAt\n      may {\n        export\n      }\n      files {\n        id\n        name\n        mimeType\n      }\n      captions {\n        fileId\n      }\n      versions {\n        file {\n          id\n          name\n          mimeType\n        }\n      }\n    }\n  }\n": typeof types.PresentationStateDocument,
    "\n  fragment PublicLink on PublicSharedLink {\n    id\n    token\n    teamId\n    presentationId\n    ownerId\n    type\n    status\n    refusal\n    releaseAt\n    expiresAt\n    notificationLevel\n    name\n    displayUserInfo\n    isDirect\n    isAccessCodeRequired\n    isEmailRequired\n    emailMode\n    isForRecipientsOnly\n    gateFormUuid\n    endFormUuid\n    consentMode\n    consentStatements {\n      language\n      text\n    }\n    language\n    teamLanguage\n    gateVersion\n    isMailKept\n    presentation {\n      name\n      slug\n      alias\n      presentationType\n      isPdfForm\n      isMicrosoftOffice\n      fileId\n      fileName\n      pageCount\n      pages {\n        width\n        height\n      }\n      media {\n        kind\n        durationMs\n        mimeType\n        isConverted\n        url\n      }\n      captions {\n        language\n        fileId\n      }\n      sharingDisclaimer\n      canBeForwarded\n      canBeDownloaded\n      canBePrinted\n      canBePrintedByUser\n      canBeExported\n      pdfUseFullApi\n      pdfUseWebviewerServer\n      pdfDisableWidgetHighlighting\n    }\n    user {\n      name\n      email\n    }\n    team {\n      name\n      privacyPolicyUrl\n      isPresentationAliasEnabled\n    }\n  }\n": typeof types.PublicLinkFragmentDoc,
    "\n  fragment ContactFields on Contact {\n    id\n    email\n    name\n    firstSeenAt(presentationId: $presentationId, filter: $filter)\n    lastSeenAt(presentationId: $presentationId, filter: $filter)\n    isContactVerified: isVerified\n    figures(presentationId: $presentationId, filter: $filter) {\n      ...TotalFields\n    }\n  }\n": typeof types.ContactFieldsFragmentDoc,
    "\n  query DashboardListLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      links(page: $page, pageSize: 100) {\n        total\n        items {\n          sharedLink {\n            id\n            isVisible\n            name\n            url\n            presentation {\n              id\n              name\n            }\n            recipients {\n              email\n            }\n          }\n          figures {\n            ...DashboardTotals\n          }\n        }\n      }\n    }\n  }\n": typeof types.DashboardListLinksDocument,
    "\n  query DashboardListPresentations(\n    $filter: ViewingFilter!\n    $timeZone: String!\n    $page: Int!\n    $held: ID\n  ) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      presentations(page: $page, pageSize: 100) {\n        total\n        items {\n          presentation {\n            id\n            name\n            owner {\n              name\n            }\n          }\n          figures {\n            ...DashboardTotals\n          }\n        }\n      }\n    }\n  }\n": typeof types.DashboardListPresentationsDocument,
    "\n  fragment DashboardTotals on Figures {\n    views\n    uniqueVisitors\n    timeMs\n    averageTimeMs\n    completion\n    downloads\n    prints\n    linkClicks\n    lastViewedAt\n  }\n": typeof types.DashboardTotalsFragmentDoc,
    "\n  query DashboardListViews($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      recentViews(page: $page, pageSize: 100) {\n        total\n        items {\n          id\n          startedAt\n          lastSeenAt\n          elapsedMs\n          completion\n          pageCount\n          pagesRead\n          isContactVerified\n          presentation {\n            id\n            name\n          }\n          sharedLink {\n            id\n            name\n          }\n          contact {\n            id\n            name\n            email\n          }\n          viewer {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.DashboardListViewsDocument,
    "\n  query DashboardListVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      visitors(page: $page, pageSize: 100) {\n        total\n        items {\n          key\n          views\n          timeMs\n          isContactVerified\n          contact {\n            id\n            name\n            email\n          }\n          user {\n            id\n            name\n          }\n          lastSession {\n            id\n            lastSeenAt\n            presentation {\n              id\n              name\n            }\n            sharedLink {\n              id\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.DashboardListVisitorsDocument,
    "\n  fragment DeviceFields on Device {\n    id\n    user {\n      id\n    }\n    name\n    type\n    operatingSystem\n    platform\n    appVersion\n    hasPushToken\n    registeredAt\n    lastSeenAt\n  }\n": typeof types.DeviceFieldsFragmentDoc,
    "\n  fragment TotalFields on Figures {\n    asOf\n    views\n    uniqueVisitors\n    timeMs\n    averageTimeMs\n    medianTimeMs\n    completion\n    downloads\n    prints\n    linkClicks\n    lastViewedAt\n  }\n": typeof types.TotalFieldsFragmentDoc,
    "\n  fragment PageFields on PageStatistics {\n    page\n    views\n    opened\n    viewings\n    timeMs\n    averageTimeMs\n    medianTimeMs\n    stoppedHere\n    readAgain\n  }\n": typeof types.PageFieldsFragmentDoc,
    "\n  fragment FigureFields on Figures {\n    ...TotalFields\n    pages {\n      ...PageFields\n    }\n  }\n": typeof types.FigureFieldsFragmentDoc,
    "\n    fragment GroupFields on Group {\n      id\n      name\n      memberCount\n      createdAt\n    }\n  ": typeof types.GroupFieldsFragmentDoc,
    "\n  fragment PersonChangeFields on PersonChange {\n    id\n    at\n    kind\n    personId\n    summary\n    groupName\n    network\n    requestId\n    canBeUndone\n    person {\n      id\n      name\n      email\n    }\n    actor {\n      id\n      name\n      email\n    }\n    onBehalfOf {\n      id\n      name\n      email\n    }\n    fields {\n      name\n      before\n      after\n    }\n    signIn {\n      deviceName\n      userAgent\n      address\n    }\n  }\n": typeof types.PersonChangeFieldsFragmentDoc,
    "\n  fragment PresentationFields on Presentation {\n    id\n    name\n    slug\n    alias\n    description\n    locale\n    presentationType\n    status\n    isProtected\n    sharingDisclaimer\n    isMine\n    processing {\n      status\n      pagesDone\n      pageCount\n      failure\n    }\n    settings {\n      canBeShared\n      canBeSharedLink\n      canBeForwarded\n      canBeDownloaded\n      canBePrinted\n      canBePrintedByUser\n      canBeExported\n      canBeSharedSpace\n      canBeSharedText\n      areSharedLinksSecure\n      onlyIntendedRecipientsCanViewSharedLinks\n      canBeFaxed\n      canBePresentedByUser\n      canBeAnnotated\n      canBeHandout\n      canUserUseCdn\n      canShareCdnLink\n      canBeUsedInBuilder\n      gaProfileId\n      hideStatusBar\n      rotationMode\n      menuBarTaps\n      bounceEnabled\n      bounceZoomEnabled\n      clearCacheOnOpen\n      clearCacheOnExit\n      alwaysShowToolbar\n      showSearchButton\n      showExitInstructions\n      showSettingsButton\n      showNavigationListsButton\n      showThumbnailBrowserButton\n      pdfViewMode\n      pdfPageViewMode\n      pdfDisableWidgetHighlighting\n      pdfUseFullApi\n      pdfUseWebviewerServer\n      isDocumentSliderEnabled\n      isNavigationHistoryEnabled\n    }\n    owner {\n      id\n    }\n    reviewer {\n      id\n    }\n    pageCount\n    thumbnailUrl\n    thumbnailFileId\n    files {\n      id\n      mimeType\n    }\n    createdAt\n    updatedAt\n    contentUpdatedAt\n    externalId\n    externalUrl\n    fileUrl\n    mainPath\n    groupIds\n    labelIds\n    folderIds\n    productIds\n    brandId\n    releaseAt\n    expiresAt\n    newUntilAt\n    isNew\n    hasAccessCode\n    sendActivityToCrm\n    isFeatured\n    isRateable\n    showInMainList\n    canBeUsedInHaystack\n    shareThemeId\n    shareTemplateId\n    isTemplateRequired\n    isInternalUseOnly\n    isPdfForm\n    isMicrosoftOffice\n    subdomain\n  }\n": typeof types.PresentationFieldsFragmentDoc,
    "\n  fragment AdminPresentationFields on Presentation {\n    ...PresentationFields\n    accessCode\n    customJavascript\n    facebookPixel\n    googleAnalyticsId\n    hubspotPixel\n    linkedinPixel\n    slackUrl\n    isPosthogEnabled\n    posthogApiKey\n    posthogProjectId\n    notifications {\n      respondent {\n        enabled\n        recipients\n      }\n      self {\n        enabled\n        recipients\n      }\n    }\n    vaultConfiguration {\n      synchronizeExpirationDate\n      synchronizeTitle\n    }\n  }\n": typeof types.AdminPresentationFieldsFragmentDoc,
    "\n  fragment SharedLinkHitFields on SharedLinkHit {\n    id\n    at\n    userAgent\n    device\n    lane\n    laneReason\n    blockRobots\n    visitorKey\n    email\n    isEmailVerified\n    isContactVerified: isEmailVerified\n    noticedAt\n    sharedLinkId\n    presentation {\n      id\n    }\n  }\n": typeof types.SharedLinkHitFieldsFragmentDoc,
    "\n  fragment SharedLinkFields on SharedLink {\n    id\n    name\n    token\n    alias\n    url\n    type\n    status\n    expiresAt\n    notificationLevel\n    createdAt\n    hitCount\n    lastHitAt\n    hasAccessCode\n    accessCode\n    consentMode\n    emailMode\n    isForRecipientsOnly\n    language\n    isDirect\n    allowed {\n      canBeDownloaded\n      canBePrinted\n      canBeForwarded\n    }\n    recipients {\n      id\n      email\n      name\n      mailedAt\n    }\n    presentation {\n      id\n    }\n    user {\n      id\n    }\n  }\n": typeof types.SharedLinkFieldsFragmentDoc,
    "\n  fragment TeamDefaultsFields on TeamDefaults {\n    defaultShareEmail: shareEmail\n    defaultShareLink: shareLink\n    defaultFax: fax\n    defaultAnnotate: annotate\n    defaultExportFile: exportFile\n    defaultDownloadFile: downloadFile\n    defaultPrintFile: printFile\n    defaultForwardFile: forwardFile\n    defaultRateFile: rateFile\n    defaultSendActivityToCrm: sendActivityToCrm\n    defaultUseInHaystack: useInHaystack\n    quickshareTemplateRequired: requireQuickShareTemplate\n  }\n": typeof types.TeamDefaultsFieldsFragmentDoc,
    "\n  fragment TeamFields on Team {\n    id\n    name\n    slug\n    type\n    displayUserInfo\n    sharingConsent\n    privacyPolicyUrl\n    timeZone\n    locale\n    promptForCustomerTimeout\n    createdAt\n    features {\n      spacesEnabled: spaces\n      haystackEnabled: haystack\n      sharingEnabled: sharing\n      sendingEmailsEnabled: sendingEmails\n      membersCanSendEmails\n      snippetsEnabled: snippets\n      sinchEnabled: sinch\n      emailVerificationEnabled: emailVerification\n      faxEnabled: fax\n      metabaseEnabled: metabase\n      emailPreviewsEnabled: emailPreviews\n      presentationAliasEnabled: presentationAlias\n    }\n    defaults {\n      ...TeamDefaultsFields\n    }\n  }\n": typeof types.TeamFieldsFragmentDoc,
    "\n  fragment EditedTeamFields on Team {\n    ...TeamFields\n    mayEdit\n    requiresSecondFactor\n    accountManager {\n      id\n    }\n  }\n": typeof types.EditedTeamFieldsFragmentDoc,
    "\n  fragment MemberFields on User {\n    id\n    email\n    name\n    slug\n    title\n    phone\n    isActive\n    status\n    createdAt\n    currentTeamRole\n    currentTeam {\n      id\n    }\n    abilities {\n      isFullUser\n      isEmployee\n      canSendEmails\n      canUseSnippets\n      canCreateSpaces\n      canShareSpaces\n      canVerifyEmails\n      canSendFaxes\n      canUseMetabase\n      canTestEmailTemplates\n      canUseSinch\n      canUseHaystack\n    }\n  }\n": typeof types.MemberFieldsFragmentDoc,
    "\n  fragment UserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam {\n      ...TeamFields\n    }\n    teams {\n      ...TeamFields\n    }\n    settings {\n      ...SettingsFields\n    }\n  }\n": typeof types.UserFieldsFragmentDoc,
    "\n  fragment SettingsFields on UserSettings {\n    signature\n    notificationLevel\n    timeZone\n    locale\n  }\n": typeof types.SettingsFieldsFragmentDoc,
    "\n  fragment EditedUserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam {\n      ...TeamFields\n    }\n    settings {\n      ...SettingsFields\n    }\n    invitation {\n      sentAt\n      expiresAt\n      isExpired\n      invitedBy {\n        id\n      }\n    }\n  }\n": typeof types.EditedUserFieldsFragmentDoc,
    "\n  fragment ViewerEventFields on ViewerEvent {\n    id\n    at\n    atUs\n    category\n    action\n    path\n    page\n    detail\n    elapsedMs\n    meta\n    session {\n      id\n    }\n    presentation {\n      id\n    }\n    sharedLink {\n      id\n    }\n  }\n": typeof types.ViewerEventFieldsFragmentDoc,
    "\n  fragment ViewerSessionFields on ViewerSession {\n    id\n    startedAt\n    lastSeenAt\n    endedAt\n    isLive\n    isPaused\n    activityId\n    liveMode\n    currentPage\n    pageCount\n    elapsedMs\n    userAgent\n    meta\n    hitId\n    lane\n    completion\n    downloads\n    prints\n    linkClicks\n    contact {\n      id\n    }\n    isContactVerified\n    viewer {\n      id\n    }\n    presentation {\n      id\n    }\n    sharedLink {\n      id\n    }\n    pages {\n      page\n      timeMs\n      views\n    }\n  }\n": typeof types.ViewerSessionFieldsFragmentDoc,
    "\n  query CallerTimeZone {\n    viewer {\n      id\n      settings {\n        timeZone\n      }\n      currentTeam {\n        id\n        timeZone\n      }\n    }\n  }\n": typeof types.CallerTimeZoneDocument,
    "\n  query ExportContacts($search: String, $filter: ViewingFilter!, $page: Int!, $held: ID!) {\n    contacts(search: $search, filter: $filter, page: $page, pageSize: 100, held: $held) {\n      total\n      pageSize\n      items {\n        id\n        name\n        email\n        isVerified\n        figures(filter: $filter) {\n          views\n          timeMs\n        }\n        lastSession(filter: $filter) {\n          id\n          lastSeenAt\n          presentation {\n            id\n            name\n          }\n          sharedLink {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.ExportContactsDocument,
    "\n  query ExportViewerEvents(\n    $presentationId: ID\n    $sharedLinkId: ID\n    $filter: ViewingFilter\n    $category: String\n    $action: String\n  ) {\n    exportViewerEvents(\n      presentationId: $presentationId\n      sharedLinkId: $sharedLinkId\n      filter: $filter\n      category: $category\n      action: $action\n    ) {\n      fileName\n      text\n      isCut\n    }\n  }\n": typeof types.ExportViewerEventsDocument,
    "\n  query ListContactsOfPresentation($presentationId: ID!, $filter: ViewingFilter, $page: Int!) {\n    presentation(id: $presentationId) {\n      id\n    }\n    contacts(presentationId: $presentationId, filter: $filter, page: $page) {\n      asOf\n      total\n      page\n      pageSize\n      items {\n        ...ContactFields\n      }\n    }\n  }\n": typeof types.ListContactsOfPresentationDocument,
    "\n  query ListDocumentLinks($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) {\n      id\n    }\n    documentLinks(presentationId: $id, filter: $filter) {\n      asOf\n      items {\n        page\n        target\n        fileId\n        clicks\n      }\n    }\n  }\n": typeof types.ListDocumentLinksDocument,
    "\n  query ListPageStatistics($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) {\n      pageCount\n      analytics(filter: $filter) {\n        ...FigureFields\n      }\n    }\n  }\n": typeof types.ListPageStatisticsDocument,
    "\n  query ListViewerEvents(\n    $presentationId: ID\n    $sharedLinkId: ID\n    $sessionId: ID\n    $filter: ViewingFilter\n    $category: String\n    $action: String\n    $path: String\n    $cursor: ID\n    $isOldestFirst: Boolean!\n    $limit: Int!\n  ) {\n    viewerEvents(\n      presentationId: $presentationId\n      sharedLinkId: $sharedLinkId\n      sessionId: $sessionId\n      filter: $filter\n      category: $category\n      action: $action\n      path: $path\n      cursor: $cursor\n      isOldestFirst: $isOldestFirst\n      limit: $limit\n    ) {\n      asOf\n      next\n      items {\n        ...ViewerEventFields\n      }\n    }\n  }\n": typeof types.ListViewerEventsDocument,
    "\n  query ListViewerSessions(\n    $presentationId: ID\n    $sharedLinkId: ID\n    $contactId: ID\n    $hitId: ID\n    $did: [ViewerDeed!]\n    $filter: ViewingFilter\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewerSessions(\n      presentationId: $presentationId\n      sharedLinkId: $sharedLinkId\n      contactId: $contactId\n      hitId: $hitId\n      did: $did\n      filter: $filter\n      page: $page\n      pageSize: $pageSize\n    ) {\n      items {\n        ...ViewerSessionFields\n      }\n      asOf\n      total\n      page\n      pageSize\n    }\n  }\n": typeof types.ListViewerSessionsDocument,
    "\n  query ReadContactOfPresentation($presentationId: ID!, $contactId: ID!, $filter: ViewingFilter) {\n    presentation(id: $presentationId) {\n      id\n    }\n    contact(id: $contactId) {\n      ...ContactFields\n      figures(presentationId: $presentationId, filter: $filter) {\n        pages {\n          ...PageFields\n        }\n      }\n    }\n    viewerSessions(\n      presentationId: $presentationId\n      contactId: $contactId\n      filter: $filter\n      pageSize: 100\n    ) {\n      items {\n        ...ViewerSessionFields\n      }\n    }\n  }\n": typeof types.ReadContactOfPresentationDocument,
    "\n  query ReadContact($id: ID!, $presentationId: ID, $filter: ViewingFilter) {\n    contact(id: $id) {\n      ...ContactFields\n      presentations(filter: $filter) {\n        presentation {\n          id\n          name\n        }\n        figures {\n          ...TotalFields\n        }\n      }\n    }\n  }\n": typeof types.ReadContactDocument,
    "\n  query ReadViewerEvent($id: ID!) {\n    viewerEvent(id: $id) {\n      ...ViewerEventFields\n    }\n  }\n": typeof types.ReadViewerEventDocument,
    "\n  query ReadViewerSession($id: ID!) {\n    viewerSession(id: $id) {\n      ...ViewerSessionFields\n    }\n  }\n": typeof types.ReadViewerSessionDocument,
    "\n  mutation RequestContact($input: ContactInput!) {\n    requestContact(input: $input)\n  }\n": typeof types.RequestContactDocument,
    "\n  mutation SubmitRoi($input: RoiInput!) {\n    submitRoi(input: $input) {\n      annualCost\n      annualSellingHoursPerRep\n      annualSellingHours\n      annualRevenueIncrease\n      freedWeeklyHoursRounded\n      freedWeeklyHours\n      hourlyProduction\n      annualROI\n      savingsPercentage\n    }\n  }\n": typeof types.SubmitRoiDocument,
    "\n  mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) {\n    changePresentationOwner(id: $id, ownerId: $ownerId) {\n      ...AdminPresentationFields\n    }\n  }\n": typeof types.ChangePresentationOwnerDocument,
    "\n  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {\n    changePresentationStatus(id: $id, status: $status) {\n      ...AdminPresentationFields\n    }\n  }\n": typeof types.ChangePresentationStatusDocument,
    "\n  mutation SetPresentationFlag($id: ID!, $setting: PresentationToggle!, $isOn: Boolean!) {\n    setPresentationFlag(id: $id, setting: $setting, isOn: $isOn) {\n      ...AdminPresentationFields\n    }\n  }\n": typeof types.SetPresentationFlagDocument,
    "\n  query CheckPath($id: ID!) {\n    presentation(id: $id) {\n      id\n      mainPath\n      files {\n        id\n        name\n      }\n      packageFiles {\n        name\n      }\n    }\n  }\n": typeof types.CheckPathDocument,
    "\n  mutation ChooseThumbnail($id: ID!, $fileId: ID!) {\n    choosePresentationThumbnail(id: $id, fileId: $fileId) {\n      ...PresentationFields\n    }\n  }\n": typeof types.ChooseThumbnailDocument,
    "\n  mutation CopyPresentation($id: ID!, $name: String) {\n    copyPresentation(id: $id, name: $name) {\n      ...AdminPresentationFields\n    }\n  }\n": typeof types.CopyPresentationDocument,
    "\n  mutation CreatePresentation($input: CreatePresentationInput!) {\n    createPresentation(input: $input) {\n      ...AdminPresentationFields\n      files {\n        id\n      }\n    }\n  }\n": typeof types.CreatePresentationDocument,
    "\n  mutation DeletePresentation($id: ID!) {\n    deletePresentation(id: $id) {\n      id\n    }\n  }\n": typeof types.DeletePresentationDocument,
    "\n  mutation DeletePresentations($ids: [ID!]!) {\n    deletePresentations(ids: $ids) {\n      changed {\n        id\n      }\n      refused {\n        id\n        code\n        message\n      }\n    }\n  }\n": typeof types.DeletePresentationsDocument,
    "\n  fragment ExportedPresentation on Presentation {\n    id\n    name\n    presentationType\n    status\n    owner {\n      id\n      name\n    }\n    description\n    locale\n    alias\n    externalId\n    isFeatured\n    isProtected\n    pageCount\n    createdAt\n    updatedAt\n    releaseAt\n    expiresAt\n    groups {\n      name\n    }\n    folders {\n      name\n      ancestorPath\n    }\n    labels {\n      name\n    }\n    brand {\n      name\n    }\n    products {\n      name\n    }\n  }\n": typeof types.ExportedPresentationFragmentDoc,
    "\n  query ExportPresentations($ids: [ID!]!) {\n    presentationsByIds(ids: $ids) {\n      ...ExportedPresentation\n    }\n  }\n": typeof types.ExportPresentationsDocument,
    "\n  query ExportFoundPresentations(\n    $search: String\n    $filter: PresentationFilter\n    $sort: PresentationSort! = NEWEST\n    $after: String\n  ) {\n    presentations(search: $search, filter: $filter, sort: $sort, after: $after) {\n      next\n      items {\n        ...ExportedPresentation\n      }\n    }\n  }\n": typeof types.ExportFoundPresentationsDocument,
    "\n  mutation DeleteFile($id: ID!) {\n    deleteFile(id: $id)\n  }\n": typeof types.DeleteFileDocument,
    "\n  mutation EditFile($id: ID!, $content: String!) {\n    editFile(id: $id, content: $content) {\n      ...FileFields\n    }\n  }\n": typeof types.EditFileDocument,
    "\n    fragment FileFields on File {\n      id\n      presentationId\n      uploadId\n      name\n      mimeType\n      extension\n      size\n      editable\n      createdAt\n    }\n  ": typeof types.FileFieldsFragmentDoc,
    "\n  query ListFiles($id: ID!) {\n    presentation(id: $id) {\n      id\n      may {\n        export\n      }\n      presentationType\n      files {\n        ...FileFields\n      }\n      packageFiles {\n        ...FileFields\n      }\n    }\n  }\n": typeof types.ListFilesDocument,
    "\n  query ReadContent($id: ID!) {\n    file(id: $id) {\n      content\n    }\n  }\n": typeof types.ReadContentDocument,
    "\n  query ReadFile($id: ID!) {\n    file(id: $id) {\n      ...FileFields\n    }\n  }\n": typeof types.ReadFileDocument,
    "\n    fragment FolderFields on Folder {\n      id\n      name\n      parentId\n      depth\n      ancestors {\n        id\n        name\n      }\n      ancestorPath\n      imageUrl\n      childCount\n      presentationCount\n    }\n  ": typeof types.FolderFieldsFragmentDoc,
    "\n  query ListFolders {\n    folders {\n      ...FolderFields\n    }\n  }\n": typeof types.ListFoldersDocument,
    "\n  query ListFolderTree {\n    folderTree {\n      ...FolderFields\n    }\n  }\n": typeof types.ListFolderTreeDocument,
    "\n  query ReadFolder($id: ID!, $filter: PresentationFilter!, $page: Int!) {\n    folder(id: $id) {\n      ...FolderFields\n    }\n    presentations(filter: $filter, sort: NAME, page: $page) {\n      items {\n        ...PresentationFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": typeof types.ReadFolderDocument,
    "\n  mutation MoveFolder($id: ID!, $input: MoveFolderInput!) {\n    moveFolder(id: $id, input: $input) {\n      ...FolderFields\n    }\n  }\n": typeof types.MoveFolderDocument,
    "\n  mutation RemoveFolderImage($id: ID!) {\n    removeFolderImage(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveFolderImageDocument,
    "\n  mutation DeleteFolder($id: ID!) {\n    deleteFolder(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteFolderDocument,
    "\n  mutation FolderPresentations($ids: [ID!]!, $add: [ID!]!, $remove: [ID!]!) {\n    folderPresentations(ids: $ids, add: $add, remove: $remove) {\n      changed {\n        id\n      }\n      refused {\n        id\n        code\n        message\n      }\n    }\n  }\n": typeof types.FolderPresentationsDocument,
    "\n  mutation CreateFolder($input: CreateFolderInput!) {\n    createFolder(input: $input) {\n      ...FolderFields\n    }\n  }\n": typeof types.CreateFolderDocument,
    "\n  mutation UpdateFolder($id: ID!, $input: UpdateFolderInput!) {\n    updateFolder(id: $id, input: $input) {\n      ...FolderFields\n    }\n  }\n": typeof types.UpdateFolderDocument,
    "\n  fragment PublicFormFields on Form {\n    uuid\n    title\n    introduction\n    thanks\n    pages {\n      title\n      questions {\n        id\n        type\n        label\n        help\n        isRequired\n        options\n        shownWhen {\n          questionId\n          values\n        }\n      }\n    }\n  }\n": typeof types.PublicFormFieldsFragmentDoc,
    "\n  fragment FormFields on Form {\n    id\n    uuid\n    name\n    isPublished\n    title\n    introduction\n    thanks\n    pages {\n      title\n      questions {\n        id\n        type\n        label\n        help\n        isRequired\n        options\n        shownWhen {\n          questionId\n          values\n        }\n      }\n    }\n    notifications {\n      respondent {\n        enabled\n        recipients\n      }\n      self {\n        enabled\n        recipients\n      }\n    }\n    responseCount\n    draftCount\n    createdAt\n    updatedAt\n  }\n": typeof types.FormFieldsFragmentDoc,
    "\n  fragment FormResponseFacts on FormResponse {\n    id\n    uuid\n    form {\n      id\n    }\n    status\n    consents {\n      questionId\n      statement\n      isGiven\n    }\n    presentation {\n      id\n    }\n    sharedLinkId\n    isErased\n    startedAt\n    savedAt\n    completedAt\n  }\n": typeof types.FormResponseFactsFragmentDoc,
    "\n  fragment FormResponseFields on FormResponse {\n    ...FormResponseFacts\n    data\n  }\n": typeof types.FormResponseFieldsFragmentDoc,
    "\n  fragment ListedFormResponseFields on FormResponse {\n    ...FormResponseFacts\n    data: shortData\n  }\n": typeof types.ListedFormResponseFieldsFragmentDoc,
    "\n  fragment PublicFormResponseFields on FormResponse {\n    uuid\n    data\n    status\n    savedAt\n    completedAt\n  }\n": typeof types.PublicFormResponseFieldsFragmentDoc,
    "\n  query ReadFormResponse($id: ID!) {\n    formResponse(id: $id) {\n      ...FormResponseFields\n    }\n  }\n": typeof types.ReadFormResponseDocument,
    "\n  query ListFormResponses(\n    $formId: ID!\n    $status: FormResponseStatus\n    $presentationId: ID\n    $search: String\n    $page: Int!\n  ) {\n    formResponses(\n      formId: $formId\n      status: $status\n      presentationId: $presentationId\n      search: $search\n      page: $page\n    ) {\n      items {\n        ...ListedFormResponseFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": typeof types.ListFormResponsesDocument,
    "\n  query FormToExport($id: ID!) {\n    form(id: $id) {\n      pages {\n        questions {\n          id\n          label\n        }\n      }\n      formerQuestions {\n        id\n        label\n      }\n    }\n  }\n": typeof types.FormToExportDocument,
    "\n  query ExportFormResponses(\n    $formId: ID!\n    $status: FormResponseStatus\n    $search: String\n    $after: ID\n  ) {\n    formResponsesByAge(formId: $formId, status: $status, search: $search, after: $after) {\n      next\n      items {\n        id\n        status\n        shortData\n        startedAt\n        completedAt\n        presentation {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.ExportFormResponsesDocument,
    "\n  mutation DeleteFormResponse($id: ID!) {\n    deleteFormResponse(id: $id)\n  }\n": typeof types.DeleteFormResponseDocument,
    "\n  query ListForms {\n    forms {\n      ...FormFields\n    }\n  }\n": typeof types.ListFormsDocument,
    "\n  query ReadForm($id: ID!) {\n    form(id: $id) {\n      ...FormFields\n    }\n  }\n": typeof types.ReadFormDocument,
    "\n  mutation CreateForm($input: CreateFormInput!) {\n    createForm(input: $input) {\n      ...FormFields\n    }\n  }\n": typeof types.CreateFormDocument,
    "\n  mutation UpdateForm($id: ID!, $input: UpdateFormInput!) {\n    updateForm(id: $id, input: $input) {\n      ...FormFields\n    }\n  }\n": typeof types.UpdateFormDocument,
    "\n  mutation PublishForm($id: ID!) {\n    publishForm(id: $id) {\n      ...FormFields\n    }\n  }\n": typeof types.PublishFormDocument,
    "\n  mutation UnpublishForm($id: ID!) {\n    unpublishForm(id: $id) {\n      ...FormFields\n    }\n  }\n": typeof types.UnpublishFormDocument,
    "\n  mutation DeleteForm($id: ID!) {\n    deleteForm(id: $id)\n  }\n": typeof types.DeleteFormDocument,
    "\n  query ReadPublicForm($uuid: ID!) {\n    publicForm(uuid: $uuid) {\n      id\n      teamId\n      ...PublicFormFields\n    }\n  }\n": typeof types.ReadPublicFormDocument,
    "\n  query ReadPublicResponse($uuid: ID!) {\n    publicFormResponse(uuid: $uuid) {\n      ...PublicFormResponseFields\n    }\n  }\n": typeof types.ReadPublicResponseDocument,
    "\n  mutation StartFormResponse($formUuid: ID!, $input: FormResponseInput!) {\n    startFormResponse(formUuid: $formUuid, input: $input) {\n      ...PublicFormResponseFields\n    }\n  }\n": typeof types.StartFormResponseDocument,
    "\n  mutation SaveFormResponse($uuid: ID!, $input: FormResponseInput!) {\n    saveFormResponse(uuid: $uuid, input: $input) {\n      ...PublicFormResponseFields\n      form {\n        uuid\n      }\n    }\n  }\n": typeof types.SaveFormResponseDocument,
    "\n  query ListLegacySlides($id: ID!) {\n    presentation(id: $id) {\n      pages {\n        number\n        width\n        height\n        thumbnailUrl\n        pictureUrl\n      }\n      files {\n        id\n      }\n    }\n  }\n": typeof types.ListLegacySlidesDocument,
    "\n  query ListPresentationsOfUser($id: ID!, $page: Int!) {\n    presentationsOfUser(userId: $id, page: $page) {\n      items {\n        ...PresentationFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": typeof types.ListPresentationsOfUserDocument,
    "\n  query ListPresentations($page: Int!) {\n    presentations(page: $page) {\n      items {\n        ...PresentationFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": typeof types.ListPresentationsDocument,
    "\n  query ListProcessingJobs($id: ID!) {\n    presentation(id: $id) {\n      jobs {\n        id\n        kind\n        status\n        attempts\n        progress\n        failure\n        createdAt\n        startedAt\n        finishedAt\n      }\n    }\n  }\n": typeof types.ListProcessingJobsDocument,
    "\n  query ListTeamPresentations($min: ID, $chunk: Int!) {\n    presentationsAfter(min: $min, chunk: $chunk) {\n      ...PresentationFields\n    }\n  }\n": typeof types.ListTeamPresentationsDocument,
    "\n  mutation AddCaptions($id: ID!, $language: String!, $receipt: UploadReceipt!) {\n    addCaptions(id: $id, language: $language, receipt: $receipt) {\n      id\n      captions {\n        language\n        fileId\n      }\n    }\n  }\n": typeof types.AddCaptionsDocument,
    "\n  mutation RemoveCaptions($id: ID!, $language: String!) {\n    removeCaptions(id: $id, language: $language) {\n      id\n    }\n  }\n": typeof types.RemoveCaptionsDocument,
    "\n  mutation ImportVideo($videoUrl: String!, $input: CreatePresentationInput!) {\n    importVideo(videoUrl: $videoUrl, input: $input) {\n      ...AdminPresentationFields\n    }\n  }\n": typeof types.ImportVideoDocument,
    "\n  query ReadUrlInfo($url: String!) {\n    urlInfo(url: $url) {\n      url\n      title\n      description\n      image\n      contentType\n    }\n  }\n": typeof types.ReadUrlInfoDocument,
    "\n  query ReadPresentation($id: ID!) {\n    presentation(id: $id) {\n      ...AdminPresentationFields\n    }\n  }\n": typeof types.ReadPresentationDocument,
    "\n  query SearchPresentations(\n    $filter: PresentationFilter\n    $search: String\n    $sort: PresentationSort!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    presentations(filter: $filter, search: $search, sort: $sort, page: $page, pageSize: $pageSize) {\n      items {\n        ...PresentationFields\n        groups {\n          id\n          name\n        }\n        labels {\n          id\n          name\n        }\n        folders {\n          id\n          name\n        }\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": typeof types.SearchPresentationsDocument,
    "\n  query SignPresentation($id: ID!) {\n    presentation(id: $id) {\n      id\n      presentationType\n      may {\n        export\n      }\n      files {\n        id\n        mimeType\n      }\n    }\n  }\n": typeof types.SignPresentationDocument,
    "\n    fragment BrandFields on Brand {\n      id\n      name\n      slug\n      presentationCount\n      createdAt\n    }\n  ": typeof types.BrandFieldsFragmentDoc,
    "\n  query ListBrands {\n    brands {\n      ...BrandFields\n    }\n  }\n": typeof types.ListBrandsDocument,
    "\n  query ReadBrand($id: ID!) {\n    brand(id: $id) {\n      ...BrandFields\n    }\n  }\n": typeof types.ReadBrandDocument,
    "\n  mutation CreateBrand($input: CreateBrandInput!) {\n    createBrand(input: $input) {\n      ...BrandFields\n    }\n  }\n": typeof types.CreateBrandDocument,
    "\n  mutation UpdateBrand($id: ID!, $input: UpdateBrandInput!) {\n    updateBrand(id: $id, input: $input) {\n      ...BrandFields\n    }\n  }\n": typeof types.UpdateBrandDocument,
    "\n  mutation MergeBrands($id: ID!, $brandIds: [ID!]!) {\n    mergeBrands(id: $id, brandIds: $brandIds) {\n      ...BrandFields\n    }\n  }\n": typeof types.MergeBrandsDocument,
    "\n  mutation DeleteBrand($id: ID!) {\n    deleteBrand(id: $id)\n  }\n": typeof types.DeleteBrandDocument,
    "\n    fragment LabelFields on Label {\n      id\n      name\n      colour\n      presentationCount\n      createdAt\n    }\n  ": typeof types.LabelFieldsFragmentDoc,
    "\n  query ListLabels {\n    labels {\n      ...LabelFields\n    }\n  }\n": typeof types.ListLabelsDocument,
    "\n  query ReadLabel($id: ID!) {\n    label(id: $id) {\n      ...LabelFields\n    }\n  }\n": typeof types.ReadLabelDocument,
    "\n  mutation CreateLabel($input: CreateLabelInput!) {\n    createLabel(input: $input) {\n      ...LabelFields\n    }\n  }\n": typeof types.CreateLabelDocument,
    "\n  mutation UpdateLabel($id: ID!, $input: UpdateLabelInput!) {\n    updateLabel(id: $id, input: $input) {\n      ...LabelFields\n    }\n  }\n": typeof types.UpdateLabelDocument,
    "\n  mutation MergeLabels($id: ID!, $labelIds: [ID!]!) {\n    mergeLabels(id: $id, labelIds: $labelIds) {\n      ...LabelFields\n    }\n  }\n": typeof types.MergeLabelsDocument,
    "\n  mutation DeleteLabel($id: ID!) {\n    deleteLabel(id: $id)\n  }\n": typeof types.DeleteLabelDocument,
    "\n    fragment ProductFields on Product {\n      id\n      name\n      slug\n      presentationCount\n      createdAt\n    }\n  ": typeof types.ProductFieldsFragmentDoc,
    "\n  query ListProducts {\n    products {\n      ...ProductFields\n    }\n  }\n": typeof types.ListProductsDocument,
    "\n  query ReadProduct($id: ID!) {\n    product(id: $id) {\n      ...ProductFields\n    }\n  }\n": typeof types.ReadProductDocument,
    "\n  mutation CreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      ...ProductFields\n    }\n  }\n": typeof types.CreateProductDocument,
    "\n  mutation UpdateProduct($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      ...ProductFields\n    }\n  }\n": typeof types.UpdateProductDocument,
    "\n  mutation MergeProducts($id: ID!, $productIds: [ID!]!) {\n    mergeProducts(id: $id, productIds: $productIds) {\n      ...ProductFields\n    }\n  }\n": typeof types.MergeProductsDocument,
    "\n  mutation DeleteProduct($id: ID!) {\n    deleteProduct(id: $id)\n  }\n": typeof types.DeleteProductDocument,
    "\n  query ReadForUpdate($id: ID!) {\n    presentation(id: $id) {\n      ...AdminPresentationFields\n    }\n  }\n": typeof types.ReadForUpdateDocument,
    "\n  mutation UpdatePresentation($id: ID!, $input: UpdatePresentationInput!) {\n    updatePresentation(id: $id, input: $input) {\n      ...AdminPresentationFields\n      files {\n        id\n      }\n      replacement {\n        file {\n          id\n        }\n      }\n    }\n  }\n": typeof types.UpdatePresentationDocument,
    "\n  fragment ChangedGroup on GroupChange {\n    group {\n      ...GroupFields\n    }\n    changed {\n      id\n    }\n    refused {\n      id\n      code\n      message\n    }\n  }\n": typeof types.ChangedGroupFragmentDoc,
    "\n  mutation AddToGroup($id: ID!, $userIds: [ID!]!) {\n    addToGroup(id: $id, userIds: $userIds) {\n      ...ChangedGroup\n    }\n  }\n": typeof types.AddToGroupDocument,
    "\n  mutation RemoveFromGroup($id: ID!, $userIds: [ID!]!) {\n    removeFromGroup(id: $id, userIds: $userIds) {\n      ...ChangedGroup\n    }\n  }\n": typeof types.RemoveFromGroupDocument,
    "\n  query ListGroups($page: Int!) {\n    groups(page: $page, pageSize: 300) {\n      total\n      page\n      pageSize\n      items {\n        ...GroupFields\n      }\n    }\n  }\n": typeof types.ListGroupsDocument,
    "\n  query ReadGroup($id: ID!) {\n    group(id: $id) {\n      ...GroupFields\n    }\n  }\n": typeof types.ReadGroupDocument,
    "\n  query ListGroupUsers($id: ID!, $search: String, $page: Int!) {\n    group(id: $id) {\n      id\n    }\n    users(groupId: $id, search: $search, page: $page, pageSize: 300) {\n      total\n      page\n      pageSize\n      items {\n        ...MemberFields\n      }\n    }\n  }\n": typeof types.ListGroupUsersDocument,
    "\n  mutation CreateGroup($name: String!) {\n    createGroup(name: $name) {\n      ...GroupFields\n    }\n  }\n": typeof types.CreateGroupDocument,
    "\n  mutation RenameGroup($id: ID!, $name: String!) {\n    renameGroup(id: $id, name: $name) {\n      ...GroupFields\n    }\n  }\n": typeof types.RenameGroupDocument,
    "\n  mutation DeleteGroup($id: ID!) {\n    deleteGroup(id: $id)\n  }\n": typeof types.DeleteGroupDocument,
    "\n  query CanBeImpersonated($id: ID!) {\n    user(id: $id) {\n      canBeImpersonated\n    }\n  }\n": typeof types.CanBeImpersonatedDocument,
    "\n  mutation StartImpersonation($input: StartImpersonationInput!) {\n    startImpersonation(input: $input) {\n      token\n      expiresAt\n      ownExpiresAt\n      user {\n        ...UserFields\n      }\n    }\n  }\n": typeof types.StartImpersonationDocument,
    "\n  mutation EndImpersonation {\n    endImpersonation\n  }\n": typeof types.EndImpersonationDocument,
    "\n  query ReadOwnPermissions {\n    viewer {\n      permissions\n    }\n  }\n": typeof types.ReadOwnPermissionsDocument,
    "\n  query ReadPermissions($id: ID!) {\n    user(id: $id) {\n      permissions\n    }\n  }\n": typeof types.ReadPermissionsDocument,
    "\n  query ReadForEdit($id: ID!) {\n    user(id: $id) {\n      ...EditedUserFields\n    }\n  }\n": typeof types.ReadForEditDocument,
    "\n  mutation EditMember($id: ID!, $input: EditMemberInput!) {\n    editMember(userId: $id, input: $input) {\n      ...EditedUserFields\n    }\n  }\n": typeof types.EditMemberDocument,
    "\n  mutation ErasePerson($input: ErasePersonInput!) {\n    erasePerson(input: $input) {\n      erasedAt\n      file\n      isMailed\n    }\n  }\n": typeof types.ErasePersonDocument,
    "\n  query ReadErasureReceipt($id: ID!) {\n    erasureReceipt(userId: $id)\n  }\n": typeof types.ReadErasureReceiptDocument,
    "\n  query ExportUsers(\n    $search: String\n    $role: TeamRole\n    $status: MemberStatus\n    $permission: String\n    $groupId: ID\n    $sort: UserSort! = NAME\n    $after: String\n    $isGrouped: Boolean!\n  ) {\n    users(\n      search: $search\n      role: $role\n      status: $status\n      permission: $permission\n      groupId: $groupId\n      sort: $sort\n      after: $after\n      pageSize: 300\n    ) {\n      endCursor\n      items {\n        id\n        name\n        email\n        title\n        phone\n        status\n        currentTeamRole\n        customRole {\n          name\n        }\n        permissions\n        createdAt\n        groups @include(if: $isGrouped) {\n          name\n        }\n      }\n    }\n  }\n": typeof types.ExportUsersDocument,
    "\n  mutation InviteMembers($input: InviteMembersInput!) {\n    inviteMembers(input: $input) {\n      email\n      problem\n      user {\n        ...MemberFields\n      }\n    }\n  }\n": typeof types.InviteMembersDocument,
    "\n  mutation ResendInvitation($id: ID!) {\n    resendInvitation(userId: $id) {\n      ...MemberFields\n    }\n  }\n": typeof types.ResendInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!) {\n    revokeInvitation(userId: $id)\n  }\n": typeof types.RevokeInvitationDocument,
    "\n  query ListUsers($min: ID, $chunk: Int!) {\n    usersAfter(min: $min, chunk: $chunk) {\n      ...MemberFields\n    }\n  }\n": typeof types.ListUsersDocument,
    "\n  mutation ChangeMemberPermissions($userId: ID!, $permissions: [String!]!) {\n    changeMemberPermissions(userId: $userId, permissions: $permissions) {\n      ...MemberFields\n    }\n  }\n": typeof types.ChangeMemberPermissionsDocument,
    "\n  mutation LockMember($id: ID!) {\n    lockMember(userId: $id) {\n      ...MemberFields\n    }\n  }\n": typeof types.LockMemberDocument,
    "\n  mutation UnlockMember($id: ID!) {\n    unlockMember(userId: $id) {\n      ...MemberFields\n    }\n  }\n": typeof types.UnlockMemberDocument,
    "\n  mutation AddToTeams($id: ID!, $teamIds: [ID!]!, $role: TeamRole) {\n    addToTeams(userId: $id, teamIds: $teamIds, role: $role) {\n      ...MemberFields\n    }\n  }\n": typeof types.AddToTeamsDocument,
    "\n  mutation ChangeMemberRole($id: ID!, $teamId: ID!, $role: TeamRole!) {\n    changeMemberRole(userId: $id, teamId: $teamId, role: $role) {\n      ...MemberFields\n    }\n  }\n": typeof types.ChangeMemberRoleDocument,
    "\n  mutation RemoveMember($id: ID!, $teamId: ID, $handOverTo: ID) {\n    removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo)\n  }\n": typeof types.RemoveMemberDocument,
    "\n  mutation RestoreMember($id: ID!, $teamId: ID) {\n    restoreMember(userId: $id, teamId: $teamId) {\n      ...MemberFields\n    }\n  }\n": typeof types.RestoreMemberDocument,
    "\n  fragment PersonThenFields on PersonThen {\n    personId\n    name\n    email\n    title\n    phone\n    status\n    role\n    permissions\n    storedPermissions\n    customRoleName\n    groupNames\n    timeZone\n    locale\n  }\n": typeof types.PersonThenFieldsFragmentDoc,
    "\n  query ReadPeopleAsOf(\n    $at: DateTime!\n    $search: String\n    $role: TeamRole\n    $first: Int!\n    $after: String\n  ) {\n    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) {\n      endCursor\n      items {\n        ...PersonThenFields\n      }\n    }\n  }\n": typeof types.ReadPeopleAsOfDocument,
    "\n  query ReadPeopleHistory($filter: PeopleHistoryFilter, $first: Int! = 100, $after: String) {\n    peopleHistory(filter: $filter, first: $first, after: $after) {\n      endCursor\n      items {\n        ...PersonChangeFields\n      }\n    }\n  }\n": typeof types.ReadPeopleHistoryDocument,
    "\n  query ReadOwnHistory($first: Int! = 100, $after: String) {\n    viewer {\n      id\n      history(first: $first, after: $after) {\n        endCursor\n        items {\n          ...PersonChangeFields\n        }\n      }\n    }\n  }\n": typeof types.ReadOwnHistoryDocument,
    "\n  mutation UndoMemberChange($id: ID!, $changeId: ID!) {\n    undoMemberChange(userId: $id, changeId: $changeId) {\n      ...MemberFields\n    }\n  }\n": typeof types.UndoMemberChangeDocument,
    "\n  fragment PersonExportFields on PersonExport {\n    id\n    requestedAt\n    expiresAt\n    isReady\n  }\n": typeof types.PersonExportFieldsFragmentDoc,
    "\n  mutation RequestPersonExport($id: ID!) {\n    requestPersonExport(userId: $id) {\n      ...PersonExportFields\n    }\n  }\n": typeof types.RequestPersonExportDocument,
    "\n  query ReadPersonExport($id: ID!) {\n    personExport(userId: $id) {\n      ...PersonExportFields\n    }\n  }\n": typeof types.ReadPersonExportDocument,
    "\n  query DownloadPersonExport($id: ID!, $isPage: Boolean!) {\n    personExport(userId: $id) {\n      file @skip(if: $isPage)\n      page @include(if: $isPage)\n    }\n  }\n": typeof types.DownloadPersonExportDocument,
    "\n  query ReadOwnProfile {\n    viewer {\n      ...UserFields\n    }\n  }\n": typeof types.ReadOwnProfileDocument,
    "\n  mutation EditProfile($input: EditProfileInput!) {\n    editProfile(input: $input) {\n      ...UserFields\n    }\n  }\n": typeof types.EditProfileDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query ReadEditedUser($id: ID!) {\n    user(id: $id) {\n      ...EditedUserFields\n    }\n  }\n": typeof types.ReadEditedUserDocument,
    "\n  query ReadUserSettings($id: ID!) {\n    user(id: $id) {\n      settings {\n        ...SettingsFields\n      }\n    }\n  }\n": typeof types.ReadUserSettingsDocument,
    "\n  query ReadMember($id: ID!) {\n    user(id: $id) {\n      ...MemberFields\n    }\n  }\n": typeof types.ReadMemberDocument,
    "\n  query ReadUser {\n    viewer {\n      ...UserFields\n    }\n  }\n": typeof types.ReadUserDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      isMailKept\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  query ReadRegistration($token: String!) {\n    registration(token: $token) {\n      email\n      teamName\n      isTrial\n      expiresAt\n    }\n  }\n": typeof types.ReadRegistrationDocument,
    "\n  mutation ActivateRegistration($input: ActivateRegistrationInput!) {\n    activateRegistration(input: $input) {\n      ...SignedInFields\n    }\n  }\n": typeof types.ActivateRegistrationDocument,
    "\n  query RegistrationOpen {\n    setup {\n      isRegistrationOpen\n    }\n  }\n": typeof types.RegistrationOpenDocument,
    "\n  query SetupState {\n    setup {\n      isNeeded\n      isRegistrationOpen\n    }\n    okta: isSingleSignOnOffered(provider: OKTA)\n    dynamics: isSingleSignOnOffered(provider: DYNAMICS)\n    egnyte: isSingleSignOnOffered(provider: EGNYTE)\n  }\n": typeof types.SetupStateDocument,
    "\n  mutation SetUp($input: SetUpInput!) {\n    setUp(input: $input) {\n      ...SignedInFields\n    }\n  }\n": typeof types.SetUpDocument,
    "\n  query SearchUsers($search: String!, $limit: Int!) {\n    users(search: $search, pageSize: $limit) {\n      total\n      items {\n        ...MemberFields\n      }\n    }\n  }\n": typeof types.SearchUsersDocument,
    "\n  query ListAccountManagers {\n    accountManagers {\n      ...MemberFields\n    }\n  }\n": typeof types.ListAccountManagersDocument,
    "\n  query ReadAccountManager($id: ID!) {\n    team(id: $id) {\n      accountManager {\n        ...MemberFields\n      }\n    }\n  }\n": typeof types.ReadAccountManagerDocument,
    "\n  mutation CreateTeam($input: CreateTeamInput!) {\n    createTeam(input: $input) {\n      ...EditedTeamFields\n    }\n  }\n": typeof types.CreateTeamDocument,
    "\n  query ReadEditedTeam($id: ID!) {\n    team(id: $id) {\n      ...EditedTeamFields\n    }\n  }\n": typeof types.ReadEditedTeamDocument,
    "\n  mutation ChangeTeamSettings($id: ID!, $input: ChangeTeamSettingsInput!) {\n    changeTeamSettings(teamId: $id, input: $input) {\n      ...EditedTeamFields\n    }\n  }\n": typeof types.ChangeTeamSettingsDocument,
    "\n  query ReadEmailCredits {\n    emailCredits {\n      isEnabled\n      total\n      available\n    }\n  }\n": typeof types.ReadEmailCreditsDocument,
    "\n  query ListOwnTeams {\n    viewer {\n      memberships {\n        role\n        isCurrent\n        team {\n          ...TeamFields\n        }\n      }\n    }\n  }\n": typeof types.ListOwnTeamsDocument,
    "\n  query ReadTeam($id: ID!) {\n    team(id: $id) {\n      ...TeamFields\n    }\n  }\n": typeof types.ReadTeamDocument,
    "\n  mutation SwitchTeam($teamId: ID!) {\n    switchTeam(teamId: $teamId) {\n      ...UserFields\n    }\n  }\n": typeof types.SwitchTeamDocument,
    "\n  query ListCountries {\n    countries {\n      id\n      alpha3\n      numeric\n      name\n      region {\n        code\n        name\n      }\n      subregion {\n        code\n        name\n      }\n      intermediateRegion {\n        code\n        name\n      }\n    }\n  }\n": typeof types.ListCountriesDocument,
    "\n  query ListUsStates {\n    usStates {\n      id\n      name\n    }\n  }\n": typeof types.ListUsStatesDocument,
    "\n  query ListLocales {\n    locales {\n      id\n      name\n      nativeName\n    }\n  }\n": typeof types.ListLocalesDocument,
    "\n  query ListTimeZones {\n    timeZones {\n      id\n      name\n    }\n  }\n": typeof types.ListTimeZonesDocument,
    "\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input)\n  }\n": typeof types.ConfirmPasswordDocument,
    "\n  query ReadInvitation($token: String!) {\n    invitation(token: $token) {\n      email\n      name\n      teamName\n      expiresAt\n      hasLostRole\n    }\n  }\n": typeof types.ReadInvitationDocument,
    "\n  mutation CreatePassword($input: CreatePasswordInput!) {\n    createPassword(input: $input) {\n      ...SignedInFields\n    }\n  }\n": typeof types.CreatePasswordDocument,
    "\n  query ListDevices($min: ID, $chunk: Int!) {\n    devicesAfter(min: $min, chunk: $chunk) {\n      ...DeviceFields\n    }\n  }\n": typeof types.ListDevicesDocument,
    "\n  query ReadDevice($id: ID!) {\n    device(id: $id) {\n      ...DeviceFields\n    }\n  }\n": typeof types.ReadDeviceDocument,
    "\n  mutation RevokeDevice($id: ID!) {\n    revokeDevice(id: $id)\n  }\n": typeof types.RevokeDeviceDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      isMailKept\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      signedIn {\n        ...SignedInFields\n      }\n      missing {\n        kinds\n        passkeyOptions\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  query PasskeyOptions {\n    passkeyOptions\n  }\n": typeof types.PasskeyOptionsDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  query RequiredSingleSignOn($domain: String!) {\n    requiredSingleSignOn(domain: $domain)\n  }\n": typeof types.RequiredSingleSignOnDocument,
    "\n  query IsSingleSignOnHost($provider: SingleSignOnProvider!, $host: String!) {\n    isSingleSignOnHost(provider: $provider, host: $host)\n  }\n": typeof types.IsSingleSignOnHostDocument,
    "\n  mutation StartSingleSignOn($input: StartSingleSignOnInput!) {\n    startSingleSignOn(input: $input) {\n      url\n      way\n      refusal\n    }\n  }\n": typeof types.StartSingleSignOnDocument,
    "\n  mutation FinishSingleSignOn($input: FinishSingleSignOnInput!) {\n    finishSingleSignOn(input: $input) {\n      signedIn {\n        token\n        knownBrowser\n      }\n      refusal\n      next\n      errand\n    }\n  }\n": typeof types.FinishSingleSignOnDocument,
    "\n  mutation StartSingleSignOnTest {\n    startSingleSignOnTest {\n      url\n      way\n      refusal\n    }\n  }\n": typeof types.StartSingleSignOnTestDocument,
    "\n  mutation StartSingleSignOnConfirmation($next: String) {\n    startSingleSignOnConfirmation(next: $next) {\n      url\n      way\n      refusal\n    }\n  }\n": typeof types.StartSingleSignOnConfirmationDocument,
    "\n  mutation ActivateSharedLink($id: ID!) {\n    activateSharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n": typeof types.ActivateSharedLinkDocument,
    "\n  mutation AskForAccess($teamId: ID!, $linkId: ID!, $input: AskForAccessInput!) {\n    askForAccess(teamId: $teamId, linkId: $linkId, input: $input)\n  }\n": typeof types.AskForAccessDocument,
    "\n  query CheckAlias($alias: String!, $linkId: ID, $presentationId: ID) {\n    aliasCheck(alias: $alias, linkId: $linkId, presentationId: $presentationId) {\n      exists\n      isValid\n      problem\n    }\n  }\n": typeof types.CheckAliasDocument,
    "\n  mutation DeactivateSharedLink($id: ID!) {\n    deactivateSharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n": typeof types.DeactivateSharedLinkDocument,
    "\n  mutation DeleteSharedLink($id: ID!) {\n    deleteSharedLink(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteSharedLinkDocument,
    "\n  mutation ExpireSharedLink($id: ID!) {\n    expireSharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n": typeof types.ExpireSharedLinkDocument,
    "\n  query ExportSharedLinkHits(\n    $sharedLinkId: ID\n    $presentationId: ID\n    $lanes: [HitLane!]!\n    $from: DateTime\n    $to: DateTime\n    $page: Int!\n  ) {\n    sharedLinkHits(\n      sharedLinkId: $sharedLinkId\n      presentationId: $presentationId\n      lanes: $lanes\n      from: $from\n      to: $to\n      page: $page\n      pageSize: 300\n    ) {\n      items {\n        id\n        at\n        device\n        lane\n        laneReason\n        email\n        isEmailVerified\n        sharedLinkId\n        presentation {\n          id\n        }\n      }\n    }\n  }\n": typeof types.ExportSharedLinkHitsDocument,
    "\n  query ExportSharedLinks(\n    $min: ID\n    $presentationId: ID\n    $status: SharedLinkStatus\n    $type: SharedLinkType\n    $userId: ID\n    $search: String\n    $ids: [ID!]\n  ) {\n    sharedLinksAfter(\n      min: $min\n      presentationId: $presentationId\n      status: $status\n      type: $type\n      userId: $userId\n      search: $search\n      ids: $ids\n    ) {\n      id\n      name\n      url\n      alias\n      type\n      status\n      expiresAt\n      notificationLevel\n      createdAt\n      hitCount\n      lastHitAt\n      hasAccessCode\n      isForRecipientsOnly\n      presentationName\n      userName\n      recipients {\n        email\n      }\n      presentation {\n        id\n      }\n      user {\n        id\n      }\n    }\n  }\n": typeof types.ExportSharedLinksDocument,
    "\n  mutation ForwardSharedLink(\n    $teamId: ID!\n    $linkId: ID!\n    $hitId: ID!\n    $input: ForwardSharedLinkInput!\n  ) {\n    forwardSharedLink(teamId: $teamId, linkId: $linkId, hitId: $hitId, input: $input)\n  }\n": typeof types.ForwardSharedLinkDocument,
    "\n  query ListSharedLinkHits(\n    $sharedLinkId: ID\n    $presentationId: ID\n    $lanes: [HitLane!]!\n    $from: DateTime\n    $to: DateTime\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    sharedLinkHits(\n      sharedLinkId: $sharedLinkId\n      presentationId: $presentationId\n      lanes: $lanes\n      from: $from\n      to: $to\n      page: $page\n      pageSize: $pageSize\n    ) {\n      items {\n        ...SharedLinkHitFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": typeof types.ListSharedLinkHitsDocument,
    "\n  query ListSharedLinks(\n    $presentationId: ID\n    $status: SharedLinkStatus\n    $type: SharedLinkType\n    $userId: ID\n    $search: String\n    $expiresBefore: DateTime\n    $isDeleted: Boolean!\n    $order: SharedLinkOrder!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    sharedLinks(\n      presentationId: $presentationId\n      status: $status\n      type: $type\n      userId: $userId\n      search: $search\n      expiresBefore: $expiresBefore\n      isDeleted: $isDeleted\n      order: $order\n      page: $page\n      pageSize: $pageSize\n    ) {\n      items {\n        ...SharedLinkFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": typeof types.ListSharedLinksDocument,
    "\n  mutation MuteSharedLink(\n    $id: ID!\n    $ownerId: ID!\n    $notificationLevel: Int\n    $areRemindersMuted: Boolean\n  ) {\n    muteSharedLink(\n      id: $id\n      ownerId: $ownerId\n      notificationLevel: $notificationLevel\n      areRemindersMuted: $areRemindersMuted\n    ) {\n      notificationLevel\n      areRemindersMuted\n    }\n  }\n": typeof types.MuteSharedLinkDocument,
    "\n  query RecentNotifications {\n    notifications(first: 50) {\n      items {\n        id\n        kind\n        tone\n        title\n        message\n        isRead\n        createdAt\n        hitCount\n        hitId\n        sharedLink {\n          id\n        }\n        presentation {\n          id\n        }\n      }\n    }\n    announcements {\n      id\n      title\n      message\n      isRead\n      createdAt\n    }\n    unreadNotificationCount\n  }\n": typeof types.RecentNotificationsDocument,
    "\n  mutation ReadNotifications($ids: [ID!]!) {\n    readNotifications(ids: $ids)\n  }\n": typeof types.ReadNotificationsDocument,
    "\n  query ReadSharedLink($id: ID!) {\n    sharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n": typeof types.ReadSharedLinkDocument,
    "\n  mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) {\n    reviseSharedLink(id: $id, input: $input) {\n      ...SharedLinkFields\n    }\n  }\n": typeof types.ReviseSharedLinkDocument,
    "\n  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {\n    sharePresentation(presentationId: $id, input: $input) {\n      ...SharedLinkFields\n      refusal\n    }\n  }\n": typeof types.SharePresentationDocument,
    "\n  mutation SharePresentations($input: SharePresentationsInput!) {\n    sharePresentations(input: $input) {\n      ...SharedLinkFields\n      refusal\n    }\n  }\n": typeof types.SharePresentationsDocument,
    "\n  query SetupNeeded {\n    setup {\n      isNeeded\n    }\n  }\n": typeof types.SetupNeededDocument,
};
const documents: Documents = {
    "\n  fragment AnswerOfClaims on Claims {\n    userId\n    impersonatorId\n    signInId\n    teamId\n    role\n    permissions\n    groupIds\n    isOperator\n    lacksSecondFactor\n    expiresAt\n    proof\n  }\n": types.AnswerOfClaimsFragmentDoc,
    "\n  query ClaimsOfToken($token: String!) {\n    claims(token: $token) {\n      ...AnswerOfClaims\n    }\n  }\n": types.ClaimsOfTokenDocument,
    "\n  query ClaimsOfSignIn($signInId: ID!) {\n    signInClaims(signInId: $signInId) {\n      ...AnswerOfClaims\n    }\n  }\n": types.ClaimsOfSignInDocument,
    "\n  mutation LeaveSignIn {\n    signOut\n  }\n": types.LeaveSignInDocument,
    "\n  fragment SignedInFields on SignedIn {\n    token\n    expiresAt\n    knownBrowser\n    user {\n      ...UserFields\n    }\n  }\n": types.SignedInFieldsFragmentDoc,
    "\n  query FolderImage($id: ID!) {\n    folder(id: $id) {\n      imageUrl\n      imageType\n    }\n  }\n": types.FolderImageDocument,
    "\n  query FilesOfResponse($id: ID!) {\n    formResponse(id: $id) {\n      data\n    }\n  }\n": types.FilesOfResponseDocument,
    "\n  query PublishedPackage($teamId: ID!, $presentationId: ID!, $fileId: ID!) {\n    publishedPackage(teamId: $teamId, presentationId: $presentationId, fileId: $fileId) {\n      mainPath\n      edits {\n        path\n        digest\n      }\n      customJavascript\n      facebookPixel\n      googleAnalyticsId\n      hubspotPixel\n      linkedinPixel\n      posthogApiKey\n    }\n  }\n": types.PublishedPackageDocument,
    "\n  query PagePart($teamId: ID!, $fileId: ID!, $page: Int!, $width: Int!, $column: Int!, $row: Int!) {\n    pagePart(\n      teamId: $teamId\n      fileId: $fileId\n      page: $page\n      width: $width\n      column: $column\n      row: $row\n    )\n  }\n": types.PagePartDocument,
    "\n  mutation RepairFile($fileId: ID!) {\n    repairFile(fileId: $fileId)\n  }\n": types.RepairFileDocument,
    "\n  query PublicLinkByToken($token: String!) {\n    publicSharedLink(token: $token) {\n      ...PublicLink\n    }\n  }\n": types.PublicLinkByTokenDocument,
    "\n  query PublicLinkById($teamId: ID!, $id: ID!) {\n    publicSharedLinkById(teamId: $teamId, id: $id) {\n      ...PublicLink\n    }\n  }\n": types.PublicLinkByIdDocument,
    "\n  query EmailOfHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) {\n      email\n    }\n  }\n": types.EmailOfHitDocument,
    "\n  fragment OwnHit on PublicSharedLinkHit {\n    id\n    email\n    isFake\n    blockRobots\n    isReal\n    botReason\n    notificationLevel\n    areRemindersMuted\n  }\n": types.OwnHitFragmentDoc,
    "\n  query ReadOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) {\n      ...OwnHit\n    }\n  }\n": types.ReadOwnHitDocument,
    "\n  mutation ReportOwnHit(\n    $id: ID!\n    $sharedLinkId: ID!\n    $presentationId: ID!\n    $input: ReportHitInput!\n  ) {\n    reportHit(\n      id: $id\n      sharedLinkId: $sharedLinkId\n      presentationId: $presentationId\n      input: $input\n    ) {\n      ...OwnHit\n    }\n  }\n": types.ReportOwnHitDocument,
    "\n  mutation NoticeOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    noticeHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId)\n  }\n": types.NoticeOwnHitDocument,
    "\n  mutation CheckAccessCode(\n    $teamId: ID!\n    $linkId: ID!\n    $accessCode: String!\n    $caller: String!\n    $knownVisitId: ID\n  ) {\n    checkAccessCode(\n      teamId: $teamId\n      linkId: $linkId\n      accessCode: $accessCode\n      caller: $caller\n      knownVisitId: $knownVisitId\n    )\n  }\n": types.CheckAccessCodeDocument,
    "\n  mutation RequestEmailCode($teamId: ID!, $linkId: ID!, $email: String!, $language: String) {\n    requestEmailCode(teamId: $teamId, linkId: $linkId, email: $email, language: $language)\n  }\n": types.RequestEmailCodeDocument,
    "\n  mutation EnterEmail($teamId: ID!, $linkId: ID!, $email: String!) {\n    enterEmail(teamId: $teamId, linkId: $linkId, email: $email)\n  }\n": types.EnterEmailDocument,
    "\n  mutation CheckEmailCode(\n    $teamId: ID!\n    $linkId: ID!\n    $email: String!\n    $code: String!\n    $caller: String!\n    $knownVisitId: ID\n  ) {\n    checkEmailCode(\n      teamId: $teamId\n      linkId: $linkId\n      email: $email\n      code: $code\n      caller: $caller\n      knownVisitId: $knownVisitId\n    )\n  }\n": types.CheckEmailCodeDocument,
    "\n  query PresentationState($id: ID!) {\n    presentation(id: $id) {\n      id\n      deletedAt\n      may {\n        export\n      }\n      files {\n        id\n        name\n        mimeType\n      }\n      captions {\n        fileId\n      }\n      versions {\n        file {\n          id\n          name\n          mimeType\n        }\n      }\n    }\n  }\n": types.PresentationStateDocument,
    "\n  fragment PublicLink on PublicSharedLink {\n    id\n    token\n    teamId\n    presentationId\n    ownerId\n    type\n    status\n    refusal\n    releaseAt\n    expiresAt\n    notificationLevel\n    name\n    displayUserInfo\n    isDirect\n    isAccessCodeRequired\n    isEmailRequired\n    emailMode\n    isForRecipientsOnly\n    gateFormUuid\n    endFormUuid\n    consentMode\n    consentStatements {\n      language\n      text\n    }\n    language\n    teamLanguage\n    gateVersion\n    isMailKept\n    presentation {\n      name\n      slug\n      alias\n      presentationType\n      isPdfForm\n      isMicrosoftOffice\n      fileId\n      fileName\n      pageCount\n      pages {\n        width\n        height\n      }\n      media {\n        kind\n        durationMs\n        mimeType\n        isConverted\n        url\n      }\n      captions {\n        language\n        fileId\n      }\n      sharingDisclaimer\n      canBeForwarded\n      canBeDownloaded\n      canBePrinted\n      canBePrintedByUser\n      canBeExported\n      pdfUseFullApi\n      pdfUseWebviewerServer\n      pdfDisableWidgetHighlighting\n    }\n    user {\n      name\n      email\n    }\n    team {\n      name\n      privacyPolicyUrl\n      isPresentationAliasEnabled\n    }\n  }\n": types.PublicLinkFragmentDoc,
    "\n  fragment ContactFields on Contact {\n    id\n    email\n    name\n    firstSeenAt(presentationId: $presentationId, filter: $filter)\n    lastSeenAt(presentationId: $presentationId, filter: $filter)\n    isContactVerified: isVerified\n    figures(presentationId: $presentationId, filter: $filter) {\n      ...TotalFields\n    }\n  }\n": types.ContactFieldsFragmentDoc,
    "\n  query DashboardListLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      links(page: $page, pageSize: 100) {\n        total\n        items {\n          sharedLink {\n            id\n            isVisible\n            name\n            url\n            presentation {\n              id\n              name\n            }\n            recipients {\n              email\n            }\n          }\n          figures {\n            ...DashboardTotals\n          }\n        }\n      }\n    }\n  }\n": types.DashboardListLinksDocument,
    "\n  query DashboardListPresentations(\n    $filter: ViewingFilter!\n    $timeZone: String!\n    $page: Int!\n    $held: ID\n  ) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      presentations(page: $page, pageSize: 100) {\n        total\n        items {\n          presentation {\n            id\n            name\n            owner {\n              name\n            }\n          }\n          figures {\n            ...DashboardTotals\n          }\n        }\n      }\n    }\n  }\n": types.DashboardListPresentationsDocument,
    "\n  fragment DashboardTotals on Figures {\n    views\n    uniqueVisitors\n    timeMs\n    averageTimeMs\n    completion\n    downloads\n    prints\n    linkClicks\n    lastViewedAt\n  }\n": types.DashboardTotalsFragmentDoc,
    "\n  query DashboardListViews($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      recentViews(page: $page, pageSize: 100) {\n        total\n        items {\n          id\n          startedAt\n          lastSeenAt\n          elapsedMs\n          completion\n          pageCount\n          pagesRead\n          isContactVerified\n          presentation {\n            id\n            name\n          }\n          sharedLink {\n            id\n            name\n          }\n          contact {\n            id\n            name\n            email\n          }\n          viewer {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": types.DashboardListViewsDocument,
    "\n  query DashboardListVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      visitors(page: $page, pageSize: 100) {\n        total\n        items {\n          key\n          views\n          timeMs\n          isContactVerified\n          contact {\n            id\n            name\n            email\n          }\n          user {\n            id\n            name\n          }\n          lastSession {\n            id\n            lastSeenAt\n            presentation {\n              id\n              name\n            }\n            sharedLink {\n              id\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n": types.DashboardListVisitorsDocument,
    "\n  fragment DeviceFields on Device {\n    id\n    user {\n      id\n    }\n    name\n    type\n    operatingSystem\n    platform\n    appVersion\n    hasPushToken\n    registeredAt\n    lastSeenAt\n  }\n": types.DeviceFieldsFragmentDoc,
    "\n  fragment TotalFields on Figures {\n    asOf\n    views\n    uniqueVisitors\n    timeMs\n    averageTimeMs\n    medianTimeMs\n    completion\n    downloads\n    prints\n    linkClicks\n    lastViewedAt\n  }\n": types.TotalFieldsFragmentDoc,
    "\n  fragment PageFields on PageStatistics {\n    page\n    views\n    opened\n    viewings\n    timeMs\n    averageTimeMs\n    medianTimeMs\n    stoppedHere\n    readAgain\n  }\n": types.PageFieldsFragmentDoc,
    "\n  fragment FigureFields on Figures {\n    ...TotalFields\n    pages {\n      ...PageFields\n    }\n  }\n": types.FigureFieldsFragmentDoc,
    "\n    fragment GroupFields on Group {\n      id\n      name\n      memberCount\n      createdAt\n    }\n  ": types.GroupFieldsFragmentDoc,
    "\n  fragment PersonChangeFields on PersonChange {\n    id\n    at\n    kind\n    personId\n    summary\n    groupName\n    network\n    requestId\n    canBeUndone\n    person {\n      id\n      name\n      email\n    }\n    actor {\n      id\n      name\n      email\n    }\n    onBehalfOf {\n      id\n      name\n      email\n    }\n    fields {\n      name\n      before\n      after\n    }\n    signIn {\n      deviceName\n      userAgent\n      address\n    }\n  }\n": types.PersonChangeFieldsFragmentDoc,
    "\n  fragment PresentationFields on Presentation {\n    id\n    name\n    slug\n    alias\n    description\n    locale\n    presentationType\n    status\n    isProtected\n    sharingDisclaimer\n    isMine\n    processing {\n      status\n      pagesDone\n      pageCount\n      failure\n    }\n    settings {\n      canBeShared\n      canBeSharedLink\n      canBeForwarded\n      canBeDownloaded\n      canBePrinted\n      canBePrintedByUser\n      canBeExported\n      canBeSharedSpace\n      canBeSharedText\n      areSharedLinksSecure\n      onlyIntendedRecipientsCanViewSharedLinks\n      canBeFaxed\n      canBePresentedByUser\n      canBeAnnotated\n      canBeHandout\n      canUserUseCdn\n      canShareCdnLink\n      canBeUsedInBuilder\n      gaProfileId\n      hideStatusBar\n      rotationMode\n      menuBarTaps\n      bounceEnabled\n      bounceZoomEnabled\n      clearCacheOnOpen\n      clearCacheOnExit\n      alwaysShowToolbar\n      showSearchButton\n      showExitInstructions\n      showSettingsButton\n      showNavigationListsButton\n      showThumbnailBrowserButton\n      pdfViewMode\n      pdfPageViewMode\n      pdfDisableWidgetHighlighting\n      pdfUseFullApi\n      pdfUseWebviewerServer\n      isDocumentSliderEnabled\n      isNavigationHistoryEnabled\n    }\n    owner {\n      id\n    }\n    reviewer {\n      id\n    }\n    pageCount\n    thumbnailUrl\n    thumbnailFileId\n    files {\n      id\n      mimeType\n    }\n    createdAt\n    updatedAt\n    contentUpdatedAt\n    externalId\n    externalUrl\n    fileUrl\n    mainPath\n    groupIds\n    labelIds\n    folderIds\n    productIds\n    brandId\n    releaseAt\n    expiresAt\n    newUntilAt\n    isNew\n    hasAccessCode\n    sendActivityToCrm\n    isFeatured\n    isRateable\n    showInMainList\n    canBeUsedInHaystack\n    shareThemeId\n    shareTemplateId\n    isTemplateRequired\n    isInternalUseOnly\n    isPdfForm\n    isMicrosoftOffice\n    subdomain\n  }\n": types.PresentationFieldsFragmentDoc,
    "\n  fragment AdminPresentationFields on Presentation {\n    ...PresentationFields\n    accessCode\n    customJavascript\n    facebookPixel\n    googleAnalyticsId\n    hubspotPixel\n    linkedinPixel\n    slackUrl\n    isPosthogEnabled\n    posthogApiKey\n    posthogProjectId\n    notifications {\n      respondent {\n        enabled\n        recipients\n      }\n      self {\n        enabled\n        recipients\n      }\n    }\n    vaultConfiguration {\n      synchronizeExpirationDate\n      synchronizeTitle\n    }\n  }\n": types.AdminPresentationFieldsFragmentDoc,
    "\n  fragment SharedLinkHitFields on SharedLinkHit {\n    id\n    at\n    userAgent\n    device\n    lane\n    laneReason\n    blockRobots\n    visitorKey\n    email\n    isEmailVerified\n    isContactVerified: isEmailVerified\n    noticedAt\n    sharedLinkId\n    presentation {\n      id\n    }\n  }\n": types.SharedLinkHitFieldsFragmentDoc,
    "\n  fragment SharedLinkFields on SharedLink {\n    id\n    name\n    token\n    alias\n    url\n    type\n    status\n    expiresAt\n    notificationLevel\n    createdAt\n    hitCount\n    lastHitAt\n    hasAccessCode\n    accessCode\n    consentMode\n    emailMode\n    isForRecipientsOnly\n    language\n    isDirect\n    allowed {\n      canBeDownloaded\n      canBePrinted\n      canBeForwarded\n    }\n    recipients {\n      id\n      email\n      name\n      mailedAt\n    }\n    presentation {\n      id\n    }\n    user {\n      id\n    }\n  }\n": types.SharedLinkFieldsFragmentDoc,
    "\n  fragment TeamDefaultsFields on TeamDefaults {\n    defaultShareEmail: shareEmail\n    defaultShareLink: shareLink\n    defaultFax: fax\n    defaultAnnotate: annotate\n    defaultExportFile: exportFile\n    defaultDownloadFile: downloadFile\n    defaultPrintFile: printFile\n    defaultForwardFile: forwardFile\n    defaultRateFile: rateFile\n    defaultSendActivityToCrm: sendActivityToCrm\n    defaultUseInHaystack: useInHaystack\n    quickshareTemplateRequired: requireQuickShareTemplate\n  }\n": types.TeamDefaultsFieldsFragmentDoc,
    "\n  fragment TeamFields on Team {\n    id\n    name\n    slug\n    type\n    displayUserInfo\n    sharingConsent\n    privacyPolicyUrl\n    timeZone\n    locale\n    promptForCustomerTimeout\n    createdAt\n    features {\n      spacesEnabled: spaces\n      haystackEnabled: haystack\n      sharingEnabled: sharing\n      sendingEmailsEnabled: sendingEmails\n      membersCanSendEmails\n      snippetsEnabled: snippets\n      sinchEnabled: sinch\n      emailVerificationEnabled: emailVerification\n      faxEnabled: fax\n      metabaseEnabled: metabase\n      emailPreviewsEnabled: emailPreviews\n      presentationAliasEnabled: presentationAlias\n    }\n    defaults {\n      ...TeamDefaultsFields\n    }\n  }\n": types.TeamFieldsFragmentDoc,
    "\n  fragment EditedTeamFields on Team {\n    ...TeamFields\n    mayEdit\n    requiresSecondFactor\n    accountManager {\n      id\n    }\n  }\n": types.EditedTeamFieldsFragmentDoc,
    "\n  fragment MemberFields on User {\n    id\n    email\n    name\n    slug\n    title\n    phone\n    isActive\n    status\n    createdAt\n    currentTeamRole\n    currentTeam {\n      id\n    }\n    abilities {\n      isFullUser\n      isEmployee\n      canSendEmails\n      canUseSnippets\n      canCreateSpaces\n      canShareSpaces\n      canVerifyEmails\n      canSendFaxes\n      canUseMetabase\n      canTestEmailTemplates\n      canUseSinch\n      canUseHaystack\n    }\n  }\n": types.MemberFieldsFragmentDoc,
    "\n  fragment UserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam {\n      ...TeamFields\n    }\n    teams {\n      ...TeamFields\n    }\n    settings {\n      ...SettingsFields\n    }\n  }\n": types.UserFieldsFragmentDoc,
    "\n  fragment SettingsFields on UserSettings {\n    signature\n    notificationLevel\n    timeZone\n    locale\n  }\n": types.SettingsFieldsFragmentDoc,
    "\n  fragment EditedUserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam {\n      ...TeamFields\n    }\n    settings {\n      ...SettingsFields\n    }\n    invitation {\n      sentAt\n      expiresAt\n      isExpired\n      invitedBy {\n        id\n      }\n    }\n  }\n": types.EditedUserFieldsFragmentDoc,
    "\n  fragment ViewerEventFields on ViewerEvent {\n    id\n    at\n    atUs\n    category\n    action\n    path\n    page\n    detail\n    elapsedMs\n    meta\n    session {\n      id\n    }\n    presentation {\n      id\n    }\n    sharedLink {\n      id\n    }\n  }\n": types.ViewerEventFieldsFragmentDoc,
    "\n  fragment ViewerSessionFields on ViewerSession {\n    id\n    startedAt\n    lastSeenAt\n    endedAt\n    isLive\n    isPaused\n    activityId\n    liveMode\n    currentPage\n    pageCount\n    elapsedMs\n    userAgent\n    meta\n    hitId\n    lane\n    completion\n    downloads\n    prints\n    linkClicks\n    contact {\n      id\n    }\n    isContactVerified\n    viewer {\n      id\n    }\n    presentation {\n      id\n    }\n    sharedLink {\n      id\n    }\n    pages {\n      page\n      timeMs\n      views\n    }\n  }\n": types.ViewerSessionFieldsFragmentDoc,
    "\n  query CallerTimeZone {\n    viewer {\n      id\n      settings {\n        timeZone\n      }\n      currentTeam {\n        id\n        timeZone\n      }\n    }\n  }\n": types.CallerTimeZoneDocument,
    "\n  query ExportContacts($search: String, $filter: ViewingFilter!, $page: Int!, $held: ID!) {\n    contacts(search: $search, filter: $filter, page: $page, pageSize: 100, held: $held) {\n      total\n      pageSize\n      items {\n        id\n        name\n        email\n        isVerified\n        figures(filter: $filter) {\n          views\n          timeMs\n        }\n        lastSession(filter: $filter) {\n          id\n          lastSeenAt\n          presentation {\n            id\n            name\n          }\n          sharedLink {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": types.ExportContactsDocument,
    "\n  query ExportViewerEvents(\n    $presentationId: ID\n    $sharedLinkId: ID\n    $filter: ViewingFilter\n    $category: String\n    $action: String\n  ) {\n    exportViewerEvents(\n      presentationId: $presentationId\n      sharedLinkId: $sharedLinkId\n      filter: $filter\n      category: $category\n      action: $action\n    ) {\n      fileName\n      text\n      isCut\n    }\n  }\n": types.ExportViewerEventsDocument,
    "\n  query ListContactsOfPresentation($presentationId: ID!, $filter: ViewingFilter, $page: Int!) {\n    presentation(id: $presentationId) {\n      id\n    }\n    contacts(presentationId: $presentationId, filter: $filter, page: $page) {\n      asOf\n      total\n      page\n      pageSize\n      items {\n        ...ContactFields\n      }\n    }\n  }\n": types.ListContactsOfPresentationDocument,
    "\n  query ListDocumentLinks($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) {\n      id\n    }\n    documentLinks(presentationId: $id, filter: $filter) {\n      asOf\n      items {\n        page\n        target\n        fileId\n        clicks\n      }\n    }\n  }\n": types.ListDocumentLinksDocument,
    "\n  query ListPageStatistics($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) {\n      pageCount\n      analytics(filter: $filter) {\n        ...FigureFields\n      }\n    }\n  }\n": types.ListPageStatisticsDocument,
    "\n  query ListViewerEvents(\n    $presentationId: ID\n    $sharedLinkId: ID\n    $sessionId: ID\n    $filter: ViewingFilter\n    $category: String\n    $action: String\n    $path: String\n    $cursor: ID\n    $isOldestFirst: Boolean!\n    $limit: Int!\n  ) {\n    viewerEvents(\n      presentationId: $presentationId\n      sharedLinkId: $sharedLinkId\n      sessionId: $sessionId\n      filter: $filter\n      category: $category\n      action: $action\n      path: $path\n      cursor: $cursor\n      isOldestFirst: $isOldestFirst\n      limit: $limit\n    ) {\n      asOf\n      next\n      items {\n        ...ViewerEventFields\n      }\n    }\n  }\n": types.ListViewerEventsDocument,
    "\n  query ListViewerSessions(\n    $presentationId: ID\n    $sharedLinkId: ID\n    $contactId: ID\n    $hitId: ID\n    $did: [ViewerDeed!]\n    $filter: ViewingFilter\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewerSessions(\n      presentationId: $presentationId\n      sharedLinkId: $sharedLinkId\n      contactId: $contactId\n      hitId: $hitId\n      did: $did\n      filter: $filter\n      page: $page\n      pageSize: $pageSize\n    ) {\n      items {\n        ...ViewerSessionFields\n      }\n      asOf\n      total\n      page\n      pageSize\n    }\n  }\n": types.ListViewerSessionsDocument,
    "\n  query ReadContactOfPresentation($presentationId: ID!, $contactId: ID!, $filter: ViewingFilter) {\n    presentation(id: $presentationId) {\n      id\n    }\n    contact(id: $contactId) {\n      ...ContactFields\n      figures(presentationId: $presentationId, filter: $filter) {\n        pages {\n          ...PageFields\n        }\n      }\n    }\n    viewerSessions(\n      presentationId: $presentationId\n      contactId: $contactId\n      filter: $filter\n      pageSize: 100\n    ) {\n      items {\n        ...ViewerSessionFields\n      }\n    }\n  }\n": types.ReadContactOfPresentationDocument,
    "\n  query ReadContact($id: ID!, $presentationId: ID, $filter: ViewingFilter) {\n    contact(id: $id) {\n      ...ContactFields\n      presentations(filter: $filter) {\n        presentation {\n          id\n          name\n        }\n        figures {\n          ...TotalFields\n        }\n      }\n    }\n  }\n": types.ReadContactDocument,
    "\n  query ReadViewerEvent($id: ID!) {\n    viewerEvent(id: $id) {\n      ...ViewerEventFields\n    }\n  }\n": types.ReadViewerEventDocument,
    "\n  query ReadViewerSession($id: ID!) {\n    viewerSession(id: $id) {\n      ...ViewerSessionFields\n    }\n  }\n": types.ReadViewerSessionDocument,
    "\n  mutation RequestContact($input: ContactInput!) {\n    requestContact(input: $input)\n  }\n": types.RequestContactDocument,
    "\n  mutation SubmitRoi($input: RoiInput!) {\n    submitRoi(input: $input) {\n      annualCost\n      annualSellingHoursPerRep\n      annualSellingHours\n      annualRevenueIncrease\n      freedWeeklyHoursRounded\n      freedWeeklyHours\n      hourlyProduction\n      annualROI\n      savingsPercentage\n    }\n  }\n": types.SubmitRoiDocument,
    "\n  mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) {\n    changePresentationOwner(id: $id, ownerId: $ownerId) {\n      ...AdminPresentationFields\n    }\n  }\n": types.ChangePresentationOwnerDocument,
    "\n  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {\n    changePresentationStatus(id: $id, status: $status) {\n      ...AdminPresentationFields\n    }\n  }\n": types.ChangePresentationStatusDocument,
    "\n  mutation SetPresentationFlag($id: ID!, $setting: PresentationToggle!, $isOn: Boolean!) {\n    setPresentationFlag(id: $id, setting: $setting, isOn: $isOn) {\n      ...AdminPresentationFields\n    }\n  }\n": types.SetPresentationFlagDocument,
    "\n  query CheckPath($id: ID!) {\n    presentation(id: $id) {\n      id\n      mainPath\n      files {\n        id\n        name\n      }\n      packageFiles {\n        name\n      }\n    }\n  }\n": types.CheckPathDocument,
    "\n  mutation ChooseThumbnail($id: ID!, $fileId: ID!) {\n    choosePresentationThumbnail(id: $id, fileId: $fileId) {\n      ...PresentationFields\n    }\n  }\n": types.ChooseThumbnailDocument,
    "\n  mutation CopyPresentation($id: ID!, $name: String) {\n    copyPresentation(id: $id, name: $name) {\n      ...AdminPresentationFields\n    }\n  }\n": types.CopyPresentationDocument,
    "\n  mutation CreatePresentation($input: CreatePresentationInput!) {\n    createPresentation(input: $input) {\n      ...AdminPresentationFields\n      files {\n        id\n      }\n    }\n  }\n": types.CreatePresentationDocument,
    "\n  mutation DeletePresentation($id: ID!) {\n    deletePresentation(id: $id) {\n      id\n    }\n  }\n": types.DeletePresentationDocument,
    "\n  mutation DeletePresentations($ids: [ID!]!) {\n    deletePresentations(ids: $ids) {\n      changed {\n        id\n      }\n      refused {\n        id\n        code\n        message\n      }\n    }\n  }\n": types.DeletePresentationsDocument,
    "\n  fragment ExportedPresentation on Presentation {\n    id\n    name\n    presentationType\n    status\n    owner {\n      id\n      name\n    }\n    description\n    locale\n    alias\n    externalId\n    isFeatured\n    isProtected\n    pageCount\n    createdAt\n    updatedAt\n    releaseAt\n    expiresAt\n    groups {\n      name\n    }\n    folders {\n      name\n      ancestorPath\n    }\n    labels {\n      name\n    }\n    brand {\n      name\n    }\n    products {\n      name\n    }\n  }\n": types.ExportedPresentationFragmentDoc,
    "\n  query ExportPresentations($ids: [ID!]!) {\n    presentationsByIds(ids: $ids) {\n      ...ExportedPresentation\n    }\n  }\n": types.ExportPresentationsDocument,
    "\n  query ExportFoundPresentations(\n    $search: String\n    $filter: PresentationFilter\n    $sort: PresentationSort! = NEWEST\n    $after: String\n  ) {\n    presentations(search: $search, filter: $filter, sort: $sort, after: $after) {\n      next\n      items {\n        ...ExportedPresentation\n      }\n    }\n  }\n": types.ExportFoundPresentationsDocument,
    "\n  mutation DeleteFile($id: ID!) {\n    deleteFile(id: $id)\n  }\n": types.DeleteFileDocument,
    "\n  mutation EditFile($id: ID!, $content: String!) {\n    editFile(id: $id, content: $content) {\n      ...FileFields\n    }\n  }\n": types.EditFileDocument,
    "\n    fragment FileFields on File {\n      id\n      presentationId\n      uploadId\n      name\n      mimeType\n      extension\n      size\n      editable\n      createdAt\n    }\n  ": types.FileFieldsFragmentDoc,
    "\n  query ListFiles($id: ID!) {\n    presentation(id: $id) {\n      id\n      may {\n        export\n      }\n      presentationType\n      files {\n        ...FileFields\n      }\n      packageFiles {\n        ...FileFields\n      }\n    }\n  }\n": types.ListFilesDocument,
    "\n  query ReadContent($id: ID!) {\n    file(id: $id) {\n      content\n    }\n  }\n": types.ReadContentDocument,
    "\n  query ReadFile($id: ID!) {\n    file(id: $id) {\n      ...FileFields\n    }\n  }\n": types.ReadFileDocument,
    "\n    fragment FolderFields on Folder {\n      id\n      name\n      parentId\n      depth\n      ancestors {\n        id\n        name\n      }\n      ancestorPath\n      imageUrl\n      childCount\n      presentationCount\n    }\n  ": types.FolderFieldsFragmentDoc,
    "\n  query ListFolders {\n    folders {\n      ...FolderFields\n    }\n  }\n": types.ListFoldersDocument,
    "\n  query ListFolderTree {\n    folderTree {\n      ...FolderFields\n    }\n  }\n": types.ListFolderTreeDocument,
    "\n  query ReadFolder($id: ID!, $filter: PresentationFilter!, $page: Int!) {\n    folder(id: $id) {\n      ...FolderFields\n    }\n    presentations(filter: $filter, sort: NAME, page: $page) {\n      items {\n        ...PresentationFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": types.ReadFolderDocument,
    "\n  mutation MoveFolder($id: ID!, $input: MoveFolderInput!) {\n    moveFolder(id: $id, input: $input) {\n      ...FolderFields\n    }\n  }\n": types.MoveFolderDocument,
    "\n  mutation RemoveFolderImage($id: ID!) {\n    removeFolderImage(id: $id) {\n      id\n    }\n  }\n": types.RemoveFolderImageDocument,
    "\n  mutation DeleteFolder($id: ID!) {\n    deleteFolder(id: $id) {\n      id\n    }\n  }\n": types.DeleteFolderDocument,
    "\n  mutation FolderPresentations($ids: [ID!]!, $add: [ID!]!, $remove: [ID!]!) {\n    folderPresentations(ids: $ids, add: $add, remove: $remove) {\n      changed {\n        id\n      }\n      refused {\n        id\n        code\n        message\n      }\n    }\n  }\n": types.FolderPresentationsDocument,
    "\n  mutation CreateFolder($input: CreateFolderInput!) {\n    createFolder(input: $input) {\n      ...FolderFields\n    }\n  }\n": types.CreateFolderDocument,
    "\n  mutation UpdateFolder($id: ID!, $input: UpdateFolderInput!) {\n    updateFolder(id: $id, input: $input) {\n      ...FolderFields\n    }\n  }\n": types.UpdateFolderDocument,
    "\n  fragment PublicFormFields on Form {\n    uuid\n    title\n    introduction\n    thanks\n    pages {\n      title\n      questions {\n        id\n        type\n        label\n        help\n        isRequired\n        options\n        shownWhen {\n          questionId\n          values\n        }\n      }\n    }\n  }\n": types.PublicFormFieldsFragmentDoc,
    "\n  fragment FormFields on Form {\n    id\n    uuid\n    name\n    isPublished\n    title\n    introduction\n    thanks\n    pages {\n      title\n      questions {\n        id\n        type\n        label\n        help\n        isRequired\n        options\n        shownWhen {\n          questionId\n          values\n        }\n      }\n    }\n    notifications {\n      respondent {\n        enabled\n        recipients\n      }\n      self {\n        enabled\n        recipients\n      }\n    }\n    responseCount\n    draftCount\n    createdAt\n    updatedAt\n  }\n": types.FormFieldsFragmentDoc,
    "\n  fragment FormResponseFacts on FormResponse {\n    id\n    uuid\n    form {\n      id\n    }\n    status\n    consents {\n      questionId\n      statement\n      isGiven\n    }\n    presentation {\n      id\n    }\n    sharedLinkId\n    isErased\n    startedAt\n    savedAt\n    completedAt\n  }\n": types.FormResponseFactsFragmentDoc,
    "\n  fragment FormResponseFields on FormResponse {\n    ...FormResponseFacts\n    data\n  }\n": types.FormResponseFieldsFragmentDoc,
    "\n  fragment ListedFormResponseFields on FormResponse {\n    ...FormResponseFacts\n    data: shortData\n  }\n": types.ListedFormResponseFieldsFragmentDoc,
    "\n  fragment PublicFormResponseFields on FormResponse {\n    uuid\n    data\n    status\n    savedAt\n    completedAt\n  }\n": types.PublicFormResponseFieldsFragmentDoc,
    "\n  query ReadFormResponse($id: ID!) {\n    formResponse(id: $id) {\n      ...FormResponseFields\n    }\n  }\n": types.ReadFormResponseDocument,
    "\n  query ListFormResponses(\n    $formId: ID!\n    $status: FormResponseStatus\n    $presentationId: ID\n    $search: String\n    $page: Int!\n  ) {\n    formResponses(\n      formId: $formId\n      status: $status\n      presentationId: $presentationId\n      search: $search\n      page: $page\n    ) {\n      items {\n        ...ListedFormResponseFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": types.ListFormResponsesDocument,
    "\n  query FormToExport($id: ID!) {\n    form(id: $id) {\n      pages {\n        questions {\n          id\n          label\n        }\n      }\n      formerQuestions {\n        id\n        label\n      }\n    }\n  }\n": types.FormToExportDocument,
    "\n  query ExportFormResponses(\n    $formId: ID!\n    $status: FormResponseStatus\n    $search: String\n    $after: ID\n  ) {\n    formResponsesByAge(formId: $formId, status: $status, search: $search, after: $after) {\n      next\n      items {\n        id\n        status\n        shortData\n        startedAt\n        completedAt\n        presentation {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.ExportFormResponsesDocument,
    "\n  mutation DeleteFormResponse($id: ID!) {\n    deleteFormResponse(id: $id)\n  }\n": types.DeleteFormResponseDocument,
    "\n  query ListForms {\n    forms {\n      ...FormFields\n    }\n  }\n": types.ListFormsDocument,
    "\n  query ReadForm($id: ID!) {\n    form(id: $id) {\n      ...FormFields\n    }\n  }\n": types.ReadFormDocument,
    "\n  mutation CreateForm($input: CreateFormInput!) {\n    createForm(input: $input) {\n      ...FormFields\n    }\n  }\n": types.CreateFormDocument,
    "\n  mutation UpdateForm($id: ID!, $input: UpdateFormInput!) {\n    updateForm(id: $id, input: $input) {\n      ...FormFields\n    }\n  }\n": types.UpdateFormDocument,
    "\n  mutation PublishForm($id: ID!) {\n    publishForm(id: $id) {\n      ...FormFields\n    }\n  }\n": types.PublishFormDocument,
    "\n  mutation UnpublishForm($id: ID!) {\n    unpublishForm(id: $id) {\n      ...FormFields\n    }\n  }\n": types.UnpublishFormDocument,
    "\n  mutation DeleteForm($id: ID!) {\n    deleteForm(id: $id)\n  }\n": types.DeleteFormDocument,
    "\n  query ReadPublicForm($uuid: ID!) {\n    publicForm(uuid: $uuid) {\n      id\n      teamId\n      ...PublicFormFields\n    }\n  }\n": types.ReadPublicFormDocument,
    "\n  query ReadPublicResponse($uuid: ID!) {\n    publicFormResponse(uuid: $uuid) {\n      ...PublicFormResponseFields\n    }\n  }\n": types.ReadPublicResponseDocument,
    "\n  mutation StartFormResponse($formUuid: ID!, $input: FormResponseInput!) {\n    startFormResponse(formUuid: $formUuid, input: $input) {\n      ...PublicFormResponseFields\n    }\n  }\n": types.StartFormResponseDocument,
    "\n  mutation SaveFormResponse($uuid: ID!, $input: FormResponseInput!) {\n    saveFormResponse(uuid: $uuid, input: $input) {\n      ...PublicFormResponseFields\n      form {\n        uuid\n      }\n    }\n  }\n": types.SaveFormResponseDocument,
    "\n  query ListLegacySlides($id: ID!) {\n    presentation(id: $id) {\n      pages {\n        number\n        width\n        height\n        thumbnailUrl\n        pictureUrl\n      }\n      files {\n        id\n      }\n    }\n  }\n": types.ListLegacySlidesDocument,
    "\n  query ListPresentationsOfUser($id: ID!, $page: Int!) {\n    presentationsOfUser(userId: $id, page: $page) {\n      items {\n        ...PresentationFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": types.ListPresentationsOfUserDocument,
    "\n  query ListPresentations($page: Int!) {\n    presentations(page: $page) {\n      items {\n        ...PresentationFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": types.ListPresentationsDocument,
    "\n  query ListProcessingJobs($id: ID!) {\n    presentation(id: $id) {\n      jobs {\n        id\n        kind\n        status\n        attempts\n        progress\n        failure\n        createdAt\n        startedAt\n        finishedAt\n      }\n    }\n  }\n": types.ListProcessingJobsDocument,
    "\n  query ListTeamPresentations($min: ID, $chunk: Int!) {\n    presentationsAfter(min: $min, chunk: $chunk) {\n      ...PresentationFields\n    }\n  }\n": types.ListTeamPresentationsDocument,
    "\n  mutation AddCaptions($id: ID!, $language: String!, $receipt: UploadReceipt!) {\n    addCaptions(id: $id, language: $language, receipt: $receipt) {\n      id\n      captions {\n        language\n        fileId\n      }\n    }\n  }\n": types.AddCaptionsDocument,
    "\n  mutation RemoveCaptions($id: ID!, $language: String!) {\n    removeCaptions(id: $id, language: $language) {\n      id\n    }\n  }\n": types.RemoveCaptionsDocument,
    "\n  mutation ImportVideo($videoUrl: String!, $input: CreatePresentationInput!) {\n    importVideo(videoUrl: $videoUrl, input: $input) {\n      ...AdminPresentationFields\n    }\n  }\n": types.ImportVideoDocument,
    "\n  query ReadUrlInfo($url: String!) {\n    urlInfo(url: $url) {\n      url\n      title\n      description\n      image\n      contentType\n    }\n  }\n": types.ReadUrlInfoDocument,
    "\n  query ReadPresentation($id: ID!) {\n    presentation(id: $id) {\n      ...AdminPresentationFields\n    }\n  }\n": types.ReadPresentationDocument,
    "\n  query SearchPresentations(\n    $filter: PresentationFilter\n    $search: String\n    $sort: PresentationSort!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    presentations(filter: $filter, search: $search, sort: $sort, page: $page, pageSize: $pageSize) {\n      items {\n        ...PresentationFields\n        groups {\n          id\n          name\n        }\n        labels {\n          id\n          name\n        }\n        folders {\n          id\n          name\n        }\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": types.SearchPresentationsDocument,
    "\n  query SignPresentation($id: ID!) {\n    presentation(id: $id) {\n      id\n      presentationType\n      may {\n        export\n      }\n      files {\n        id\n        mimeType\n      }\n    }\n  }\n": types.SignPresentationDocument,
    "\n    fragment BrandFields on Brand {\n      id\n      name\n      slug\n      presentationCount\n      createdAt\n    }\n  ": types.BrandFieldsFragmentDoc,
    "\n  query ListBrands {\n    brands {\n      ...BrandFields\n    }\n  }\n": types.ListBrandsDocument,
    "\n  query ReadBrand($id: ID!) {\n    brand(id: $id) {\n      ...BrandFields\n    }\n  }\n": types.ReadBrandDocument,
    "\n  mutation CreateBrand($input: CreateBrandInput!) {\n    createBrand(input: $input) {\n      ...BrandFields\n    }\n  }\n": types.CreateBrandDocument,
    "\n  mutation UpdateBrand($id: ID!, $input: UpdateBrandInput!) {\n    updateBrand(id: $id, input: $input) {\n      ...BrandFields\n    }\n  }\n": types.UpdateBrandDocument,
    "\n  mutation MergeBrands($id: ID!, $brandIds: [ID!]!) {\n    mergeBrands(id: $id, brandIds: $brandIds) {\n      ...BrandFields\n    }\n  }\n": types.MergeBrandsDocument,
    "\n  mutation DeleteBrand($id: ID!) {\n    deleteBrand(id: $id)\n  }\n": types.DeleteBrandDocument,
    "\n    fragment LabelFields on Label {\n      id\n      name\n      colour\n      presentationCount\n      createdAt\n    }\n  ": types.LabelFieldsFragmentDoc,
    "\n  query ListLabels {\n    labels {\n      ...LabelFields\n    }\n  }\n": types.ListLabelsDocument,
    "\n  query ReadLabel($id: ID!) {\n    label(id: $id) {\n      ...LabelFields\n    }\n  }\n": types.ReadLabelDocument,
    "\n  mutation CreateLabel($input: CreateLabelInput!) {\n    createLabel(input: $input) {\n      ...LabelFields\n    }\n  }\n": types.CreateLabelDocument,
    "\n  mutation UpdateLabel($id: ID!, $input: UpdateLabelInput!) {\n    updateLabel(id: $id, input: $input) {\n      ...LabelFields\n    }\n  }\n": types.UpdateLabelDocument,
    "\n  mutation MergeLabels($id: ID!, $labelIds: [ID!]!) {\n    mergeLabels(id: $id, labelIds: $labelIds) {\n      ...LabelFields\n    }\n  }\n": types.MergeLabelsDocument,
    "\n  mutation DeleteLabel($id: ID!) {\n    deleteLabel(id: $id)\n  }\n": types.DeleteLabelDocument,
    "\n    fragment ProductFields on Product {\n      id\n      name\n      slug\n      presentationCount\n      createdAt\n    }\n  ": types.ProductFieldsFragmentDoc,
    "\n  query ListProducts {\n    products {\n      ...ProductFields\n    }\n  }\n": types.ListProductsDocument,
    "\n  query ReadProduct($id: ID!) {\n    product(id: $id) {\n      ...ProductFields\n    }\n  }\n": types.ReadProductDocument,
    "\n  mutation CreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      ...ProductFields\n    }\n  }\n": types.CreateProductDocument,
    "\n  mutation UpdateProduct($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      ...ProductFields\n    }\n  }\n": types.UpdateProductDocument,
    "\n  mutation MergeProducts($id: ID!, $productIds: [ID!]!) {\n    mergeProducts(id: $id, productIds: $productIds) {\n      ...ProductFields\n    }\n  }\n": types.MergeProductsDocument,
    "\n  mutation DeleteProduct($id: ID!) {\n    deleteProduct(id: $id)\n  }\n": types.DeleteProductDocument,
    "\n  query ReadForUpdate($id: ID!) {\n    presentation(id: $id) {\n      ...AdminPresentationFields\n    }\n  }\n": types.ReadForUpdateDocument,
    "\n  mutation UpdatePresentation($id: ID!, $input: UpdatePresentationInput!) {\n    updatePresentation(id: $id, input: $input) {\n      ...AdminPresentationFields\n      files {\n        id\n      }\n      replacement {\n        file {\n          id\n        }\n      }\n    }\n  }\n": types.UpdatePresentationDocument,
    "\n  fragment ChangedGroup on GroupChange {\n    group {\n      ...GroupFields\n    }\n    changed {\n      id\n    }\n    refused {\n      id\n      code\n      message\n    }\n  }\n": types.ChangedGroupFragmentDoc,
    "\n  mutation AddToGroup($id: ID!, $userIds: [ID!]!) {\n    addToGroup(id: $id, userIds: $userIds) {\n      ...ChangedGroup\n    }\n  }\n": types.AddToGroupDocument,
    "\n  mutation RemoveFromGroup($id: ID!, $userIds: [ID!]!) {\n    removeFromGroup(id: $id, userIds: $userIds) {\n      ...ChangedGroup\n    }\n  }\n": types.RemoveFromGroupDocument,
    "\n  query ListGroups($page: Int!) {\n    groups(page: $page, pageSize: 300) {\n      total\n      page\n      pageSize\n      items {\n        ...GroupFields\n      }\n    }\n  }\n": types.ListGroupsDocument,
    "\n  query ReadGroup($id: ID!) {\n    group(id: $id) {\n      ...GroupFields\n    }\n  }\n": types.ReadGroupDocument,
    "\n  query ListGroupUsers($id: ID!, $search: String, $page: Int!) {\n    group(id: $id) {\n      id\n    }\n    users(groupId: $id, search: $search, page: $page, pageSize: 300) {\n      total\n      page\n      pageSize\n      items {\n        ...MemberFields\n      }\n    }\n  }\n": types.ListGroupUsersDocument,
    "\n  mutation CreateGroup($name: String!) {\n    createGroup(name: $name) {\n      ...GroupFields\n    }\n  }\n": types.CreateGroupDocument,
    "\n  mutation RenameGroup($id: ID!, $name: String!) {\n    renameGroup(id: $id, name: $name) {\n      ...GroupFields\n    }\n  }\n": types.RenameGroupDocument,
    "\n  mutation DeleteGroup($id: ID!) {\n    deleteGroup(id: $id)\n  }\n": types.DeleteGroupDocument,
    "\n  query CanBeImpersonated($id: ID!) {\n    user(id: $id) {\n      canBeImpersonated\n    }\n  }\n": types.CanBeImpersonatedDocument,
    "\n  mutation StartImpersonation($input: StartImpersonationInput!) {\n    startImpersonation(input: $input) {\n      token\n      expiresAt\n      ownExpiresAt\n      user {\n        ...UserFields\n      }\n    }\n  }\n": types.StartImpersonationDocument,
    "\n  mutation EndImpersonation {\n    endImpersonation\n  }\n": types.EndImpersonationDocument,
    "\n  query ReadOwnPermissions {\n    viewer {\n      permissions\n    }\n  }\n": types.ReadOwnPermissionsDocument,
    "\n  query ReadPermissions($id: ID!) {\n    user(id: $id) {\n      permissions\n    }\n  }\n": types.ReadPermissionsDocument,
    "\n  query ReadForEdit($id: ID!) {\n    user(id: $id) {\n      ...EditedUserFields\n    }\n  }\n": types.ReadForEditDocument,
    "\n  mutation EditMember($id: ID!, $input: EditMemberInput!) {\n    editMember(userId: $id, input: $input) {\n      ...EditedUserFields\n    }\n  }\n": types.EditMemberDocument,
    "\n  mutation ErasePerson($input: ErasePersonInput!) {\n    erasePerson(input: $input) {\n      erasedAt\n      file\n      isMailed\n    }\n  }\n": types.ErasePersonDocument,
    "\n  query ReadErasureReceipt($id: ID!) {\n    erasureReceipt(userId: $id)\n  }\n": types.ReadErasureReceiptDocument,
    "\n  query ExportUsers(\n    $search: String\n    $role: TeamRole\n    $status: MemberStatus\n    $permission: String\n    $groupId: ID\n    $sort: UserSort! = NAME\n    $after: String\n    $isGrouped: Boolean!\n  ) {\n    users(\n      search: $search\n      role: $role\n      status: $status\n      permission: $permission\n      groupId: $groupId\n      sort: $sort\n      after: $after\n      pageSize: 300\n    ) {\n      endCursor\n      items {\n        id\n        name\n        email\n        title\n        phone\n        status\n        currentTeamRole\n        customRole {\n          name\n        }\n        permissions\n        createdAt\n        groups @include(if: $isGrouped) {\n          name\n        }\n      }\n    }\n  }\n": types.ExportUsersDocument,
    "\n  mutation InviteMembers($input: InviteMembersInput!) {\n    inviteMembers(input: $input) {\n      email\n      problem\n      user {\n        ...MemberFields\n      }\n    }\n  }\n": types.InviteMembersDocument,
    "\n  mutation ResendInvitation($id: ID!) {\n    resendInvitation(userId: $id) {\n      ...MemberFields\n    }\n  }\n": types.ResendInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!) {\n    revokeInvitation(userId: $id)\n  }\n": types.RevokeInvitationDocument,
    "\n  query ListUsers($min: ID, $chunk: Int!) {\n    usersAfter(min: $min, chunk: $chunk) {\n      ...MemberFields\n    }\n  }\n": types.ListUsersDocument,
    "\n  mutation ChangeMemberPermissions($userId: ID!, $permissions: [String!]!) {\n    changeMemberPermissions(userId: $userId, permissions: $permissions) {\n      ...MemberFields\n    }\n  }\n": types.ChangeMemberPermissionsDocument,
    "\n  mutation LockMember($id: ID!) {\n    lockMember(userId: $id) {\n      ...MemberFields\n    }\n  }\n": types.LockMemberDocument,
    "\n  mutation UnlockMember($id: ID!) {\n    unlockMember(userId: $id) {\n      ...MemberFields\n    }\n  }\n": types.UnlockMemberDocument,
    "\n  mutation AddToTeams($id: ID!, $teamIds: [ID!]!, $role: TeamRole) {\n    addToTeams(userId: $id, teamIds: $teamIds, role: $role) {\n      ...MemberFields\n    }\n  }\n": types.AddToTeamsDocument,
    "\n  mutation ChangeMemberRole($id: ID!, $teamId: ID!, $role: TeamRole!) {\n    changeMemberRole(userId: $id, teamId: $teamId, role: $role) {\n      ...MemberFields\n    }\n  }\n": types.ChangeMemberRoleDocument,
    "\n  mutation RemoveMember($id: ID!, $teamId: ID, $handOverTo: ID) {\n    removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo)\n  }\n": types.RemoveMemberDocument,
    "\n  mutation RestoreMember($id: ID!, $teamId: ID) {\n    restoreMember(userId: $id, teamId: $teamId) {\n      ...MemberFields\n    }\n  }\n": types.RestoreMemberDocument,
    "\n  fragment PersonThenFields on PersonThen {\n    personId\n    name\n    email\n    title\n    phone\n    status\n    role\n    permissions\n    storedPermissions\n    customRoleName\n    groupNames\n    timeZone\n    locale\n  }\n": types.PersonThenFieldsFragmentDoc,
    "\n  query ReadPeopleAsOf(\n    $at: DateTime!\n    $search: String\n    $role: TeamRole\n    $first: Int!\n    $after: String\n  ) {\n    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) {\n      endCursor\n      items {\n        ...PersonThenFields\n      }\n    }\n  }\n": types.ReadPeopleAsOfDocument,
    "\n  query ReadPeopleHistory($filter: PeopleHistoryFilter, $first: Int! = 100, $after: String) {\n    peopleHistory(filter: $filter, first: $first, after: $after) {\n      endCursor\n      items {\n        ...PersonChangeFields\n      }\n    }\n  }\n": types.ReadPeopleHistoryDocument,
    "\n  query ReadOwnHistory($first: Int! = 100, $after: String) {\n    viewer {\n      id\n      history(first: $first, after: $after) {\n        endCursor\n        items {\n          ...PersonChangeFields\n        }\n      }\n    }\n  }\n": types.ReadOwnHistoryDocument,
    "\n  mutation UndoMemberChange($id: ID!, $changeId: ID!) {\n    undoMemberChange(userId: $id, changeId: $changeId) {\n      ...MemberFields\n    }\n  }\n": types.UndoMemberChangeDocument,
    "\n  fragment PersonExportFields on PersonExport {\n    id\n    requestedAt\n    expiresAt\n    isReady\n  }\n": types.PersonExportFieldsFragmentDoc,
    "\n  mutation RequestPersonExport($id: ID!) {\n    requestPersonExport(userId: $id) {\n      ...PersonExportFields\n    }\n  }\n": types.RequestPersonExportDocument,
    "\n  query ReadPersonExport($id: ID!) {\n    personExport(userId: $id) {\n      ...PersonExportFields\n    }\n  }\n": types.ReadPersonExportDocument,
    "\n  query DownloadPersonExport($id: ID!, $isPage: Boolean!) {\n    personExport(userId: $id) {\n      file @skip(if: $isPage)\n      page @include(if: $isPage)\n    }\n  }\n": types.DownloadPersonExportDocument,
    "\n  query ReadOwnProfile {\n    viewer {\n      ...UserFields\n    }\n  }\n": types.ReadOwnProfileDocument,
    "\n  mutation EditProfile($input: EditProfileInput!) {\n    editProfile(input: $input) {\n      ...UserFields\n    }\n  }\n": types.EditProfileDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n": types.ChangePasswordDocument,
    "\n  query ReadEditedUser($id: ID!) {\n    user(id: $id) {\n      ...EditedUserFields\n    }\n  }\n": types.ReadEditedUserDocument,
    "\n  query ReadUserSettings($id: ID!) {\n    user(id: $id) {\n      settings {\n        ...SettingsFields\n      }\n    }\n  }\n": types.ReadUserSettingsDocument,
    "\n  query ReadMember($id: ID!) {\n    user(id: $id) {\n      ...MemberFields\n    }\n  }\n": types.ReadMemberDocument,
    "\n  query ReadUser {\n    viewer {\n      ...UserFields\n    }\n  }\n": types.ReadUserDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      isMailKept\n    }\n  }\n": types.RegisterDocument,
    "\n  query ReadRegistration($token: String!) {\n    registration(token: $token) {\n      email\n      teamName\n      isTrial\n      expiresAt\n    }\n  }\n": types.ReadRegistrationDocument,
    "\n  mutation ActivateRegistration($input: ActivateRegistrationInput!) {\n    activateRegistration(input: $input) {\n      ...SignedInFields\n    }\n  }\n": types.ActivateRegistrationDocument,
    "\n  query RegistrationOpen {\n    setup {\n      isRegistrationOpen\n    }\n  }\n": types.RegistrationOpenDocument,
    "\n  query SetupState {\n    setup {\n      isNeeded\n      isRegistrationOpen\n    }\n    okta: isSingleSignOnOffered(provider: OKTA)\n    dynamics: isSingleSignOnOffered(provider: DYNAMICS)\n    egnyte: isSingleSignOnOffered(provider: EGNYTE)\n  }\n": types.SetupStateDocument,
    "\n  mutation SetUp($input: SetUpInput!) {\n    setUp(input: $input) {\n      ...SignedInFields\n    }\n  }\n": types.SetUpDocument,
    "\n  query SearchUsers($search: String!, $limit: Int!) {\n    users(search: $search, pageSize: $limit) {\n      total\n      items {\n        ...MemberFields\n      }\n    }\n  }\n": types.SearchUsersDocument,
    "\n  query ListAccountManagers {\n    accountManagers {\n      ...MemberFields\n    }\n  }\n": types.ListAccountManagersDocument,
    "\n  query ReadAccountManager($id: ID!) {\n    team(id: $id) {\n      accountManager {\n        ...MemberFields\n      }\n    }\n  }\n": types.ReadAccountManagerDocument,
    "\n  mutation CreateTeam($input: CreateTeamInput!) {\n    createTeam(input: $input) {\n      ...EditedTeamFields\n    }\n  }\n": types.CreateTeamDocument,
    "\n  query ReadEditedTeam($id: ID!) {\n    team(id: $id) {\n      ...EditedTeamFields\n    }\n  }\n": types.ReadEditedTeamDocument,
    "\n  mutation ChangeTeamSettings($id: ID!, $input: ChangeTeamSettingsInput!) {\n    changeTeamSettings(teamId: $id, input: $input) {\n      ...EditedTeamFields\n    }\n  }\n": types.ChangeTeamSettingsDocument,
    "\n  query ReadEmailCredits {\n    emailCredits {\n      isEnabled\n      total\n      available\n    }\n  }\n": types.ReadEmailCreditsDocument,
    "\n  query ListOwnTeams {\n    viewer {\n      memberships {\n        role\n        isCurrent\n        team {\n          ...TeamFields\n        }\n      }\n    }\n  }\n": types.ListOwnTeamsDocument,
    "\n  query ReadTeam($id: ID!) {\n    team(id: $id) {\n      ...TeamFields\n    }\n  }\n": types.ReadTeamDocument,
    "\n  mutation SwitchTeam($teamId: ID!) {\n    switchTeam(teamId: $teamId) {\n      ...UserFields\n    }\n  }\n": types.SwitchTeamDocument,
    "\n  query ListCountries {\n    countries {\n      id\n      alpha3\n      numeric\n      name\n      region {\n        code\n        name\n      }\n      subregion {\n        code\n        name\n      }\n      intermediateRegion {\n        code\n        name\n      }\n    }\n  }\n": types.ListCountriesDocument,
    "\n  query ListUsStates {\n    usStates {\n      id\n      name\n    }\n  }\n": types.ListUsStatesDocument,
    "\n  query ListLocales {\n    locales {\n      id\n      name\n      nativeName\n    }\n  }\n": types.ListLocalesDocument,
    "\n  query ListTimeZones {\n    timeZones {\n      id\n      name\n    }\n  }\n": types.ListTimeZonesDocument,
    "\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input)\n  }\n": types.ConfirmPasswordDocument,
    "\n  query ReadInvitation($token: String!) {\n    invitation(token: $token) {\n      email\n      name\n      teamName\n      expiresAt\n      hasLostRole\n    }\n  }\n": types.ReadInvitationDocument,
    "\n  mutation CreatePassword($input: CreatePasswordInput!) {\n    createPassword(input: $input) {\n      ...SignedInFields\n    }\n  }\n": types.CreatePasswordDocument,
    "\n  query ListDevices($min: ID, $chunk: Int!) {\n    devicesAfter(min: $min, chunk: $chunk) {\n      ...DeviceFields\n    }\n  }\n": types.ListDevicesDocument,
    "\n  query ReadDevice($id: ID!) {\n    device(id: $id) {\n      ...DeviceFields\n    }\n  }\n": types.ReadDeviceDocument,
    "\n  mutation RevokeDevice($id: ID!) {\n    revokeDevice(id: $id)\n  }\n": types.RevokeDeviceDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      isMailKept\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input)\n  }\n": types.ResetPasswordDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      signedIn {\n        ...SignedInFields\n      }\n      missing {\n        kinds\n        passkeyOptions\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  query PasskeyOptions {\n    passkeyOptions\n  }\n": types.PasskeyOptionsDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  query RequiredSingleSignOn($domain: String!) {\n    requiredSingleSignOn(domain: $domain)\n  }\n": types.RequiredSingleSignOnDocument,
    "\n  query IsSingleSignOnHost($provider: SingleSignOnProvider!, $host: String!) {\n    isSingleSignOnHost(provider: $provider, host: $host)\n  }\n": types.IsSingleSignOnHostDocument,
    "\n  mutation StartSingleSignOn($input: StartSingleSignOnInput!) {\n    startSingleSignOn(input: $input) {\n      url\n      way\n      refusal\n    }\n  }\n": types.StartSingleSignOnDocument,
    "\n  mutation FinishSingleSignOn($input: FinishSingleSignOnInput!) {\n    finishSingleSignOn(input: $input) {\n      signedIn {\n        token\n        knownBrowser\n      }\n      refusal\n      next\n      errand\n    }\n  }\n": types.FinishSingleSignOnDocument,
    "\n  mutation StartSingleSignOnTest {\n    startSingleSignOnTest {\n      url\n      way\n      refusal\n    }\n  }\n": types.StartSingleSignOnTestDocument,
    "\n  mutation StartSingleSignOnConfirmation($next: String) {\n    startSingleSignOnConfirmation(next: $next) {\n      url\n      way\n      refusal\n    }\n  }\n": types.StartSingleSignOnConfirmationDocument,
    "\n  mutation ActivateSharedLink($id: ID!) {\n    activateSharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n": types.ActivateSharedLinkDocument,
    "\n  mutation AskForAccess($teamId: ID!, $linkId: ID!, $input: AskForAccessInput!) {\n    askForAccess(teamId: $teamId, linkId: $linkId, input: $input)\n  }\n": types.AskForAccessDocument,
    "\n  query CheckAlias($alias: String!, $linkId: ID, $presentationId: ID) {\n    aliasCheck(alias: $alias, linkId: $linkId, presentationId: $presentationId) {\n      exists\n      isValid\n      problem\n    }\n  }\n": types.CheckAliasDocument,
    "\n  mutation DeactivateSharedLink($id: ID!) {\n    deactivateSharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n": types.DeactivateSharedLinkDocument,
    "\n  mutation DeleteSharedLink($id: ID!) {\n    deleteSharedLink(id: $id) {\n      id\n    }\n  }\n": types.DeleteSharedLinkDocument,
    "\n  mutation ExpireSharedLink($id: ID!) {\n    expireSharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n": types.ExpireSharedLinkDocument,
    "\n  query ExportSharedLinkHits(\n    $sharedLinkId: ID\n    $presentationId: ID\n    $lanes: [HitLane!]!\n    $from: DateTime\n    $to: DateTime\n    $page: Int!\n  ) {\n    sharedLinkHits(\n      sharedLinkId: $sharedLinkId\n      presentationId: $presentationId\n      lanes: $lanes\n      from: $from\n      to: $to\n      page: $page\n      pageSize: 300\n    ) {\n      items {\n        id\n        at\n        device\n        lane\n        laneReason\n        email\n        isEmailVerified\n        sharedLinkId\n        presentation {\n          id\n        }\n      }\n    }\n  }\n": types.ExportSharedLinkHitsDocument,
    "\n  query ExportSharedLinks(\n    $min: ID\n    $presentationId: ID\n    $status: SharedLinkStatus\n    $type: SharedLinkType\n    $userId: ID\n    $search: String\n    $ids: [ID!]\n  ) {\n    sharedLinksAfter(\n      min: $min\n      presentationId: $presentationId\n      status: $status\n      type: $type\n      userId: $userId\n      search: $search\n      ids: $ids\n    ) {\n      id\n      name\n      url\n      alias\n      type\n      status\n      expiresAt\n      notificationLevel\n      createdAt\n      hitCount\n      lastHitAt\n      hasAccessCode\n      isForRecipientsOnly\n      presentationName\n      userName\n      recipients {\n        email\n      }\n      presentation {\n        id\n      }\n      user {\n        id\n      }\n    }\n  }\n": types.ExportSharedLinksDocument,
    "\n  mutation ForwardSharedLink(\n    $teamId: ID!\n    $linkId: ID!\n    $hitId: ID!\n    $input: ForwardSharedLinkInput!\n  ) {\n    forwardSharedLink(teamId: $teamId, linkId: $linkId, hitId: $hitId, input: $input)\n  }\n": types.ForwardSharedLinkDocument,
    "\n  query ListSharedLinkHits(\n    $sharedLinkId: ID\n    $presentationId: ID\n    $lanes: [HitLane!]!\n    $from: DateTime\n    $to: DateTime\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    sharedLinkHits(\n      sharedLinkId: $sharedLinkId\n      presentationId: $presentationId\n      lanes: $lanes\n      from: $from\n      to: $to\n      page: $page\n      pageSize: $pageSize\n    ) {\n      items {\n        ...SharedLinkHitFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": types.ListSharedLinkHitsDocument,
    "\n  query ListSharedLinks(\n    $presentationId: ID\n    $status: SharedLinkStatus\n    $type: SharedLinkType\n    $userId: ID\n    $search: String\n    $expiresBefore: DateTime\n    $isDeleted: Boolean!\n    $order: SharedLinkOrder!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    sharedLinks(\n      presentationId: $presentationId\n      status: $status\n      type: $type\n      userId: $userId\n      search: $search\n      expiresBefore: $expiresBefore\n      isDeleted: $isDeleted\n      order: $order\n      page: $page\n      pageSize: $pageSize\n    ) {\n      items {\n        ...SharedLinkFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n": types.ListSharedLinksDocument,
    "\n  mutation MuteSharedLink(\n    $id: ID!\n    $ownerId: ID!\n    $notificationLevel: Int\n    $areRemindersMuted: Boolean\n  ) {\n    muteSharedLink(\n      id: $id\n      ownerId: $ownerId\n      notificationLevel: $notificationLevel\n      areRemindersMuted: $areRemindersMuted\n    ) {\n      notificationLevel\n      areRemindersMuted\n    }\n  }\n": types.MuteSharedLinkDocument,
    "\n  query RecentNotifications {\n    notifications(first: 50) {\n      items {\n        id\n        kind\n        tone\n        title\n        message\n        isRead\n        createdAt\n        hitCount\n        hitId\n        sharedLink {\n          id\n        }\n        presentation {\n          id\n        }\n      }\n    }\n    announcements {\n      id\n      title\n      message\n      isRead\n      createdAt\n    }\n    unreadNotificationCount\n  }\n": types.RecentNotificationsDocument,
    "\n  mutation ReadNotifications($ids: [ID!]!) {\n    readNotifications(ids: $ids)\n  }\n": types.ReadNotificationsDocument,
    "\n  query ReadSharedLink($id: ID!) {\n    sharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n": types.ReadSharedLinkDocument,
    "\n  mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) {\n    reviseSharedLink(id: $id, input: $input) {\n      ...SharedLinkFields\n    }\n  }\n": types.ReviseSharedLinkDocument,
    "\n  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {\n    sharePresentation(presentationId: $id, input: $input) {\n      ...SharedLinkFields\n      refusal\n    }\n  }\n": types.SharePresentationDocument,
    "\n  mutation SharePresentations($input: SharePresentationsInput!) {\n    sharePresentations(input: $input) {\n      ...SharedLinkFields\n      refusal\n    }\n  }\n": types.SharePresentationsDocument,
    "\n  query SetupNeeded {\n    setup {\n      isNeeded\n    }\n  }\n": types.SetupNeededDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnswerOfClaims on Claims {\n    userId\n    impersonatorId\n    signInId\n    teamId\n    role\n    permissions\n    groupIds\n    isOperator\n    lacksSecondFactor\n    expiresAt\n    proof\n  }\n"): (typeof documents)["\n  fragment AnswerOfClaims on Claims {\n    userId\n    impersonatorId\n    signInId\n    teamId\n    role\n    permissions\n    groupIds\n    isOperator\n    lacksSecondFactor\n    expiresAt\n    proof\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClaimsOfToken($token: String!) {\n    claims(token: $token) {\n      ...AnswerOfClaims\n    }\n  }\n"): (typeof documents)["\n  query ClaimsOfToken($token: String!) {\n    claims(token: $token) {\n      ...AnswerOfClaims\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClaimsOfSignIn($signInId: ID!) {\n    signInClaims(signInId: $signInId) {\n      ...AnswerOfClaims\n    }\n  }\n"): (typeof documents)["\n  query ClaimsOfSignIn($signInId: ID!) {\n    signInClaims(signInId: $signInId) {\n      ...AnswerOfClaims\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveSignIn {\n    signOut\n  }\n"): (typeof documents)["\n  mutation LeaveSignIn {\n    signOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SignedInFields on SignedIn {\n    token\n    expiresAt\n    knownBrowser\n    user {\n      ...UserFields\n    }\n  }\n"): (typeof documents)["\n  fragment SignedInFields on SignedIn {\n    token\n    expiresAt\n    knownBrowser\n    user {\n      ...UserFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FolderImage($id: ID!) {\n    folder(id: $id) {\n      imageUrl\n      imageType\n    }\n  }\n"): (typeof documents)["\n  query FolderImage($id: ID!) {\n    folder(id: $id) {\n      imageUrl\n      imageType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilesOfResponse($id: ID!) {\n    formResponse(id: $id) {\n      data\n    }\n  }\n"): (typeof documents)["\n  query FilesOfResponse($id: ID!) {\n    formResponse(id: $id) {\n      data\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublishedPackage($teamId: ID!, $presentationId: ID!, $fileId: ID!) {\n    publishedPackage(teamId: $teamId, presentationId: $presentationId, fileId: $fileId) {\n      mainPath\n      edits {\n        path\n        digest\n      }\n      customJavascript\n      facebookPixel\n      googleAnalyticsId\n      hubspotPixel\n      linkedinPixel\n      posthogApiKey\n    }\n  }\n"): (typeof documents)["\n  query PublishedPackage($teamId: ID!, $presentationId: ID!, $fileId: ID!) {\n    publishedPackage(teamId: $teamId, presentationId: $presentationId, fileId: $fileId) {\n      mainPath\n      edits {\n        path\n        digest\n      }\n      customJavascript\n      facebookPixel\n      googleAnalyticsId\n      hubspotPixel\n      linkedinPixel\n      posthogApiKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PagePart($teamId: ID!, $fileId: ID!, $page: Int!, $width: Int!, $column: Int!, $row: Int!) {\n    pagePart(\n      teamId: $teamId\n      fileId: $fileId\n      page: $page\n      width: $width\n      column: $column\n      row: $row\n    )\n  }\n"): (typeof documents)["\n  query PagePart($teamId: ID!, $fileId: ID!, $page: Int!, $width: Int!, $column: Int!, $row: Int!) {\n    pagePart(\n      teamId: $teamId\n      fileId: $fileId\n      page: $page\n      width: $width\n      column: $column\n      row: $row\n    )\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RepairFile($fileId: ID!) {\n    repairFile(fileId: $fileId)\n  }\n"): (typeof documents)["\n  mutation RepairFile($fileId: ID!) {\n    repairFile(fileId: $fileId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicLinkByToken($token: String!) {\n    publicSharedLink(token: $token) {\n      ...PublicLink\n    }\n  }\n"): (typeof documents)["\n  query PublicLinkByToken($token: String!) {\n    publicSharedLink(token: $token) {\n      ...PublicLink\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicLinkById($teamId: ID!, $id: ID!) {\n    publicSharedLinkById(teamId: $teamId, id: $id) {\n      ...PublicLink\n    }\n  }\n"): (typeof documents)["\n  query PublicLinkById($teamId: ID!, $id: ID!) {\n    publicSharedLinkById(teamId: $teamId, id: $id) {\n      ...PublicLink\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmailOfHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) {\n      email\n    }\n  }\n"): (typeof documents)["\n  query EmailOfHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) {\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnHit on PublicSharedLinkHit {\n    id\n    email\n    isFake\n    blockRobots\n    isReal\n    botReason\n    notificationLevel\n    areRemindersMuted\n  }\n"): (typeof documents)["\n  fragment OwnHit on PublicSharedLinkHit {\n    id\n    email\n    isFake\n    blockRobots\n    isReal\n    botReason\n    notificationLevel\n    areRemindersMuted\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) {\n      ...OwnHit\n    }\n  }\n"): (typeof documents)["\n  query ReadOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) {\n      ...OwnHit\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportOwnHit(\n    $id: ID!\n    $sharedLinkId: ID!\n    $presentationId: ID!\n    $input: ReportHitInput!\n  ) {\n    reportHit(\n      id: $id\n      sharedLinkId: $sharedLinkId\n      presentationId: $presentationId\n      input: $input\n    ) {\n      ...OwnHit\n    }\n  }\n"): (typeof documents)["\n  mutation ReportOwnHit(\n    $id: ID!\n    $sharedLinkId: ID!\n    $presentationId: ID!\n    $input: ReportHitInput!\n  ) {\n    reportHit(\n      id: $id\n      sharedLinkId: $sharedLinkId\n      presentationId: $presentationId\n      input: $input\n    ) {\n      ...OwnHit\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoticeOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    noticeHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId)\n  }\n"): (typeof documents)["\n  mutation NoticeOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    noticeHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckAccessCode(\n    $teamId: ID!\n    $linkId: ID!\n    $accessCode: String!\n    $caller: String!\n    $knownVisitId: ID\n  ) {\n    checkAccessCode(\n      teamId: $teamId\n      linkId: $linkId\n      accessCode: $accessCode\n      caller: $caller\n      knownVisitId: $knownVisitId\n    )\n  }\n"): (typeof documents)["\n  mutation CheckAccessCode(\n    $teamId: ID!\n    $linkId: ID!\n    $accessCode: String!\n    $caller: String!\n    $knownVisitId: ID\n  ) {\n    checkAccessCode(\n      teamId: $teamId\n      linkId: $linkId\n      accessCode: $accessCode\n      caller: $caller\n      knownVisitId: $knownVisitId\n    )\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailCode($teamId: ID!, $linkId: ID!, $email: String!, $language: String) {\n    requestEmailCode(teamId: $teamId, linkId: $linkId, email: $email, language: $language)\n  }\n"): (typeof documents)["\n  mutation RequestEmailCode($teamId: ID!, $linkId: ID!, $email: String!, $language: String) {\n    requestEmailCode(teamId: $teamId, linkId: $linkId, email: $email, language: $language)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnterEmail($teamId: ID!, $linkId: ID!, $email: String!) {\n    enterEmail(teamId: $teamId, linkId: $linkId, email: $email)\n  }\n"): (typeof documents)["\n  mutation EnterEmail($teamId: ID!, $linkId: ID!, $email: String!) {\n    enterEmail(teamId: $teamId, linkId: $linkId, email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckEmailCode(\n    $teamId: ID!\n    $linkId: ID!\n    $email: String!\n    $code: String!\n    $caller: String!\n    $knownVisitId: ID\n  ) {\n    checkEmailCode(\n      teamId: $teamId\n      linkId: $linkId\n      email: $email\n      code: $code\n      caller: $caller\n      knownVisitId: $knownVisitId\n    )\n  }\n"): (typeof documents)["\n  mutation CheckEmailCode(\n    $teamId: ID!\n    $linkId: ID!\n    $email: String!\n    $code: String!\n    $caller: String!\n    $knownVisitId: ID\n  ) {\n    checkEmailCode(\n      teamId: $teamId\n      linkId: $linkId\n      email: $email\n      code: $code\n      caller: $caller\n      knownVisitId: $knownVisitId\n    )\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresentationState($id: ID!) {\n    presentation(id: $id) {\n      id\n      deletedAt\n      may {\n        export\n      }\n      files {\n        id\n        name\n        mimeType\n      }\n      captions {\n        fileId\n      }\n      versions {\n        file {\n          id\n          name\n          mimeType\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PresentationState($id: ID!) {\n    presentation(id: $id) {\n      id\n      deletedAt\n      may {\n        export\n      }\n      files {\n        id\n        name\n        mimeType\n      }\n      captions {\n        fileId\n      }\n      versions {\n        file {\n          id\n          name\n          mimeType\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PublicLink on PublicSharedLink {\n    id\n    token\n    teamId\n    presentationId\n    ownerId\n    type\n    status\n    refusal\n    releaseAt\n    expiresAt\n    notificationLevel\n    name\n    displayUserInfo\n    isDirect\n    isAccessCodeRequired\n    isEmailRequired\n    emailMode\n    isForRecipientsOnly\n    gateFormUuid\n    endFormUuid\n    consentMode\n    consentStatements {\n      language\n      text\n    }\n    language\n    teamLanguage\n    gateVersion\n    isMailKept\n    presentation {\n      name\n      slug\n      alias\n      presentationType\n      isPdfForm\n      isMicrosoftOffice\n      fileId\n      fileName\n      pageCount\n      pages {\n        width\n        height\n      }\n      media {\n        kind\n        durationMs\n        mimeType\n        isConverted\n        url\n      }\n      captions {\n        language\n        fileId\n      }\n      sharingDisclaimer\n      canBeForwarded\n      canBeDownloaded\n      canBePrinted\n      canBePrintedByUser\n      canBeExported\n      pdfUseFullApi\n      pdfUseWebviewerServer\n      pdfDisableWidgetHighlighting\n    }\n    user {\n      name\n      email\n    }\n    team {\n      name\n      privacyPolicyUrl\n      isPresentationAliasEnabled\n    }\n  }\n"): (typeof documents)["\n  fragment PublicLink on PublicSharedLink {\n    id\n    token\n    teamId\n    presentationId\n    ownerId\n    type\n    status\n    refusal\n    releaseAt\n    expiresAt\n    notificationLevel\n    name\n    displayUserInfo\n    isDirect\n    isAccessCodeRequired\n    isEmailRequired\n    emailMode\n    isForRecipientsOnly\n    gateFormUuid\n    endFormUuid\n    consentMode\n    consentStatements {\n      language\n      text\n    }\n    language\n    teamLanguage\n    gateVersion\n    isMailKept\n    presentation {\n      name\n      slug\n      alias\n      presentationType\n      isPdfForm\n      isMicrosoftOffice\n      fileId\n      fileName\n      pageCount\n      pages {\n        width\n        height\n      }\n      media {\n        kind\n        durationMs\n        mimeType\n        isConverted\n        url\n      }\n      captions {\n        language\n        fileId\n      }\n      sharingDisclaimer\n      canBeForwarded\n      canBeDownloaded\n      canBePrinted\n      canBePrintedByUser\n      canBeExported\n      pdfUseFullApi\n      pdfUseWebviewerServer\n      pdfDisableWidgetHighlighting\n    }\n    user {\n      name\n      email\n    }\n    team {\n      name\n      privacyPolicyUrl\n      isPresentationAliasEnabled\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactFields on Contact {\n    id\n    email\n    name\n    firstSeenAt(presentationId: $presentationId, filter: $filter)\n    lastSeenAt(presentationId: $presentationId, filter: $filter)\n    isContactVerified: isVerified\n    figures(presentationId: $presentationId, filter: $filter) {\n      ...TotalFields\n    }\n  }\n"): (typeof documents)["\n  fragment ContactFields on Contact {\n    id\n    email\n    name\n    firstSeenAt(presentationId: $presentationId, filter: $filter)\n    lastSeenAt(presentationId: $presentationId, filter: $filter)\n    isContactVerified: isVerified\n    figures(presentationId: $presentationId, filter: $filter) {\n      ...TotalFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardListLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      links(page: $page, pageSize: 100) {\n        total\n        items {\n          sharedLink {\n            id\n            isVisible\n            name\n            url\n            presentation {\n              id\n              name\n            }\n            recipients {\n              email\n            }\n          }\n          figures {\n            ...DashboardTotals\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DashboardListLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      links(page: $page, pageSize: 100) {\n        total\n        items {\n          sharedLink {\n            id\n            isVisible\n            name\n            url\n            presentation {\n              id\n              name\n            }\n            recipients {\n              email\n            }\n          }\n          figures {\n            ...DashboardTotals\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardListPresentations(\n    $filter: ViewingFilter!\n    $timeZone: String!\n    $page: Int!\n    $held: ID\n  ) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      presentations(page: $page, pageSize: 100) {\n        total\n        items {\n          presentation {\n            id\n            name\n            owner {\n              name\n            }\n          }\n          figures {\n            ...DashboardTotals\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DashboardListPresentations(\n    $filter: ViewingFilter!\n    $timeZone: String!\n    $page: Int!\n    $held: ID\n  ) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      presentations(page: $page, pageSize: 100) {\n        total\n        items {\n          presentation {\n            id\n            name\n            owner {\n              name\n            }\n          }\n          figures {\n            ...DashboardTotals\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DashboardTotals on Figures {\n    views\n    uniqueVisitors\n    timeMs\n    averageTimeMs\n    completion\n    downloads\n    prints\n    linkClicks\n    lastViewedAt\n  }\n"): (typeof documents)["\n  fragment DashboardTotals on Figures {\n    views\n    uniqueVisitors\n    timeMs\n    averageTimeMs\n    completion\n    downloads\n    prints\n    linkClicks\n    lastViewedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardListViews($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      recentViews(page: $page, pageSize: 100) {\n        total\n        items {\n          id\n          startedAt\n          lastSeenAt\n          elapsedMs\n          completion\n          pageCount\n          pagesRead\n          isContactVerified\n          presentation {\n            id\n            name\n          }\n          sharedLink {\n            id\n            name\n          }\n          contact {\n            id\n            name\n            email\n          }\n          viewer {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DashboardListViews($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      recentViews(page: $page, pageSize: 100) {\n        total\n        items {\n          id\n          startedAt\n          lastSeenAt\n          elapsedMs\n          completion\n          pageCount\n          pagesRead\n          isContactVerified\n          presentation {\n            id\n            name\n          }\n          sharedLink {\n            id\n            name\n          }\n          contact {\n            id\n            name\n            email\n          }\n          viewer {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardListVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      visitors(page: $page, pageSize: 100) {\n        total\n        items {\n          key\n          views\n          timeMs\n          isContactVerified\n          contact {\n            id\n            name\n            email\n          }\n          user {\n            id\n            name\n          }\n          lastSession {\n            id\n            lastSeenAt\n            presentation {\n              id\n              name\n            }\n            sharedLink {\n              id\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DashboardListVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {\n      asOf\n      visitors(page: $page, pageSize: 100) {\n        total\n        items {\n          key\n          views\n          timeMs\n          isContactVerified\n          contact {\n            id\n            name\n            email\n          }\n          user {\n            id\n            name\n          }\n          lastSession {\n            id\n            lastSeenAt\n            presentation {\n              id\n              name\n            }\n            sharedLink {\n              id\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceFields on Device {\n    id\n    user {\n      id\n    }\n    name\n    type\n    operatingSystem\n    platform\n    appVersion\n    hasPushToken\n    registeredAt\n    lastSeenAt\n  }\n"): (typeof documents)["\n  fragment DeviceFields on Device {\n    id\n    user {\n      id\n    }\n    name\n    type\n    operatingSystem\n    platform\n    appVersion\n    hasPushToken\n    registeredAt\n    lastSeenAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TotalFields on Figures {\n    asOf\n    views\n    uniqueVisitors\n    timeMs\n    averageTimeMs\n    medianTimeMs\n    completion\n    downloads\n    prints\n    linkClicks\n    lastViewedAt\n  }\n"): (typeof documents)["\n  fragment TotalFields on Figures {\n    asOf\n    views\n    uniqueVisitors\n    timeMs\n    averageTimeMs\n    medianTimeMs\n    completion\n    downloads\n    prints\n    linkClicks\n    lastViewedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageFields on PageStatistics {\n    page\n    views\n    opened\n    viewings\n    timeMs\n    averageTimeMs\n    medianTimeMs\n    stoppedHere\n    readAgain\n  }\n"): (typeof documents)["\n  fragment PageFields on PageStatistics {\n    page\n    views\n    opened\n    viewings\n    timeMs\n    averageTimeMs\n    medianTimeMs\n    stoppedHere\n    readAgain\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FigureFields on Figures {\n    ...TotalFields\n    pages {\n      ...PageFields\n    }\n  }\n"): (typeof documents)["\n  fragment FigureFields on Figures {\n    ...TotalFields\n    pages {\n      ...PageFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment GroupFields on Group {\n      id\n      name\n      memberCount\n      createdAt\n    }\n  "): (typeof documents)["\n    fragment GroupFields on Group {\n      id\n      name\n      memberCount\n      createdAt\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonChangeFields on PersonChange {\n    id\n    at\n    kind\n    personId\n    summary\n    groupName\n    network\n    requestId\n    canBeUndone\n    person {\n      id\n      name\n      email\n    }\n    actor {\n      id\n      name\n      email\n    }\n    onBehalfOf {\n      id\n      name\n      email\n    }\n    fields {\n      name\n      before\n      after\n    }\n    signIn {\n      deviceName\n      userAgent\n      address\n    }\n  }\n"): (typeof documents)["\n  fragment PersonChangeFields on PersonChange {\n    id\n    at\n    kind\n    personId\n    summary\n    groupName\n    network\n    requestId\n    canBeUndone\n    person {\n      id\n      name\n      email\n    }\n    actor {\n      id\n      name\n      email\n    }\n    onBehalfOf {\n      id\n      name\n      email\n    }\n    fields {\n      name\n      before\n      after\n    }\n    signIn {\n      deviceName\n      userAgent\n      address\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PresentationFields on Presentation {\n    id\n    name\n    slug\n    alias\n    description\n    locale\n    presentationType\n    status\n    isProtected\n    sharingDisclaimer\n    isMine\n    processing {\n      status\n      pagesDone\n      pageCount\n      failure\n    }\n    settings {\n      canBeShared\n      canBeSharedLink\n      canBeForwarded\n      canBeDownloaded\n      canBePrinted\n      canBePrintedByUser\n      canBeExported\n      canBeSharedSpace\n      canBeSharedText\n      areSharedLinksSecure\n      onlyIntendedRecipientsCanViewSharedLinks\n      canBeFaxed\n      canBePresentedByUser\n      canBeAnnotated\n      canBeHandout\n      canUserUseCdn\n      canShareCdnLink\n      canBeUsedInBuilder\n      gaProfileId\n      hideStatusBar\n      rotationMode\n      menuBarTaps\n      bounceEnabled\n      bounceZoomEnabled\n      clearCacheOnOpen\n      clearCacheOnExit\n      alwaysShowToolbar\n      showSearchButton\n      showExitInstructions\n      showSettingsButton\n      showNavigationListsButton\n      showThumbnailBrowserButton\n      pdfViewMode\n      pdfPageViewMode\n      pdfDisableWidgetHighlighting\n      pdfUseFullApi\n      pdfUseWebviewerServer\n      isDocumentSliderEnabled\n      isNavigationHistoryEnabled\n    }\n    owner {\n      id\n    }\n    reviewer {\n      id\n    }\n    pageCount\n    thumbnailUrl\n    thumbnailFileId\n    files {\n      id\n      mimeType\n    }\n    createdAt\n    updatedAt\n    contentUpdatedAt\n    externalId\n    externalUrl\n    fileUrl\n    mainPath\n    groupIds\n    labelIds\n    folderIds\n    productIds\n    brandId\n    releaseAt\n    expiresAt\n    newUntilAt\n    isNew\n    hasAccessCode\n    sendActivityToCrm\n    isFeatured\n    isRateable\n    showInMainList\n    canBeUsedInHaystack\n    shareThemeId\n    shareTemplateId\n    isTemplateRequired\n    isInternalUseOnly\n    isPdfForm\n    isMicrosoftOffice\n    subdomain\n  }\n"): (typeof documents)["\n  fragment PresentationFields on Presentation {\n    id\n    name\n    slug\n    alias\n    description\n    locale\n    presentationType\n    status\n    isProtected\n    sharingDisclaimer\n    isMine\n    processing {\n      status\n      pagesDone\n      pageCount\n      failure\n    }\n    settings {\n      canBeShared\n      canBeSharedLink\n      canBeForwarded\n      canBeDownloaded\n      canBePrinted\n      canBePrintedByUser\n      canBeExported\n      canBeSharedSpace\n      canBeSharedText\n      areSharedLinksSecure\n      onlyIntendedRecipientsCanViewSharedLinks\n      canBeFaxed\n      canBePresentedByUser\n      canBeAnnotated\n      canBeHandout\n      canUserUseCdn\n      canShareCdnLink\n      canBeUsedInBuilder\n      gaProfileId\n      hideStatusBar\n      rotationMode\n      menuBarTaps\n      bounceEnabled\n      bounceZoomEnabled\n      clearCacheOnOpen\n      clearCacheOnExit\n      alwaysShowToolbar\n      showSearchButton\n      showExitInstructions\n      showSettingsButton\n      showNavigationListsButton\n      showThumbnailBrowserButton\n      pdfViewMode\n      pdfPageViewMode\n      pdfDisableWidgetHighlighting\n      pdfUseFullApi\n      pdfUseWebviewerServer\n      isDocumentSliderEnabled\n      isNavigationHistoryEnabled\n    }\n    owner {\n      id\n    }\n    reviewer {\n      id\n    }\n    pageCount\n    thumbnailUrl\n    thumbnailFileId\n    files {\n      id\n      mimeType\n    }\n    createdAt\n    updatedAt\n    contentUpdatedAt\n    externalId\n    externalUrl\n    fileUrl\n    mainPath\n    groupIds\n    labelIds\n    folderIds\n    productIds\n    brandId\n    releaseAt\n    expiresAt\n    newUntilAt\n    isNew\n    hasAccessCode\n    sendActivityToCrm\n    isFeatured\n    isRateable\n    showInMainList\n    canBeUsedInHaystack\n    shareThemeId\n    shareTemplateId\n    isTemplateRequired\n    isInternalUseOnly\n    isPdfForm\n    isMicrosoftOffice\n    subdomain\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminPresentationFields on Presentation {\n    ...PresentationFields\n    accessCode\n    customJavascript\n    facebookPixel\n    googleAnalyticsId\n    hubspotPixel\n    linkedinPixel\n    slackUrl\n    isPosthogEnabled\n    posthogApiKey\n    posthogProjectId\n    notifications {\n      respondent {\n        enabled\n        recipients\n      }\n      self {\n        enabled\n        recipients\n      }\n    }\n    vaultConfiguration {\n      synchronizeExpirationDate\n      synchronizeTitle\n    }\n  }\n"): (typeof documents)["\n  fragment AdminPresentationFields on Presentation {\n    ...PresentationFields\n    accessCode\n    customJavascript\n    facebookPixel\n    googleAnalyticsId\n    hubspotPixel\n    linkedinPixel\n    slackUrl\n    isPosthogEnabled\n    posthogApiKey\n    posthogProjectId\n    notifications {\n      respondent {\n        enabled\n        recipients\n      }\n      self {\n        enabled\n        recipients\n      }\n    }\n    vaultConfiguration {\n      synchronizeExpirationDate\n      synchronizeTitle\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SharedLinkHitFields on SharedLinkHit {\n    id\n    at\n    userAgent\n    device\n    lane\n    laneReason\n    blockRobots\n    visitorKey\n    email\n    isEmailVerified\n    isContactVerified: isEmailVerified\n    noticedAt\n    sharedLinkId\n    presentation {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment SharedLinkHitFields on SharedLinkHit {\n    id\n    at\n    userAgent\n    device\n    lane\n    laneReason\n    blockRobots\n    visitorKey\n    email\n    isEmailVerified\n    isContactVerified: isEmailVerified\n    noticedAt\n    sharedLinkId\n    presentation {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SharedLinkFields on SharedLink {\n    id\n    name\n    token\n    alias\n    url\n    type\n    status\n    expiresAt\n    notificationLevel\n    createdAt\n    hitCount\n    lastHitAt\n    hasAccessCode\n    accessCode\n    consentMode\n    emailMode\n    isForRecipientsOnly\n    language\n    isDirect\n    allowed {\n      canBeDownloaded\n      canBePrinted\n      canBeForwarded\n    }\n    recipients {\n      id\n      email\n      name\n      mailedAt\n    }\n    presentation {\n      id\n    }\n    user {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment SharedLinkFields on SharedLink {\n    id\n    name\n    token\n    alias\n    url\n    type\n    status\n    expiresAt\n    notificationLevel\n    createdAt\n    hitCount\n    lastHitAt\n    hasAccessCode\n    accessCode\n    consentMode\n    emailMode\n    isForRecipientsOnly\n    language\n    isDirect\n    allowed {\n      canBeDownloaded\n      canBePrinted\n      canBeForwarded\n    }\n    recipients {\n      id\n      email\n      name\n      mailedAt\n    }\n    presentation {\n      id\n    }\n    user {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TeamDefaultsFields on TeamDefaults {\n    defaultShareEmail: shareEmail\n    defaultShareLink: shareLink\n    defaultFax: fax\n    defaultAnnotate: annotate\n    defaultExportFile: exportFile\n    defaultDownloadFile: downloadFile\n    defaultPrintFile: printFile\n    defaultForwardFile: forwardFile\n    defaultRateFile: rateFile\n    defaultSendActivityToCrm: sendActivityToCrm\n    defaultUseInHaystack: useInHaystack\n    quickshareTemplateRequired: requireQuickShareTemplate\n  }\n"): (typeof documents)["\n  fragment TeamDefaultsFields on TeamDefaults {\n    defaultShareEmail: shareEmail\n    defaultShareLink: shareLink\n    defaultFax: fax\n    defaultAnnotate: annotate\n    defaultExportFile: exportFile\n    defaultDownloadFile: downloadFile\n    defaultPrintFile: printFile\n    defaultForwardFile: forwardFile\n    defaultRateFile: rateFile\n    defaultSendActivityToCrm: sendActivityToCrm\n    defaultUseInHaystack: useInHaystack\n    quickshareTemplateRequired: requireQuickShareTemplate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TeamFields on Team {\n    id\n    name\n    slug\n    type\n    displayUserInfo\n    sharingConsent\n    privacyPolicyUrl\n    timeZone\n    locale\n    promptForCustomerTimeout\n    createdAt\n    features {\n      spacesEnabled: spaces\n      haystackEnabled: haystack\n      sharingEnabled: sharing\n      sendingEmailsEnabled: sendingEmails\n      membersCanSendEmails\n      snippetsEnabled: snippets\n      sinchEnabled: sinch\n      emailVerificationEnabled: emailVerification\n      faxEnabled: fax\n      metabaseEnabled: metabase\n      emailPreviewsEnabled: emailPreviews\n      presentationAliasEnabled: presentationAlias\n    }\n    defaults {\n      ...TeamDefaultsFields\n    }\n  }\n"): (typeof documents)["\n  fragment TeamFields on Team {\n    id\n    name\n    slug\n    type\n    displayUserInfo\n    sharingConsent\n    privacyPolicyUrl\n    timeZone\n    locale\n    promptForCustomerTimeout\n    createdAt\n    features {\n      spacesEnabled: spaces\n      haystackEnabled: haystack\n      sharingEnabled: sharing\n      sendingEmailsEnabled: sendingEmails\n      membersCanSendEmails\n      snippetsEnabled: snippets\n      sinchEnabled: sinch\n      emailVerificationEnabled: emailVerification\n      faxEnabled: fax\n      metabaseEnabled: metabase\n      emailPreviewsEnabled: emailPreviews\n      presentationAliasEnabled: presentationAlias\n    }\n    defaults {\n      ...TeamDefaultsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedTeamFields on Team {\n    ...TeamFields\n    mayEdit\n    requiresSecondFactor\n    accountManager {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment EditedTeamFields on Team {\n    ...TeamFields\n    mayEdit\n    requiresSecondFactor\n    accountManager {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberFields on User {\n    id\n    email\n    name\n    slug\n    title\n    phone\n    isActive\n    status\n    createdAt\n    currentTeamRole\n    currentTeam {\n      id\n    }\n    abilities {\n      isFullUser\n      isEmployee\n      canSendEmails\n      canUseSnippets\n      canCreateSpaces\n      canShareSpaces\n      canVerifyEmails\n      canSendFaxes\n      canUseMetabase\n      canTestEmailTemplates\n      canUseSinch\n      canUseHaystack\n    }\n  }\n"): (typeof documents)["\n  fragment MemberFields on User {\n    id\n    email\n    name\n    slug\n    title\n    phone\n    isActive\n    status\n    createdAt\n    currentTeamRole\n    currentTeam {\n      id\n    }\n    abilities {\n      isFullUser\n      isEmployee\n      canSendEmails\n      canUseSnippets\n      canCreateSpaces\n      canShareSpaces\n      canVerifyEmails\n      canSendFaxes\n      canUseMetabase\n      canTestEmailTemplates\n      canUseSinch\n      canUseHaystack\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam {\n      ...TeamFields\n    }\n    teams {\n      ...TeamFields\n    }\n    settings {\n      ...SettingsFields\n    }\n  }\n"): (typeof documents)["\n  fragment UserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam {\n      ...TeamFields\n    }\n    teams {\n      ...TeamFields\n    }\n    settings {\n      ...SettingsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SettingsFields on UserSettings {\n    signature\n    notificationLevel\n    timeZone\n    locale\n  }\n"): (typeof documents)["\n  fragment SettingsFields on UserSettings {\n    signature\n    notificationLevel\n    timeZone\n    locale\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedUserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam {\n      ...TeamFields\n    }\n    settings {\n      ...SettingsFields\n    }\n    invitation {\n      sentAt\n      expiresAt\n      isExpired\n      invitedBy {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment EditedUserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam {\n      ...TeamFields\n    }\n    settings {\n      ...SettingsFields\n    }\n    invitation {\n      sentAt\n      expiresAt\n      isExpired\n      invitedBy {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ViewerEventFields on ViewerEvent {\n    id\n    at\n    atUs\n    category\n    action\n    path\n    page\n    detail\n    elapsedMs\n    meta\n    session {\n      id\n    }\n    presentation {\n      id\n    }\n    sharedLink {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment ViewerEventFields on ViewerEvent {\n    id\n    at\n    atUs\n    category\n    action\n    path\n    page\n    detail\n    elapsedMs\n    meta\n    session {\n      id\n    }\n    presentation {\n      id\n    }\n    sharedLink {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ViewerSessionFields on ViewerSession {\n    id\n    startedAt\n    lastSeenAt\n    endedAt\n    isLive\n    isPaused\n    activityId\n    liveMode\n    currentPage\n    pageCount\n    elapsedMs\n    userAgent\n    meta\n    hitId\n    lane\n    completion\n    downloads\n    prints\n    linkClicks\n    contact {\n      id\n    }\n    isContactVerified\n    viewer {\n      id\n    }\n    presentation {\n      id\n    }\n    sharedLink {\n      id\n    }\n    pages {\n      page\n      timeMs\n      views\n    }\n  }\n"): (typeof documents)["\n  fragment ViewerSessionFields on ViewerSession {\n    id\n    startedAt\n    lastSeenAt\n    endedAt\n    isLive\n    isPaused\n    activityId\n    liveMode\n    currentPage\n    pageCount\n    elapsedMs\n    userAgent\n    meta\n    hitId\n    lane\n    completion\n    downloads\n    prints\n    linkClicks\n    contact {\n      id\n    }\n    isContactVerified\n    viewer {\n      id\n    }\n    presentation {\n      id\n    }\n    sharedLink {\n      id\n    }\n    pages {\n      page\n      timeMs\n      views\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CallerTimeZone {\n    viewer {\n      id\n      settings {\n        timeZone\n      }\n      currentTeam {\n        id\n        timeZone\n      }\n    }\n  }\n"): (typeof documents)["\n  query CallerTimeZone {\n    viewer {\n      id\n      settings {\n        timeZone\n      }\n      currentTeam {\n        id\n        timeZone\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportContacts($search: String, $filter: ViewingFilter!, $page: Int!, $held: ID!) {\n    contacts(search: $search, filter: $filter, page: $page, pageSize: 100, held: $held) {\n      total\n      pageSize\n      items {\n        id\n        name\n        email\n        isVerified\n        figures(filter: $filter) {\n          views\n          timeMs\n        }\n        lastSession(filter: $filter) {\n          id\n          lastSeenAt\n          presentation {\n            id\n            name\n          }\n          sharedLink {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExportContacts($search: String, $filter: ViewingFilter!, $page: Int!, $held: ID!) {\n    contacts(search: $search, filter: $filter, page: $page, pageSize: 100, held: $held) {\n      total\n      pageSize\n      items {\n        id\n        name\n        email\n        isVerified\n        figures(filter: $filter) {\n          views\n          timeMs\n        }\n        lastSession(filter: $filter) {\n          id\n          lastSeenAt\n          presentation {\n            id\n            name\n          }\n          sharedLink {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportViewerEvents(\n    $presentationId: ID\n    $sharedLinkId: ID\n    $filter: ViewingFilter\n    $category: String\n    $action: String\n  ) {\n    exportViewerEvents(\n      presentationId: $presentationId\n      sharedLinkId: $sharedLinkId\n      filter: $filter\n      category: $category\n      action: $action\n    ) {\n      fileName\n      text\n      isCut\n    }\n  }\n"): (typeof documents)["\n  query ExportViewerEvents(\n    $presentationId: ID\n    $sharedLinkId: ID\n    $filter: ViewingFilter\n    $category: String\n    $action: String\n  ) {\n    exportViewerEvents(\n      presentationId: $presentationId\n      sharedLinkId: $sharedLinkId\n      filter: $filter\n      category: $category\n      action: $action\n    ) {\n      fileName\n      text\n      isCut\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListContactsOfPresentation($presentationId: ID!, $filter: ViewingFilter, $page: Int!) {\n    presentation(id: $presentationId) {\n      id\n    }\n    contacts(presentationId: $presentationId, filter: $filter, page: $page) {\n      asOf\n      total\n      page\n      pageSize\n      items {\n        ...ContactFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListContactsOfPresentation($presentationId: ID!, $filter: ViewingFilter, $page: Int!) {\n    presentation(id: $presentationId) {\n      id\n    }\n    contacts(presentationId: $presentationId, filter: $filter, page: $page) {\n      asOf\n      total\n      page\n      pageSize\n      items {\n        ...ContactFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListDocumentLinks($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) {\n      id\n    }\n    documentLinks(presentationId: $id, filter: $filter) {\n      asOf\n      items {\n        page\n        target\n        fileId\n        clicks\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListDocumentLinks($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) {\n      id\n    }\n    documentLinks(presentationId: $id, filter: $filter) {\n      asOf\n      items {\n        page\n        target\n        fileId\n        clicks\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListPageStatistics($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) {\n      pageCount\n      analytics(filter: $filter) {\n        ...FigureFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListPageStatistics($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) {\n      pageCount\n      analytics(filter: $filter) {\n        ...FigureFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListViewerEvents(\n    $presentationId: ID\n    $sharedLinkId: ID\n    $sessionId: ID\n    $filter: ViewingFilter\n    $category: String\n    $action: String\n    $path: String\n    $cursor: ID\n    $isOldestFirst: Boolean!\n    $limit: Int!\n  ) {\n    viewerEvents(\n      presentationId: $presentationId\n      sharedLinkId: $sharedLinkId\n      sessionId: $sessionId\n      filter: $filter\n      category: $category\n      action: $action\n      path: $path\n      cursor: $cursor\n      isOldestFirst: $isOldestFirst\n      limit: $limit\n    ) {\n      asOf\n      next\n      items {\n        ...ViewerEventFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListViewerEvents(\n    $presentationId: ID\n    $sharedLinkId: ID\n    $sessionId: ID\n    $filter: ViewingFilter\n    $category: String\n    $action: String\n    $path: String\n    $cursor: ID\n    $isOldestFirst: Boolean!\n    $limit: Int!\n  ) {\n    viewerEvents(\n      presentationId: $presentationId\n      sharedLinkId: $sharedLinkId\n      sessionId: $sessionId\n      filter: $filter\n      category: $category\n      action: $action\n      path: $path\n      cursor: $cursor\n      isOldestFirst: $isOldestFirst\n      limit: $limit\n    ) {\n      asOf\n      next\n      items {\n        ...ViewerEventFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListViewerSessions(\n    $presentationId: ID\n    $sharedLinkId: ID\n    $contactId: ID\n    $hitId: ID\n    $did: [ViewerDeed!]\n    $filter: ViewingFilter\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewerSessions(\n      presentationId: $presentationId\n      sharedLinkId: $sharedLinkId\n      contactId: $contactId\n      hitId: $hitId\n      did: $did\n      filter: $filter\n      page: $page\n      pageSize: $pageSize\n    ) {\n      items {\n        ...ViewerSessionFields\n      }\n      asOf\n      total\n      page\n      pageSize\n    }\n  }\n"): (typeof documents)["\n  query ListViewerSessions(\n    $presentationId: ID\n    $sharedLinkId: ID\n    $contactId: ID\n    $hitId: ID\n    $did: [ViewerDeed!]\n    $filter: ViewingFilter\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewerSessions(\n      presentationId: $presentationId\n      sharedLinkId: $sharedLinkId\n      contactId: $contactId\n      hitId: $hitId\n      did: $did\n      filter: $filter\n      page: $page\n      pageSize: $pageSize\n    ) {\n      items {\n        ...ViewerSessionFields\n      }\n      asOf\n      total\n      page\n      pageSize\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadContactOfPresentation($presentationId: ID!, $contactId: ID!, $filter: ViewingFilter) {\n    presentation(id: $presentationId) {\n      id\n    }\n    contact(id: $contactId) {\n      ...ContactFields\n      figures(presentationId: $presentationId, filter: $filter) {\n        pages {\n          ...PageFields\n        }\n      }\n    }\n    viewerSessions(\n      presentationId: $presentationId\n      contactId: $contactId\n      filter: $filter\n      pageSize: 100\n    ) {\n      items {\n        ...ViewerSessionFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadContactOfPresentation($presentationId: ID!, $contactId: ID!, $filter: ViewingFilter) {\n    presentation(id: $presentationId) {\n      id\n    }\n    contact(id: $contactId) {\n      ...ContactFields\n      figures(presentationId: $presentationId, filter: $filter) {\n        pages {\n          ...PageFields\n        }\n      }\n    }\n    viewerSessions(\n      presentationId: $presentationId\n      contactId: $contactId\n      filter: $filter\n      pageSize: 100\n    ) {\n      items {\n        ...ViewerSessionFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadContact($id: ID!, $presentationId: ID, $filter: ViewingFilter) {\n    contact(id: $id) {\n      ...ContactFields\n      presentations(filter: $filter) {\n        presentation {\n          id\n          name\n        }\n        figures {\n          ...TotalFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadContact($id: ID!, $presentationId: ID, $filter: ViewingFilter) {\n    contact(id: $id) {\n      ...ContactFields\n      presentations(filter: $filter) {\n        presentation {\n          id\n          name\n        }\n        figures {\n          ...TotalFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadViewerEvent($id: ID!) {\n    viewerEvent(id: $id) {\n      ...ViewerEventFields\n    }\n  }\n"): (typeof documents)["\n  query ReadViewerEvent($id: ID!) {\n    viewerEvent(id: $id) {\n      ...ViewerEventFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadViewerSession($id: ID!) {\n    viewerSession(id: $id) {\n      ...ViewerSessionFields\n    }\n  }\n"): (typeof documents)["\n  query ReadViewerSession($id: ID!) {\n    viewerSession(id: $id) {\n      ...ViewerSessionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestContact($input: ContactInput!) {\n    requestContact(input: $input)\n  }\n"): (typeof documents)["\n  mutation RequestContact($input: ContactInput!) {\n    requestContact(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitRoi($input: RoiInput!) {\n    submitRoi(input: $input) {\n      annualCost\n      annualSellingHoursPerRep\n      annualSellingHours\n      annualRevenueIncrease\n      freedWeeklyHoursRounded\n      freedWeeklyHours\n      hourlyProduction\n      annualROI\n      savingsPercentage\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitRoi($input: RoiInput!) {\n    submitRoi(input: $input) {\n      annualCost\n      annualSellingHoursPerRep\n      annualSellingHours\n      annualRevenueIncrease\n      freedWeeklyHoursRounded\n      freedWeeklyHours\n      hourlyProduction\n      annualROI\n      savingsPercentage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) {\n    changePresentationOwner(id: $id, ownerId: $ownerId) {\n      ...AdminPresentationFields\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) {\n    changePresentationOwner(id: $id, ownerId: $ownerId) {\n      ...AdminPresentationFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {\n    changePresentationStatus(id: $id, status: $status) {\n      ...AdminPresentationFields\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {\n    changePresentationStatus(id: $id, status: $status) {\n      ...AdminPresentationFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPresentationFlag($id: ID!, $setting: PresentationToggle!, $isOn: Boolean!) {\n    setPresentationFlag(id: $id, setting: $setting, isOn: $isOn) {\n      ...AdminPresentationFields\n    }\n  }\n"): (typeof documents)["\n  mutation SetPresentationFlag($id: ID!, $setting: PresentationToggle!, $isOn: Boolean!) {\n    setPresentationFlag(id: $id, setting: $setting, isOn: $isOn) {\n      ...AdminPresentationFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckPath($id: ID!) {\n    presentation(id: $id) {\n      id\n      mainPath\n      files {\n        id\n        name\n      }\n      packageFiles {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query CheckPath($id: ID!) {\n    presentation(id: $id) {\n      id\n      mainPath\n      files {\n        id\n        name\n      }\n      packageFiles {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseThumbnail($id: ID!, $fileId: ID!) {\n    choosePresentationThumbnail(id: $id, fileId: $fileId) {\n      ...PresentationFields\n    }\n  }\n"): (typeof documents)["\n  mutation ChooseThumbnail($id: ID!, $fileId: ID!) {\n    choosePresentationThumbnail(id: $id, fileId: $fileId) {\n      ...PresentationFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CopyPresentation($id: ID!, $name: String) {\n    copyPresentation(id: $id, name: $name) {\n      ...AdminPresentationFields\n    }\n  }\n"): (typeof documents)["\n  mutation CopyPresentation($id: ID!, $name: String) {\n    copyPresentation(id: $id, name: $name) {\n      ...AdminPresentationFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePresentation($input: CreatePresentationInput!) {\n    createPresentation(input: $input) {\n      ...AdminPresentationFields\n      files {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePresentation($input: CreatePresentationInput!) {\n    createPresentation(input: $input) {\n      ...AdminPresentationFields\n      files {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePresentation($id: ID!) {\n    deletePresentation(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeletePresentation($id: ID!) {\n    deletePresentation(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePresentations($ids: [ID!]!) {\n    deletePresentations(ids: $ids) {\n      changed {\n        id\n      }\n      refused {\n        id\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeletePresentations($ids: [ID!]!) {\n    deletePresentations(ids: $ids) {\n      changed {\n        id\n      }\n      refused {\n        id\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExportedPresentation on Presentation {\n    id\n    name\n    presentationType\n    status\n    owner {\n      id\n      name\n    }\n    description\n    locale\n    alias\n    externalId\n    isFeatured\n    isProtected\n    pageCount\n    createdAt\n    updatedAt\n    releaseAt\n    expiresAt\n    groups {\n      name\n    }\n    folders {\n      name\n      ancestorPath\n    }\n    labels {\n      name\n    }\n    brand {\n      name\n    }\n    products {\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ExportedPresentation on Presentation {\n    id\n    name\n    presentationType\n    status\n    owner {\n      id\n      name\n    }\n    description\n    locale\n    alias\n    externalId\n    isFeatured\n    isProtected\n    pageCount\n    createdAt\n    updatedAt\n    releaseAt\n    expiresAt\n    groups {\n      name\n    }\n    folders {\n      name\n      ancestorPath\n    }\n    labels {\n      name\n    }\n    brand {\n      name\n    }\n    products {\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportPresentations($ids: [ID!]!) {\n    presentationsByIds(ids: $ids) {\n      ...ExportedPresentation\n    }\n  }\n"): (typeof documents)["\n  query ExportPresentations($ids: [ID!]!) {\n    presentationsByIds(ids: $ids) {\n      ...ExportedPresentation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportFoundPresentations(\n    $search: String\n    $filter: PresentationFilter\n    $sort: PresentationSort! = NEWEST\n    $after: String\n  ) {\n    presentations(search: $search, filter: $filter, sort: $sort, after: $after) {\n      next\n      items {\n        ...ExportedPresentation\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExportFoundPresentations(\n    $search: String\n    $filter: PresentationFilter\n    $sort: PresentationSort! = NEWEST\n    $after: String\n  ) {\n    presentations(search: $search, filter: $filter, sort: $sort, after: $after) {\n      next\n      items {\n        ...ExportedPresentation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFile($id: ID!) {\n    deleteFile(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteFile($id: ID!) {\n    deleteFile(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditFile($id: ID!, $content: String!) {\n    editFile(id: $id, content: $content) {\n      ...FileFields\n    }\n  }\n"): (typeof documents)["\n  mutation EditFile($id: ID!, $content: String!) {\n    editFile(id: $id, content: $content) {\n      ...FileFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment FileFields on File {\n      id\n      presentationId\n      uploadId\n      name\n      mimeType\n      extension\n      size\n      editable\n      createdAt\n    }\n  "): (typeof documents)["\n    fragment FileFields on File {\n      id\n      presentationId\n      uploadId\n      name\n      mimeType\n      extension\n      size\n      editable\n      createdAt\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListFiles($id: ID!) {\n    presentation(id: $id) {\n      id\n      may {\n        export\n      }\n      presentationType\n      files {\n        ...FileFields\n      }\n      packageFiles {\n        ...FileFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListFiles($id: ID!) {\n    presentation(id: $id) {\n      id\n      may {\n        export\n      }\n      presentationType\n      files {\n        ...FileFields\n      }\n      packageFiles {\n        ...FileFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadContent($id: ID!) {\n    file(id: $id) {\n      content\n    }\n  }\n"): (typeof documents)["\n  query ReadContent($id: ID!) {\n    file(id: $id) {\n      content\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadFile($id: ID!) {\n    file(id: $id) {\n      ...FileFields\n    }\n  }\n"): (typeof documents)["\n  query ReadFile($id: ID!) {\n    file(id: $id) {\n      ...FileFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment FolderFields on Folder {\n      id\n      name\n      parentId\n      depth\n      ancestors {\n        id\n        name\n      }\n      ancestorPath\n      imageUrl\n      childCount\n      presentationCount\n    }\n  "): (typeof documents)["\n    fragment FolderFields on Folder {\n      id\n      name\n      parentId\n      depth\n      ancestors {\n        id\n        name\n      }\n      ancestorPath\n      imageUrl\n      childCount\n      presentationCount\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListFolders {\n    folders {\n      ...FolderFields\n    }\n  }\n"): (typeof documents)["\n  query ListFolders {\n    folders {\n      ...FolderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListFolderTree {\n    folderTree {\n      ...FolderFields\n    }\n  }\n"): (typeof documents)["\n  query ListFolderTree {\n    folderTree {\n      ...FolderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadFolder($id: ID!, $filter: PresentationFilter!, $page: Int!) {\n    folder(id: $id) {\n      ...FolderFields\n    }\n    presentations(filter: $filter, sort: NAME, page: $page) {\n      items {\n        ...PresentationFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"): (typeof documents)["\n  query ReadFolder($id: ID!, $filter: PresentationFilter!, $page: Int!) {\n    folder(id: $id) {\n      ...FolderFields\n    }\n    presentations(filter: $filter, sort: NAME, page: $page) {\n      items {\n        ...PresentationFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveFolder($id: ID!, $input: MoveFolderInput!) {\n    moveFolder(id: $id, input: $input) {\n      ...FolderFields\n    }\n  }\n"): (typeof documents)["\n  mutation MoveFolder($id: ID!, $input: MoveFolderInput!) {\n    moveFolder(id: $id, input: $input) {\n      ...FolderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFolderImage($id: ID!) {\n    removeFolderImage(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFolderImage($id: ID!) {\n    removeFolderImage(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFolder($id: ID!) {\n    deleteFolder(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteFolder($id: ID!) {\n    deleteFolder(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FolderPresentations($ids: [ID!]!, $add: [ID!]!, $remove: [ID!]!) {\n    folderPresentations(ids: $ids, add: $add, remove: $remove) {\n      changed {\n        id\n      }\n      refused {\n        id\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FolderPresentations($ids: [ID!]!, $add: [ID!]!, $remove: [ID!]!) {\n    folderPresentations(ids: $ids, add: $add, remove: $remove) {\n      changed {\n        id\n      }\n      refused {\n        id\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateFolder($input: CreateFolderInput!) {\n    createFolder(input: $input) {\n      ...FolderFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateFolder($input: CreateFolderInput!) {\n    createFolder(input: $input) {\n      ...FolderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateFolder($id: ID!, $input: UpdateFolderInput!) {\n    updateFolder(id: $id, input: $input) {\n      ...FolderFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateFolder($id: ID!, $input: UpdateFolderInput!) {\n    updateFolder(id: $id, input: $input) {\n      ...FolderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PublicFormFields on Form {\n    uuid\n    title\n    introduction\n    thanks\n    pages {\n      title\n      questions {\n        id\n        type\n        label\n        help\n        isRequired\n        options\n        shownWhen {\n          questionId\n          values\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PublicFormFields on Form {\n    uuid\n    title\n    introduction\n    thanks\n    pages {\n      title\n      questions {\n        id\n        type\n        label\n        help\n        isRequired\n        options\n        shownWhen {\n          questionId\n          values\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FormFields on Form {\n    id\n    uuid\n    name\n    isPublished\n    title\n    introduction\n    thanks\n    pages {\n      title\n      questions {\n        id\n        type\n        label\n        help\n        isRequired\n        options\n        shownWhen {\n          questionId\n          values\n        }\n      }\n    }\n    notifications {\n      respondent {\n        enabled\n        recipients\n      }\n      self {\n        enabled\n        recipients\n      }\n    }\n    responseCount\n    draftCount\n    createdAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment FormFields on Form {\n    id\n    uuid\n    name\n    isPublished\n    title\n    introduction\n    thanks\n    pages {\n      title\n      questions {\n        id\n        type\n        label\n        help\n        isRequired\n        options\n        shownWhen {\n          questionId\n          values\n        }\n      }\n    }\n    notifications {\n      respondent {\n        enabled\n        recipients\n      }\n      self {\n        enabled\n        recipients\n      }\n    }\n    responseCount\n    draftCount\n    createdAt\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FormResponseFacts on FormResponse {\n    id\n    uuid\n    form {\n      id\n    }\n    status\n    consents {\n      questionId\n      statement\n      isGiven\n    }\n    presentation {\n      id\n    }\n    sharedLinkId\n    isErased\n    startedAt\n    savedAt\n    completedAt\n  }\n"): (typeof documents)["\n  fragment FormResponseFacts on FormResponse {\n    id\n    uuid\n    form {\n      id\n    }\n    status\n    consents {\n      questionId\n      statement\n      isGiven\n    }\n    presentation {\n      id\n    }\n    sharedLinkId\n    isErased\n    startedAt\n    savedAt\n    completedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FormResponseFields on FormResponse {\n    ...FormResponseFacts\n    data\n  }\n"): (typeof documents)["\n  fragment FormResponseFields on FormResponse {\n    ...FormResponseFacts\n    data\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedFormResponseFields on FormResponse {\n    ...FormResponseFacts\n    data: shortData\n  }\n"): (typeof documents)["\n  fragment ListedFormResponseFields on FormResponse {\n    ...FormResponseFacts\n    data: shortData\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PublicFormResponseFields on FormResponse {\n    uuid\n    data\n    status\n    savedAt\n    completedAt\n  }\n"): (typeof documents)["\n  fragment PublicFormResponseFields on FormResponse {\n    uuid\n    data\n    status\n    savedAt\n    completedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadFormResponse($id: ID!) {\n    formResponse(id: $id) {\n      ...FormResponseFields\n    }\n  }\n"): (typeof documents)["\n  query ReadFormResponse($id: ID!) {\n    formResponse(id: $id) {\n      ...FormResponseFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListFormResponses(\n    $formId: ID!\n    $status: FormResponseStatus\n    $presentationId: ID\n    $search: String\n    $page: Int!\n  ) {\n    formResponses(\n      formId: $formId\n      status: $status\n      presentationId: $presentationId\n      search: $search\n      page: $page\n    ) {\n      items {\n        ...ListedFormResponseFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"): (typeof documents)["\n  query ListFormResponses(\n    $formId: ID!\n    $status: FormResponseStatus\n    $presentationId: ID\n    $search: String\n    $page: Int!\n  ) {\n    formResponses(\n      formId: $formId\n      status: $status\n      presentationId: $presentationId\n      search: $search\n      page: $page\n    ) {\n      items {\n        ...ListedFormResponseFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FormToExport($id: ID!) {\n    form(id: $id) {\n      pages {\n        questions {\n          id\n          label\n        }\n      }\n      formerQuestions {\n        id\n        label\n      }\n    }\n  }\n"): (typeof documents)["\n  query FormToExport($id: ID!) {\n    form(id: $id) {\n      pages {\n        questions {\n          id\n          label\n        }\n      }\n      formerQuestions {\n        id\n        label\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportFormResponses(\n    $formId: ID!\n    $status: FormResponseStatus\n    $search: String\n    $after: ID\n  ) {\n    formResponsesByAge(formId: $formId, status: $status, search: $search, after: $after) {\n      next\n      items {\n        id\n        status\n        shortData\n        startedAt\n        completedAt\n        presentation {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExportFormResponses(\n    $formId: ID!\n    $status: FormResponseStatus\n    $search: String\n    $after: ID\n  ) {\n    formResponsesByAge(formId: $formId, status: $status, search: $search, after: $after) {\n      next\n      items {\n        id\n        status\n        shortData\n        startedAt\n        completedAt\n        presentation {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFormResponse($id: ID!) {\n    deleteFormResponse(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteFormResponse($id: ID!) {\n    deleteFormResponse(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListForms {\n    forms {\n      ...FormFields\n    }\n  }\n"): (typeof documents)["\n  query ListForms {\n    forms {\n      ...FormFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadForm($id: ID!) {\n    form(id: $id) {\n      ...FormFields\n    }\n  }\n"): (typeof documents)["\n  query ReadForm($id: ID!) {\n    form(id: $id) {\n      ...FormFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateForm($input: CreateFormInput!) {\n    createForm(input: $input) {\n      ...FormFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateForm($input: CreateFormInput!) {\n    createForm(input: $input) {\n      ...FormFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateForm($id: ID!, $input: UpdateFormInput!) {\n    updateForm(id: $id, input: $input) {\n      ...FormFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateForm($id: ID!, $input: UpdateFormInput!) {\n    updateForm(id: $id, input: $input) {\n      ...FormFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishForm($id: ID!) {\n    publishForm(id: $id) {\n      ...FormFields\n    }\n  }\n"): (typeof documents)["\n  mutation PublishForm($id: ID!) {\n    publishForm(id: $id) {\n      ...FormFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnpublishForm($id: ID!) {\n    unpublishForm(id: $id) {\n      ...FormFields\n    }\n  }\n"): (typeof documents)["\n  mutation UnpublishForm($id: ID!) {\n    unpublishForm(id: $id) {\n      ...FormFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteForm($id: ID!) {\n    deleteForm(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteForm($id: ID!) {\n    deleteForm(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadPublicForm($uuid: ID!) {\n    publicForm(uuid: $uuid) {\n      id\n      teamId\n      ...PublicFormFields\n    }\n  }\n"): (typeof documents)["\n  query ReadPublicForm($uuid: ID!) {\n    publicForm(uuid: $uuid) {\n      id\n      teamId\n      ...PublicFormFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadPublicResponse($uuid: ID!) {\n    publicFormResponse(uuid: $uuid) {\n      ...PublicFormResponseFields\n    }\n  }\n"): (typeof documents)["\n  query ReadPublicResponse($uuid: ID!) {\n    publicFormResponse(uuid: $uuid) {\n      ...PublicFormResponseFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartFormResponse($formUuid: ID!, $input: FormResponseInput!) {\n    startFormResponse(formUuid: $formUuid, input: $input) {\n      ...PublicFormResponseFields\n    }\n  }\n"): (typeof documents)["\n  mutation StartFormResponse($formUuid: ID!, $input: FormResponseInput!) {\n    startFormResponse(formUuid: $formUuid, input: $input) {\n      ...PublicFormResponseFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveFormResponse($uuid: ID!, $input: FormResponseInput!) {\n    saveFormResponse(uuid: $uuid, input: $input) {\n      ...PublicFormResponseFields\n      form {\n        uuid\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveFormResponse($uuid: ID!, $input: FormResponseInput!) {\n    saveFormResponse(uuid: $uuid, input: $input) {\n      ...PublicFormResponseFields\n      form {\n        uuid\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListLegacySlides($id: ID!) {\n    presentation(id: $id) {\n      pages {\n        number\n        width\n        height\n        thumbnailUrl\n        pictureUrl\n      }\n      files {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListLegacySlides($id: ID!) {\n    presentation(id: $id) {\n      pages {\n        number\n        width\n        height\n        thumbnailUrl\n        pictureUrl\n      }\n      files {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListPresentationsOfUser($id: ID!, $page: Int!) {\n    presentationsOfUser(userId: $id, page: $page) {\n      items {\n        ...PresentationFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"): (typeof documents)["\n  query ListPresentationsOfUser($id: ID!, $page: Int!) {\n    presentationsOfUser(userId: $id, page: $page) {\n      items {\n        ...PresentationFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListPresentations($page: Int!) {\n    presentations(page: $page) {\n      items {\n        ...PresentationFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"): (typeof documents)["\n  query ListPresentations($page: Int!) {\n    presentations(page: $page) {\n      items {\n        ...PresentationFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListProcessingJobs($id: ID!) {\n    presentation(id: $id) {\n      jobs {\n        id\n        kind\n        status\n        attempts\n        progress\n        failure\n        createdAt\n        startedAt\n        finishedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListProcessingJobs($id: ID!) {\n    presentation(id: $id) {\n      jobs {\n        id\n        kind\n        status\n        attempts\n        progress\n        failure\n        createdAt\n        startedAt\n        finishedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListTeamPresentations($min: ID, $chunk: Int!) {\n    presentationsAfter(min: $min, chunk: $chunk) {\n      ...PresentationFields\n    }\n  }\n"): (typeof documents)["\n  query ListTeamPresentations($min: ID, $chunk: Int!) {\n    presentationsAfter(min: $min, chunk: $chunk) {\n      ...PresentationFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCaptions($id: ID!, $language: String!, $receipt: UploadReceipt!) {\n    addCaptions(id: $id, language: $language, receipt: $receipt) {\n      id\n      captions {\n        language\n        fileId\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddCaptions($id: ID!, $language: String!, $receipt: UploadReceipt!) {\n    addCaptions(id: $id, language: $language, receipt: $receipt) {\n      id\n      captions {\n        language\n        fileId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCaptions($id: ID!, $language: String!) {\n    removeCaptions(id: $id, language: $language) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveCaptions($id: ID!, $language: String!) {\n    removeCaptions(id: $id, language: $language) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportVideo($videoUrl: String!, $input: CreatePresentationInput!) {\n    importVideo(videoUrl: $videoUrl, input: $input) {\n      ...AdminPresentationFields\n    }\n  }\n"): (typeof documents)["\n  mutation ImportVideo($videoUrl: String!, $input: CreatePresentationInput!) {\n    importVideo(videoUrl: $videoUrl, input: $input) {\n      ...AdminPresentationFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadUrlInfo($url: String!) {\n    urlInfo(url: $url) {\n      url\n      title\n      description\n      image\n      contentType\n    }\n  }\n"): (typeof documents)["\n  query ReadUrlInfo($url: String!) {\n    urlInfo(url: $url) {\n      url\n      title\n      description\n      image\n      contentType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadPresentation($id: ID!) {\n    presentation(id: $id) {\n      ...AdminPresentationFields\n    }\n  }\n"): (typeof documents)["\n  query ReadPresentation($id: ID!) {\n    presentation(id: $id) {\n      ...AdminPresentationFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchPresentations(\n    $filter: PresentationFilter\n    $search: String\n    $sort: PresentationSort!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    presentations(filter: $filter, search: $search, sort: $sort, page: $page, pageSize: $pageSize) {\n      items {\n        ...PresentationFields\n        groups {\n          id\n          name\n        }\n        labels {\n          id\n          name\n        }\n        folders {\n          id\n          name\n        }\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"): (typeof documents)["\n  query SearchPresentations(\n    $filter: PresentationFilter\n    $search: String\n    $sort: PresentationSort!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    presentations(filter: $filter, search: $search, sort: $sort, page: $page, pageSize: $pageSize) {\n      items {\n        ...PresentationFields\n        groups {\n          id\n          name\n        }\n        labels {\n          id\n          name\n        }\n        folders {\n          id\n          name\n        }\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignPresentation($id: ID!) {\n    presentation(id: $id) {\n      id\n      presentationType\n      may {\n        export\n      }\n      files {\n        id\n        mimeType\n      }\n    }\n  }\n"): (typeof documents)["\n  query SignPresentation($id: ID!) {\n    presentation(id: $id) {\n      id\n      presentationType\n      may {\n        export\n      }\n      files {\n        id\n        mimeType\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment BrandFields on Brand {\n      id\n      name\n      slug\n      presentationCount\n      createdAt\n    }\n  "): (typeof documents)["\n    fragment BrandFields on Brand {\n      id\n      name\n      slug\n      presentationCount\n      createdAt\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListBrands {\n    brands {\n      ...BrandFields\n    }\n  }\n"): (typeof documents)["\n  query ListBrands {\n    brands {\n      ...BrandFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadBrand($id: ID!) {\n    brand(id: $id) {\n      ...BrandFields\n    }\n  }\n"): (typeof documents)["\n  query ReadBrand($id: ID!) {\n    brand(id: $id) {\n      ...BrandFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBrand($input: CreateBrandInput!) {\n    createBrand(input: $input) {\n      ...BrandFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateBrand($input: CreateBrandInput!) {\n    createBrand(input: $input) {\n      ...BrandFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateBrand($id: ID!, $input: UpdateBrandInput!) {\n    updateBrand(id: $id, input: $input) {\n      ...BrandFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateBrand($id: ID!, $input: UpdateBrandInput!) {\n    updateBrand(id: $id, input: $input) {\n      ...BrandFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeBrands($id: ID!, $brandIds: [ID!]!) {\n    mergeBrands(id: $id, brandIds: $brandIds) {\n      ...BrandFields\n    }\n  }\n"): (typeof documents)["\n  mutation MergeBrands($id: ID!, $brandIds: [ID!]!) {\n    mergeBrands(id: $id, brandIds: $brandIds) {\n      ...BrandFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteBrand($id: ID!) {\n    deleteBrand(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteBrand($id: ID!) {\n    deleteBrand(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment LabelFields on Label {\n      id\n      name\n      colour\n      presentationCount\n      createdAt\n    }\n  "): (typeof documents)["\n    fragment LabelFields on Label {\n      id\n      name\n      colour\n      presentationCount\n      createdAt\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListLabels {\n    labels {\n      ...LabelFields\n    }\n  }\n"): (typeof documents)["\n  query ListLabels {\n    labels {\n      ...LabelFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadLabel($id: ID!) {\n    label(id: $id) {\n      ...LabelFields\n    }\n  }\n"): (typeof documents)["\n  query ReadLabel($id: ID!) {\n    label(id: $id) {\n      ...LabelFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateLabel($input: CreateLabelInput!) {\n    createLabel(input: $input) {\n      ...LabelFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateLabel($input: CreateLabelInput!) {\n    createLabel(input: $input) {\n      ...LabelFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLabel($id: ID!, $input: UpdateLabelInput!) {\n    updateLabel(id: $id, input: $input) {\n      ...LabelFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLabel($id: ID!, $input: UpdateLabelInput!) {\n    updateLabel(id: $id, input: $input) {\n      ...LabelFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeLabels($id: ID!, $labelIds: [ID!]!) {\n    mergeLabels(id: $id, labelIds: $labelIds) {\n      ...LabelFields\n    }\n  }\n"): (typeof documents)["\n  mutation MergeLabels($id: ID!, $labelIds: [ID!]!) {\n    mergeLabels(id: $id, labelIds: $labelIds) {\n      ...LabelFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLabel($id: ID!) {\n    deleteLabel(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteLabel($id: ID!) {\n    deleteLabel(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment ProductFields on Product {\n      id\n      name\n      slug\n      presentationCount\n      createdAt\n    }\n  "): (typeof documents)["\n    fragment ProductFields on Product {\n      id\n      name\n      slug\n      presentationCount\n      createdAt\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListProducts {\n    products {\n      ...ProductFields\n    }\n  }\n"): (typeof documents)["\n  query ListProducts {\n    products {\n      ...ProductFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadProduct($id: ID!) {\n    product(id: $id) {\n      ...ProductFields\n    }\n  }\n"): (typeof documents)["\n  query ReadProduct($id: ID!) {\n    product(id: $id) {\n      ...ProductFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      ...ProductFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      ...ProductFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProduct($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      ...ProductFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProduct($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      ...ProductFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeProducts($id: ID!, $productIds: [ID!]!) {\n    mergeProducts(id: $id, productIds: $productIds) {\n      ...ProductFields\n    }\n  }\n"): (typeof documents)["\n  mutation MergeProducts($id: ID!, $productIds: [ID!]!) {\n    mergeProducts(id: $id, productIds: $productIds) {\n      ...ProductFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteProduct($id: ID!) {\n    deleteProduct(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteProduct($id: ID!) {\n    deleteProduct(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadForUpdate($id: ID!) {\n    presentation(id: $id) {\n      ...AdminPresentationFields\n    }\n  }\n"): (typeof documents)["\n  query ReadForUpdate($id: ID!) {\n    presentation(id: $id) {\n      ...AdminPresentationFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePresentation($id: ID!, $input: UpdatePresentationInput!) {\n    updatePresentation(id: $id, input: $input) {\n      ...AdminPresentationFields\n      files {\n        id\n      }\n      replacement {\n        file {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePresentation($id: ID!, $input: UpdatePresentationInput!) {\n    updatePresentation(id: $id, input: $input) {\n      ...AdminPresentationFields\n      files {\n        id\n      }\n      replacement {\n        file {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangedGroup on GroupChange {\n    group {\n      ...GroupFields\n    }\n    changed {\n      id\n    }\n    refused {\n      id\n      code\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment ChangedGroup on GroupChange {\n    group {\n      ...GroupFields\n    }\n    changed {\n      id\n    }\n    refused {\n      id\n      code\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToGroup($id: ID!, $userIds: [ID!]!) {\n    addToGroup(id: $id, userIds: $userIds) {\n      ...ChangedGroup\n    }\n  }\n"): (typeof documents)["\n  mutation AddToGroup($id: ID!, $userIds: [ID!]!) {\n    addToGroup(id: $id, userIds: $userIds) {\n      ...ChangedGroup\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromGroup($id: ID!, $userIds: [ID!]!) {\n    removeFromGroup(id: $id, userIds: $userIds) {\n      ...ChangedGroup\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFromGroup($id: ID!, $userIds: [ID!]!) {\n    removeFromGroup(id: $id, userIds: $userIds) {\n      ...ChangedGroup\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListGroups($page: Int!) {\n    groups(page: $page, pageSize: 300) {\n      total\n      page\n      pageSize\n      items {\n        ...GroupFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListGroups($page: Int!) {\n    groups(page: $page, pageSize: 300) {\n      total\n      page\n      pageSize\n      items {\n        ...GroupFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadGroup($id: ID!) {\n    group(id: $id) {\n      ...GroupFields\n    }\n  }\n"): (typeof documents)["\n  query ReadGroup($id: ID!) {\n    group(id: $id) {\n      ...GroupFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListGroupUsers($id: ID!, $search: String, $page: Int!) {\n    group(id: $id) {\n      id\n    }\n    users(groupId: $id, search: $search, page: $page, pageSize: 300) {\n      total\n      page\n      pageSize\n      items {\n        ...MemberFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListGroupUsers($id: ID!, $search: String, $page: Int!) {\n    group(id: $id) {\n      id\n    }\n    users(groupId: $id, search: $search, page: $page, pageSize: 300) {\n      total\n      page\n      pageSize\n      items {\n        ...MemberFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGroup($name: String!) {\n    createGroup(name: $name) {\n      ...GroupFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGroup($name: String!) {\n    createGroup(name: $name) {\n      ...GroupFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameGroup($id: ID!, $name: String!) {\n    renameGroup(id: $id, name: $name) {\n      ...GroupFields\n    }\n  }\n"): (typeof documents)["\n  mutation RenameGroup($id: ID!, $name: String!) {\n    renameGroup(id: $id, name: $name) {\n      ...GroupFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteGroup($id: ID!) {\n    deleteGroup(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteGroup($id: ID!) {\n    deleteGroup(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CanBeImpersonated($id: ID!) {\n    user(id: $id) {\n      canBeImpersonated\n    }\n  }\n"): (typeof documents)["\n  query CanBeImpersonated($id: ID!) {\n    user(id: $id) {\n      canBeImpersonated\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartImpersonation($input: StartImpersonationInput!) {\n    startImpersonation(input: $input) {\n      token\n      expiresAt\n      ownExpiresAt\n      user {\n        ...UserFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartImpersonation($input: StartImpersonationInput!) {\n    startImpersonation(input: $input) {\n      token\n      expiresAt\n      ownExpiresAt\n      user {\n        ...UserFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndImpersonation {\n    endImpersonation\n  }\n"): (typeof documents)["\n  mutation EndImpersonation {\n    endImpersonation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadOwnPermissions {\n    viewer {\n      permissions\n    }\n  }\n"): (typeof documents)["\n  query ReadOwnPermissions {\n    viewer {\n      permissions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadPermissions($id: ID!) {\n    user(id: $id) {\n      permissions\n    }\n  }\n"): (typeof documents)["\n  query ReadPermissions($id: ID!) {\n    user(id: $id) {\n      permissions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadForEdit($id: ID!) {\n    user(id: $id) {\n      ...EditedUserFields\n    }\n  }\n"): (typeof documents)["\n  query ReadForEdit($id: ID!) {\n    user(id: $id) {\n      ...EditedUserFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditMember($id: ID!, $input: EditMemberInput!) {\n    editMember(userId: $id, input: $input) {\n      ...EditedUserFields\n    }\n  }\n"): (typeof documents)["\n  mutation EditMember($id: ID!, $input: EditMemberInput!) {\n    editMember(userId: $id, input: $input) {\n      ...EditedUserFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ErasePerson($input: ErasePersonInput!) {\n    erasePerson(input: $input) {\n      erasedAt\n      file\n      isMailed\n    }\n  }\n"): (typeof documents)["\n  mutation ErasePerson($input: ErasePersonInput!) {\n    erasePerson(input: $input) {\n      erasedAt\n      file\n      isMailed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadErasureReceipt($id: ID!) {\n    erasureReceipt(userId: $id)\n  }\n"): (typeof documents)["\n  query ReadErasureReceipt($id: ID!) {\n    erasureReceipt(userId: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportUsers(\n    $search: String\n    $role: TeamRole\n    $status: MemberStatus\n    $permission: String\n    $groupId: ID\n    $sort: UserSort! = NAME\n    $after: String\n    $isGrouped: Boolean!\n  ) {\n    users(\n      search: $search\n      role: $role\n      status: $status\n      permission: $permission\n      groupId: $groupId\n      sort: $sort\n      after: $after\n      pageSize: 300\n    ) {\n      endCursor\n      items {\n        id\n        name\n        email\n        title\n        phone\n        status\n        currentTeamRole\n        customRole {\n          name\n        }\n        permissions\n        createdAt\n        groups @include(if: $isGrouped) {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExportUsers(\n    $search: String\n    $role: TeamRole\n    $status: MemberStatus\n    $permission: String\n    $groupId: ID\n    $sort: UserSort! = NAME\n    $after: String\n    $isGrouped: Boolean!\n  ) {\n    users(\n      search: $search\n      role: $role\n      status: $status\n      permission: $permission\n      groupId: $groupId\n      sort: $sort\n      after: $after\n      pageSize: 300\n    ) {\n      endCursor\n      items {\n        id\n        name\n        email\n        title\n        phone\n        status\n        currentTeamRole\n        customRole {\n          name\n        }\n        permissions\n        createdAt\n        groups @include(if: $isGrouped) {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteMembers($input: InviteMembersInput!) {\n    inviteMembers(input: $input) {\n      email\n      problem\n      user {\n        ...MemberFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation InviteMembers($input: InviteMembersInput!) {\n    inviteMembers(input: $input) {\n      email\n      problem\n      user {\n        ...MemberFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendInvitation($id: ID!) {\n    resendInvitation(userId: $id) {\n      ...MemberFields\n    }\n  }\n"): (typeof documents)["\n  mutation ResendInvitation($id: ID!) {\n    resendInvitation(userId: $id) {\n      ...MemberFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeInvitation($id: ID!) {\n    revokeInvitation(userId: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeInvitation($id: ID!) {\n    revokeInvitation(userId: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListUsers($min: ID, $chunk: Int!) {\n    usersAfter(min: $min, chunk: $chunk) {\n      ...MemberFields\n    }\n  }\n"): (typeof documents)["\n  query ListUsers($min: ID, $chunk: Int!) {\n    usersAfter(min: $min, chunk: $chunk) {\n      ...MemberFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMemberPermissions($userId: ID!, $permissions: [String!]!) {\n    changeMemberPermissions(userId: $userId, permissions: $permissions) {\n      ...MemberFields\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeMemberPermissions($userId: ID!, $permissions: [String!]!) {\n    changeMemberPermissions(userId: $userId, permissions: $permissions) {\n      ...MemberFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LockMember($id: ID!) {\n    lockMember(userId: $id) {\n      ...MemberFields\n    }\n  }\n"): (typeof documents)["\n  mutation LockMember($id: ID!) {\n    lockMember(userId: $id) {\n      ...MemberFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlockMember($id: ID!) {\n    unlockMember(userId: $id) {\n      ...MemberFields\n    }\n  }\n"): (typeof documents)["\n  mutation UnlockMember($id: ID!) {\n    unlockMember(userId: $id) {\n      ...MemberFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToTeams($id: ID!, $teamIds: [ID!]!, $role: TeamRole) {\n    addToTeams(userId: $id, teamIds: $teamIds, role: $role) {\n      ...MemberFields\n    }\n  }\n"): (typeof documents)["\n  mutation AddToTeams($id: ID!, $teamIds: [ID!]!, $role: TeamRole) {\n    addToTeams(userId: $id, teamIds: $teamIds, role: $role) {\n      ...MemberFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMemberRole($id: ID!, $teamId: ID!, $role: TeamRole!) {\n    changeMemberRole(userId: $id, teamId: $teamId, role: $role) {\n      ...MemberFields\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeMemberRole($id: ID!, $teamId: ID!, $role: TeamRole!) {\n    changeMemberRole(userId: $id, teamId: $teamId, role: $role) {\n      ...MemberFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveMember($id: ID!, $teamId: ID, $handOverTo: ID) {\n    removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo)\n  }\n"): (typeof documents)["\n  mutation RemoveMember($id: ID!, $teamId: ID, $handOverTo: ID) {\n    removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreMember($id: ID!, $teamId: ID) {\n    restoreMember(userId: $id, teamId: $teamId) {\n      ...MemberFields\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreMember($id: ID!, $teamId: ID) {\n    restoreMember(userId: $id, teamId: $teamId) {\n      ...MemberFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonThenFields on PersonThen {\n    personId\n    name\n    email\n    title\n    phone\n    status\n    role\n    permissions\n    storedPermissions\n    customRoleName\n    groupNames\n    timeZone\n    locale\n  }\n"): (typeof documents)["\n  fragment PersonThenFields on PersonThen {\n    personId\n    name\n    email\n    title\n    phone\n    status\n    role\n    permissions\n    storedPermissions\n    customRoleName\n    groupNames\n    timeZone\n    locale\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadPeopleAsOf(\n    $at: DateTime!\n    $search: String\n    $role: TeamRole\n    $first: Int!\n    $after: String\n  ) {\n    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) {\n      endCursor\n      items {\n        ...PersonThenFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadPeopleAsOf(\n    $at: DateTime!\n    $search: String\n    $role: TeamRole\n    $first: Int!\n    $after: String\n  ) {\n    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) {\n      endCursor\n      items {\n        ...PersonThenFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadPeopleHistory($filter: PeopleHistoryFilter, $first: Int! = 100, $after: String) {\n    peopleHistory(filter: $filter, first: $first, after: $after) {\n      endCursor\n      items {\n        ...PersonChangeFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadPeopleHistory($filter: PeopleHistoryFilter, $first: Int! = 100, $after: String) {\n    peopleHistory(filter: $filter, first: $first, after: $after) {\n      endCursor\n      items {\n        ...PersonChangeFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadOwnHistory($first: Int! = 100, $after: String) {\n    viewer {\n      id\n      history(first: $first, after: $after) {\n        endCursor\n        items {\n          ...PersonChangeFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadOwnHistory($first: Int! = 100, $after: String) {\n    viewer {\n      id\n      history(first: $first, after: $after) {\n        endCursor\n        items {\n          ...PersonChangeFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoMemberChange($id: ID!, $changeId: ID!) {\n    undoMemberChange(userId: $id, changeId: $changeId) {\n      ...MemberFields\n    }\n  }\n"): (typeof documents)["\n  mutation UndoMemberChange($id: ID!, $changeId: ID!) {\n    undoMemberChange(userId: $id, changeId: $changeId) {\n      ...MemberFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonExportFields on PersonExport {\n    id\n    requestedAt\n    expiresAt\n    isReady\n  }\n"): (typeof documents)["\n  fragment PersonExportFields on PersonExport {\n    id\n    requestedAt\n    expiresAt\n    isReady\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPersonExport($id: ID!) {\n    requestPersonExport(userId: $id) {\n      ...PersonExportFields\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPersonExport($id: ID!) {\n    requestPersonExport(userId: $id) {\n      ...PersonExportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadPersonExport($id: ID!) {\n    personExport(userId: $id) {\n      ...PersonExportFields\n    }\n  }\n"): (typeof documents)["\n  query ReadPersonExport($id: ID!) {\n    personExport(userId: $id) {\n      ...PersonExportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DownloadPersonExport($id: ID!, $isPage: Boolean!) {\n    personExport(userId: $id) {\n      file @skip(if: $isPage)\n      page @include(if: $isPage)\n    }\n  }\n"): (typeof documents)["\n  query DownloadPersonExport($id: ID!, $isPage: Boolean!) {\n    personExport(userId: $id) {\n      file @skip(if: $isPage)\n      page @include(if: $isPage)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadOwnProfile {\n    viewer {\n      ...UserFields\n    }\n  }\n"): (typeof documents)["\n  query ReadOwnProfile {\n    viewer {\n      ...UserFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditProfile($input: EditProfileInput!) {\n    editProfile(input: $input) {\n      ...UserFields\n    }\n  }\n"): (typeof documents)["\n  mutation EditProfile($input: EditProfileInput!) {\n    editProfile(input: $input) {\n      ...UserFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadEditedUser($id: ID!) {\n    user(id: $id) {\n      ...EditedUserFields\n    }\n  }\n"): (typeof documents)["\n  query ReadEditedUser($id: ID!) {\n    user(id: $id) {\n      ...EditedUserFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadUserSettings($id: ID!) {\n    user(id: $id) {\n      settings {\n        ...SettingsFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadUserSettings($id: ID!) {\n    user(id: $id) {\n      settings {\n        ...SettingsFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadMember($id: ID!) {\n    user(id: $id) {\n      ...MemberFields\n    }\n  }\n"): (typeof documents)["\n  query ReadMember($id: ID!) {\n    user(id: $id) {\n      ...MemberFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadUser {\n    viewer {\n      ...UserFields\n    }\n  }\n"): (typeof documents)["\n  query ReadUser {\n    viewer {\n      ...UserFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      isMailKept\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      isMailKept\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadRegistration($token: String!) {\n    registration(token: $token) {\n      email\n      teamName\n      isTrial\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  query ReadRegistration($token: String!) {\n    registration(token: $token) {\n      email\n      teamName\n      isTrial\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateRegistration($input: ActivateRegistrationInput!) {\n    activateRegistration(input: $input) {\n      ...SignedInFields\n    }\n  }\n"): (typeof documents)["\n  mutation ActivateRegistration($input: ActivateRegistrationInput!) {\n    activateRegistration(input: $input) {\n      ...SignedInFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RegistrationOpen {\n    setup {\n      isRegistrationOpen\n    }\n  }\n"): (typeof documents)["\n  query RegistrationOpen {\n    setup {\n      isRegistrationOpen\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SetupState {\n    setup {\n      isNeeded\n      isRegistrationOpen\n    }\n    okta: isSingleSignOnOffered(provider: OKTA)\n    dynamics: isSingleSignOnOffered(provider: DYNAMICS)\n    egnyte: isSingleSignOnOffered(provider: EGNYTE)\n  }\n"): (typeof documents)["\n  query SetupState {\n    setup {\n      isNeeded\n      isRegistrationOpen\n    }\n    okta: isSingleSignOnOffered(provider: OKTA)\n    dynamics: isSingleSignOnOffered(provider: DYNAMICS)\n    egnyte: isSingleSignOnOffered(provider: EGNYTE)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUp($input: SetUpInput!) {\n    setUp(input: $input) {\n      ...SignedInFields\n    }\n  }\n"): (typeof documents)["\n  mutation SetUp($input: SetUpInput!) {\n    setUp(input: $input) {\n      ...SignedInFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchUsers($search: String!, $limit: Int!) {\n    users(search: $search, pageSize: $limit) {\n      total\n      items {\n        ...MemberFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchUsers($search: String!, $limit: Int!) {\n    users(search: $search, pageSize: $limit) {\n      total\n      items {\n        ...MemberFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListAccountManagers {\n    accountManagers {\n      ...MemberFields\n    }\n  }\n"): (typeof documents)["\n  query ListAccountManagers {\n    accountManagers {\n      ...MemberFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadAccountManager($id: ID!) {\n    team(id: $id) {\n      accountManager {\n        ...MemberFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadAccountManager($id: ID!) {\n    team(id: $id) {\n      accountManager {\n        ...MemberFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTeam($input: CreateTeamInput!) {\n    createTeam(input: $input) {\n      ...EditedTeamFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateTeam($input: CreateTeamInput!) {\n    createTeam(input: $input) {\n      ...EditedTeamFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadEditedTeam($id: ID!) {\n    team(id: $id) {\n      ...EditedTeamFields\n    }\n  }\n"): (typeof documents)["\n  query ReadEditedTeam($id: ID!) {\n    team(id: $id) {\n      ...EditedTeamFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeTeamSettings($id: ID!, $input: ChangeTeamSettingsInput!) {\n    changeTeamSettings(teamId: $id, input: $input) {\n      ...EditedTeamFields\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeTeamSettings($id: ID!, $input: ChangeTeamSettingsInput!) {\n    changeTeamSettings(teamId: $id, input: $input) {\n      ...EditedTeamFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadEmailCredits {\n    emailCredits {\n      isEnabled\n      total\n      available\n    }\n  }\n"): (typeof documents)["\n  query ReadEmailCredits {\n    emailCredits {\n      isEnabled\n      total\n      available\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListOwnTeams {\n    viewer {\n      memberships {\n        role\n        isCurrent\n        team {\n          ...TeamFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListOwnTeams {\n    viewer {\n      memberships {\n        role\n        isCurrent\n        team {\n          ...TeamFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadTeam($id: ID!) {\n    team(id: $id) {\n      ...TeamFields\n    }\n  }\n"): (typeof documents)["\n  query ReadTeam($id: ID!) {\n    team(id: $id) {\n      ...TeamFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchTeam($teamId: ID!) {\n    switchTeam(teamId: $teamId) {\n      ...UserFields\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchTeam($teamId: ID!) {\n    switchTeam(teamId: $teamId) {\n      ...UserFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListCountries {\n    countries {\n      id\n      alpha3\n      numeric\n      name\n      region {\n        code\n        name\n      }\n      subregion {\n        code\n        name\n      }\n      intermediateRegion {\n        code\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListCountries {\n    countries {\n      id\n      alpha3\n      numeric\n      name\n      region {\n        code\n        name\n      }\n      subregion {\n        code\n        name\n      }\n      intermediateRegion {\n        code\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListUsStates {\n    usStates {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query ListUsStates {\n    usStates {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListLocales {\n    locales {\n      id\n      name\n      nativeName\n    }\n  }\n"): (typeof documents)["\n  query ListLocales {\n    locales {\n      id\n      name\n      nativeName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListTimeZones {\n    timeZones {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query ListTimeZones {\n    timeZones {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input)\n  }\n"): (typeof documents)["\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadInvitation($token: String!) {\n    invitation(token: $token) {\n      email\n      name\n      teamName\n      expiresAt\n      hasLostRole\n    }\n  }\n"): (typeof documents)["\n  query ReadInvitation($token: String!) {\n    invitation(token: $token) {\n      email\n      name\n      teamName\n      expiresAt\n      hasLostRole\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePassword($input: CreatePasswordInput!) {\n    createPassword(input: $input) {\n      ...SignedInFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePassword($input: CreatePasswordInput!) {\n    createPassword(input: $input) {\n      ...SignedInFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListDevices($min: ID, $chunk: Int!) {\n    devicesAfter(min: $min, chunk: $chunk) {\n      ...DeviceFields\n    }\n  }\n"): (typeof documents)["\n  query ListDevices($min: ID, $chunk: Int!) {\n    devicesAfter(min: $min, chunk: $chunk) {\n      ...DeviceFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadDevice($id: ID!) {\n    device(id: $id) {\n      ...DeviceFields\n    }\n  }\n"): (typeof documents)["\n  query ReadDevice($id: ID!) {\n    device(id: $id) {\n      ...DeviceFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeDevice($id: ID!) {\n    revokeDevice(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeDevice($id: ID!) {\n    revokeDevice(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      isMailKept\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      isMailKept\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input)\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      signedIn {\n        ...SignedInFields\n      }\n      missing {\n        kinds\n        passkeyOptions\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      signedIn {\n        ...SignedInFields\n      }\n      missing {\n        kinds\n        passkeyOptions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PasskeyOptions {\n    passkeyOptions\n  }\n"): (typeof documents)["\n  query PasskeyOptions {\n    passkeyOptions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RequiredSingleSignOn($domain: String!) {\n    requiredSingleSignOn(domain: $domain)\n  }\n"): (typeof documents)["\n  query RequiredSingleSignOn($domain: String!) {\n    requiredSingleSignOn(domain: $domain)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IsSingleSignOnHost($provider: SingleSignOnProvider!, $host: String!) {\n    isSingleSignOnHost(provider: $provider, host: $host)\n  }\n"): (typeof documents)["\n  query IsSingleSignOnHost($provider: SingleSignOnProvider!, $host: String!) {\n    isSingleSignOnHost(provider: $provider, host: $host)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartSingleSignOn($input: StartSingleSignOnInput!) {\n    startSingleSignOn(input: $input) {\n      url\n      way\n      refusal\n    }\n  }\n"): (typeof documents)["\n  mutation StartSingleSignOn($input: StartSingleSignOnInput!) {\n    startSingleSignOn(input: $input) {\n      url\n      way\n      refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishSingleSignOn($input: FinishSingleSignOnInput!) {\n    finishSingleSignOn(input: $input) {\n      signedIn {\n        token\n        knownBrowser\n      }\n      refusal\n      next\n      errand\n    }\n  }\n"): (typeof documents)["\n  mutation FinishSingleSignOn($input: FinishSingleSignOnInput!) {\n    finishSingleSignOn(input: $input) {\n      signedIn {\n        token\n        knownBrowser\n      }\n      refusal\n      next\n      errand\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartSingleSignOnTest {\n    startSingleSignOnTest {\n      url\n      way\n      refusal\n    }\n  }\n"): (typeof documents)["\n  mutation StartSingleSignOnTest {\n    startSingleSignOnTest {\n      url\n      way\n      refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartSingleSignOnConfirmation($next: String) {\n    startSingleSignOnConfirmation(next: $next) {\n      url\n      way\n      refusal\n    }\n  }\n"): (typeof documents)["\n  mutation StartSingleSignOnConfirmation($next: String) {\n    startSingleSignOnConfirmation(next: $next) {\n      url\n      way\n      refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateSharedLink($id: ID!) {\n    activateSharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n"): (typeof documents)["\n  mutation ActivateSharedLink($id: ID!) {\n    activateSharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskForAccess($teamId: ID!, $linkId: ID!, $input: AskForAccessInput!) {\n    askForAccess(teamId: $teamId, linkId: $linkId, input: $input)\n  }\n"): (typeof documents)["\n  mutation AskForAccess($teamId: ID!, $linkId: ID!, $input: AskForAccessInput!) {\n    askForAccess(teamId: $teamId, linkId: $linkId, input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckAlias($alias: String!, $linkId: ID, $presentationId: ID) {\n    aliasCheck(alias: $alias, linkId: $linkId, presentationId: $presentationId) {\n      exists\n      isValid\n      problem\n    }\n  }\n"): (typeof documents)["\n  query CheckAlias($alias: String!, $linkId: ID, $presentationId: ID) {\n    aliasCheck(alias: $alias, linkId: $linkId, presentationId: $presentationId) {\n      exists\n      isValid\n      problem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeactivateSharedLink($id: ID!) {\n    deactivateSharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n"): (typeof documents)["\n  mutation DeactivateSharedLink($id: ID!) {\n    deactivateSharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSharedLink($id: ID!) {\n    deleteSharedLink(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteSharedLink($id: ID!) {\n    deleteSharedLink(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExpireSharedLink($id: ID!) {\n    expireSharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n"): (typeof documents)["\n  mutation ExpireSharedLink($id: ID!) {\n    expireSharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportSharedLinkHits(\n    $sharedLinkId: ID\n    $presentationId: ID\n    $lanes: [HitLane!]!\n    $from: DateTime\n    $to: DateTime\n    $page: Int!\n  ) {\n    sharedLinkHits(\n      sharedLinkId: $sharedLinkId\n      presentationId: $presentationId\n      lanes: $lanes\n      from: $from\n      to: $to\n      page: $page\n      pageSize: 300\n    ) {\n      items {\n        id\n        at\n        device\n        lane\n        laneReason\n        email\n        isEmailVerified\n        sharedLinkId\n        presentation {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExportSharedLinkHits(\n    $sharedLinkId: ID\n    $presentationId: ID\n    $lanes: [HitLane!]!\n    $from: DateTime\n    $to: DateTime\n    $page: Int!\n  ) {\n    sharedLinkHits(\n      sharedLinkId: $sharedLinkId\n      presentationId: $presentationId\n      lanes: $lanes\n      from: $from\n      to: $to\n      page: $page\n      pageSize: 300\n    ) {\n      items {\n        id\n        at\n        device\n        lane\n        laneReason\n        email\n        isEmailVerified\n        sharedLinkId\n        presentation {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportSharedLinks(\n    $min: ID\n    $presentationId: ID\n    $status: SharedLinkStatus\n    $type: SharedLinkType\n    $userId: ID\n    $search: String\n    $ids: [ID!]\n  ) {\n    sharedLinksAfter(\n      min: $min\n      presentationId: $presentationId\n      status: $status\n      type: $type\n      userId: $userId\n      search: $search\n      ids: $ids\n    ) {\n      id\n      name\n      url\n      alias\n      type\n      status\n      expiresAt\n      notificationLevel\n      createdAt\n      hitCount\n      lastHitAt\n      hasAccessCode\n      isForRecipientsOnly\n      presentationName\n      userName\n      recipients {\n        email\n      }\n      presentation {\n        id\n      }\n      user {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExportSharedLinks(\n    $min: ID\n    $presentationId: ID\n    $status: SharedLinkStatus\n    $type: SharedLinkType\n    $userId: ID\n    $search: String\n    $ids: [ID!]\n  ) {\n    sharedLinksAfter(\n      min: $min\n      presentationId: $presentationId\n      status: $status\n      type: $type\n      userId: $userId\n      search: $search\n      ids: $ids\n    ) {\n      id\n      name\n      url\n      alias\n      type\n      status\n      expiresAt\n      notificationLevel\n      createdAt\n      hitCount\n      lastHitAt\n      hasAccessCode\n      isForRecipientsOnly\n      presentationName\n      userName\n      recipients {\n        email\n      }\n      presentation {\n        id\n      }\n      user {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForwardSharedLink(\n    $teamId: ID!\n    $linkId: ID!\n    $hitId: ID!\n    $input: ForwardSharedLinkInput!\n  ) {\n    forwardSharedLink(teamId: $teamId, linkId: $linkId, hitId: $hitId, input: $input)\n  }\n"): (typeof documents)["\n  mutation ForwardSharedLink(\n    $teamId: ID!\n    $linkId: ID!\n    $hitId: ID!\n    $input: ForwardSharedLinkInput!\n  ) {\n    forwardSharedLink(teamId: $teamId, linkId: $linkId, hitId: $hitId, input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListSharedLinkHits(\n    $sharedLinkId: ID\n    $presentationId: ID\n    $lanes: [HitLane!]!\n    $from: DateTime\n    $to: DateTime\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    sharedLinkHits(\n      sharedLinkId: $sharedLinkId\n      presentationId: $presentationId\n      lanes: $lanes\n      from: $from\n      to: $to\n      page: $page\n      pageSize: $pageSize\n    ) {\n      items {\n        ...SharedLinkHitFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"): (typeof documents)["\n  query ListSharedLinkHits(\n    $sharedLinkId: ID\n    $presentationId: ID\n    $lanes: [HitLane!]!\n    $from: DateTime\n    $to: DateTime\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    sharedLinkHits(\n      sharedLinkId: $sharedLinkId\n      presentationId: $presentationId\n      lanes: $lanes\n      from: $from\n      to: $to\n      page: $page\n      pageSize: $pageSize\n    ) {\n      items {\n        ...SharedLinkHitFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListSharedLinks(\n    $presentationId: ID\n    $status: SharedLinkStatus\n    $type: SharedLinkType\n    $userId: ID\n    $search: String\n    $expiresBefore: DateTime\n    $isDeleted: Boolean!\n    $order: SharedLinkOrder!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    sharedLinks(\n      presentationId: $presentationId\n      status: $status\n      type: $type\n      userId: $userId\n      search: $search\n      expiresBefore: $expiresBefore\n      isDeleted: $isDeleted\n      order: $order\n      page: $page\n      pageSize: $pageSize\n    ) {\n      items {\n        ...SharedLinkFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"): (typeof documents)["\n  query ListSharedLinks(\n    $presentationId: ID\n    $status: SharedLinkStatus\n    $type: SharedLinkType\n    $userId: ID\n    $search: String\n    $expiresBefore: DateTime\n    $isDeleted: Boolean!\n    $order: SharedLinkOrder!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    sharedLinks(\n      presentationId: $presentationId\n      status: $status\n      type: $type\n      userId: $userId\n      search: $search\n      expiresBefore: $expiresBefore\n      isDeleted: $isDeleted\n      order: $order\n      page: $page\n      pageSize: $pageSize\n    ) {\n      items {\n        ...SharedLinkFields\n      }\n      total\n      page\n      pageSize\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MuteSharedLink(\n    $id: ID!\n    $ownerId: ID!\n    $notificationLevel: Int\n    $areRemindersMuted: Boolean\n  ) {\n    muteSharedLink(\n      id: $id\n      ownerId: $ownerId\n      notificationLevel: $notificationLevel\n      areRemindersMuted: $areRemindersMuted\n    ) {\n      notificationLevel\n      areRemindersMuted\n    }\n  }\n"): (typeof documents)["\n  mutation MuteSharedLink(\n    $id: ID!\n    $ownerId: ID!\n    $notificationLevel: Int\n    $areRemindersMuted: Boolean\n  ) {\n    muteSharedLink(\n      id: $id\n      ownerId: $ownerId\n      notificationLevel: $notificationLevel\n      areRemindersMuted: $areRemindersMuted\n    ) {\n      notificationLevel\n      areRemindersMuted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentNotifications {\n    notifications(first: 50) {\n      items {\n        id\n        kind\n        tone\n        title\n        message\n        isRead\n        createdAt\n        hitCount\n        hitId\n        sharedLink {\n          id\n        }\n        presentation {\n          id\n        }\n      }\n    }\n    announcements {\n      id\n      title\n      message\n      isRead\n      createdAt\n    }\n    unreadNotificationCount\n  }\n"): (typeof documents)["\n  query RecentNotifications {\n    notifications(first: 50) {\n      items {\n        id\n        kind\n        tone\n        title\n        message\n        isRead\n        createdAt\n        hitCount\n        hitId\n        sharedLink {\n          id\n        }\n        presentation {\n          id\n        }\n      }\n    }\n    announcements {\n      id\n      title\n      message\n      isRead\n      createdAt\n    }\n    unreadNotificationCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadNotifications($ids: [ID!]!) {\n    readNotifications(ids: $ids)\n  }\n"): (typeof documents)["\n  mutation ReadNotifications($ids: [ID!]!) {\n    readNotifications(ids: $ids)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadSharedLink($id: ID!) {\n    sharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n"): (typeof documents)["\n  query ReadSharedLink($id: ID!) {\n    sharedLink(id: $id) {\n      ...SharedLinkFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) {\n    reviseSharedLink(id: $id, input: $input) {\n      ...SharedLinkFields\n    }\n  }\n"): (typeof documents)["\n  mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) {\n    reviseSharedLink(id: $id, input: $input) {\n      ...SharedLinkFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {\n    sharePresentation(presentationId: $id, input: $input) {\n      ...SharedLinkFields\n      refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {\n    sharePresentation(presentationId: $id, input: $input) {\n      ...SharedLinkFields\n      refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SharePresentations($input: SharePresentationsInput!) {\n    sharePresentations(input: $input) {\n      ...SharedLinkFields\n      refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SharePresentations($input: SharePresentationsInput!) {\n    sharePresentations(input: $input) {\n      ...SharedLinkFields\n      refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SetupNeeded {\n    setup {\n      isNeeded\n    }\n  }\n"): (typeof documents)["\n  query SetupNeeded {\n    setup {\n      isNeeded\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;