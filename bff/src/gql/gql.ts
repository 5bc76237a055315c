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
    "mutation LeaveSignIn { signOut }": typeof types.LeaveSignInDocument,
    "fragment AnswerOfClaims on Claims { userId impersonatorId signInId teamId role permissions groupIds isOperator lacksSecondFactor expiresAt }": typeof types.AnswerOfClaimsFragmentDoc,
    "query ClaimsOfToken($token: String!) { claims(token: $token) { ...AnswerOfClaims } }": typeof types.ClaimsOfTokenDocument,
    "query ClaimsOfSignIn($signInId: ID!) { signInClaims(signInId: $signInId) { ...AnswerOfClaims } }": typeof types.ClaimsOfSignInDocument,
    "\n  fragment PublicLink on PublicSharedLink {\n    id token teamId presentationId ownerId type status refusal releaseAt expiresAt notificationLevel name displayUserInfo isDirect\n    isAccessCodeRequired isEmailRequired isForRecipientsOnly consentMode consentStatement gateVersion isMailKept\n    presentation {\n      name slug presentationType fileId fileName pageCount pages { width height }\n      sharingDisclaimer canBeForwarded canBeDownloaded canBePrinted\n    }\n    user { name email }\n    team { name privacyPolicyUrl isPresentationAliasEnabled }\n  }\n": typeof types.PublicLinkFragmentDoc,
    "query PublicLinkByToken($token: String!) { publicSharedLink(token: $token) { ...PublicLink } }": typeof types.PublicLinkByTokenDocument,
    "query PublicLinkById($teamId: ID!, $id: ID!) { publicSharedLinkById(teamId: $teamId, id: $id) { ...PublicLink } }": typeof types.PublicLinkByIdDocument,
    "\n  query EmailOfHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) { email }\n  }\n": typeof types.EmailOfHitDocument,
    "fragment OwnHit on PublicSharedLinkHit { id email isFake blockRobots isReal botReason notificationLevel areRemindersMuted }": typeof types.OwnHitFragmentDoc,
    "query ReadOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n  publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) { ...OwnHit }\n}": typeof types.ReadOwnHitDocument,
    "mutation ReportOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!, $input: ReportHitInput!) {\n  reportHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId, input: $input) { ...OwnHit }\n}": typeof types.ReportOwnHitDocument,
    "mutation NoticeOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n  noticeHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId)\n}": typeof types.NoticeOwnHitDocument,
    "\n  mutation CheckAccessCode($teamId: ID!, $linkId: ID!, $accessCode: String!, $caller: String!) {\n    checkAccessCode(teamId: $teamId, linkId: $linkId, accessCode: $accessCode, caller: $caller)\n  }\n": typeof types.CheckAccessCodeDocument,
    "\n  mutation RequestEmailCode($teamId: ID!, $linkId: ID!, $email: String!) { requestEmailCode(teamId: $teamId, linkId: $linkId, email: $email) }\n": typeof types.RequestEmailCodeDocument,
    "\n  mutation CheckEmailCode($teamId: ID!, $linkId: ID!, $email: String!, $code: String!, $caller: String!) {\n    checkEmailCode(teamId: $teamId, linkId: $linkId, email: $email, code: $code, caller: $caller)\n  }\n": typeof types.CheckEmailCodeDocument,
    "query PresentationState($id: ID!) {\n  presentation(id: $id) { id deletedAt may { export } files { id name mimeType } versions { file { id name mimeType } } }\n}": typeof types.PresentationStateDocument,
    "fragment ContactFields on Contact { id email name }": typeof types.ContactFieldsFragmentDoc,
    "\n  query DashboardListLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf links(page: $page, pageSize: 100) { total items {\n      sharedLink { id isVisible name url presentation { id name } recipients { email } } figures { ...TotalFields }\n    } } }\n  }\n": typeof types.DashboardListLinksDocument,
    "\n  query DashboardListPresentations($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf presentations(page: $page, pageSize: 100) { total items {\n      presentation { id name owner { name } } figures { ...TotalFields }\n    } } }\n  }\n": typeof types.DashboardListPresentationsDocument,
    "\n  query DashboardListVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf visitors(page: $page, pageSize: 100) { total items {\n      key views timeMs contact { id name email } user { id name } lastSession { id lastSeenAt presentation { id name } sharedLink { id name } }\n    } } }\n  }\n": typeof types.DashboardListVisitorsDocument,
    "\n  query DashboardListViews($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf recentViews(page: $page, pageSize: 100) { total items {\n      id startedAt lastSeenAt elapsedMs completion pageCount pages { page } presentation { id name } sharedLink { id name } contact { id name email } viewer { id name }\n    } } }\n  }\n": typeof types.DashboardListViewsDocument,
    "fragment DeviceFields on Device { id user { id } name type operatingSystem platform appVersion hasPushToken registeredAt lastSeenAt }": typeof types.DeviceFieldsFragmentDoc,
    "fragment TotalFields on Figures { asOf views uniqueVisitors timeMs averageTimeMs medianTimeMs completion downloads prints linkClicks lastViewedAt }": typeof types.TotalFieldsFragmentDoc,
    "\n  fragment FigureFields on Figures {\n    ...TotalFields\n    pages { page views viewings timeMs averageTimeMs medianTimeMs stoppedHere readAgain }\n  }\n": typeof types.FigureFieldsFragmentDoc,
    "fragment GroupFields on Group { id name createdAt memberCount }": typeof types.GroupFieldsFragmentDoc,
    "\n  fragment PersonChangeFields on PersonChange {\n    id at kind personId summary groupName network requestId canBeUndone\n    person { id name email } actor { id name email } onBehalfOf { id name email }\n    fields { name before after } signIn { deviceName userAgent address }\n  }\n": typeof types.PersonChangeFieldsFragmentDoc,
    "\n  fragment PresentationFields on Presentation {\n    id name slug alias description locale presentationType status isProtected sharingDisclaimer isMine\n    processing { status pagesDone pageCount failure }\n    settings {\n      canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted canBePrintedByUser canBeExported canBeSharedSpace canBeSharedText areSharedLinksSecure\n      onlyIntendedRecipientsCanViewSharedLinks canBeFaxed canBePresentedByUser canBeAnnotated canBeHandout canUserUseCdn canShareCdnLink canBeUsedInBuilder\n      gaProfileId hideStatusBar rotationMode menuBarTaps bounceEnabled bounceZoomEnabled clearCacheOnOpen clearCacheOnExit alwaysShowToolbar showSearchButton\n      showExitInstructions showSettingsButton showNavigationListsButton showThumbnailBrowserButton pdfViewMode pdfPageViewMode pdfDisableWidgetHighlighting\n      pdfUseFullApi pdfUseWebviewerServer isDocumentSliderEnabled isNavigationHistoryEnabled\n    }\n    owner { id } reviewer { id }\n    pageCount thumbnailUrl thumbnailFileId createdAt updatedAt contentUpdatedAt\n    externalId externalUrl fileUrl mainPath groupIds labelIds folderIds productIds brandId releaseAt expiresAt newUntilAt isNew hasAccessCode\n    sendActivityToCrm isFeatured isRateable showInMainList canBeUsedInHaystack shareThemeId shareTemplateId isTemplateRequired isInternalUseOnly isPdfForm\n    isMicrosoftOffice subdomain\n  }\n": typeof types.PresentationFieldsFragmentDoc,
    "\n  fragment AdminPresentationFields on Presentation {\n    ...PresentationFields\n    accessCode customJavascript facebookPixel googleAnalyticsId hubspotPixel linkedinPixel slackUrl isPosthogEnabled posthogApiKey posthogProjectId\n    notifications { respondent { enabled recipients } self { enabled recipients } }\n    vaultConfiguration { synchronizeExpirationDate synchronizeTitle }\n  }\n": typeof types.AdminPresentationFieldsFragmentDoc,
    "\n  fragment SharedLinkHitFields on SharedLinkHit {\n    id at userAgent device lane laneReason visitorKey email isEmailVerified noticedAt\n    sharedLinkId\n    presentation { id }\n  }\n": typeof types.SharedLinkHitFieldsFragmentDoc,
    "\n  fragment SharedLinkFields on SharedLink {\n    id name token alias url type status expiresAt notificationLevel createdAt hitCount lastHitAt\n    hasAccessCode accessCode consentMode isForRecipientsOnly isDirect\n    allowed { canBeDownloaded canBePrinted canBeForwarded }\n    recipients { id email name mailedAt }\n    presentation { id }\n    user { id }\n  }\n": typeof types.SharedLinkFieldsFragmentDoc,
    "\n  fragment TeamFields on Team {\n    id name slug channel type displayUserInfo sharingConsent privacyPolicyUrl timeZone locale promptForCustomerTimeout createdAt\n    features {\n      spaces haystack sharing sendingEmails membersCanSendEmails snippets sinch emailVerification fax metabase emailPreviews presentationAlias\n    }\n  }\n": typeof types.TeamFieldsFragmentDoc,
    "fragment EditedTeamFields on Team { ...TeamFields mayEdit requiresSecondFactor accountManager { id } }": typeof types.EditedTeamFieldsFragmentDoc,
    "\n  fragment MemberFields on User {\n    id email name slug title phone isActive status createdAt currentTeamRole\n    currentTeam { id channel }\n    abilities {\n      isFullUser isEmployee canSendEmails canUseSnippets canCreateSpaces canShareSpaces canVerifyEmails canSendFaxes canUseMetabase\n      canTestEmailTemplates canUseSinch canUseHaystack\n    }\n  }\n": typeof types.MemberFieldsFragmentDoc,
    "\n  fragment UserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam { ...TeamFields }\n    teams { ...TeamFields }\n    settings { ...SettingsFields }\n  }\n": typeof types.UserFieldsFragmentDoc,
    "fragment SettingsFields on UserSettings { signature notificationLevel timeZone locale }": typeof types.SettingsFieldsFragmentDoc,
    "\n  fragment EditedUserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam { ...TeamFields }\n    settings { ...SettingsFields }\n    invitation { sentAt expiresAt isExpired invitedBy { id } }\n  }\n": typeof types.EditedUserFieldsFragmentDoc,
    "\n  fragment ViewerEventFields on ViewerEvent {\n    id at atUs category action path page detail elapsedMs\n    session { id }\n    presentation { id }\n    sharedLink { id }\n  }\n": typeof types.ViewerEventFieldsFragmentDoc,
    "\n  fragment ViewerSessionFields on ViewerSession {\n    id startedAt lastSeenAt endedAt isLive currentPage pageCount elapsedMs userAgent hitId lane completion downloads prints linkClicks\n    contact { id }\n    viewer { id }\n    presentation { id }\n    sharedLink { id }\n    pages { page timeMs views }\n  }\n": typeof types.ViewerSessionFieldsFragmentDoc,
    "\n  query ExportContacts($search: String, $filter: ViewingFilter!, $page: Int!, $held: ID!) {\n    contacts(search: $search, filter: $filter, page: $page, pageSize: 100, held: $held) {\n      total pageSize\n      items {\n        id name email\n        figures(filter: $filter) { views timeMs }\n        lastSession(filter: $filter) { id lastSeenAt presentation { id name } sharedLink { id name } }\n      }\n    }\n  }\n": typeof types.ExportContactsDocument,
    "\n  query ExportViewerEvents($presentationId: ID, $sharedLinkId: ID, $filter: ViewingFilter, $category: String, $action: String) {\n    exportViewerEvents(presentationId: $presentationId, sharedLinkId: $sharedLinkId, filter: $filter, category: $category, action: $action) { fileName text isCut }\n  }\n": typeof types.ExportViewerEventsDocument,
    "\n  query ListContactsOfPresentation($id: ID!, $filter: ViewingFilter, $page: Int!) {\n    presentation(id: $id) { id }\n    contacts(presentationId: $id, filter: $filter, page: $page) {\n      asOf total page pageSize\n      items {\n        ...ContactFields\n        firstSeenAt(presentationId: $id, filter: $filter) lastSeenAt(presentationId: $id, filter: $filter)\n        figures(presentationId: $id, filter: $filter) { ...TotalFields }\n      }\n    }\n  }\n": typeof types.ListContactsOfPresentationDocument,
    "\n  query ListDocumentLinks($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) { id }\n    documentLinks(presentationId: $id, filter: $filter) { asOf items { page target fileId clicks } }\n  }\n": typeof types.ListDocumentLinksDocument,
    "\n  query ListPageStatistics($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) {\n      pageCount\n      analytics(filter: $filter) { ...FigureFields }\n    }\n  }\n": typeof types.ListPageStatisticsDocument,
    "\n  query ListViewerEvents(\n    $presentationId: ID, $sharedLinkId: ID, $sessionId: ID, $filter: ViewingFilter, $category: String, $action: String, $path: String\n    $cursor: ID, $isOldestFirst: Boolean!, $limit: Int!\n  ) {\n    viewerEvents(\n      presentationId: $presentationId, sharedLinkId: $sharedLinkId, sessionId: $sessionId, filter: $filter, category: $category, action: $action, path: $path\n      cursor: $cursor, isOldestFirst: $isOldestFirst, limit: $limit\n    ) { asOf next items { ...ViewerEventFields } }\n  }\n": typeof types.ListViewerEventsDocument,
    "\n  query ListViewerSessions($presentationId: ID, $sharedLinkId: ID, $contactId: ID, $hitId: ID, $did: [ViewerDeed!], $filter: ViewingFilter, $page: Int!, $pageSize: Int!) {\n    viewerSessions(presentationId: $presentationId, sharedLinkId: $sharedLinkId, contactId: $contactId, hitId: $hitId, did: $did, filter: $filter, page: $page, pageSize: $pageSize) {\n      items { ...ViewerSessionFields }\n      asOf total page pageSize\n    }\n  }\n": typeof types.ListViewerSessionsDocument,
    "\n  query ReadContactOfPresentation($id: ID!, $contactId: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) { id }\n    contact(id: $contactId) {\n      ...ContactFields\n      firstSeenAt(presentationId: $id, filter: $filter) lastSeenAt(presentationId: $id, filter: $filter)\n      figures(presentationId: $id, filter: $filter) { ...FigureFields }\n    }\n    viewerSessions(presentationId: $id, contactId: $contactId, filter: $filter, pageSize: 100) { items { ...ViewerSessionFields } }\n  }\n": typeof types.ReadContactOfPresentationDocument,
    "\n  query ReadContact($id: ID!, $filter: ViewingFilter) {\n    contact(id: $id) {\n      ...ContactFields\n      firstSeenAt(filter: $filter) lastSeenAt(filter: $filter)\n      figures(filter: $filter) { ...TotalFields }\n      presentations(filter: $filter) { presentation { id name } figures { ...TotalFields } }\n    }\n  }\n": typeof types.ReadContactDocument,
    "query ReadViewerEvent($id: ID!) { viewerEvent(id: $id) { ...ViewerEventFields } }": typeof types.ReadViewerEventDocument,
    "query ReadViewerSession($id: ID!) { viewerSession(id: $id) { ...ViewerSessionFields } }": typeof types.ReadViewerSessionDocument,
    "mutation RequestContact($input: ContactInput!) { requestContact(input: $input) }": typeof types.RequestContactDocument,
    "\n  mutation SubmitRoi($input: RoiInput!) {\n    submitRoi(input: $input) {\n      annualCost annualSellingHoursPerRep annualSellingHours annualRevenueIncrease freedWeeklyHoursRounded\n      freedWeeklyHours hourlyProduction annualROI savingsPercentage\n    }\n  }\n": typeof types.SubmitRoiDocument,
    "\n  mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { ...AdminPresentationFields } }\n": typeof types.ChangePresentationOwnerDocument,
    "\n  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {\n    changePresentationStatus(id: $id, status: $status) { ...AdminPresentationFields }\n  }\n": typeof types.ChangePresentationStatusDocument,
    "query CheckPath($id: ID!) { presentation(id: $id) { id mainPath files { id name } } }": typeof types.CheckPathDocument,
    "\n  mutation ChooseThumbnail($id: ID!, $fileId: ID!) { choosePresentationThumbnail(id: $id, fileId: $fileId) { ...PresentationFields } }\n": typeof types.ChooseThumbnailDocument,
    "\n  mutation CopyPresentation($id: ID!, $name: String) { copyPresentation(id: $id, name: $name) { ...AdminPresentationFields } }\n": typeof types.CopyPresentationDocument,
    "\n  mutation CreatePresentation($input: CreatePresentationInput!) { createPresentation(input: $input) { ...AdminPresentationFields files { id } } }\n": typeof types.CreatePresentationDocument,
    "mutation DeleteFile($id: ID!) { deleteFile(id: $id) }": typeof types.DeleteFileDocument,
    "mutation DeletePresentation($id: ID!) { deletePresentation(id: $id) { id } }": typeof types.DeletePresentationDocument,
    "\n  mutation DeletePresentations($ids: [ID!]!) { deletePresentations(ids: $ids) { changed { id } refused { id code message } } }\n": typeof types.DeletePresentationsDocument,
    "\n  fragment ExportedPresentation on Presentation {\n    id name presentationType status owner { id name } description locale alias externalId isFeatured isProtected pageCount createdAt updatedAt releaseAt expiresAt\n    groupIds folderIds\n  }\n": typeof types.ExportedPresentationFragmentDoc,
    "query ExportPresentations($ids: [ID!]!) { presentationsByIds(ids: $ids) { ...ExportedPresentation } }": typeof types.ExportPresentationsDocument,
    "\n  query ExportFoundPresentations($search: String, $filter: PresentationFilter, $sort: PresentationSort! = NEWEST, $after: String) {\n    presentations(search: $search, filter: $filter, sort: $sort, after: $after) { next items { ...ExportedPresentation } }\n  }\n": typeof types.ExportFoundPresentationsDocument,
    "fragment FileFields on File { id presentationId name mimeType extension size editable createdAt }": typeof types.FileFieldsFragmentDoc,
    "query ListFiles($id: ID!) { presentation(id: $id) { id may { export } files { ...FileFields } } }": typeof types.ListFilesDocument,
    "\n  query ListLegacySlides($id: ID!) { presentation(id: $id) { pages { number width height thumbnailUrl pictureUrl } files { id } } }\n": typeof types.ListLegacySlidesDocument,
    "\n  query ListPresentationsOfUser($id: ID!, $page: Int!) {\n    presentationsOfUser(userId: $id, page: $page) { items { ...PresentationFields } total page pageSize }\n  }\n": typeof types.ListPresentationsOfUserDocument,
    "\n  query ListPresentations($page: Int!) {\n    presentations(page: $page) { items { ...PresentationFields } total page pageSize }\n  }\n": typeof types.ListPresentationsDocument,
    "\n  query ListProcessingJobs($id: ID!) {\n    presentation(id: $id) { jobs { id kind status attempts progress failure createdAt startedAt finishedAt } }\n  }\n": typeof types.ListProcessingJobsDocument,
    "\n  query ListTeamPresentations($min: ID, $chunk: Int!) { presentationsAfter(min: $min, chunk: $chunk) { ...PresentationFields } }\n": typeof types.ListTeamPresentationsDocument,
    "query ReadFile($id: ID!) { file(id: $id) { ...FileFields } }": typeof types.ReadFileDocument,
    "query ReadPresentation($id: ID!) { presentation(id: $id) { ...AdminPresentationFields } }": typeof types.ReadPresentationDocument,
    "\n  query SearchPresentations($filter: PresentationFilter, $search: String, $sort: PresentationSort!, $page: Int!, $pageSize: Int!) {\n    presentations(filter: $filter, search: $search, sort: $sort, page: $page, pageSize: $pageSize) { items { ...PresentationFields } total page pageSize }\n  }\n": typeof types.SearchPresentationsDocument,
    "query SignPresentation($id: ID!) { presentation(id: $id) { id may { export } files { id } } }": typeof types.SignPresentationDocument,
    "\n  mutation TurnPresentationSetting($id: ID!, $setting: PresentationToggle!, $isOn: Boolean!) {\n    turnPresentationSetting(id: $id, setting: $setting, isOn: $isOn) { ...AdminPresentationFields }\n  }\n": typeof types.TurnPresentationSettingDocument,
    "\n  mutation UpdatePresentation($id: ID!, $input: UpdatePresentationInput!) {\n    updatePresentation(id: $id, input: $input) { ...AdminPresentationFields files { id } replacement { file { id } } }\n  }\n": typeof types.UpdatePresentationDocument,
    "query ListAccountManagers { accountManagers { ...MemberFields } }": typeof types.ListAccountManagersDocument,
    "query ReadAccountManager($id: ID!) { team(id: $id) { accountManager { ...MemberFields } } }": typeof types.ReadAccountManagerDocument,
    "mutation ConfirmPassword($input: ConfirmPasswordInput!) { confirmPassword(input: $input) }": typeof types.ConfirmPasswordDocument,
    "query ReadInvitation($token: String!) { invitation(token: $token) { email name teamName expiresAt hasLostRole } }": typeof types.ReadInvitationDocument,
    "\n  mutation CreatePassword($input: CreatePasswordInput!) { createPassword(input: $input) { token expiresAt knownBrowser user { ...UserFields } } }\n": typeof types.CreatePasswordDocument,
    "mutation CreateTeam($input: CreateTeamInput!) { createTeam(input: $input) { ...EditedTeamFields } }": typeof types.CreateTeamDocument,
    "query ListDevices($min: ID, $chunk: Int!) { devicesAfter(min: $min, chunk: $chunk) { ...DeviceFields } }": typeof types.ListDevicesDocument,
    "query ReadDevice($id: ID!) { device(id: $id) { ...DeviceFields } }": typeof types.ReadDeviceDocument,
    "mutation RevokeDevice($id: ID!) { revokeDevice(id: $id) }": typeof types.RevokeDeviceDocument,
    "query ReadEditedTeam($id: ID!) { team(id: $id) { ...EditedTeamFields } }": typeof types.ReadEditedTeamDocument,
    "\n  mutation ChangeTeamSettings($id: ID!, $input: ChangeTeamSettingsInput!) { changeTeamSettings(teamId: $id, input: $input) { ...EditedTeamFields } }\n": typeof types.ChangeTeamSettingsDocument,
    "mutation EditMember($id: ID!, $input: EditMemberInput!) { editMember(userId: $id, input: $input) { ...EditedUserFields } }": typeof types.EditMemberDocument,
    "mutation ErasePerson($input: ErasePersonInput!) { erasePerson(input: $input) { erasedAt file isMailed } }": typeof types.ErasePersonDocument,
    "query ReadErasureReceipt($id: ID!) { erasureReceipt(userId: $id) }": typeof types.ReadErasureReceiptDocument,
    "\n  query ExportUsers($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $sort: UserSort! = NAME, $after: String, $isGrouped: Boolean!) {\n    users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, sort: $sort, after: $after, pageSize: 300) {\n      endCursor items { id name email title phone status currentTeamRole customRole { name } permissions createdAt groups @include(if: $isGrouped) { name } }\n    }\n  }\n": typeof types.ExportUsersDocument,
    "mutation RequestPasswordReset($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { isMailKept } }": typeof types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) }": typeof types.ResetPasswordDocument,
    "fragment ChangedGroup on GroupChange { group { ...GroupFields } changed { id } refused { id code message } }": typeof types.ChangedGroupFragmentDoc,
    "mutation AddToGroup($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { ...ChangedGroup } }": typeof types.AddToGroupDocument,
    "mutation RemoveFromGroup($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { ...ChangedGroup } }": typeof types.RemoveFromGroupDocument,
    "query ListGroups($page: Int!) { groups(page: $page, pageSize: 300) { total page pageSize items { ...GroupFields } } }": typeof types.ListGroupsDocument,
    "query ReadGroup($id: ID!) { group(id: $id) { ...GroupFields } }": typeof types.ReadGroupDocument,
    "\n  query ListGroupUsers($id: ID!, $search: String, $page: Int!) {\n    group(id: $id) { id }\n    users(groupId: $id, search: $search, page: $page, pageSize: 300) { total page pageSize items { ...MemberFields } }\n  }\n": typeof types.ListGroupUsersDocument,
    "mutation CreateGroup($name: String!) { createGroup(name: $name) { ...GroupFields } }": typeof types.CreateGroupDocument,
    "mutation RenameGroup($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) { ...GroupFields } }": typeof types.RenameGroupDocument,
    "mutation DeleteGroup($id: ID!) { deleteGroup(id: $id) }": typeof types.DeleteGroupDocument,
    "query CanBeImpersonated($id: ID!) { user(id: $id) { canBeImpersonated } }": typeof types.CanBeImpersonatedDocument,
    "\n  mutation StartImpersonation($input: StartImpersonationInput!) { startImpersonation(input: $input) { token expiresAt ownExpiresAt user { ...UserFields } } }\n": typeof types.StartImpersonationDocument,
    "mutation EndImpersonation { endImpersonation }": typeof types.EndImpersonationDocument,
    "\n  mutation InviteMembers($input: InviteMembersInput!) { inviteMembers(input: $input) { email problem user { ...MemberFields } } }\n": typeof types.InviteMembersDocument,
    "mutation ResendInvitation($id: ID!) { resendInvitation(userId: $id) { ...MemberFields } }": typeof types.ResendInvitationDocument,
    "mutation RevokeInvitation($id: ID!) { revokeInvitation(userId: $id) }": typeof types.RevokeInvitationDocument,
    "query ListUsers($min: ID, $chunk: Int!) { usersAfter(min: $min, chunk: $chunk) { ...MemberFields } }": typeof types.ListUsersDocument,
    "\n  mutation ChangeMemberPermissions($userId: ID!, $permissions: [String!]!) { changeMemberPermissions(userId: $userId, permissions: $permissions) { ...MemberFields } }\n": typeof types.ChangeMemberPermissionsDocument,
    "mutation LockMember($id: ID!) { lockMember(userId: $id) { ...MemberFields } }": typeof types.LockMemberDocument,
    "mutation UnlockMember($id: ID!) { unlockMember(userId: $id) { ...MemberFields } }": typeof types.UnlockMemberDocument,
    "\n  mutation AddToTeams($id: ID!, $teamIds: [ID!]!, $role: TeamRole) { addToTeams(userId: $id, teamIds: $teamIds, role: $role) { ...MemberFields } }\n": typeof types.AddToTeamsDocument,
    "\n  mutation ChangeMemberRole($id: ID!, $teamId: ID!, $role: TeamRole!) { changeMemberRole(userId: $id, teamId: $teamId, role: $role) { ...MemberFields } }\n": typeof types.ChangeMemberRoleDocument,
    "mutation RemoveMember($id: ID!, $teamId: ID, $handOverTo: ID) { removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo) }": typeof types.RemoveMemberDocument,
    "mutation RestoreMember($id: ID!, $teamId: ID) { restoreMember(userId: $id, teamId: $teamId) { ...MemberFields } }": typeof types.RestoreMemberDocument,
    "\n  query ReadPeopleAsOf($at: DateTime!, $search: String, $role: TeamRole, $first: Int!, $after: String) {\n    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) {\n      endCursor\n      items { personId name email title phone status role permissions storedPermissions customRoleName groupNames timeZone locale }\n    }\n  }\n": typeof types.ReadPeopleAsOfDocument,
    "\n  query ReadPeopleHistory($filter: PeopleHistoryFilter, $first: Int! = 100, $after: String) {\n    peopleHistory(filter: $filter, first: $first, after: $after) { endCursor items { ...PersonChangeFields } }\n  }\n": typeof types.ReadPeopleHistoryDocument,
    "\n  query ReadOwnHistory($first: Int! = 100, $after: String) { viewer { id history(first: $first, after: $after) { endCursor items { ...PersonChangeFields } } } }\n": typeof types.ReadOwnHistoryDocument,
    "\n  mutation UndoMemberChange($id: ID!, $changeId: ID!) { undoMemberChange(userId: $id, changeId: $changeId) { ...MemberFields } }\n": typeof types.UndoMemberChangeDocument,
    "fragment PersonExportFields on PersonExport { id requestedAt expiresAt isReady }": typeof types.PersonExportFieldsFragmentDoc,
    "mutation RequestPersonExport($id: ID!) { requestPersonExport(userId: $id) { ...PersonExportFields } }": typeof types.RequestPersonExportDocument,
    "query ReadPersonExport($id: ID!) { personExport(userId: $id) { ...PersonExportFields } }": typeof types.ReadPersonExportDocument,
    "query DownloadPersonExport($id: ID!, $isPage: Boolean!) { personExport(userId: $id) { file @skip(if: $isPage) page @include(if: $isPage) } }": typeof types.DownloadPersonExportDocument,
    "mutation EditProfile($input: EditProfileInput!) { editProfile(input: $input) { ...UserFields } }": typeof types.EditProfileDocument,
    "mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) }": typeof types.ChangePasswordDocument,
    "query ReadEditedUser($id: ID!) { user(id: $id) { ...EditedUserFields } }": typeof types.ReadEditedUserDocument,
    "query ReadUserSettings($id: ID!) { user(id: $id) { settings { ...SettingsFields } } }": typeof types.ReadUserSettingsDocument,
    "query ReadEmailCredits { emailCredits { isEnabled total available } }": typeof types.ReadEmailCreditsDocument,
    "query ReadMember($id: ID!) { user(id: $id) { ...MemberFields } }": typeof types.ReadMemberDocument,
    "query ReadOwnPermissions { viewer { permissions } }": typeof types.ReadOwnPermissionsDocument,
    "query ReadPermissions($id: ID!) { user(id: $id) { permissions } }": typeof types.ReadPermissionsDocument,
    "query ListOwnTeams { viewer { memberships { role isCurrent team { ...TeamFields } } } }": typeof types.ListOwnTeamsDocument,
    "query ReadTeam($id: ID!) { team(id: $id) { ...TeamFields } }": typeof types.ReadTeamDocument,
    "query ReadUser { viewer { ...UserFields } }": typeof types.ReadUserDocument,
    "\n  query ListCountries {\n    countries { id alpha3 numeric name region { code name } subregion { code name } intermediateRegion { code name } }\n  }\n": typeof types.ListCountriesDocument,
    "query ListUsStates { usStates { id name } }": typeof types.ListUsStatesDocument,
    "query ListLocales { locales { id name nativeName } }": typeof types.ListLocalesDocument,
    "query ListTimeZones { timeZones { id name } }": typeof types.ListTimeZonesDocument,
    "mutation Register($input: RegisterInput!) { register(input: $input) { isMailKept } }": typeof types.RegisterDocument,
    "query ReadRegistration($token: String!) { registration(token: $token) { email teamName isTrial expiresAt } }": typeof types.ReadRegistrationDocument,
    "\n  mutation ActivateRegistration($input: ActivateRegistrationInput!) { activateRegistration(input: $input) { token expiresAt knownBrowser user { ...UserFields } } }\n": typeof types.ActivateRegistrationDocument,
    "query RegistrationOpen { setup { isRegistrationOpen } }": typeof types.RegistrationOpenDocument,
    "query SearchUsers($search: String!, $limit: Int!) { users(search: $search, pageSize: $limit) { total items { ...MemberFields } } }": typeof types.SearchUsersDocument,
    "\n  query SetupState {\n    setup { isNeeded isRegistrationOpen }\n    okta: isSingleSignOnOffered(provider: OKTA)\n    dynamics: isSingleSignOnOffered(provider: DYNAMICS)\n    egnyte: isSingleSignOnOffered(provider: EGNYTE)\n  }\n": typeof types.SetupStateDocument,
    "mutation SetUp($input: SetUpInput!) { setUp(input: $input) { token expiresAt knownBrowser user { ...UserFields } } }": typeof types.SetUpDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) { signedIn { token expiresAt knownBrowser user { ...UserFields } } missing { kinds passkeyOptions } }\n  }\n": typeof types.SignInDocument,
    "query PasskeyOptions { passkeyOptions }": typeof types.PasskeyOptionsDocument,
    "mutation SignOut { signOut }": typeof types.SignOutDocument,
    "query RequiredSingleSignOn($domain: String!) { requiredSingleSignOn(domain: $domain) }": typeof types.RequiredSingleSignOnDocument,
    "query IsSingleSignOnHost($provider: SingleSignOnProvider!, $host: String!) { isSingleSignOnHost(provider: $provider, host: $host) }": typeof types.IsSingleSignOnHostDocument,
    "mutation StartSingleSignOn($input: StartSingleSignOnInput!) { startSingleSignOn(input: $input) { url way refusal } }": typeof types.StartSingleSignOnDocument,
    "\n  mutation FinishSingleSignOn($input: FinishSingleSignOnInput!) { finishSingleSignOn(input: $input) { signedIn { token knownBrowser } refusal next errand } }\n": typeof types.FinishSingleSignOnDocument,
    "mutation SwitchTeam($teamId: ID!) { switchTeam(teamId: $teamId) { ...UserFields } }": typeof types.SwitchTeamDocument,
    "mutation StartSingleSignOnTest { startSingleSignOnTest { url way refusal } }": typeof types.StartSingleSignOnTestDocument,
    "mutation StartSingleSignOnConfirmation($next: String) { startSingleSignOnConfirmation(next: $next) { url way refusal } }": typeof types.StartSingleSignOnConfirmationDocument,
    "mutation ActivateSharedLink($id: ID!) { activateSharedLink(id: $id) { ...SharedLinkFields } }": typeof types.ActivateSharedLinkDocument,
    "\n  mutation AskForAccess($teamId: ID!, $linkId: ID!, $input: AskForAccessInput!) { askForAccess(teamId: $teamId, linkId: $linkId, input: $input) }\n": typeof types.AskForAccessDocument,
    "\n  query CheckAlias($alias: String!, $linkId: ID, $presentationId: ID) {\n    aliasCheck(alias: $alias, linkId: $linkId, presentationId: $presentationId) { exists isValid problem }\n  }\n": typeof types.CheckAliasDocument,
    "mutation DeactivateSharedLink($id: ID!) { deactivateSharedLink(id: $id) { ...SharedLinkFields } }": typeof types.DeactivateSharedLinkDocument,
    "mutation DeleteSharedLink($id: ID!) { deleteSharedLink(id: $id) { id } }": typeof types.DeleteSharedLinkDocument,
    "mutation ExpireSharedLink($id: ID!) { expireSharedLink(id: $id) { ...SharedLinkFields } }": typeof types.ExpireSharedLinkDocument,
    "\n  query ExportSharedLinkHits($sharedLinkId: ID, $presentationId: ID, $lanes: [HitLane!]!, $from: DateTime, $to: DateTime, $page: Int!) {\n    sharedLinkHits(sharedLinkId: $sharedLinkId, presentationId: $presentationId, lanes: $lanes, from: $from, to: $to, page: $page, pageSize: 300) {\n      items { id at device lane laneReason email isEmailVerified sharedLinkId presentation { id } }\n    }\n  }\n": typeof types.ExportSharedLinkHitsDocument,
    "\n  query ExportSharedLinks($min: ID, $presentationId: ID, $status: SharedLinkStatus, $type: SharedLinkType, $userId: ID, $search: String, $ids: [ID!]) {\n    sharedLinksAfter(min: $min, presentationId: $presentationId, status: $status, type: $type, userId: $userId, search: $search, ids: $ids) {\n      id name url alias type status expiresAt notificationLevel createdAt hitCount lastHitAt hasAccessCode isForRecipientsOnly\n      presentationName userName\n      recipients { email }\n      presentation { id }\n      user { id }\n    }\n  }\n": typeof types.ExportSharedLinksDocument,
    "\n  mutation ForwardSharedLink($teamId: ID!, $linkId: ID!, $hitId: ID!, $input: ForwardSharedLinkInput!) {\n    forwardSharedLink(teamId: $teamId, linkId: $linkId, hitId: $hitId, input: $input)\n  }\n": typeof types.ForwardSharedLinkDocument,
    "\n  query ListSharedLinkHits($sharedLinkId: ID, $presentationId: ID, $lanes: [HitLane!]!, $from: DateTime, $to: DateTime, $page: Int!) {\n    sharedLinkHits(sharedLinkId: $sharedLinkId, presentationId: $presentationId, lanes: $lanes, from: $from, to: $to, page: $page) {\n      items { ...SharedLinkHitFields }\n      total page pageSize\n    }\n  }\n": typeof types.ListSharedLinkHitsDocument,
    "\n  query ListSharedLinks(\n    $presentationId: ID, $status: SharedLinkStatus, $type: SharedLinkType, $userId: ID, $search: String, $expiresBefore: DateTime,\n    $isDeleted: Boolean!, $order: SharedLinkOrder!, $page: Int!, $pageSize: Int!\n  ) {\n    sharedLinks(\n      presentationId: $presentationId, status: $status, type: $type, userId: $userId, search: $search, expiresBefore: $expiresBefore\n      isDeleted: $isDeleted, order: $order, page: $page, pageSize: $pageSize\n    ) {\n      items { ...SharedLinkFields }\n      total page pageSize\n    }\n  }\n": typeof types.ListSharedLinksDocument,
    "\n  mutation MuteSharedLink($id: ID!, $ownerId: ID!, $notificationLevel: Int, $areRemindersMuted: Boolean) {\n    muteSharedLink(id: $id, ownerId: $ownerId, notificationLevel: $notificationLevel, areRemindersMuted: $areRemindersMuted) { notificationLevel areRemindersMuted }\n  }\n": typeof types.MuteSharedLinkDocument,
    "\n  query RecentNotifications {\n    notifications(first: 50) {\n      items { id kind tone title message isRead createdAt hitCount hitId sharedLink { id } presentation { id } }\n    }\n    announcements { id title message isRead createdAt }\n    unreadNotificationCount\n  }\n": typeof types.RecentNotificationsDocument,
    "mutation ReadNotifications($ids: [ID!]!) { readNotifications(ids: $ids) }": typeof types.ReadNotificationsDocument,
    "query ReadSharedLink($id: ID!) { sharedLink(id: $id) { ...SharedLinkFields } }": typeof types.ReadSharedLinkDocument,
    "\n  mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) { reviseSharedLink(id: $id, input: $input) { ...SharedLinkFields } }\n": typeof types.ReviseSharedLinkDocument,
    "\n  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {\n    sharePresentation(presentationId: $id, input: $input) { ...SharedLinkFields }\n  }\n": typeof types.SharePresentationDocument,
    "\n  mutation SharePresentations($input: SharePresentationsInput!) { sharePresentations(input: $input) { ...SharedLinkFields } }\n": typeof types.SharePresentationsDocument,
    "query SetupNeeded { setup { isNeeded } }": typeof types.SetupNeededDocument,
};
const documents: Documents = {
    "mutation LeaveSignIn { signOut }": types.LeaveSignInDocument,
    "fragment AnswerOfClaims on Claims { userId impersonatorId signInId teamId role permissions groupIds isOperator lacksSecondFactor expiresAt }": types.AnswerOfClaimsFragmentDoc,
    "query ClaimsOfToken($token: String!) { claims(token: $token) { ...AnswerOfClaims } }": types.ClaimsOfTokenDocument,
    "query ClaimsOfSignIn($signInId: ID!) { signInClaims(signInId: $signInId) { ...AnswerOfClaims } }": types.ClaimsOfSignInDocument,
    "\n  fragment PublicLink on PublicSharedLink {\n    id token teamId presentationId ownerId type status refusal releaseAt expiresAt notificationLevel name displayUserInfo isDirect\n    isAccessCodeRequired isEmailRequired isForRecipientsOnly consentMode consentStatement gateVersion isMailKept\n    presentation {\n      name slug presentationType fileId fileName pageCount pages { width height }\n      sharingDisclaimer canBeForwarded canBeDownloaded canBePrinted\n    }\n    user { name email }\n    team { name privacyPolicyUrl isPresentationAliasEnabled }\n  }\n": types.PublicLinkFragmentDoc,
    "query PublicLinkByToken($token: String!) { publicSharedLink(token: $token) { ...PublicLink } }": types.PublicLinkByTokenDocument,
    "query PublicLinkById($teamId: ID!, $id: ID!) { publicSharedLinkById(teamId: $teamId, id: $id) { ...PublicLink } }": types.PublicLinkByIdDocument,
    "\n  query EmailOfHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) { email }\n  }\n": types.EmailOfHitDocument,
    "fragment OwnHit on PublicSharedLinkHit { id email isFake blockRobots isReal botReason notificationLevel areRemindersMuted }": types.OwnHitFragmentDoc,
    "query ReadOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n  publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) { ...OwnHit }\n}": types.ReadOwnHitDocument,
    "mutation ReportOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!, $input: ReportHitInput!) {\n  reportHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId, input: $input) { ...OwnHit }\n}": types.ReportOwnHitDocument,
    "mutation NoticeOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n  noticeHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId)\n}": types.NoticeOwnHitDocument,
    "\n  mutation CheckAccessCode($teamId: ID!, $linkId: ID!, $accessCode: String!, $caller: String!) {\n    checkAccessCode(teamId: $teamId, linkId: $linkId, accessCode: $accessCode, caller: $caller)\n  }\n": types.CheckAccessCodeDocument,
    "\n  mutation RequestEmailCode($teamId: ID!, $linkId: ID!, $email: String!) { requestEmailCode(teamId: $teamId, linkId: $linkId, email: $email) }\n": types.RequestEmailCodeDocument,
    "\n  mutation CheckEmailCode($teamId: ID!, $linkId: ID!, $email: String!, $code: String!, $caller: String!) {\n    checkEmailCode(teamId: $teamId, linkId: $linkId, email: $email, code: $code, caller: $caller)\n  }\n": types.CheckEmailCodeDocument,
    "query PresentationState($id: ID!) {\n  presentation(id: $id) { id deletedAt may { export } files { id name mimeType } versions { file { id name mimeType } } }\n}": types.PresentationStateDocument,
    "fragment ContactFields on Contact { id email name }": types.ContactFieldsFragmentDoc,
    "\n  query DashboardListLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf links(page: $page, pageSize: 100) { total items {\n      sharedLink { id isVisible name url presentation { id name } recipients { email } } figures { ...TotalFields }\n    } } }\n  }\n": types.DashboardListLinksDocument,
    "\n  query DashboardListPresentations($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf presentations(page: $page, pageSize: 100) { total items {\n      presentation { id name owner { name } } figures { ...TotalFields }\n    } } }\n  }\n": types.DashboardListPresentationsDocument,
    "\n  query DashboardListVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf visitors(page: $page, pageSize: 100) { total items {\n      key views timeMs contact { id name email } user { id name } lastSession { id lastSeenAt presentation { id name } sharedLink { id name } }\n    } } }\n  }\n": types.DashboardListVisitorsDocument,
    "\n  query DashboardListViews($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf recentViews(page: $page, pageSize: 100) { total items {\n      id startedAt lastSeenAt elapsedMs completion pageCount pages { page } presentation { id name } sharedLink { id name } contact { id name email } viewer { id name }\n    } } }\n  }\n": types.DashboardListViewsDocument,
    "fragment DeviceFields on Device { id user { id } name type operatingSystem platform appVersion hasPushToken registeredAt lastSeenAt }": types.DeviceFieldsFragmentDoc,
    "fragment TotalFields on Figures { asOf views uniqueVisitors timeMs averageTimeMs medianTimeMs completion downloads prints linkClicks lastViewedAt }": types.TotalFieldsFragmentDoc,
    "\n  fragment FigureFields on Figures {\n    ...TotalFields\n    pages { page views viewings timeMs averageTimeMs medianTimeMs stoppedHere readAgain }\n  }\n": types.FigureFieldsFragmentDoc,
    "fragment GroupFields on Group { id name createdAt memberCount }": types.GroupFieldsFragmentDoc,
    "\n  fragment PersonChangeFields on PersonChange {\n    id at kind personId summary groupName network requestId canBeUndone\n    person { id name email } actor { id name email } onBehalfOf { id name email }\n    fields { name before after } signIn { deviceName userAgent address }\n  }\n": types.PersonChangeFieldsFragmentDoc,
    "\n  fragment PresentationFields on Presentation {\n    id name slug alias description locale presentationType status isProtected sharingDisclaimer isMine\n    processing { status pagesDone pageCount failure }\n    settings {\n      canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted canBePrintedByUser canBeExported canBeSharedSpace canBeSharedText areSharedLinksSecure\n      onlyIntendedRecipientsCanViewSharedLinks canBeFaxed canBePresentedByUser canBeAnnotated canBeHandout canUserUseCdn canShareCdnLink canBeUsedInBuilder\n      gaProfileId hideStatusBar rotationMode menuBarTaps bounceEnabled bounceZoomEnabled clearCacheOnOpen clearCacheOnExit alwaysShowToolbar showSearchButton\n      showExitInstructions showSettingsButton showNavigationListsButton showThumbnailBrowserButton pdfViewMode pdfPageViewMode pdfDisableWidgetHighlighting\n      pdfUseFullApi pdfUseWebviewerServer isDocumentSliderEnabled isNavigationHistoryEnabled\n    }\n    owner { id } reviewer { id }\n    pageCount thumbnailUrl thumbnailFileId createdAt updatedAt contentUpdatedAt\n    externalId externalUrl fileUrl mainPath groupIds labelIds folderIds productIds brandId releaseAt expiresAt newUntilAt isNew hasAccessCode\n    sendActivityToCrm isFeatured isRateable showInMainList canBeUsedInHaystack shareThemeId shareTemplateId isTemplateRequired isInternalUseOnly isPdfForm\n    isMicrosoftOffice subdomain\n  }\n": types.PresentationFieldsFragmentDoc,
    "\n  fragment AdminPresentationFields on Presentation {\n    ...PresentationFields\n    accessCode customJavascript facebookPixel googleAnalyticsId hubspotPixel linkedinPixel slackUrl isPosthogEnabled posthogApiKey posthogProjectId\n    notifications { respondent { enabled recipients } self { enabled recipients } }\n    vaultConfiguration { synchronizeExpirationDate synchronizeTitle }\n  }\n": types.AdminPresentationFieldsFragmentDoc,
    "\n  fragment SharedLinkHitFields on SharedLinkHit {\n    id at userAgent device lane laneReason visitorKey email isEmailVerified noticedAt\n    sharedLinkId\n    presentation { id }\n  }\n": types.SharedLinkHitFieldsFragmentDoc,
    "\n  fragment SharedLinkFields on SharedLink {\n    id name token alias url type status expiresAt notificationLevel createdAt hitCount lastHitAt\n    hasAccessCode accessCode consentMode isForRecipientsOnly isDirect\n    allowed { canBeDownloaded canBePrinted canBeForwarded }\n    recipients { id email name mailedAt }\n    presentation { id }\n    user { id }\n  }\n": types.SharedLinkFieldsFragmentDoc,
    "\n  fragment TeamFields on Team {\n    id name slug channel type displayUserInfo sharingConsent privacyPolicyUrl timeZone locale promptForCustomerTimeout createdAt\n    features {\n      spaces haystack sharing sendingEmails membersCanSendEmails snippets sinch emailVerification fax metabase emailPreviews presentationAlias\n    }\n  }\n": types.TeamFieldsFragmentDoc,
    "fragment EditedTeamFields on Team { ...TeamFields mayEdit requiresSecondFactor accountManager { id } }": types.EditedTeamFieldsFragmentDoc,
    "\n  fragment MemberFields on User {\n    id email name slug title phone isActive status createdAt currentTeamRole\n    currentTeam { id channel }\n    abilities {\n      isFullUser isEmployee canSendEmails canUseSnippets canCreateSpaces canShareSpaces canVerifyEmails canSendFaxes canUseMetabase\n      canTestEmailTemplates canUseSinch canUseHaystack\n    }\n  }\n": types.MemberFieldsFragmentDoc,
    "\n  fragment UserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam { ...TeamFields }\n    teams { ...TeamFields }\n    settings { ...SettingsFields }\n  }\n": types.UserFieldsFragmentDoc,
    "fragment SettingsFields on UserSettings { signature notificationLevel timeZone locale }": types.SettingsFieldsFragmentDoc,
    "\n  fragment EditedUserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam { ...TeamFields }\n    settings { ...SettingsFields }\n    invitation { sentAt expiresAt isExpired invitedBy { id } }\n  }\n": types.EditedUserFieldsFragmentDoc,
    "\n  fragment ViewerEventFields on ViewerEvent {\n    id at atUs category action path page detail elapsedMs\n    session { id }\n    presentation { id }\n    sharedLink { id }\n  }\n": types.ViewerEventFieldsFragmentDoc,
    "\n  fragment ViewerSessionFields on ViewerSession {\n    id startedAt lastSeenAt endedAt isLive currentPage pageCount elapsedMs userAgent hitId lane completion downloads prints linkClicks\n    contact { id }\n    viewer { id }\n    presentation { id }\n    sharedLink { id }\n    pages { page timeMs views }\n  }\n": types.ViewerSessionFieldsFragmentDoc,
    "\n  query ExportContacts($search: String, $filter: ViewingFilter!, $page: Int!, $held: ID!) {\n    contacts(search: $search, filter: $filter, page: $page, pageSize: 100, held: $held) {\n      total pageSize\n      items {\n        id name email\n        figures(filter: $filter) { views timeMs }\n        lastSession(filter: $filter) { id lastSeenAt presentation { id name } sharedLink { id name } }\n      }\n    }\n  }\n": types.ExportContactsDocument,
    "\n  query ExportViewerEvents($presentationId: ID, $sharedLinkId: ID, $filter: ViewingFilter, $category: String, $action: String) {\n    exportViewerEvents(presentationId: $presentationId, sharedLinkId: $sharedLinkId, filter: $filter, category: $category, action: $action) { fileName text isCut }\n  }\n": types.ExportViewerEventsDocument,
    "\n  query ListContactsOfPresentation($id: ID!, $filter: ViewingFilter, $page: Int!) {\n    presentation(id: $id) { id }\n    contacts(presentationId: $id, filter: $filter, page: $page) {\n      asOf total page pageSize\n      items {\n        ...ContactFields\n        firstSeenAt(presentationId: $id, filter: $filter) lastSeenAt(presentationId: $id, filter: $filter)\n        figures(presentationId: $id, filter: $filter) { ...TotalFields }\n      }\n    }\n  }\n": types.ListContactsOfPresentationDocument,
    "\n  query ListDocumentLinks($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) { id }\n    documentLinks(presentationId: $id, filter: $filter) { asOf items { page target fileId clicks } }\n  }\n": types.ListDocumentLinksDocument,
    "\n  query ListPageStatistics($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) {\n      pageCount\n      analytics(filter: $filter) { ...FigureFields }\n    }\n  }\n": types.ListPageStatisticsDocument,
    "\n  query ListViewerEvents(\n    $presentationId: ID, $sharedLinkId: ID, $sessionId: ID, $filter: ViewingFilter, $category: String, $action: String, $path: String\n    $cursor: ID, $isOldestFirst: Boolean!, $limit: Int!\n  ) {\n    viewerEvents(\n      presentationId: $presentationId, sharedLinkId: $sharedLinkId, sessionId: $sessionId, filter: $filter, category: $category, action: $action, path: $path\n      cursor: $cursor, isOldestFirst: $isOldestFirst, limit: $limit\n    ) { asOf next items { ...ViewerEventFields } }\n  }\n": types.ListViewerEventsDocument,
    "\n  query ListViewerSessions($presentationId: ID, $sharedLinkId: ID, $contactId: ID, $hitId: ID, $did: [ViewerDeed!], $filter: ViewingFilter, $page: Int!, $pageSize: Int!) {\n    viewerSessions(presentationId: $presentationId, sharedLinkId: $sharedLinkId, contactId: $contactId, hitId: $hitId, did: $did, filter: $filter, page: $page, pageSize: $pageSize) {\n      items { ...ViewerSessionFields }\n      asOf total page pageSize\n    }\n  }\n": types.ListViewerSessionsDocument,
    "\n  query ReadContactOfPresentation($id: ID!, $contactId: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) { id }\n    contact(id: $contactId) {\n      ...ContactFields\n      firstSeenAt(presentationId: $id, filter: $filter) lastSeenAt(presentationId: $id, filter: $filter)\n      figures(presentationId: $id, filter: $filter) { ...FigureFields }\n    }\n    viewerSessions(presentationId: $id, contactId: $contactId, filter: $filter, pageSize: 100) { items { ...ViewerSessionFields } }\n  }\n": types.ReadContactOfPresentationDocument,
    "\n  query ReadContact($id: ID!, $filter: ViewingFilter) {\n    contact(id: $id) {\n      ...ContactFields\n      firstSeenAt(filter: $filter) lastSeenAt(filter: $filter)\n      figures(filter: $filter) { ...TotalFields }\n      presentations(filter: $filter) { presentation { id name } figures { ...TotalFields } }\n    }\n  }\n": types.ReadContactDocument,
    "query ReadViewerEvent($id: ID!) { viewerEvent(id: $id) { ...ViewerEventFields } }": types.ReadViewerEventDocument,
    "query ReadViewerSession($id: ID!) { viewerSession(id: $id) { ...ViewerSessionFields } }": types.ReadViewerSessionDocument,
    "mutation RequestContact($input: ContactInput!) { requestContact(input: $input) }": types.RequestContactDocument,
    "\n  mutation SubmitRoi($input: RoiInput!) {\n    submitRoi(input: $input) {\n      annualCost annualSellingHoursPerRep annualSellingHours annualRevenueIncrease freedWeeklyHoursRounded\n      freedWeeklyHours hourlyProduction annualROI savingsPercentage\n    }\n  }\n": types.SubmitRoiDocument,
    "\n  mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { ...AdminPresentationFields } }\n": types.ChangePresentationOwnerDocument,
    "\n  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {\n    changePresentationStatus(id: $id, status: $status) { ...AdminPresentationFields }\n  }\n": types.ChangePresentationStatusDocument,
    "query CheckPath($id: ID!) { presentation(id: $id) { id mainPath files { id name } } }": types.CheckPathDocument,
    "\n  mutation ChooseThumbnail($id: ID!, $fileId: ID!) { choosePresentationThumbnail(id: $id, fileId: $fileId) { ...PresentationFields } }\n": types.ChooseThumbnailDocument,
    "\n  mutation CopyPresentation($id: ID!, $name: String) { copyPresentation(id: $id, name: $name) { ...AdminPresentationFields } }\n": types.CopyPresentationDocument,
    "\n  mutation CreatePresentation($input: CreatePresentationInput!) { createPresentation(input: $input) { ...AdminPresentationFields files { id } } }\n": types.CreatePresentationDocument,
    "mutation DeleteFile($id: ID!) { deleteFile(id: $id) }": types.DeleteFileDocument,
    "mutation DeletePresentation($id: ID!) { deletePresentation(id: $id) { id } }": types.DeletePresentationDocument,
    "\n  mutation DeletePresentations($ids: [ID!]!) { deletePresentations(ids: $ids) { changed { id } refused { id code message } } }\n": types.DeletePresentationsDocument,
    "\n  fragment ExportedPresentation on Presentation {\n    id name presentationType status owner { id name } description locale alias externalId isFeatured isProtected pageCount createdAt updatedAt releaseAt expiresAt\n    groupIds folderIds\n  }\n": types.ExportedPresentationFragmentDoc,
    "query ExportPresentations($ids: [ID!]!) { presentationsByIds(ids: $ids) { ...ExportedPresentation } }": types.ExportPresentationsDocument,
    "\n  query ExportFoundPresentations($search: String, $filter: PresentationFilter, $sort: PresentationSort! = NEWEST, $after: String) {\n    presentations(search: $search, filter: $filter, sort: $sort, after: $after) { next items { ...ExportedPresentation } }\n  }\n": types.ExportFoundPresentationsDocument,
    "fragment FileFields on File { id presentationId name mimeType extension size editable createdAt }": types.FileFieldsFragmentDoc,
    "query ListFiles($id: ID!) { presentation(id: $id) { id may { export } files { ...FileFields } } }": types.ListFilesDocument,
    "\n  query ListLegacySlides($id: ID!) { presentation(id: $id) { pages { number width height thumbnailUrl pictureUrl } files { id } } }\n": types.ListLegacySlidesDocument,
    "\n  query ListPresentationsOfUser($id: ID!, $page: Int!) {\n    presentationsOfUser(userId: $id, page: $page) { items { ...PresentationFields } total page pageSize }\n  }\n": types.ListPresentationsOfUserDocument,
    "\n  query ListPresentations($page: Int!) {\n    presentations(page: $page) { items { ...PresentationFields } total page pageSize }\n  }\n": types.ListPresentationsDocument,
    "\n  query ListProcessingJobs($id: ID!) {\n    presentation(id: $id) { jobs { id kind status attempts progress failure createdAt startedAt finishedAt } }\n  }\n": types.ListProcessingJobsDocument,
    "\n  query ListTeamPresentations($min: ID, $chunk: Int!) { presentationsAfter(min: $min, chunk: $chunk) { ...PresentationFields } }\n": types.ListTeamPresentationsDocument,
    "query ReadFile($id: ID!) { file(id: $id) { ...FileFields } }": types.ReadFileDocument,
    "query ReadPresentation($id: ID!) { presentation(id: $id) { ...AdminPresentationFields } }": types.ReadPresentationDocument,
    "\n  query SearchPresentations($filter: PresentationFilter, $search: String, $sort: PresentationSort!, $page: Int!, $pageSize: Int!) {\n    presentations(filter: $filter, search: $search, sort: $sort, page: $page, pageSize: $pageSize) { items { ...PresentationFields } total page pageSize }\n  }\n": types.SearchPresentationsDocument,
    "query SignPresentation($id: ID!) { presentation(id: $id) { id may { export } files { id } } }": types.SignPresentationDocument,
    "\n  mutation TurnPresentationSetting($id: ID!, $setting: PresentationToggle!, $isOn: Boolean!) {\n    turnPresentationSetting(id: $id, setting: $setting, isOn: $isOn) { ...AdminPresentationFields }\n  }\n": types.TurnPresentationSettingDocument,
    "\n  mutation UpdatePresentation($id: ID!, $input: UpdatePresentationInput!) {\n    updatePresentation(id: $id, input: $input) { ...AdminPresentationFields files { id } replacement { file { id } } }\n  }\n": types.UpdatePresentationDocument,
    "query ListAccountManagers { accountManagers { ...MemberFields } }": types.ListAccountManagersDocument,
    "query ReadAccountManager($id: ID!) { team(id: $id) { accountManager { ...MemberFields } } }": types.ReadAccountManagerDocument,
    "mutation ConfirmPassword($input: ConfirmPasswordInput!) { confirmPassword(input: $input) }": types.ConfirmPasswordDocument,
    "query ReadInvitation($token: String!) { invitation(token: $token) { email name teamName expiresAt hasLostRole } }": types.ReadInvitationDocument,
    "\n  mutation CreatePassword($input: CreatePasswordInput!) { createPassword(input: $input) { token expiresAt knownBrowser user { ...UserFields } } }\n": types.CreatePasswordDocument,
    "mutation CreateTeam($input: CreateTeamInput!) { createTeam(input: $input) { ...EditedTeamFields } }": types.CreateTeamDocument,
    "query ListDevices($min: ID, $chunk: Int!) { devicesAfter(min: $min, chunk: $chunk) { ...DeviceFields } }": types.ListDevicesDocument,
    "query ReadDevice($id: ID!) { device(id: $id) { ...DeviceFields } }": types.ReadDeviceDocument,
    "mutation RevokeDevice($id: ID!) { revokeDevice(id: $id) }": types.RevokeDeviceDocument,
    "query ReadEditedTeam($id: ID!) { team(id: $id) { ...EditedTeamFields } }": types.ReadEditedTeamDocument,
    "\n  mutation ChangeTeamSettings($id: ID!, $input: ChangeTeamSettingsInput!) { changeTeamSettings(teamId: $id, input: $input) { ...EditedTeamFields } }\n": types.ChangeTeamSettingsDocument,
    "mutation EditMember($id: ID!, $input: EditMemberInput!) { editMember(userId: $id, input: $input) { ...EditedUserFields } }": types.EditMemberDocument,
    "mutation ErasePerson($input: ErasePersonInput!) { erasePerson(input: $input) { erasedAt file isMailed } }": types.ErasePersonDocument,
    "query ReadErasureReceipt($id: ID!) { erasureReceipt(userId: $id) }": types.ReadErasureReceiptDocument,
    "\n  query ExportUsers($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $sort: UserSort! = NAME, $after: String, $isGrouped: Boolean!) {\n    users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, sort: $sort, after: $after, pageSize: 300) {\n      endCursor items { id name email title phone status currentTeamRole customRole { name } permissions createdAt groups @include(if: $isGrouped) { name } }\n    }\n  }\n": types.ExportUsersDocument,
    "mutation RequestPasswordReset($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { isMailKept } }": types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) }": types.ResetPasswordDocument,
    "fragment ChangedGroup on GroupChange { group { ...GroupFields } changed { id } refused { id code message } }": types.ChangedGroupFragmentDoc,
    "mutation AddToGroup($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { ...ChangedGroup } }": types.AddToGroupDocument,
    "mutation RemoveFromGroup($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { ...ChangedGroup } }": types.RemoveFromGroupDocument,
    "query ListGroups($page: Int!) { groups(page: $page, pageSize: 300) { total page pageSize items { ...GroupFields } } }": types.ListGroupsDocument,
    "query ReadGroup($id: ID!) { group(id: $id) { ...GroupFields } }": types.ReadGroupDocument,
    "\n  query ListGroupUsers($id: ID!, $search: String, $page: Int!) {\n    group(id: $id) { id }\n    users(groupId: $id, search: $search, page: $page, pageSize: 300) { total page pageSize items { ...MemberFields } }\n  }\n": types.ListGroupUsersDocument,
    "mutation CreateGroup($name: String!) { createGroup(name: $name) { ...GroupFields } }": types.CreateGroupDocument,
    "mutation RenameGroup($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) { ...GroupFields } }": types.RenameGroupDocument,
    "mutation DeleteGroup($id: ID!) { deleteGroup(id: $id) }": types.DeleteGroupDocument,
    "query CanBeImpersonated($id: ID!) { user(id: $id) { canBeImpersonated } }": types.CanBeImpersonatedDocument,
    "\n  mutation StartImpersonation($input: StartImpersonationInput!) { startImpersonation(input: $input) { token expiresAt ownExpiresAt user { ...UserFields } } }\n": types.StartImpersonationDocument,
    "mutation EndImpersonation { endImpersonation }": types.EndImpersonationDocument,
    "\n  mutation InviteMembers($input: InviteMembersInput!) { inviteMembers(input: $input) { email problem user { ...MemberFields } } }\n": types.InviteMembersDocument,
    "mutation ResendInvitation($id: ID!) { resendInvitation(userId: $id) { ...MemberFields } }": types.ResendInvitationDocument,
    "mutation RevokeInvitation($id: ID!) { revokeInvitation(userId: $id) }": types.RevokeInvitationDocument,
    "query ListUsers($min: ID, $chunk: Int!) { usersAfter(min: $min, chunk: $chunk) { ...MemberFields } }": types.ListUsersDocument,
    "\n  mutation ChangeMemberPermissions($userId: ID!, $permissions: [String!]!) { changeMemberPermissions(userId: $userId, permissions: $permissions) { ...MemberFields } }\n": types.ChangeMemberPermissionsDocument,
    "mutation LockMember($id: ID!) { lockMember(userId: $id) { ...MemberFields } }": types.LockMemberDocument,
    "mutation UnlockMember($id: ID!) { unlockMember(userId: $id) { ...MemberFields } }": types.UnlockMemberDocument,
    "\n  mutation AddToTeams($id: ID!, $teamIds: [ID!]!, $role: TeamRole) { addToTeams(userId: $id, teamIds: $teamIds, role: $role) { ...MemberFields } }\n": types.AddToTeamsDocument,
    "\n  mutation ChangeMemberRole($id: ID!, $teamId: ID!, $role: TeamRole!) { changeMemberRole(userId: $id, teamId: $teamId, role: $role) { ...MemberFields } }\n": types.ChangeMemberRoleDocument,
    "mutation RemoveMember($id: ID!, $teamId: ID, $handOverTo: ID) { removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo) }": types.RemoveMemberDocument,
    "mutation RestoreMember($id: ID!, $teamId: ID) { restoreMember(userId: $id, teamId: $teamId) { ...MemberFields } }": types.RestoreMemberDocument,
    "\n  query ReadPeopleAsOf($at: DateTime!, $search: String, $role: TeamRole, $first: Int!, $after: String) {\n    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) {\n      endCursor\n      items { personId name email title phone status role permissions storedPermissions customRoleName groupNames timeZone locale }\n    }\n  }\n": types.ReadPeopleAsOfDocument,
    "\n  query ReadPeopleHistory($filter: PeopleHistoryFilter, $first: Int! = 100, $after: String) {\n    peopleHistory(filter: $filter, first: $first, after: $after) { endCursor items { ...PersonChangeFields } }\n  }\n": types.ReadPeopleHistoryDocument,
    "\n  query ReadOwnHistory($first: Int! = 100, $after: String) { viewer { id history(first: $first, after: $after) { endCursor items { ...PersonChangeFields } } } }\n": types.ReadOwnHistoryDocument,
    "\n  mutation UndoMemberChange($id: ID!, $changeId: ID!) { undoMemberChange(userId: $id, changeId: $changeId) { ...MemberFields } }\n": types.UndoMemberChangeDocument,
    "fragment PersonExportFields on PersonExport { id requestedAt expiresAt isReady }": types.PersonExportFieldsFragmentDoc,
    "mutation RequestPersonExport($id: ID!) { requestPersonExport(userId: $id) { ...PersonExportFields } }": types.RequestPersonExportDocument,
    "query ReadPersonExport($id: ID!) { personExport(userId: $id) { ...PersonExportFields } }": types.ReadPersonExportDocument,
    "query DownloadPersonExport($id: ID!, $isPage: Boolean!) { personExport(userId: $id) { file @skip(if: $isPage) page @include(if: $isPage) } }": types.DownloadPersonExportDocument,
    "mutation EditProfile($input: EditProfileInput!) { editProfile(input: $input) { ...UserFields } }": types.EditProfileDocument,
    "mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) }": types.ChangePasswordDocument,
    "query ReadEditedUser($id: ID!) { user(id: $id) { ...EditedUserFields } }": types.ReadEditedUserDocument,
    "query ReadUserSettings($id: ID!) { user(id: $id) { settings { ...SettingsFields } } }": types.ReadUserSettingsDocument,
    "query ReadEmailCredits { emailCredits { isEnabled total available } }": types.ReadEmailCreditsDocument,
    "query ReadMember($id: ID!) { user(id: $id) { ...MemberFields } }": types.ReadMemberDocument,
    "query ReadOwnPermissions { viewer { permissions } }": types.ReadOwnPermissionsDocument,
    "query ReadPermissions($id: ID!) { user(id: $id) { permissions } }": types.ReadPermissionsDocument,
    "query ListOwnTeams { viewer { memberships { role isCurrent team { ...TeamFields } } } }": types.ListOwnTeamsDocument,
    "query ReadTeam($id: ID!) { team(id: $id) { ...TeamFields } }": types.ReadTeamDocument,
    "query ReadUser { viewer { ...UserFields } }": types.ReadUserDocument,
    "\n  query ListCountries {\n    countries { id alpha3 numeric name region { code name } subregion { code name } intermediateRegion { code name } }\n  }\n": types.ListCountriesDocument,
    "query ListUsStates { usStates { id name } }": types.ListUsStatesDocument,
    "query ListLocales { locales { id name nativeName } }": types.ListLocalesDocument,
    "query ListTimeZones { timeZones { id name } }": types.ListTimeZonesDocument,
    "mutation Register($input: RegisterInput!) { register(input: $input) { isMailKept } }": types.RegisterDocument,
    "query ReadRegistration($token: String!) { registration(token: $token) { email teamName isTrial expiresAt } }": types.ReadRegistrationDocument,
    "\n  mutation ActivateRegistration($input: ActivateRegistrationInput!) { activateRegistration(input: $input) { token expiresAt knownBrowser user { ...UserFields } } }\n": types.ActivateRegistrationDocument,
    "query RegistrationOpen { setup { isRegistrationOpen } }": types.RegistrationOpenDocument,
    "query SearchUsers($search: String!, $limit: Int!) { users(search: $search, pageSize: $limit) { total items { ...MemberFields } } }": types.SearchUsersDocument,
    "\n  query SetupState {\n    setup { isNeeded isRegistrationOpen }\n    okta: isSingleSignOnOffered(provider: OKTA)\n    dynamics: isSingleSignOnOffered(provider: DYNAMICS)\n    egnyte: isSingleSignOnOffered(provider: EGNYTE)\n  }\n": types.SetupStateDocument,
    "mutation SetUp($input: SetUpInput!) { setUp(input: $input) { token expiresAt knownBrowser user { ...UserFields } } }": types.SetUpDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) { signedIn { token expiresAt knownBrowser user { ...UserFields } } missing { kinds passkeyOptions } }\n  }\n": types.SignInDocument,
    "query PasskeyOptions { passkeyOptions }": types.PasskeyOptionsDocument,
    "mutation SignOut { signOut }": types.SignOutDocument,
    "query RequiredSingleSignOn($domain: String!) { requiredSingleSignOn(domain: $domain) }": types.RequiredSingleSignOnDocument,
    "query IsSingleSignOnHost($provider: SingleSignOnProvider!, $host: String!) { isSingleSignOnHost(provider: $provider, host: $host) }": types.IsSingleSignOnHostDocument,
    "mutation StartSingleSignOn($input: StartSingleSignOnInput!) { startSingleSignOn(input: $input) { url way refusal } }": types.StartSingleSignOnDocument,
    "\n  mutation FinishSingleSignOn($input: FinishSingleSignOnInput!) { finishSingleSignOn(input: $input) { signedIn { token knownBrowser } refusal next errand } }\n": types.FinishSingleSignOnDocument,
    "mutation SwitchTeam($teamId: ID!) { switchTeam(teamId: $teamId) { ...UserFields } }": types.SwitchTeamDocument,
    "mutation StartSingleSignOnTest { startSingleSignOnTest { url way refusal } }": types.StartSingleSignOnTestDocument,
    "mutation StartSingleSignOnConfirmation($next: String) { startSingleSignOnConfirmation(next: $next) { url way refusal } }": types.StartSingleSignOnConfirmationDocument,
    "mutation ActivateSharedLink($id: ID!) { activateSharedLink(id: $id) { ...SharedLinkFields } }": types.ActivateSharedLinkDocument,
    "\n  mutation AskForAccess($teamId: ID!, $linkId: ID!, $input: AskForAccessInput!) { askForAccess(teamId: $teamId, linkId: $linkId, input: $input) }\n": types.AskForAccessDocument,
    "\n  query CheckAlias($alias: String!, $linkId: ID, $presentationId: ID) {\n    aliasCheck(alias: $alias, linkId: $linkId, presentationId: $presentationId) { exists isValid problem }\n  }\n": types.CheckAliasDocument,
    "mutation DeactivateSharedLink($id: ID!) { deactivateSharedLink(id: $id) { ...SharedLinkFields } }": types.DeactivateSharedLinkDocument,
    "mutation DeleteSharedLink($id: ID!) { deleteSharedLink(id: $id) { id } }": types.DeleteSharedLinkDocument,
    "mutation ExpireSharedLink($id: ID!) { expireSharedLink(id: $id) { ...SharedLinkFields } }": types.ExpireSharedLinkDocument,
    "\n  query ExportSharedLinkHits($sharedLinkId: ID, $presentationId: ID, $lanes: [HitLane!]!, $from: DateTime, $to: DateTime, $page: Int!) {\n    sharedLinkHits(sharedLinkId: $sharedLinkId, presentationId: $presentationId, lanes: $lanes, from: $from, to: $to, page: $page, pageSize: 300) {\n      items { id at device lane laneReason email isEmailVerified sharedLinkId presentation { id } }\n    }\n  }\n": types.ExportSharedLinkHitsDocument,
    "\n  query ExportSharedLinks($min: ID, $presentationId: ID, $status: SharedLinkStatus, $type: SharedLinkType, $userId: ID, $search: String, $ids: [ID!]) {\n    sharedLinksAfter(min: $min, presentationId: $presentationId, status: $status, type: $type, userId: $userId, search: $search, ids: $ids) {\n      id name url alias type status expiresAt notificationLevel createdAt hitCount lastHitAt hasAccessCode isForRecipientsOnly\n      presentationName userName\n      recipients { email }\n      presentation { id }\n      user { id }\n    }\n  }\n": types.ExportSharedLinksDocument,
    "\n  mutation ForwardSharedLink($teamId: ID!, $linkId: ID!, $hitId: ID!, $input: ForwardSharedLinkInput!) {\n    forwardSharedLink(teamId: $teamId, linkId: $linkId, hitId: $hitId, input: $input)\n  }\n": types.ForwardSharedLinkDocument,
    "\n  query ListSharedLinkHits($sharedLinkId: ID, $presentationId: ID, $lanes: [HitLane!]!, $from: DateTime, $to: DateTime, $page: Int!) {\n    sharedLinkHits(sharedLinkId: $sharedLinkId, presentationId: $presentationId, lanes: $lanes, from: $from, to: $to, page: $page) {\n      items { ...SharedLinkHitFields }\n      total page pageSize\n    }\n  }\n": types.ListSharedLinkHitsDocument,
    "\n  query ListSharedLinks(\n    $presentationId: ID, $status: SharedLinkStatus, $type: SharedLinkType, $userId: ID, $search: String, $expiresBefore: DateTime,\n    $isDeleted: Boolean!, $order: SharedLinkOrder!, $page: Int!, $pageSize: Int!\n  ) {\n    sharedLinks(\n      presentationId: $presentationId, status: $status, type: $type, userId: $userId, search: $search, expiresBefore: $expiresBefore\n      isDeleted: $isDeleted, order: $order, page: $page, pageSize: $pageSize\n    ) {\n      items { ...SharedLinkFields }\n      total page pageSize\n    }\n  }\n": types.ListSharedLinksDocument,
    "\n  mutation MuteSharedLink($id: ID!, $ownerId: ID!, $notificationLevel: Int, $areRemindersMuted: Boolean) {\n    muteSharedLink(id: $id, ownerId: $ownerId, notificationLevel: $notificationLevel, areRemindersMuted: $areRemindersMuted) { notificationLevel areRemindersMuted }\n  }\n": types.MuteSharedLinkDocument,
    "\n  query RecentNotifications {\n    notifications(first: 50) {\n      items { id kind tone title message isRead createdAt hitCount hitId sharedLink { id } presentation { id } }\n    }\n    announcements { id title message isRead createdAt }\n    unreadNotificationCount\n  }\n": types.RecentNotificationsDocument,
    "mutation ReadNotifications($ids: [ID!]!) { readNotifications(ids: $ids) }": types.ReadNotificationsDocument,
    "query ReadSharedLink($id: ID!) { sharedLink(id: $id) { ...SharedLinkFields } }": types.ReadSharedLinkDocument,
    "\n  mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) { reviseSharedLink(id: $id, input: $input) { ...SharedLinkFields } }\n": types.ReviseSharedLinkDocument,
    "\n  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {\n    sharePresentation(presentationId: $id, input: $input) { ...SharedLinkFields }\n  }\n": types.SharePresentationDocument,
    "\n  mutation SharePresentations($input: SharePresentationsInput!) { sharePresentations(input: $input) { ...SharedLinkFields } }\n": types.SharePresentationsDocument,
    "query SetupNeeded { setup { isNeeded } }": types.SetupNeededDocument,
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
export function graphql(source: "mutation LeaveSignIn { signOut }"): (typeof documents)["mutation LeaveSignIn { signOut }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AnswerOfClaims on Claims { userId impersonatorId signInId teamId role permissions groupIds isOperator lacksSecondFactor expiresAt }"): (typeof documents)["fragment AnswerOfClaims on Claims { userId impersonatorId signInId teamId role permissions groupIds isOperator lacksSecondFactor expiresAt }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClaimsOfToken($token: String!) { claims(token: $token) { ...AnswerOfClaims } }"): (typeof documents)["query ClaimsOfToken($token: String!) { claims(token: $token) { ...AnswerOfClaims } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClaimsOfSignIn($signInId: ID!) { signInClaims(signInId: $signInId) { ...AnswerOfClaims } }"): (typeof documents)["query ClaimsOfSignIn($signInId: ID!) { signInClaims(signInId: $signInId) { ...AnswerOfClaims } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PublicLink on PublicSharedLink {\n    id token teamId presentationId ownerId type status refusal releaseAt expiresAt notificationLevel name displayUserInfo isDirect\n    isAccessCodeRequired isEmailRequired isForRecipientsOnly consentMode consentStatement gateVersion isMailKept\n    presentation {\n      name slug presentationType fileId fileName pageCount pages { width height }\n      sharingDisclaimer canBeForwarded canBeDownloaded canBePrinted\n    }\n    user { name email }\n    team { name privacyPolicyUrl isPresentationAliasEnabled }\n  }\n"): (typeof documents)["\n  fragment PublicLink on PublicSharedLink {\n    id token teamId presentationId ownerId type status refusal releaseAt expiresAt notificationLevel name displayUserInfo isDirect\n    isAccessCodeRequired isEmailRequired isForRecipientsOnly consentMode consentStatement gateVersion isMailKept\n    presentation {\n      name slug presentationType fileId fileName pageCount pages { width height }\n      sharingDisclaimer canBeForwarded canBeDownloaded canBePrinted\n    }\n    user { name email }\n    team { name privacyPolicyUrl isPresentationAliasEnabled }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PublicLinkByToken($token: String!) { publicSharedLink(token: $token) { ...PublicLink } }"): (typeof documents)["query PublicLinkByToken($token: String!) { publicSharedLink(token: $token) { ...PublicLink } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PublicLinkById($teamId: ID!, $id: ID!) { publicSharedLinkById(teamId: $teamId, id: $id) { ...PublicLink } }"): (typeof documents)["query PublicLinkById($teamId: ID!, $id: ID!) { publicSharedLinkById(teamId: $teamId, id: $id) { ...PublicLink } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmailOfHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) { email }\n  }\n"): (typeof documents)["\n  query EmailOfHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n    publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) { email }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OwnHit on PublicSharedLinkHit { id email isFake blockRobots isReal botReason notificationLevel areRemindersMuted }"): (typeof documents)["fragment OwnHit on PublicSharedLinkHit { id email isFake blockRobots isReal botReason notificationLevel areRemindersMuted }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n  publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) { ...OwnHit }\n}"): (typeof documents)["query ReadOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n  publicSharedLinkHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) { ...OwnHit }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReportOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!, $input: ReportHitInput!) {\n  reportHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId, input: $input) { ...OwnHit }\n}"): (typeof documents)["mutation ReportOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!, $input: ReportHitInput!) {\n  reportHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId, input: $input) { ...OwnHit }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NoticeOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n  noticeHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId)\n}"): (typeof documents)["mutation NoticeOwnHit($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) {\n  noticeHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckAccessCode($teamId: ID!, $linkId: ID!, $accessCode: String!, $caller: String!) {\n    checkAccessCode(teamId: $teamId, linkId: $linkId, accessCode: $accessCode, caller: $caller)\n  }\n"): (typeof documents)["\n  mutation CheckAccessCode($teamId: ID!, $linkId: ID!, $accessCode: String!, $caller: String!) {\n    checkAccessCode(teamId: $teamId, linkId: $linkId, accessCode: $accessCode, caller: $caller)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailCode($teamId: ID!, $linkId: ID!, $email: String!) { requestEmailCode(teamId: $teamId, linkId: $linkId, email: $email) }\n"): (typeof documents)["\n  mutation RequestEmailCode($teamId: ID!, $linkId: ID!, $email: String!) { requestEmailCode(teamId: $teamId, linkId: $linkId, email: $email) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckEmailCode($teamId: ID!, $linkId: ID!, $email: String!, $code: String!, $caller: String!) {\n    checkEmailCode(teamId: $teamId, linkId: $linkId, email: $email, code: $code, caller: $caller)\n  }\n"): (typeof documents)["\n  mutation CheckEmailCode($teamId: ID!, $linkId: ID!, $email: String!, $code: String!, $caller: String!) {\n    checkEmailCode(teamId: $teamId, linkId: $linkId, email: $email, code: $code, caller: $caller)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PresentationState($id: ID!) {\n  presentation(id: $id) { id deletedAt may { export } files { id name mimeType } versions { file { id name mimeType } } }\n}"): (typeof documents)["query PresentationState($id: ID!) {\n  presentation(id: $id) { id deletedAt may { export } files { id name mimeType } versions { file { id name mimeType } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ContactFields on Contact { id email name }"): (typeof documents)["fragment ContactFields on Contact { id email name }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardListLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf links(page: $page, pageSize: 100) { total items {\n      sharedLink { id isVisible name url presentation { id name } recipients { email } } figures { ...TotalFields }\n    } } }\n  }\n"): (typeof documents)["\n  query DashboardListLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf links(page: $page, pageSize: 100) { total items {\n      sharedLink { id isVisible name url presentation { id name } recipients { email } } figures { ...TotalFields }\n    } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardListPresentations($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf presentations(page: $page, pageSize: 100) { total items {\n      presentation { id name owner { name } } figures { ...TotalFields }\n    } } }\n  }\n"): (typeof documents)["\n  query DashboardListPresentations($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf presentations(page: $page, pageSize: 100) { total items {\n      presentation { id name owner { name } } figures { ...TotalFields }\n    } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardListVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf visitors(page: $page, pageSize: 100) { total items {\n      key views timeMs contact { id name email } user { id name } lastSession { id lastSeenAt presentation { id name } sharedLink { id name } }\n    } } }\n  }\n"): (typeof documents)["\n  query DashboardListVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf visitors(page: $page, pageSize: 100) { total items {\n      key views timeMs contact { id name email } user { id name } lastSession { id lastSeenAt presentation { id name } sharedLink { id name } }\n    } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardListViews($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf recentViews(page: $page, pageSize: 100) { total items {\n      id startedAt lastSeenAt elapsedMs completion pageCount pages { page } presentation { id name } sharedLink { id name } contact { id name email } viewer { id name }\n    } } }\n  }\n"): (typeof documents)["\n  query DashboardListViews($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {\n    dashboard(filter: $filter, timeZone: $timeZone, held: $held) { asOf recentViews(page: $page, pageSize: 100) { total items {\n      id startedAt lastSeenAt elapsedMs completion pageCount pages { page } presentation { id name } sharedLink { id name } contact { id name email } viewer { id name }\n    } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DeviceFields on Device { id user { id } name type operatingSystem platform appVersion hasPushToken registeredAt lastSeenAt }"): (typeof documents)["fragment DeviceFields on Device { id user { id } name type operatingSystem platform appVersion hasPushToken registeredAt lastSeenAt }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TotalFields on Figures { asOf views uniqueVisitors timeMs averageTimeMs medianTimeMs completion downloads prints linkClicks lastViewedAt }"): (typeof documents)["fragment TotalFields on Figures { asOf views uniqueVisitors timeMs averageTimeMs medianTimeMs completion downloads prints linkClicks lastViewedAt }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FigureFields on Figures {\n    ...TotalFields\n    pages { page views viewings timeMs averageTimeMs medianTimeMs stoppedHere readAgain }\n  }\n"): (typeof documents)["\n  fragment FigureFields on Figures {\n    ...TotalFields\n    pages { page views viewings timeMs averageTimeMs medianTimeMs stoppedHere readAgain }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment GroupFields on Group { id name createdAt memberCount }"): (typeof documents)["fragment GroupFields on Group { id name createdAt memberCount }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonChangeFields on PersonChange {\n    id at kind personId summary groupName network requestId canBeUndone\n    person { id name email } actor { id name email } onBehalfOf { id name email }\n    fields { name before after } signIn { deviceName userAgent address }\n  }\n"): (typeof documents)["\n  fragment PersonChangeFields on PersonChange {\n    id at kind personId summary groupName network requestId canBeUndone\n    person { id name email } actor { id name email } onBehalfOf { id name email }\n    fields { name before after } signIn { deviceName userAgent address }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PresentationFields on Presentation {\n    id name slug alias description locale presentationType status isProtected sharingDisclaimer isMine\n    processing { status pagesDone pageCount failure }\n    settings {\n      canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted canBePrintedByUser canBeExported canBeSharedSpace canBeSharedText areSharedLinksSecure\n      onlyIntendedRecipientsCanViewSharedLinks canBeFaxed canBePresentedByUser canBeAnnotated canBeHandout canUserUseCdn canShareCdnLink canBeUsedInBuilder\n      gaProfileId hideStatusBar rotationMode menuBarTaps bounceEnabled bounceZoomEnabled clearCacheOnOpen clearCacheOnExit alwaysShowToolbar showSearchButton\n      showExitInstructions showSettingsButton showNavigationListsButton showThumbnailBrowserButton pdfViewMode pdfPageViewMode pdfDisableWidgetHighlighting\n      pdfUseFullApi pdfUseWebviewerServer isDocumentSliderEnabled isNavigationHistoryEnabled\n    }\n    owner { id } reviewer { id }\n    pageCount thumbnailUrl thumbnailFileId createdAt updatedAt contentUpdatedAt\n    externalId externalUrl fileUrl mainPath groupIds labelIds folderIds productIds brandId releaseAt expiresAt newUntilAt isNew hasAccessCode\n    sendActivityToCrm isFeatured isRateable showInMainList canBeUsedInHaystack shareThemeId shareTemplateId isTemplateRequired isInternalUseOnly isPdfForm\n    isMicrosoftOffice subdomain\n  }\n"): (typeof documents)["\n  fragment PresentationFields on Presentation {\n    id name slug alias description locale presentationType status isProtected sharingDisclaimer isMine\n    processing { status pagesDone pageCount failure }\n    settings {\n      canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted canBePrintedByUser canBeExported canBeSharedSpace canBeSharedText areSharedLinksSecure\n      onlyIntendedRecipientsCanViewSharedLinks canBeFaxed canBePresentedByUser canBeAnnotated canBeHandout canUserUseCdn canShareCdnLink canBeUsedInBuilder\n      gaProfileId hideStatusBar rotationMode menuBarTaps bounceEnabled bounceZoomEnabled clearCacheOnOpen clearCacheOnExit alwaysShowToolbar showSearchButton\n      showExitInstructions showSettingsButton showNavigationListsButton showThumbnailBrowserButton pdfViewMode pdfPageViewMode pdfDisableWidgetHighlighting\n      pdfUseFullApi pdfUseWebviewerServer isDocumentSliderEnabled isNavigationHistoryEnabled\n    }\n    owner { id } reviewer { id }\n    pageCount thumbnailUrl thumbnailFileId createdAt updatedAt contentUpdatedAt\n    externalId externalUrl fileUrl mainPath groupIds labelIds folderIds productIds brandId releaseAt expiresAt newUntilAt isNew hasAccessCode\n    sendActivityToCrm isFeatured isRateable showInMainList canBeUsedInHaystack shareThemeId shareTemplateId isTemplateRequired isInternalUseOnly isPdfForm\n    isMicrosoftOffice subdomain\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminPresentationFields on Presentation {\n    ...PresentationFields\n    accessCode customJavascript facebookPixel googleAnalyticsId hubspotPixel linkedinPixel slackUrl isPosthogEnabled posthogApiKey posthogProjectId\n    notifications { respondent { enabled recipients } self { enabled recipients } }\n    vaultConfiguration { synchronizeExpirationDate synchronizeTitle }\n  }\n"): (typeof documents)["\n  fragment AdminPresentationFields on Presentation {\n    ...PresentationFields\n    accessCode customJavascript facebookPixel googleAnalyticsId hubspotPixel linkedinPixel slackUrl isPosthogEnabled posthogApiKey posthogProjectId\n    notifications { respondent { enabled recipients } self { enabled recipients } }\n    vaultConfiguration { synchronizeExpirationDate synchronizeTitle }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SharedLinkHitFields on SharedLinkHit {\n    id at userAgent device lane laneReason visitorKey email isEmailVerified noticedAt\n    sharedLinkId\n    presentation { id }\n  }\n"): (typeof documents)["\n  fragment SharedLinkHitFields on SharedLinkHit {\n    id at userAgent device lane laneReason visitorKey email isEmailVerified noticedAt\n    sharedLinkId\n    presentation { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SharedLinkFields on SharedLink {\n    id name token alias url type status expiresAt notificationLevel createdAt hitCount lastHitAt\n    hasAccessCode accessCode consentMode isForRecipientsOnly isDirect\n    allowed { canBeDownloaded canBePrinted canBeForwarded }\n    recipients { id email name mailedAt }\n    presentation { id }\n    user { id }\n  }\n"): (typeof documents)["\n  fragment SharedLinkFields on SharedLink {\n    id name token alias url type status expiresAt notificationLevel createdAt hitCount lastHitAt\n    hasAccessCode accessCode consentMode isForRecipientsOnly isDirect\n    allowed { canBeDownloaded canBePrinted canBeForwarded }\n    recipients { id email name mailedAt }\n    presentation { id }\n    user { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TeamFields on Team {\n    id name slug channel type displayUserInfo sharingConsent privacyPolicyUrl timeZone locale promptForCustomerTimeout createdAt\n    features {\n      spaces haystack sharing sendingEmails membersCanSendEmails snippets sinch emailVerification fax metabase emailPreviews presentationAlias\n    }\n  }\n"): (typeof documents)["\n  fragment TeamFields on Team {\n    id name slug channel type displayUserInfo sharingConsent privacyPolicyUrl timeZone locale promptForCustomerTimeout createdAt\n    features {\n      spaces haystack sharing sendingEmails membersCanSendEmails snippets sinch emailVerification fax metabase emailPreviews presentationAlias\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EditedTeamFields on Team { ...TeamFields mayEdit requiresSecondFactor accountManager { id } }"): (typeof documents)["fragment EditedTeamFields on Team { ...TeamFields mayEdit requiresSecondFactor accountManager { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberFields on User {\n    id email name slug title phone isActive status createdAt currentTeamRole\n    currentTeam { id channel }\n    abilities {\n      isFullUser isEmployee canSendEmails canUseSnippets canCreateSpaces canShareSpaces canVerifyEmails canSendFaxes canUseMetabase\n      canTestEmailTemplates canUseSinch canUseHaystack\n    }\n  }\n"): (typeof documents)["\n  fragment MemberFields on User {\n    id email name slug title phone isActive status createdAt currentTeamRole\n    currentTeam { id channel }\n    abilities {\n      isFullUser isEmployee canSendEmails canUseSnippets canCreateSpaces canShareSpaces canVerifyEmails canSendFaxes canUseMetabase\n      canTestEmailTemplates canUseSinch canUseHaystack\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam { ...TeamFields }\n    teams { ...TeamFields }\n    settings { ...SettingsFields }\n  }\n"): (typeof documents)["\n  fragment UserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam { ...TeamFields }\n    teams { ...TeamFields }\n    settings { ...SettingsFields }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SettingsFields on UserSettings { signature notificationLevel timeZone locale }"): (typeof documents)["fragment SettingsFields on UserSettings { signature notificationLevel timeZone locale }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedUserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam { ...TeamFields }\n    settings { ...SettingsFields }\n    invitation { sentAt expiresAt isExpired invitedBy { id } }\n  }\n"): (typeof documents)["\n  fragment EditedUserFields on User {\n    ...MemberFields\n    permissions\n    storedPermissions\n    currentTeam { ...TeamFields }\n    settings { ...SettingsFields }\n    invitation { sentAt expiresAt isExpired invitedBy { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ViewerEventFields on ViewerEvent {\n    id at atUs category action path page detail elapsedMs\n    session { id }\n    presentation { id }\n    sharedLink { id }\n  }\n"): (typeof documents)["\n  fragment ViewerEventFields on ViewerEvent {\n    id at atUs category action path page detail elapsedMs\n    session { id }\n    presentation { id }\n    sharedLink { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ViewerSessionFields on ViewerSession {\n    id startedAt lastSeenAt endedAt isLive currentPage pageCount elapsedMs userAgent hitId lane completion downloads prints linkClicks\n    contact { id }\n    viewer { id }\n    presentation { id }\n    sharedLink { id }\n    pages { page timeMs views }\n  }\n"): (typeof documents)["\n  fragment ViewerSessionFields on ViewerSession {\n    id startedAt lastSeenAt endedAt isLive currentPage pageCount elapsedMs userAgent hitId lane completion downloads prints linkClicks\n    contact { id }\n    viewer { id }\n    presentation { id }\n    sharedLink { id }\n    pages { page timeMs views }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportContacts($search: String, $filter: ViewingFilter!, $page: Int!, $held: ID!) {\n    contacts(search: $search, filter: $filter, page: $page, pageSize: 100, held: $held) {\n      total pageSize\n      items {\n        id name email\n        figures(filter: $filter) { views timeMs }\n        lastSession(filter: $filter) { id lastSeenAt presentation { id name } sharedLink { id name } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExportContacts($search: String, $filter: ViewingFilter!, $page: Int!, $held: ID!) {\n    contacts(search: $search, filter: $filter, page: $page, pageSize: 100, held: $held) {\n      total pageSize\n      items {\n        id name email\n        figures(filter: $filter) { views timeMs }\n        lastSession(filter: $filter) { id lastSeenAt presentation { id name } sharedLink { id name } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportViewerEvents($presentationId: ID, $sharedLinkId: ID, $filter: ViewingFilter, $category: String, $action: String) {\n    exportViewerEvents(presentationId: $presentationId, sharedLinkId: $sharedLinkId, filter: $filter, category: $category, action: $action) { fileName text isCut }\n  }\n"): (typeof documents)["\n  query ExportViewerEvents($presentationId: ID, $sharedLinkId: ID, $filter: ViewingFilter, $category: String, $action: String) {\n    exportViewerEvents(presentationId: $presentationId, sharedLinkId: $sharedLinkId, filter: $filter, category: $category, action: $action) { fileName text isCut }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListContactsOfPresentation($id: ID!, $filter: ViewingFilter, $page: Int!) {\n    presentation(id: $id) { id }\n    contacts(presentationId: $id, filter: $filter, page: $page) {\n      asOf total page pageSize\n      items {\n        ...ContactFields\n        firstSeenAt(presentationId: $id, filter: $filter) lastSeenAt(presentationId: $id, filter: $filter)\n        figures(presentationId: $id, filter: $filter) { ...TotalFields }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListContactsOfPresentation($id: ID!, $filter: ViewingFilter, $page: Int!) {\n    presentation(id: $id) { id }\n    contacts(presentationId: $id, filter: $filter, page: $page) {\n      asOf total page pageSize\n      items {\n        ...ContactFields\n        firstSeenAt(presentationId: $id, filter: $filter) lastSeenAt(presentationId: $id, filter: $filter)\n        figures(presentationId: $id, filter: $filter) { ...TotalFields }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListDocumentLinks($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) { id }\n    documentLinks(presentationId: $id, filter: $filter) { asOf items { page target fileId clicks } }\n  }\n"): (typeof documents)["\n  query ListDocumentLinks($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) { id }\n    documentLinks(presentationId: $id, filter: $filter) { asOf items { page target fileId clicks } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListPageStatistics($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) {\n      pageCount\n      analytics(filter: $filter) { ...FigureFields }\n    }\n  }\n"): (typeof documents)["\n  query ListPageStatistics($id: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) {\n      pageCount\n      analytics(filter: $filter) { ...FigureFields }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListViewerEvents(\n    $presentationId: ID, $sharedLinkId: ID, $sessionId: ID, $filter: ViewingFilter, $category: String, $action: String, $path: String\n    $cursor: ID, $isOldestFirst: Boolean!, $limit: Int!\n  ) {\n    viewerEvents(\n      presentationId: $presentationId, sharedLinkId: $sharedLinkId, sessionId: $sessionId, filter: $filter, category: $category, action: $action, path: $path\n      cursor: $cursor, isOldestFirst: $isOldestFirst, limit: $limit\n    ) { asOf next items { ...ViewerEventFields } }\n  }\n"): (typeof documents)["\n  query ListViewerEvents(\n    $presentationId: ID, $sharedLinkId: ID, $sessionId: ID, $filter: ViewingFilter, $category: String, $action: String, $path: String\n    $cursor: ID, $isOldestFirst: Boolean!, $limit: Int!\n  ) {\n    viewerEvents(\n      presentationId: $presentationId, sharedLinkId: $sharedLinkId, sessionId: $sessionId, filter: $filter, category: $category, action: $action, path: $path\n      cursor: $cursor, isOldestFirst: $isOldestFirst, limit: $limit\n    ) { asOf next items { ...ViewerEventFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListViewerSessions($presentationId: ID, $sharedLinkId: ID, $contactId: ID, $hitId: ID, $did: [ViewerDeed!], $filter: ViewingFilter, $page: Int!, $pageSize: Int!) {\n    viewerSessions(presentationId: $presentationId, sharedLinkId: $sharedLinkId, contactId: $contactId, hitId: $hitId, did: $did, filter: $filter, page: $page, pageSize: $pageSize) {\n      items { ...ViewerSessionFields }\n      asOf total page pageSize\n    }\n  }\n"): (typeof documents)["\n  query ListViewerSessions($presentationId: ID, $sharedLinkId: ID, $contactId: ID, $hitId: ID, $did: [ViewerDeed!], $filter: ViewingFilter, $page: Int!, $pageSize: Int!) {\n    viewerSessions(presentationId: $presentationId, sharedLinkId: $sharedLinkId, contactId: $contactId, hitId: $hitId, did: $did, filter: $filter, page: $page, pageSize: $pageSize) {\n      items { ...ViewerSessionFields }\n      asOf total page pageSize\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadContactOfPresentation($id: ID!, $contactId: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) { id }\n    contact(id: $contactId) {\n      ...ContactFields\n      firstSeenAt(presentationId: $id, filter: $filter) lastSeenAt(presentationId: $id, filter: $filter)\n      figures(presentationId: $id, filter: $filter) { ...FigureFields }\n    }\n    viewerSessions(presentationId: $id, contactId: $contactId, filter: $filter, pageSize: 100) { items { ...ViewerSessionFields } }\n  }\n"): (typeof documents)["\n  query ReadContactOfPresentation($id: ID!, $contactId: ID!, $filter: ViewingFilter) {\n    presentation(id: $id) { id }\n    contact(id: $contactId) {\n      ...ContactFields\n      firstSeenAt(presentationId: $id, filter: $filter) lastSeenAt(presentationId: $id, filter: $filter)\n      figures(presentationId: $id, filter: $filter) { ...FigureFields }\n    }\n    viewerSessions(presentationId: $id, contactId: $contactId, filter: $filter, pageSize: 100) { items { ...ViewerSessionFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadContact($id: ID!, $filter: ViewingFilter) {\n    contact(id: $id) {\n      ...ContactFields\n      firstSeenAt(filter: $filter) lastSeenAt(filter: $filter)\n      figures(filter: $filter) { ...TotalFields }\n      presentations(filter: $filter) { presentation { id name } figures { ...TotalFields } }\n    }\n  }\n"): (typeof documents)["\n  query ReadContact($id: ID!, $filter: ViewingFilter) {\n    contact(id: $id) {\n      ...ContactFields\n      firstSeenAt(filter: $filter) lastSeenAt(filter: $filter)\n      figures(filter: $filter) { ...TotalFields }\n      presentations(filter: $filter) { presentation { id name } figures { ...TotalFields } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadViewerEvent($id: ID!) { viewerEvent(id: $id) { ...ViewerEventFields } }"): (typeof documents)["query ReadViewerEvent($id: ID!) { viewerEvent(id: $id) { ...ViewerEventFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadViewerSession($id: ID!) { viewerSession(id: $id) { ...ViewerSessionFields } }"): (typeof documents)["query ReadViewerSession($id: ID!) { viewerSession(id: $id) { ...ViewerSessionFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestContact($input: ContactInput!) { requestContact(input: $input) }"): (typeof documents)["mutation RequestContact($input: ContactInput!) { requestContact(input: $input) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitRoi($input: RoiInput!) {\n    submitRoi(input: $input) {\n      annualCost annualSellingHoursPerRep annualSellingHours annualRevenueIncrease freedWeeklyHoursRounded\n      freedWeeklyHours hourlyProduction annualROI savingsPercentage\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitRoi($input: RoiInput!) {\n    submitRoi(input: $input) {\n      annualCost annualSellingHoursPerRep annualSellingHours annualRevenueIncrease freedWeeklyHoursRounded\n      freedWeeklyHours hourlyProduction annualROI savingsPercentage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { ...AdminPresentationFields } }\n"): (typeof documents)["\n  mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { ...AdminPresentationFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {\n    changePresentationStatus(id: $id, status: $status) { ...AdminPresentationFields }\n  }\n"): (typeof documents)["\n  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {\n    changePresentationStatus(id: $id, status: $status) { ...AdminPresentationFields }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CheckPath($id: ID!) { presentation(id: $id) { id mainPath files { id name } } }"): (typeof documents)["query CheckPath($id: ID!) { presentation(id: $id) { id mainPath files { id name } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseThumbnail($id: ID!, $fileId: ID!) { choosePresentationThumbnail(id: $id, fileId: $fileId) { ...PresentationFields } }\n"): (typeof documents)["\n  mutation ChooseThumbnail($id: ID!, $fileId: ID!) { choosePresentationThumbnail(id: $id, fileId: $fileId) { ...PresentationFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CopyPresentation($id: ID!, $name: String) { copyPresentation(id: $id, name: $name) { ...AdminPresentationFields } }\n"): (typeof documents)["\n  mutation CopyPresentation($id: ID!, $name: String) { copyPresentation(id: $id, name: $name) { ...AdminPresentationFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePresentation($input: CreatePresentationInput!) { createPresentation(input: $input) { ...AdminPresentationFields files { id } } }\n"): (typeof documents)["\n  mutation CreatePresentation($input: CreatePresentationInput!) { createPresentation(input: $input) { ...AdminPresentationFields files { id } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteFile($id: ID!) { deleteFile(id: $id) }"): (typeof documents)["mutation DeleteFile($id: ID!) { deleteFile(id: $id) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePresentation($id: ID!) { deletePresentation(id: $id) { id } }"): (typeof documents)["mutation DeletePresentation($id: ID!) { deletePresentation(id: $id) { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePresentations($ids: [ID!]!) { deletePresentations(ids: $ids) { changed { id } refused { id code message } } }\n"): (typeof documents)["\n  mutation DeletePresentations($ids: [ID!]!) { deletePresentations(ids: $ids) { changed { id } refused { id code message } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExportedPresentation on Presentation {\n    id name presentationType status owner { id name } description locale alias externalId isFeatured isProtected pageCount createdAt updatedAt releaseAt expiresAt\n    groupIds folderIds\n  }\n"): (typeof documents)["\n  fragment ExportedPresentation on Presentation {\n    id name presentationType status owner { id name } description locale alias externalId isFeatured isProtected pageCount createdAt updatedAt releaseAt expiresAt\n    groupIds folderIds\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExportPresentations($ids: [ID!]!) { presentationsByIds(ids: $ids) { ...ExportedPresentation } }"): (typeof documents)["query ExportPresentations($ids: [ID!]!) { presentationsByIds(ids: $ids) { ...ExportedPresentation } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportFoundPresentations($search: String, $filter: PresentationFilter, $sort: PresentationSort! = NEWEST, $after: String) {\n    presentations(search: $search, filter: $filter, sort: $sort, after: $after) { next items { ...ExportedPresentation } }\n  }\n"): (typeof documents)["\n  query ExportFoundPresentations($search: String, $filter: PresentationFilter, $sort: PresentationSort! = NEWEST, $after: String) {\n    presentations(search: $search, filter: $filter, sort: $sort, after: $after) { next items { ...ExportedPresentation } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FileFields on File { id presentationId name mimeType extension size editable createdAt }"): (typeof documents)["fragment FileFields on File { id presentationId name mimeType extension size editable createdAt }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListFiles($id: ID!) { presentation(id: $id) { id may { export } files { ...FileFields } } }"): (typeof documents)["query ListFiles($id: ID!) { presentation(id: $id) { id may { export } files { ...FileFields } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListLegacySlides($id: ID!) { presentation(id: $id) { pages { number width height thumbnailUrl pictureUrl } files { id } } }\n"): (typeof documents)["\n  query ListLegacySlides($id: ID!) { presentation(id: $id) { pages { number width height thumbnailUrl pictureUrl } files { id } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListPresentationsOfUser($id: ID!, $page: Int!) {\n    presentationsOfUser(userId: $id, page: $page) { items { ...PresentationFields } total page pageSize }\n  }\n"): (typeof documents)["\n  query ListPresentationsOfUser($id: ID!, $page: Int!) {\n    presentationsOfUser(userId: $id, page: $page) { items { ...PresentationFields } total page pageSize }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListPresentations($page: Int!) {\n    presentations(page: $page) { items { ...PresentationFields } total page pageSize }\n  }\n"): (typeof documents)["\n  query ListPresentations($page: Int!) {\n    presentations(page: $page) { items { ...PresentationFields } total page pageSize }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListProcessingJobs($id: ID!) {\n    presentation(id: $id) { jobs { id kind status attempts progress failure createdAt startedAt finishedAt } }\n  }\n"): (typeof documents)["\n  query ListProcessingJobs($id: ID!) {\n    presentation(id: $id) { jobs { id kind status attempts progress failure createdAt startedAt finishedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListTeamPresentations($min: ID, $chunk: Int!) { presentationsAfter(min: $min, chunk: $chunk) { ...PresentationFields } }\n"): (typeof documents)["\n  query ListTeamPresentations($min: ID, $chunk: Int!) { presentationsAfter(min: $min, chunk: $chunk) { ...PresentationFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadFile($id: ID!) { file(id: $id) { ...FileFields } }"): (typeof documents)["query ReadFile($id: ID!) { file(id: $id) { ...FileFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadPresentation($id: ID!) { presentation(id: $id) { ...AdminPresentationFields } }"): (typeof documents)["query ReadPresentation($id: ID!) { presentation(id: $id) { ...AdminPresentationFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchPresentations($filter: PresentationFilter, $search: String, $sort: PresentationSort!, $page: Int!, $pageSize: Int!) {\n    presentations(filter: $filter, search: $search, sort: $sort, page: $page, pageSize: $pageSize) { items { ...PresentationFields } total page pageSize }\n  }\n"): (typeof documents)["\n  query SearchPresentations($filter: PresentationFilter, $search: String, $sort: PresentationSort!, $page: Int!, $pageSize: Int!) {\n    presentations(filter: $filter, search: $search, sort: $sort, page: $page, pageSize: $pageSize) { items { ...PresentationFields } total page pageSize }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignPresentation($id: ID!) { presentation(id: $id) { id may { export } files { id } } }"): (typeof documents)["query SignPresentation($id: ID!) { presentation(id: $id) { id may { export } files { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TurnPresentationSetting($id: ID!, $setting: PresentationToggle!, $isOn: Boolean!) {\n    turnPresentationSetting(id: $id, setting: $setting, isOn: $isOn) { ...AdminPresentationFields }\n  }\n"): (typeof documents)["\n  mutation TurnPresentationSetting($id: ID!, $setting: PresentationToggle!, $isOn: Boolean!) {\n    turnPresentationSetting(id: $id, setting: $setting, isOn: $isOn) { ...AdminPresentationFields }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePresentation($id: ID!, $input: UpdatePresentationInput!) {\n    updatePresentation(id: $id, input: $input) { ...AdminPresentationFields files { id } replacement { file { id } } }\n  }\n"): (typeof documents)["\n  mutation UpdatePresentation($id: ID!, $input: UpdatePresentationInput!) {\n    updatePresentation(id: $id, input: $input) { ...AdminPresentationFields files { id } replacement { file { id } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListAccountManagers { accountManagers { ...MemberFields } }"): (typeof documents)["query ListAccountManagers { accountManagers { ...MemberFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadAccountManager($id: ID!) { team(id: $id) { accountManager { ...MemberFields } } }"): (typeof documents)["query ReadAccountManager($id: ID!) { team(id: $id) { accountManager { ...MemberFields } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmPassword($input: ConfirmPasswordInput!) { confirmPassword(input: $input) }"): (typeof documents)["mutation ConfirmPassword($input: ConfirmPasswordInput!) { confirmPassword(input: $input) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadInvitation($token: String!) { invitation(token: $token) { email name teamName expiresAt hasLostRole } }"): (typeof documents)["query ReadInvitation($token: String!) { invitation(token: $token) { email name teamName expiresAt hasLostRole } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePassword($input: CreatePasswordInput!) { createPassword(input: $input) { token expiresAt knownBrowser user { ...UserFields } } }\n"): (typeof documents)["\n  mutation CreatePassword($input: CreatePasswordInput!) { createPassword(input: $input) { token expiresAt knownBrowser user { ...UserFields } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateTeam($input: CreateTeamInput!) { createTeam(input: $input) { ...EditedTeamFields } }"): (typeof documents)["mutation CreateTeam($input: CreateTeamInput!) { createTeam(input: $input) { ...EditedTeamFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListDevices($min: ID, $chunk: Int!) { devicesAfter(min: $min, chunk: $chunk) { ...DeviceFields } }"): (typeof documents)["query ListDevices($min: ID, $chunk: Int!) { devicesAfter(min: $min, chunk: $chunk) { ...DeviceFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadDevice($id: ID!) { device(id: $id) { ...DeviceFields } }"): (typeof documents)["query ReadDevice($id: ID!) { device(id: $id) { ...DeviceFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeDevice($id: ID!) { revokeDevice(id: $id) }"): (typeof documents)["mutation RevokeDevice($id: ID!) { revokeDevice(id: $id) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadEditedTeam($id: ID!) { team(id: $id) { ...EditedTeamFields } }"): (typeof documents)["query ReadEditedTeam($id: ID!) { team(id: $id) { ...EditedTeamFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeTeamSettings($id: ID!, $input: ChangeTeamSettingsInput!) { changeTeamSettings(teamId: $id, input: $input) { ...EditedTeamFields } }\n"): (typeof documents)["\n  mutation ChangeTeamSettings($id: ID!, $input: ChangeTeamSettingsInput!) { changeTeamSettings(teamId: $id, input: $input) { ...EditedTeamFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditMember($id: ID!, $input: EditMemberInput!) { editMember(userId: $id, input: $input) { ...EditedUserFields } }"): (typeof documents)["mutation EditMember($id: ID!, $input: EditMemberInput!) { editMember(userId: $id, input: $input) { ...EditedUserFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ErasePerson($input: ErasePersonInput!) { erasePerson(input: $input) { erasedAt file isMailed } }"): (typeof documents)["mutation ErasePerson($input: ErasePersonInput!) { erasePerson(input: $input) { erasedAt file isMailed } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadErasureReceipt($id: ID!) { erasureReceipt(userId: $id) }"): (typeof documents)["query ReadErasureReceipt($id: ID!) { erasureReceipt(userId: $id) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportUsers($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $sort: UserSort! = NAME, $after: String, $isGrouped: Boolean!) {\n    users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, sort: $sort, after: $after, pageSize: 300) {\n      endCursor items { id name email title phone status currentTeamRole customRole { name } permissions createdAt groups @include(if: $isGrouped) { name } }\n    }\n  }\n"): (typeof documents)["\n  query ExportUsers($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $sort: UserSort! = NAME, $after: String, $isGrouped: Boolean!) {\n    users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, sort: $sort, after: $after, pageSize: 300) {\n      endCursor items { id name email title phone status currentTeamRole customRole { name } permissions createdAt groups @include(if: $isGrouped) { name } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPasswordReset($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { isMailKept } }"): (typeof documents)["mutation RequestPasswordReset($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { isMailKept } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) }"): (typeof documents)["mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ChangedGroup on GroupChange { group { ...GroupFields } changed { id } refused { id code message } }"): (typeof documents)["fragment ChangedGroup on GroupChange { group { ...GroupFields } changed { id } refused { id code message } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddToGroup($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { ...ChangedGroup } }"): (typeof documents)["mutation AddToGroup($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { ...ChangedGroup } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveFromGroup($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { ...ChangedGroup } }"): (typeof documents)["mutation RemoveFromGroup($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { ...ChangedGroup } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListGroups($page: Int!) { groups(page: $page, pageSize: 300) { total page pageSize items { ...GroupFields } } }"): (typeof documents)["query ListGroups($page: Int!) { groups(page: $page, pageSize: 300) { total page pageSize items { ...GroupFields } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadGroup($id: ID!) { group(id: $id) { ...GroupFields } }"): (typeof documents)["query ReadGroup($id: ID!) { group(id: $id) { ...GroupFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListGroupUsers($id: ID!, $search: String, $page: Int!) {\n    group(id: $id) { id }\n    users(groupId: $id, search: $search, page: $page, pageSize: 300) { total page pageSize items { ...MemberFields } }\n  }\n"): (typeof documents)["\n  query ListGroupUsers($id: ID!, $search: String, $page: Int!) {\n    group(id: $id) { id }\n    users(groupId: $id, search: $search, page: $page, pageSize: 300) { total page pageSize items { ...MemberFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateGroup($name: String!) { createGroup(name: $name) { ...GroupFields } }"): (typeof documents)["mutation CreateGroup($name: String!) { createGroup(name: $name) { ...GroupFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenameGroup($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) { ...GroupFields } }"): (typeof documents)["mutation RenameGroup($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) { ...GroupFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteGroup($id: ID!) { deleteGroup(id: $id) }"): (typeof documents)["mutation DeleteGroup($id: ID!) { deleteGroup(id: $id) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CanBeImpersonated($id: ID!) { user(id: $id) { canBeImpersonated } }"): (typeof documents)["query CanBeImpersonated($id: ID!) { user(id: $id) { canBeImpersonated } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartImpersonation($input: StartImpersonationInput!) { startImpersonation(input: $input) { token expiresAt ownExpiresAt user { ...UserFields } } }\n"): (typeof documents)["\n  mutation StartImpersonation($input: StartImpersonationInput!) { startImpersonation(input: $input) { token expiresAt ownExpiresAt user { ...UserFields } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndImpersonation { endImpersonation }"): (typeof documents)["mutation EndImpersonation { endImpersonation }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteMembers($input: InviteMembersInput!) { inviteMembers(input: $input) { email problem user { ...MemberFields } } }\n"): (typeof documents)["\n  mutation InviteMembers($input: InviteMembersInput!) { inviteMembers(input: $input) { email problem user { ...MemberFields } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResendInvitation($id: ID!) { resendInvitation(userId: $id) { ...MemberFields } }"): (typeof documents)["mutation ResendInvitation($id: ID!) { resendInvitation(userId: $id) { ...MemberFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeInvitation($id: ID!) { revokeInvitation(userId: $id) }"): (typeof documents)["mutation RevokeInvitation($id: ID!) { revokeInvitation(userId: $id) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListUsers($min: ID, $chunk: Int!) { usersAfter(min: $min, chunk: $chunk) { ...MemberFields } }"): (typeof documents)["query ListUsers($min: ID, $chunk: Int!) { usersAfter(min: $min, chunk: $chunk) { ...MemberFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMemberPermissions($userId: ID!, $permissions: [String!]!) { changeMemberPermissions(userId: $userId, permissions: $permissions) { ...MemberFields } }\n"): (typeof documents)["\n  mutation ChangeMemberPermissions($userId: ID!, $permissions: [String!]!) { changeMemberPermissions(userId: $userId, permissions: $permissions) { ...MemberFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LockMember($id: ID!) { lockMember(userId: $id) { ...MemberFields } }"): (typeof documents)["mutation LockMember($id: ID!) { lockMember(userId: $id) { ...MemberFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnlockMember($id: ID!) { unlockMember(userId: $id) { ...MemberFields } }"): (typeof documents)["mutation UnlockMember($id: ID!) { unlockMember(userId: $id) { ...MemberFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToTeams($id: ID!, $teamIds: [ID!]!, $role: TeamRole) { addToTeams(userId: $id, teamIds: $teamIds, role: $role) { ...MemberFields } }\n"): (typeof documents)["\n  mutation AddToTeams($id: ID!, $teamIds: [ID!]!, $role: TeamRole) { addToTeams(userId: $id, teamIds: $teamIds, role: $role) { ...MemberFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMemberRole($id: ID!, $teamId: ID!, $role: TeamRole!) { changeMemberRole(userId: $id, teamId: $teamId, role: $role) { ...MemberFields } }\n"): (typeof documents)["\n  mutation ChangeMemberRole($id: ID!, $teamId: ID!, $role: TeamRole!) { changeMemberRole(userId: $id, teamId: $teamId, role: $role) { ...MemberFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveMember($id: ID!, $teamId: ID, $handOverTo: ID) { removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo) }"): (typeof documents)["mutation RemoveMember($id: ID!, $teamId: ID, $handOverTo: ID) { removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestoreMember($id: ID!, $teamId: ID) { restoreMember(userId: $id, teamId: $teamId) { ...MemberFields } }"): (typeof documents)["mutation RestoreMember($id: ID!, $teamId: ID) { restoreMember(userId: $id, teamId: $teamId) { ...MemberFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadPeopleAsOf($at: DateTime!, $search: String, $role: TeamRole, $first: Int!, $after: String) {\n    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) {\n      endCursor\n      items { personId name email title phone status role permissions storedPermissions customRoleName groupNames timeZone locale }\n    }\n  }\n"): (typeof documents)["\n  query ReadPeopleAsOf($at: DateTime!, $search: String, $role: TeamRole, $first: Int!, $after: String) {\n    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) {\n      endCursor\n      items { personId name email title phone status role permissions storedPermissions customRoleName groupNames timeZone locale }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadPeopleHistory($filter: PeopleHistoryFilter, $first: Int! = 100, $after: String) {\n    peopleHistory(filter: $filter, first: $first, after: $after) { endCursor items { ...PersonChangeFields } }\n  }\n"): (typeof documents)["\n  query ReadPeopleHistory($filter: PeopleHistoryFilter, $first: Int! = 100, $after: String) {\n    peopleHistory(filter: $filter, first: $first, after: $after) { endCursor items { ...PersonChangeFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadOwnHistory($first: Int! = 100, $after: String) { viewer { id history(first: $first, after: $after) { endCursor items { ...PersonChangeFields } } } }\n"): (typeof documents)["\n  query ReadOwnHistory($first: Int! = 100, $after: String) { viewer { id history(first: $first, after: $after) { endCursor items { ...PersonChangeFields } } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoMemberChange($id: ID!, $changeId: ID!) { undoMemberChange(userId: $id, changeId: $changeId) { ...MemberFields } }\n"): (typeof documents)["\n  mutation UndoMemberChange($id: ID!, $changeId: ID!) { undoMemberChange(userId: $id, changeId: $changeId) { ...MemberFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PersonExportFields on PersonExport { id requestedAt expiresAt isReady }"): (typeof documents)["fragment PersonExportFields on PersonExport { id requestedAt expiresAt isReady }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPersonExport($id: ID!) { requestPersonExport(userId: $id) { ...PersonExportFields } }"): (typeof documents)["mutation RequestPersonExport($id: ID!) { requestPersonExport(userId: $id) { ...PersonExportFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadPersonExport($id: ID!) { personExport(userId: $id) { ...PersonExportFields } }"): (typeof documents)["query ReadPersonExport($id: ID!) { personExport(userId: $id) { ...PersonExportFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DownloadPersonExport($id: ID!, $isPage: Boolean!) { personExport(userId: $id) { file @skip(if: $isPage) page @include(if: $isPage) } }"): (typeof documents)["query DownloadPersonExport($id: ID!, $isPage: Boolean!) { personExport(userId: $id) { file @skip(if: $isPage) page @include(if: $isPage) } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditProfile($input: EditProfileInput!) { editProfile(input: $input) { ...UserFields } }"): (typeof documents)["mutation EditProfile($input: EditProfileInput!) { editProfile(input: $input) { ...UserFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) }"): (typeof documents)["mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadEditedUser($id: ID!) { user(id: $id) { ...EditedUserFields } }"): (typeof documents)["query ReadEditedUser($id: ID!) { user(id: $id) { ...EditedUserFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadUserSettings($id: ID!) { user(id: $id) { settings { ...SettingsFields } } }"): (typeof documents)["query ReadUserSettings($id: ID!) { user(id: $id) { settings { ...SettingsFields } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadEmailCredits { emailCredits { isEnabled total available } }"): (typeof documents)["query ReadEmailCredits { emailCredits { isEnabled total available } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadMember($id: ID!) { user(id: $id) { ...MemberFields } }"): (typeof documents)["query ReadMember($id: ID!) { user(id: $id) { ...MemberFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadOwnPermissions { viewer { permissions } }"): (typeof documents)["query ReadOwnPermissions { viewer { permissions } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadPermissions($id: ID!) { user(id: $id) { permissions } }"): (typeof documents)["query ReadPermissions($id: ID!) { user(id: $id) { permissions } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListOwnTeams { viewer { memberships { role isCurrent team { ...TeamFields } } } }"): (typeof documents)["query ListOwnTeams { viewer { memberships { role isCurrent team { ...TeamFields } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadTeam($id: ID!) { team(id: $id) { ...TeamFields } }"): (typeof documents)["query ReadTeam($id: ID!) { team(id: $id) { ...TeamFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadUser { viewer { ...UserFields } }"): (typeof documents)["query ReadUser { viewer { ...UserFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListCountries {\n    countries { id alpha3 numeric name region { code name } subregion { code name } intermediateRegion { code name } }\n  }\n"): (typeof documents)["\n  query ListCountries {\n    countries { id alpha3 numeric name region { code name } subregion { code name } intermediateRegion { code name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListUsStates { usStates { id name } }"): (typeof documents)["query ListUsStates { usStates { id name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListLocales { locales { id name nativeName } }"): (typeof documents)["query ListLocales { locales { id name nativeName } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListTimeZones { timeZones { id name } }"): (typeof documents)["query ListTimeZones { timeZones { id name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Register($input: RegisterInput!) { register(input: $input) { isMailKept } }"): (typeof documents)["mutation Register($input: RegisterInput!) { register(input: $input) { isMailKept } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadRegistration($token: String!) { registration(token: $token) { email teamName isTrial expiresAt } }"): (typeof documents)["query ReadRegistration($token: String!) { registration(token: $token) { email teamName isTrial expiresAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateRegistration($input: ActivateRegistrationInput!) { activateRegistration(input: $input) { token expiresAt knownBrowser user { ...UserFields } } }\n"): (typeof documents)["\n  mutation ActivateRegistration($input: ActivateRegistrationInput!) { activateRegistration(input: $input) { token expiresAt knownBrowser user { ...UserFields } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RegistrationOpen { setup { isRegistrationOpen } }"): (typeof documents)["query RegistrationOpen { setup { isRegistrationOpen } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SearchUsers($search: String!, $limit: Int!) { users(search: $search, pageSize: $limit) { total items { ...MemberFields } } }"): (typeof documents)["query SearchUsers($search: String!, $limit: Int!) { users(search: $search, pageSize: $limit) { total items { ...MemberFields } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SetupState {\n    setup { isNeeded isRegistrationOpen }\n    okta: isSingleSignOnOffered(provider: OKTA)\n    dynamics: isSingleSignOnOffered(provider: DYNAMICS)\n    egnyte: isSingleSignOnOffered(provider: EGNYTE)\n  }\n"): (typeof documents)["\n  query SetupState {\n    setup { isNeeded isRegistrationOpen }\n    okta: isSingleSignOnOffered(provider: OKTA)\n    dynamics: isSingleSignOnOffered(provider: DYNAMICS)\n    egnyte: isSingleSignOnOffered(provider: EGNYTE)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetUp($input: SetUpInput!) { setUp(input: $input) { token expiresAt knownBrowser user { ...UserFields } } }"): (typeof documents)["mutation SetUp($input: SetUpInput!) { setUp(input: $input) { token expiresAt knownBrowser user { ...UserFields } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) { signedIn { token expiresAt knownBrowser user { ...UserFields } } missing { kinds passkeyOptions } }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) { signedIn { token expiresAt knownBrowser user { ...UserFields } } missing { kinds passkeyOptions } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PasskeyOptions { passkeyOptions }"): (typeof documents)["query PasskeyOptions { passkeyOptions }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignOut { signOut }"): (typeof documents)["mutation SignOut { signOut }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RequiredSingleSignOn($domain: String!) { requiredSingleSignOn(domain: $domain) }"): (typeof documents)["query RequiredSingleSignOn($domain: String!) { requiredSingleSignOn(domain: $domain) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query IsSingleSignOnHost($provider: SingleSignOnProvider!, $host: String!) { isSingleSignOnHost(provider: $provider, host: $host) }"): (typeof documents)["query IsSingleSignOnHost($provider: SingleSignOnProvider!, $host: String!) { isSingleSignOnHost(provider: $provider, host: $host) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartSingleSignOn($input: StartSingleSignOnInput!) { startSingleSignOn(input: $input) { url way refusal } }"): (typeof documents)["mutation StartSingleSignOn($input: StartSingleSignOnInput!) { startSingleSignOn(input: $input) { url way refusal } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishSingleSignOn($input: FinishSingleSignOnInput!) { finishSingleSignOn(input: $input) { signedIn { token knownBrowser } refusal next errand } }\n"): (typeof documents)["\n  mutation FinishSingleSignOn($input: FinishSingleSignOnInput!) { finishSingleSignOn(input: $input) { signedIn { token knownBrowser } refusal next errand } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SwitchTeam($teamId: ID!) { switchTeam(teamId: $teamId) { ...UserFields } }"): (typeof documents)["mutation SwitchTeam($teamId: ID!) { switchTeam(teamId: $teamId) { ...UserFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartSingleSignOnTest { startSingleSignOnTest { url way refusal } }"): (typeof documents)["mutation StartSingleSignOnTest { startSingleSignOnTest { url way refusal } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartSingleSignOnConfirmation($next: String) { startSingleSignOnConfirmation(next: $next) { url way refusal } }"): (typeof documents)["mutation StartSingleSignOnConfirmation($next: String) { startSingleSignOnConfirmation(next: $next) { url way refusal } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ActivateSharedLink($id: ID!) { activateSharedLink(id: $id) { ...SharedLinkFields } }"): (typeof documents)["mutation ActivateSharedLink($id: ID!) { activateSharedLink(id: $id) { ...SharedLinkFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskForAccess($teamId: ID!, $linkId: ID!, $input: AskForAccessInput!) { askForAccess(teamId: $teamId, linkId: $linkId, input: $input) }\n"): (typeof documents)["\n  mutation AskForAccess($teamId: ID!, $linkId: ID!, $input: AskForAccessInput!) { askForAccess(teamId: $teamId, linkId: $linkId, input: $input) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckAlias($alias: String!, $linkId: ID, $presentationId: ID) {\n    aliasCheck(alias: $alias, linkId: $linkId, presentationId: $presentationId) { exists isValid problem }\n  }\n"): (typeof documents)["\n  query CheckAlias($alias: String!, $linkId: ID, $presentationId: ID) {\n    aliasCheck(alias: $alias, linkId: $linkId, presentationId: $presentationId) { exists isValid problem }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeactivateSharedLink($id: ID!) { deactivateSharedLink(id: $id) { ...SharedLinkFields } }"): (typeof documents)["mutation DeactivateSharedLink($id: ID!) { deactivateSharedLink(id: $id) { ...SharedLinkFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteSharedLink($id: ID!) { deleteSharedLink(id: $id) { id } }"): (typeof documents)["mutation DeleteSharedLink($id: ID!) { deleteSharedLink(id: $id) { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ExpireSharedLink($id: ID!) { expireSharedLink(id: $id) { ...SharedLinkFields } }"): (typeof documents)["mutation ExpireSharedLink($id: ID!) { expireSharedLink(id: $id) { ...SharedLinkFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportSharedLinkHits($sharedLinkId: ID, $presentationId: ID, $lanes: [HitLane!]!, $from: DateTime, $to: DateTime, $page: Int!) {\n    sharedLinkHits(sharedLinkId: $sharedLinkId, presentationId: $presentationId, lanes: $lanes, from: $from, to: $to, page: $page, pageSize: 300) {\n      items { id at device lane laneReason email isEmailVerified sharedLinkId presentation { id } }\n    }\n  }\n"): (typeof documents)["\n  query ExportSharedLinkHits($sharedLinkId: ID, $presentationId: ID, $lanes: [HitLane!]!, $from: DateTime, $to: DateTime, $page: Int!) {\n    sharedLinkHits(sharedLinkId: $sharedLinkId, presentationId: $presentationId, lanes: $lanes, from: $from, to: $to, page: $page, pageSize: 300) {\n      items { id at device lane laneReason email isEmailVerified sharedLinkId presentation { id } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportSharedLinks($min: ID, $presentationId: ID, $status: SharedLinkStatus, $type: SharedLinkType, $userId: ID, $search: String, $ids: [ID!]) {\n    sharedLinksAfter(min: $min, presentationId: $presentationId, status: $status, type: $type, userId: $userId, search: $search, ids: $ids) {\n      id name url alias type status expiresAt notificationLevel createdAt hitCount lastHitAt hasAccessCode isForRecipientsOnly\n      presentationName userName\n      recipients { email }\n      presentation { id }\n      user { id }\n    }\n  }\n"): (typeof documents)["\n  query ExportSharedLinks($min: ID, $presentationId: ID, $status: SharedLinkStatus, $type: SharedLinkType, $userId: ID, $search: String, $ids: [ID!]) {\n    sharedLinksAfter(min: $min, presentationId: $presentationId, status: $status, type: $type, userId: $userId, search: $search, ids: $ids) {\n      id name url alias type status expiresAt notificationLevel createdAt hitCount lastHitAt hasAccessCode isForRecipientsOnly\n      presentationName userName\n      recipients { email }\n      presentation { id }\n      user { id }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForwardSharedLink($teamId: ID!, $linkId: ID!, $hitId: ID!, $input: ForwardSharedLinkInput!) {\n    forwardSharedLink(teamId: $teamId, linkId: $linkId, hitId: $hitId, input: $input)\n  }\n"): (typeof documents)["\n  mutation ForwardSharedLink($teamId: ID!, $linkId: ID!, $hitId: ID!, $input: ForwardSharedLinkInput!) {\n    forwardSharedLink(teamId: $teamId, linkId: $linkId, hitId: $hitId, input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListSharedLinkHits($sharedLinkId: ID, $presentationId: ID, $lanes: [HitLane!]!, $from: DateTime, $to: DateTime, $page: Int!) {\n    sharedLinkHits(sharedLinkId: $sharedLinkId, presentationId: $presentationId, lanes: $lanes, from: $from, to: $to, page: $page) {\n      items { ...SharedLinkHitFields }\n      total page pageSize\n    }\n  }\n"): (typeof documents)["\n  query ListSharedLinkHits($sharedLinkId: ID, $presentationId: ID, $lanes: [HitLane!]!, $from: DateTime, $to: DateTime, $page: Int!) {\n    sharedLinkHits(sharedLinkId: $sharedLinkId, presentationId: $presentationId, lanes: $lanes, from: $from, to: $to, page: $page) {\n      items { ...SharedLinkHitFields }\n      total page pageSize\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListSharedLinks(\n    $presentationId: ID, $status: SharedLinkStatus, $type: SharedLinkType, $userId: ID, $search: String, $expiresBefore: DateTime,\n    $isDeleted: Boolean!, $order: SharedLinkOrder!, $page: Int!, $pageSize: Int!\n  ) {\n    sharedLinks(\n      presentationId: $presentationId, status: $status, type: $type, userId: $userId, search: $search, expiresBefore: $expiresBefore\n      isDeleted: $isDeleted, order: $order, page: $page, pageSize: $pageSize\n    ) {\n      items { ...SharedLinkFields }\n      total page pageSize\n    }\n  }\n"): (typeof documents)["\n  query ListSharedLinks(\n    $presentationId: ID, $status: SharedLinkStatus, $type: SharedLinkType, $userId: ID, $search: String, $expiresBefore: DateTime,\n    $isDeleted: Boolean!, $order: SharedLinkOrder!, $page: Int!, $pageSize: Int!\n  ) {\n    sharedLinks(\n      presentationId: $presentationId, status: $status, type: $type, userId: $userId, search: $search, expiresBefore: $expiresBefore\n      isDeleted: $isDeleted, order: $order, page: $page, pageSize: $pageSize\n    ) {\n      items { ...SharedLinkFields }\n      total page pageSize\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MuteSharedLink($id: ID!, $ownerId: ID!, $notificationLevel: Int, $areRemindersMuted: Boolean) {\n    muteSharedLink(id: $id, ownerId: $ownerId, notificationLevel: $notificationLevel, areRemindersMuted: $areRemindersMuted) { notificationLevel areRemindersMuted }\n  }\n"): (typeof documents)["\n  mutation MuteSharedLink($id: ID!, $ownerId: ID!, $notificationLevel: Int, $areRemindersMuted: Boolean) {\n    muteSharedLink(id: $id, ownerId: $ownerId, notificationLevel: $notificationLevel, areRemindersMuted: $areRemindersMuted) { notificationLevel areRemindersMuted }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentNotifications {\n    notifications(first: 50) {\n      items { id kind tone title message isRead createdAt hitCount hitId sharedLink { id } presentation { id } }\n    }\n    announcements { id title message isRead createdAt }\n    unreadNotificationCount\n  }\n"): (typeof documents)["\n  query RecentNotifications {\n    notifications(first: 50) {\n      items { id kind tone title message isRead createdAt hitCount hitId sharedLink { id } presentation { id } }\n    }\n    announcements { id title message isRead createdAt }\n    unreadNotificationCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReadNotifications($ids: [ID!]!) { readNotifications(ids: $ids) }"): (typeof documents)["mutation ReadNotifications($ids: [ID!]!) { readNotifications(ids: $ids) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadSharedLink($id: ID!) { sharedLink(id: $id) { ...SharedLinkFields } }"): (typeof documents)["query ReadSharedLink($id: ID!) { sharedLink(id: $id) { ...SharedLinkFields } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) { reviseSharedLink(id: $id, input: $input) { ...SharedLinkFields } }\n"): (typeof documents)["\n  mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) { reviseSharedLink(id: $id, input: $input) { ...SharedLinkFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {\n    sharePresentation(presentationId: $id, input: $input) { ...SharedLinkFields }\n  }\n"): (typeof documents)["\n  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {\n    sharePresentation(presentationId: $id, input: $input) { ...SharedLinkFields }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SharePresentations($input: SharePresentationsInput!) { sharePresentations(input: $input) { ...SharedLinkFields } }\n"): (typeof documents)["\n  mutation SharePresentations($input: SharePresentationsInput!) { sharePresentations(input: $input) { ...SharedLinkFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SetupNeeded { setup { isNeeded } }"): (typeof documents)["query SetupNeeded { setup { isNeeded } }"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;