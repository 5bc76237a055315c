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
    "query Works($id: ID!) { user(id: $id) { id works { presentations sharedLinks } } }": typeof types.WorksDocument,
    "query Heirs($search: String) { users(search: $search, status: ACTIVE, pageSize: 20) { total items { id name email } } }": typeof types.HeirsDocument,
    "query OwnConfirmation { ownConfirmation { hasPassword provider } }": typeof types.OwnConfirmationDocument,
    "mutation FoundTeam($input: CreateTeamInput!) { createTeam(input: $input) { id } }": typeof types.FoundTeamDocument,
    "\n  query GlobalSearch($search: String!) {\n    presentations(search: $search, pageSize: 5) { items { id name thumbnailUrl } }\n    sharedLinks(search: $search, pageSize: 5) { items { id name presentationName } }\n    users(search: $search, pageSize: 5) { items { id name email } }\n    contacts(search: $search, pageSize: 5) { items { id name email } }\n  }\n": typeof types.GlobalSearchDocument,
    "\n  query Shell {\n    viewer { id name email permissions currentTeamRole currentTeam { id name } memberships { role isCurrent team { id name } } impersonation { reason expiresAt impersonator { id name } } }\n  }\n": typeof types.ShellDocument,
    "fragment DeviceEntry on Device { id name type operatingSystem platform appVersion registeredAt lastSeenAt }": typeof types.DeviceEntryFragmentDoc,
    "mutation RevokeDevice($id: ID!) { revokeDevice(id: $id) }": typeof types.RevokeDeviceDocument,
    "\n  fragment ContactRow on Contact {\n    id name email\n    figures(filter: $filter) { views timeMs }\n    lastSession(filter: $filter) { id lastSeenAt isLive currentPage pageCount fileId pages { page timeMs } presentation { id name thumbnailUrl pageCount } }\n  }\n": typeof types.ContactRowFragmentDoc,
    "\n  query ContactsPage($search: String, $filter: ViewingFilter!, $page: Int!, $pageSize: Int!) {\n    contacts(search: $search, filter: $filter, page: $page, pageSize: $pageSize) { total asOf items { ...ContactRow } }\n  }\n": typeof types.ContactsPageDocument,
    "\n  query ContactPage($id: ID!, $filter: ViewingFilter!, $timeZone: String!) {\n    contact(id: $id) {\n      id name email firstSeenAt lastSeenAt\n      figures(filter: $filter) { asOf views timeMs completion downloads linkClicks viewsByDay(days: 56, timeZone: $timeZone) liveSessions { id } }\n      presentations(filter: $filter) {\n        presentation { id name thumbnailUrl pageCount }\n        figures { views timeMs completion fileId filePageCount isOfFormerFile lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } }\n      }\n    }\n  }\n": typeof types.ContactPageDocument,
    "\n  query ContactVisits($id: ID!, $filter: ViewingFilter!, $did: [ViewerDeed!], $page: Int!, $pageSize: Int!) {\n    viewerSessions(contactId: $id, did: $did, filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      items {\n        id lane userAgent downloads prints linkClicks visit { id lastSeenAt isLive currentPage elapsedMs fileId pageCount pages { page timeMs } sessions { id } }\n        presentation { id name thumbnailUrl pageCount } hitId sharedLink { id name isVisible }\n      }\n    }\n  }\n": typeof types.ContactVisitsDocument,
    "\n  query ContactConsent($id: ID!) {\n    viewerSessions(contactId: $id, filter: { includeOwnTeam: true, includeBots: true }, pageSize: 100) {\n      total\n      items { id hitId sharedLink { id name isVisible } hit { id consent { id mode statement isGiven shownAt chosenAt } } }\n    }\n  }\n": typeof types.ContactConsentDocument,
    "\n  fragment ContentItem on Presentation {\n    id name presentationType status pageCount thumbnailUrl sharedLinkCount\n    isNew isReleased isExpired releaseAt expiresAt restorableUntil\n    may { edit delete shareByLink } settings { canBeShared canBeSharedLink }\n    processing { status pagesDone pageCount failure canRetry }\n    owner { id name }\n    analytics { fileId filePageCount isOfFormerFile lastViewedAt pages { page averageTimeMs } liveSessions { id currentPage fileId } }\n  }\n": typeof types.ContentItemFragmentDoc,
    "\n  query ContentPage($search: String, $filter: PresentationFilter, $sort: PresentationSort!, $pageSize: Int!) {\n    presentations(search: $search, filter: $filter, sort: $sort, page: 1, pageSize: $pageSize) { total items { ...ContentItem } }\n  }\n": typeof types.ContentPageDocument,
    "\n  query ContentChunk($search: String, $filter: PresentationFilter, $sort: PresentationSort!, $page: Int!, $pageSize: Int!) {\n    presentations(search: $search, filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { items { ...ContentItem } }\n  }\n": typeof types.ContentChunkDocument,
    "\n  query ContentItemAttention($id: ID!) {\n    presentation(id: $id) { id analytics { fileId filePageCount isOfFormerFile lastViewedAt pages { page averageTimeMs } liveSessions { id currentPage fileId } } }\n  }\n": typeof types.ContentItemAttentionDocument,
    "\n  query ContentSelection($search: String, $filter: PresentationFilter, $sort: PresentationSort!, $pageSize: Int!) {\n    presentations(search: $search, filter: $filter, sort: $sort, page: 1, pageSize: $pageSize) { items { id name status pageCount thumbnailUrl processing { status } settings { canBeShared canBeSharedLink } may { edit delete shareByLink } } }\n  }\n": typeof types.ContentSelectionDocument,
    "\n  query ContentOwners($search: String, $pageSize: Int!) {\n    users(search: $search, pageSize: $pageSize) { total items { id name email } }\n  }\n": typeof types.ContentOwnersDocument,
    "mutation DeletePresentations($ids: [ID!]!) { deletePresentations(ids: $ids) { changed { id deletedAt } refused { id message } } }": typeof types.DeletePresentationsDocument,
    "mutation RestorePresentations($ids: [ID!]!) { restorePresentations(ids: $ids) { changed { id deletedAt } refused { id message } } }": typeof types.RestorePresentationsDocument,
    "mutation ChangePresentationStatuses($ids: [ID!]!, $status: PresentationStatus!) { changePresentationStatuses(ids: $ids, status: $status) { changed { id status } refused { id message } } }": typeof types.ChangePresentationStatusesDocument,
    "mutation ChangePresentationOwners($ids: [ID!]!, $ownerId: ID!) { changePresentationOwners(ids: $ids, ownerId: $ownerId) { changed { id owner { id name } } refused { id message } } }": typeof types.ChangePresentationOwnersDocument,
    "\n  fragment DashboardStrip on Figures { views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } viewsByDay(days: 30, timeZone: $timeZone) }\n": typeof types.DashboardStripFragmentDoc,
    "\n  query Dashboard($filter: ViewingFilter!, $timeZone: String!, $isFromFirst: Boolean!) {\n    dashboard(filter: $filter, timeZone: $timeZone, isFromFirst: $isFromFirst) {\n      asOf from to step\n      series { at views previousViews isUnfinished }\n      previousFrom\n      views { now before } uniqueVisitors { now before } timeMs { now before } completion { now before }\n      links(pageSize: 1) { total }\n      presentations(pageSize: 1) { total }\n      visitors(pageSize: 1) { total }\n      recentViews(pageSize: 1) { total }\n    }\n    presentations(pageSize: 1) { total }\n    sharedLinks(pageSize: 1) { total }\n  }\n": typeof types.DashboardDocument,
    "\n  query DashboardLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      links(page: $page, pageSize: 10) {\n        total\n        items { sharedLink { id isVisible name userName presentation { id name thumbnailUrl pageCount } recipients { email name } } figures { ...DashboardStrip } }\n      }\n    }\n  }\n": typeof types.DashboardLinksDocument,
    "\n  query DashboardPresentations($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      presentations(page: $page, pageSize: 10) {\n        total\n        items { presentation { id name thumbnailUrl pageCount owner { id name } } figures { ...DashboardStrip } }\n      }\n    }\n  }\n": typeof types.DashboardPresentationsDocument,
    "\n  query DashboardVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      visitors(page: $page, pageSize: 10) {\n        total\n        items { key views timeMs contact { id name email } user { id name } lastSession { id lastSeenAt isLive presentation { id name } sharedLink { id name } userAgent } }\n      }\n    }\n  }\n": typeof types.DashboardVisitorsDocument,
    "\n  query DashboardRecent($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      recentViews(page: $page, pageSize: 10) {\n        total\n        items {\n          id startedAt lastSeenAt isLive currentPage pageCount fileId elapsedMs userAgent pages { page timeMs }\n          presentation { id name thumbnailUrl pageCount } hitId sharedLink { id name isVisible } contact { id name email } viewer { id name }\n        }\n      }\n    }\n  }\n": typeof types.DashboardRecentDocument,
    "\n  query DashboardFeed($since: DateTime!) {\n    liveSessions {\n      id startedAt elapsedMs currentPage pageCount pages { page timeMs } userAgent\n      presentation { id name pageCount } sharedLink { id name } contact { id name email } viewer { id name }\n    }\n    viewerSessions(filter: { from: $since }, pageSize: 25) {\n      items {\n        id lastSeenAt isLive elapsedMs pageCount pages { page timeMs } userAgent\n        presentation { id name pageCount } sharedLink { id name } contact { id name email } viewer { id name }\n      }\n    }\n  }\n": typeof types.DashboardFeedDocument,
    "\n  query NeedsAttention($soon: DateTime!) {\n    sharedLinks(status: ACTIVE, expiresBefore: $soon, order: SOONEST_TO_EXPIRE, pageSize: 3) { total items { id name expiresAt presentationName } }\n    notifications(unreadOnly: true, first: 30) { items { id kind tone title message createdAt presentation { id name } sharedLink { id name } } }\n  }\n": typeof types.NeedsAttentionDocument,
    "fragment DeviceRow on Device { ...DeviceEntry user { id name email } }": typeof types.DeviceRowFragmentDoc,
    "\n  query DevicesPage($search: String, $page: Int!, $pageSize: Int!) { devices(search: $search, page: $page, pageSize: $pageSize) { total items { ...DeviceRow } } }\n": typeof types.DevicesPageDocument,
    "query PersonDevices($id: ID!) { user(id: $id) { id devices { ...DeviceEntry } } }": typeof types.PersonDevicesDocument,
    "fragment GroupRow on Group { id name createdAt memberCount }": typeof types.GroupRowFragmentDoc,
    "\n  query GroupsPage($search: String, $page: Int!, $pageSize: Int!) { groups(search: $search, page: $page, pageSize: $pageSize) { total items { ...GroupRow } } }\n": typeof types.GroupsPageDocument,
    "query GroupPage($id: ID!) { group(id: $id) { ...GroupRow } }": typeof types.GroupPageDocument,
    "fragment GroupPerson on User { id name email status currentTeamRole customRoleName }": typeof types.GroupPersonFragmentDoc,
    "\n  query GroupMembers($id: ID!, $search: String, $page: Int!, $pageSize: Int!) {\n    users(groupId: $id, search: $search, page: $page, pageSize: $pageSize) { total items { ...GroupPerson } }\n  }\n": typeof types.GroupMembersDocument,
    "\n  query PeopleForGroup($search: String, $page: Int!, $pageSize: Int!) {\n    users(search: $search, page: $page, pageSize: $pageSize) { total items { ...GroupPerson groups { id } } }\n  }\n": typeof types.PeopleForGroupDocument,
    "mutation CreateGroupHere($name: String!) { createGroup(name: $name) { ...GroupRow } }": typeof types.CreateGroupHereDocument,
    "mutation RenameGroupHere($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) { ...GroupRow } }": typeof types.RenameGroupHereDocument,
    "mutation DeleteGroupHere($id: ID!) { deleteGroup(id: $id) }": typeof types.DeleteGroupHereDocument,
    "\n  mutation AddToGroupHere($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { group { ...GroupRow } changed { id groups { id } } refused { id message } } }\n": typeof types.AddToGroupHereDocument,
    "\n  mutation RemoveFromGroupHere($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { group { ...GroupRow } changed { id groups { id } } refused { id message } } }\n": typeof types.RemoveFromGroupHereDocument,
    "query Bell { unreadNotificationCount }": typeof types.BellDocument,
    "\n  query Notifications($first: Int!) {\n    notifications(first: $first) {\n      unreadCount endCursor\n      items { id kind tone title message isRead createdAt changedAt hitCount hitId sharedLink { id name notificationLevel } presentation { id name } }\n    }\n    announcements(first: 5) { id title message isRead createdAt madeBy { id name } }\n  }\n": typeof types.NotificationsDocument,
    "mutation ReadNotifications($ids: [ID!]!) { readNotifications(ids: $ids) }": typeof types.ReadNotificationsDocument,
    "mutation ReadAllNotifications { readAllNotifications }": typeof types.ReadAllNotificationsDocument,
    "mutation MuteLink($id: ID!, $level: Int!) { reviseSharedLink(id: $id, input: { notificationLevel: $level }) { id notificationLevel } }": typeof types.MuteLinkDocument,
    "\n  fragment PersonAsOf on PersonThen { personId name email title status role permissions customRoleName groupNames }\n": typeof types.PersonAsOfFragmentDoc,
    "\n  query PeopleThen($at: DateTime!, $search: String, $role: TeamRole, $first: Int!, $after: String) {\n    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) { total endCursor items { ...PersonAsOf } }\n    viewer { id currentTeam { id createdAt } }\n  }\n": typeof types.PeopleThenDocument,
    "\n  query PersonThen($id: ID!, $at: DateTime!) {\n    then: personAsOf(id: $id, at: $at) { ...PersonAsOf phone timeZone locale placements { team { id name } role status } }\n    now: user(id: $id, withRemoved: true) {\n      id name email title phone status currentTeamRole permissions customRole { id name } groups { id name } settings { timeZone locale } placements { team { id name } role status isCurrent }\n    }\n    viewer { id currentTeam { id createdAt } }\n  }\n": typeof types.PersonThenDocument,
    "query ChosenPerson($id: ID!) { user(id: $id) { id name email } }": typeof types.ChosenPersonDocument,
    "query PeopleToChoose($search: String) { users(search: $search, page: 1, pageSize: 50) { total items { id name email } } }": typeof types.PeopleToChooseDocument,
    "\n  fragment Person on User {\n    id name email title status currentTeamRole storedPermissions\n    removal { removedAt restorableUntil }\n    customRoleName customRole { id name permissions }\n    invitation { sentAt expiresAt isExpired hasLostRole invitedBy { id name email } }\n  }\n": typeof types.PersonFragmentDoc,
    "\n  query PeoplePage($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $customRoleId: ID, $sort: UserSort!, $page: Int!, $pageSize: Int!) {\n    users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, customRoleId: $customRoleId, sort: $sort, page: $page, pageSize: $pageSize) { total items { ...Person } }\n  }\n": typeof types.PeoplePageDocument,
    "query GroupsForPeople { groups(pageSize: 300) { total items { id name } } }": typeof types.GroupsForPeopleDocument,
    "\n  mutation InvitePeople($input: InviteMembersInput!) { inviteMembers(input: $input) { email problem user { ...Person invitationLink } } }\n": typeof types.InvitePeopleDocument,
    "mutation InviteAgain($id: ID!) { resendInvitation(userId: $id) { ...Person invitationLink } }": typeof types.InviteAgainDocument,
    "query InvitationLink($id: ID!) { user(id: $id) { id invitationLink } }": typeof types.InvitationLinkDocument,
    "mutation RevokeInvitation($id: ID!) { revokeInvitation(userId: $id) }": typeof types.RevokeInvitationDocument,
    "mutation ChangeMembers($changes: [MemberChangeInput!]!, $isUndo: Boolean!) { changeMembers(changes: $changes, isUndo: $isUndo) { id code problem user { ...Person } } }": typeof types.ChangeMembersDocument,
    "query PersonNow($id: ID!) { user(id: $id) { ...Person } }": typeof types.PersonNowDocument,
    "\n  query PeopleToChange($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $customRoleId: ID, $after: String) {\n    users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, customRoleId: $customRoleId, after: $after, pageSize: 300) { total endCursor items { ...Person } }\n  }\n": typeof types.PeopleToChangeDocument,
    "\n  query Why($id: ID!, $permissions: [String!]!) { user(id: $id) { id explanations(permissions: $permissions) { permission may because flag customRole { id name } } } }\n": typeof types.WhyDocument,
    "fragment Role on CustomRole { id name permissions memberCount }": typeof types.RoleFragmentDoc,
    "query Roles { customRoles { ...Role } }": typeof types.RolesDocument,
    "query RoleNames { customRoles { id name permissions } }": typeof types.RoleNamesDocument,
    "mutation CreateRole($name: String!, $permissions: [String!]!) { createCustomRole(name: $name, permissions: $permissions) { ...Role } }": typeof types.CreateRoleDocument,
    "mutation ReviseRole($id: ID!, $name: String, $permissions: [String!]) { reviseCustomRole(id: $id, name: $name, permissions: $permissions) { ...Role } }": typeof types.ReviseRoleDocument,
    "mutation DeleteRole($id: ID!) { deleteCustomRole(id: $id) }": typeof types.DeleteRoleDocument,
    "mutation LockPerson($id: ID!) { lockMember(userId: $id) { ...Person } }": typeof types.LockPersonDocument,
    "mutation UnlockPerson($id: ID!) { unlockMember(userId: $id) { ...Person } }": typeof types.UnlockPersonDocument,
    "mutation RemovePerson($id: ID!, $handOverTo: ID) { removeMember(userId: $id, handOverTo: $handOverTo) }": typeof types.RemovePersonDocument,
    "mutation RestorePerson($id: ID!) { restoreMember(userId: $id) { ...Person } }": typeof types.RestorePersonDocument,
    "query InvitationPreview($people: [ListedPersonInput!]!) { invitationPreview(people: $people) { email outlook problem } }": typeof types.InvitationPreviewDocument,
    "\n  mutation InviteListed($people: [ListedPersonInput!]!) { inviteListedMembers(people: $people) { email problem user { id status invitationLink } } }\n": typeof types.InviteListedDocument,
    "\n  query PersonPage($id: ID!) {\n    user(id: $id, withRemoved: true) { ...Person slug phone createdAt lastSeenAt canBeEdited settings { signature notificationLevel timeZone locale } }\n  }\n": typeof types.PersonPageDocument,
    "query PersonGroups($id: ID!) { user(id: $id) { id groups { id name } } groups(pageSize: 300) { items { id name } } }": typeof types.PersonGroupsDocument,
    "mutation JoinGroup($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { changed { id groups { id name } } refused { message } } }": typeof types.JoinGroupDocument,
    "mutation LeaveGroup($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { changed { id groups { id name } } refused { message } } }": typeof types.LeaveGroupDocument,
    "\n  mutation EditPerson($id: ID!, $input: EditMemberInput!) { editMember(userId: $id, input: $input) { ...Person phone settings { signature notificationLevel timeZone locale } } }\n": typeof types.EditPersonDocument,
    "\n  query PersonTeams($id: ID!) { user(id: $id) { id placements { team { id name } role status isCurrent mayChangeRole } } }\n": typeof types.PersonTeamsDocument,
    "mutation JoinTeam($id: ID!, $teamIds: [ID!]!) { addToTeams(userId: $id, teamIds: $teamIds) { id } }": typeof types.JoinTeamDocument,
    "mutation ChangeRoleThere($id: ID!, $teamId: ID!, $role: TeamRole!) { changeMemberRole(userId: $id, teamId: $teamId, role: $role) { id } }": typeof types.ChangeRoleThereDocument,
    "mutation LeaveTeam($id: ID!, $teamId: ID!, $handOverTo: ID) { removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo) }": typeof types.LeaveTeamDocument,
    "mutation RestoreThere($id: ID!, $teamId: ID!) { restoreMember(userId: $id, teamId: $teamId) { id } }": typeof types.RestoreThereDocument,
    "\n  query TeamForPresentation($search: String) { users(search: $search, status: ACTIVE, page: 1, pageSize: 20) { total items { id name email } } }\n": typeof types.TeamForPresentationDocument,
    "\n  query PresentationHistory($id: ID!, $first: Int!, $before: Int) {\n    presentation(id: $id) {\n      id\n      history(first: $first, before: $before) {\n        number at events actor { id name } onBehalfOf { id name }\n        changes { field before after }\n      }\n    }\n  }\n": typeof types.PresentationHistoryDocument,
    "\n  query PresentationThen($id: ID!, $at: DateTime!) {\n    then: presentationAsOf(id: $id, at: $at) { status presentationType deletedAt pageCount thumbnailUrl owner { id name } ...PresentationForm }\n    now: presentation(id: $id) { id name status deletedAt createdAt owner { id name } ...PresentationForm }\n  }\n": typeof types.PresentationThenDocument,
    "query MemberName($id: ID!) { user(id: $id) { id name } }": typeof types.MemberNameDocument,
    "\n  query PresentationPage($id: ID!) {\n    presentation(id: $id) {\n      id name presentationType status pageCount thumbnailUrl sharedLinkCount deletedAt createdAt updatedAt releaseAt expiresAt isReleased isExpired isNew isProtected isMine isInternalUseOnly\n      may { edit delete chooseThumbnail share shareByLink export print }\n      processing { status pagesDone pageCount failure canRetry }\n      settings { canBeShared canBeSharedLink }\n      owner { id name }\n      pages { number width height thumbnailUrl pictureUrl }\n      files { id }\n      replacement { file { id name } processing { status pagesDone pageCount failure canRetry } }\n      versions { number pageCount from until file { id name size } }\n    }\n  }\n": typeof types.PresentationPageDocument,
    "\n  query PresentationAttention($id: ID!, $filter: ViewingFilter, $ofFile: ViewingFilter, $isOfFile: Boolean!, $timeZone: String!) {\n    presentation(id: $id) {\n      id\n      analytics(filter: $filter) {\n        asOf views fileId uniqueVisitors averageTimeMs medianTimeMs completion lastViewedAt downloads prints linkClicks\n        pages { page views viewings timeMs averageTimeMs medianTimeMs stoppedHere readAgain }\n        liveSessions { id currentPage fileId pages { page timeMs } sharedLink { id name } }\n        previous(timeZone: $timeZone) { from to views uniqueVisitors averageTimeMs completion downloads linkClicks }\n      }\n      ofFile: analytics(filter: $ofFile) @include(if: $isOfFile) { views pages { page views viewings timeMs averageTimeMs medianTimeMs stoppedHere readAgain } }\n    }\n  }\n": typeof types.PresentationAttentionDocument,
    "\n  query PresentationVisits($id: ID!, $page: Int!, $pageSize: Int!, $filter: ViewingFilter, $did: [ViewerDeed!], $visitor: String) {\n    viewerSessions(presentationId: $id, did: $did, visitor: $visitor, page: $page, pageSize: $pageSize, filter: $filter) {\n      total\n      items {\n        id userAgent lane isContactVerified downloads prints linkClicks visit { id lastSeenAt isLive currentPage elapsedMs fileId pageCount pages { page timeMs } sessions { id } }\n        contact { id name email } viewer { id name } hitId sharedLink { id name isVisible }\n      }\n    }\n  }\n": typeof types.PresentationVisitsDocument,
    "\n  query PresentationDocumentLinks($id: ID!, $filter: ViewingFilter) {\n    documentLinks(presentationId: $id, filter: $filter) { items { page target fileId clicks } }\n  }\n": typeof types.PresentationDocumentLinksDocument,
    "\n  query PresentationFiles($id: ID!) {\n    presentation(id: $id) {\n      id\n      thumbnailFileId\n      files { id name mimeType extension size createdAt }\n      jobs { id kind status attempts progress failure createdAt startedAt finishedAt }\n    }\n  }\n": typeof types.PresentationFilesDocument,
    "\n  mutation RenamePresentation($id: ID!, $name: String!) {\n    updatePresentation(id: $id, input: { name: $name }) { id name }\n  }\n": typeof types.RenamePresentationDocument,
    "mutation CopyPresentation($id: ID!) { copyPresentation(id: $id) { id name } }": typeof types.CopyPresentationDocument,
    "mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { id isMine owner { id name } } }": typeof types.ChangePresentationOwnerDocument,
    "\n  mutation RestoreFile($id: ID!, $fileId: ID!) { restoreFile(presentationId: $id, fileId: $fileId) { id pageCount thumbnailUrl files { id } } }\n": typeof types.RestoreFileDocument,
    "\n  mutation WithdrawFile($id: ID!, $fileId: ID!) { withdrawFile(presentationId: $id, fileId: $fileId) { id replacement { file { id name } processing { status pagesDone pageCount failure canRetry } } } }\n": typeof types.WithdrawFileDocument,
    "mutation ChooseThumbnail($id: ID!, $fileId: ID) { choosePresentationThumbnail(id: $id, fileId: $fileId) { id thumbnailFileId thumbnailUrl } }": typeof types.ChooseThumbnailDocument,
    "query GroupsForPresentation { groups(pageSize: 300) { items { id name } } }": typeof types.GroupsForPresentationDocument,
    "\n  fragment PresentationForm on Presentation {\n    name description locale alias externalId externalUrl fileUrl mainPath accessCode\n    groupIds labelIds folderIds productIds brandId releaseAt expiresAt newUntilAt reviewer { id name }\n    sendActivityToCrm isFeatured isProtected isRateable showInMainList canBeUsedInHaystack shareThemeId shareTemplateId isTemplateRequired\n    customJavascript facebookPixel googleAnalyticsId hubspotPixel linkedinPixel slackUrl isInternalUseOnly isPdfForm subdomain contentUpdatedAt\n    isPosthogEnabled posthogApiKey posthogProjectId sharingDisclaimer\n    notifications { respondent { enabled recipients } self { enabled recipients } }\n    vaultConfiguration { synchronizeExpirationDate synchronizeTitle }\n    settings {\n      canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted canBePrintedByUser canBeExported canBeSharedSpace canBeSharedText\n      areSharedLinksSecure onlyIntendedRecipientsCanViewSharedLinks canBeFaxed canBePresentedByUser canBeAnnotated canBeHandout canUserUseCdn\n      canShareCdnLink canBeUsedInBuilder gaProfileId hideStatusBar rotationMode menuBarTaps bounceEnabled bounceZoomEnabled clearCacheOnOpen\n      clearCacheOnExit alwaysShowToolbar showSearchButton showExitInstructions showSettingsButton showNavigationListsButton\n      showThumbnailBrowserButton pdfViewMode pdfPageViewMode pdfDisableWidgetHighlighting pdfUseFullApi pdfUseWebviewerServer\n      isDocumentSliderEnabled isNavigationHistoryEnabled\n    }\n  }\n": typeof types.PresentationFormFragmentDoc,
    "\n  query PresentationSettings($id: ID!) { presentation(id: $id) { id ...PresentationForm } }\n": typeof types.PresentationSettingsDocument,
    "\n  mutation SavePresentation($id: ID!, $input: UpdatePresentationInput!) {\n    updatePresentation(id: $id, input: $input) {\n      id isReleased isExpired isNew hasAccessCode may { edit delete chooseThumbnail share shareByLink export print }\n      ...PresentationForm\n    }\n  }\n": typeof types.SavePresentationDocument,
    "\n  query ProfilePage {\n    viewer { id name email hasPassword title phone currentTeamRole customRoleName currentTeam { id name } settings { signature notificationLevel timeZone locale } }\n  }\n": typeof types.ProfilePageDocument,
    "\n  mutation EditProfile($input: EditProfileInput!) {\n    editProfile(input: $input) { id name title phone settings { signature notificationLevel timeZone locale } }\n  }\n": typeof types.EditProfileDocument,
    "\n  fragment SecondFactorParts on SecondFactor { hasTotp recoveryCodesLeft canUsePasskeys isRequired passkeys { id name createdAt lastUsedAt isSynced } }\n": typeof types.SecondFactorPartsFragmentDoc,
    "\n  query SecurityPage {\n    viewer { id email name signIns { ...SignInEntry } devices { ...DeviceEntry } }\n    secondFactor { ...SecondFactorParts }\n  }\n": typeof types.SecurityPageDocument,
    "query SecondFactorPage { secondFactor { ...SecondFactorParts otherTeams { id name } } }": typeof types.SecondFactorPageDocument,
    "mutation StartTotp { startTotp { secret uri ticket } }": typeof types.StartTotpDocument,
    "mutation TurnOnTotp($input: TurnOnTotpInput!) { turnOnTotp(input: $input) { recoveryCodes } }": typeof types.TurnOnTotpDocument,
    "mutation TurnOffTotp { turnOffTotp { hasTotp } }": typeof types.TurnOffTotpDocument,
    "mutation IssueRecoveryCodes { issueRecoveryCodes { recoveryCodes } }": typeof types.IssueRecoveryCodesDocument,
    "mutation StartPasskey { startPasskey }": typeof types.StartPasskeyDocument,
    "mutation AddPasskey($input: AddPasskeyInput!) { addPasskey(input: $input) { recoveryCodes } }": typeof types.AddPasskeyDocument,
    "mutation RenamePasskey($id: ID!, $name: String!) { renamePasskey(passkeyId: $id, name: $name) { hasTotp } }": typeof types.RenamePasskeyDocument,
    "mutation RemovePasskey($id: ID!) { removePasskey(passkeyId: $id) { hasTotp } }": typeof types.RemovePasskeyDocument,
    "mutation GoElsewhere($teamId: ID!) { switchTeam(teamId: $teamId) { id } }": typeof types.GoElsewhereDocument,
    "\n  query LinkPage($id: ID!, $filter: ViewingFilter, $timeZone: String!) {\n    sharedLink(id: $id) {\n      ...LinkItem\n      createdAt accessCode hitCounts { persons bots ownTeam }\n      accessRequests { id email name message reason at }\n      presentation { id name pages { number width height thumbnailUrl } }\n      analytics(filter: $filter) {\n        uniqueVisitors averageTimeMs completion downloads linkClicks\n        pages { page views timeMs averageTimeMs }\n        liveSessions { id currentPage fileId pages { page timeMs } }\n      }\n    }\n  }\n": typeof types.LinkPageDocument,
    "\n  query LinkVisits($id: ID!, $filter: ViewingFilter, $did: [ViewerDeed!], $visitor: String, $page: Int!, $pageSize: Int!) {\n    viewerSessions(sharedLinkId: $id, did: $did, visitor: $visitor, filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      items { id lane userAgent downloads prints linkClicks contact { id name email } viewer { id name } visit { id lastSeenAt isLive currentPage elapsedMs fileId pageCount pages { page timeMs } sessions { id } } }\n    }\n  }\n": typeof types.LinkVisitsDocument,
    "\n  query LinkHistory($id: ID!) { sharedLink(id: $id) { id history { id at summary actor { id name email } fields { name before after } } } }\n": typeof types.LinkHistoryDocument,
    "\n  query LinkAsOf($id: ID!, $at: DateTime!) {\n    sharedLink(id: $id, asOf: $at, withDeleted: true) {\n      id name alias status expiresAt deletedAt hasAccessCode consentMode isForRecipientsOnly isDirect canBeDownloaded canBePrinted canBeForwarded notificationLevel userName\n      recipients { id email name }\n    }\n  }\n": typeof types.LinkAsOfDocument,
    "\n  mutation LetRecipientIn($id: ID!, $recipients: [LinkRecipientInput!]!) { reviseSharedLink(id: $id, input: { recipients: $recipients }) { id recipients { id email name mailedAt } } }\n": typeof types.LetRecipientInDocument,
    "\n  mutation ProlongSharedLink($id: ID!, $expiresAt: DateTime) { reviseSharedLink(id: $id, input: { expiresAt: $expiresAt }) { id status expiresAt } }\n": typeof types.ProlongSharedLinkDocument,
    "\n  fragment LinkItem on SharedLink {\n    id name url type status expiresAt deletedAt presentationName userName\n    hasAccessCode isForRecipientsOnly isDirect asked { hasAccessCode isEmailRequired isForRecipientsOnly consentMode }\n    recipients { id email name mailedAt }\n    user { id }\n    presentation { id status pageCount thumbnailUrl }\n    analytics(filter: $filter) { asOf views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } viewsByDay(days: 30, timeZone: $timeZone) }\n  }\n": typeof types.LinkItemFragmentDoc,
    "\n  query LinksPage($search: String, $status: SharedLinkStatus, $type: SharedLinkType, $userId: ID, $isDeleted: Boolean!, $order: SharedLinkOrder!, $page: Int!, $pageSize: Int!, $filter: ViewingFilter, $timeZone: String!) {\n    sharedLinks(search: $search, status: $status, type: $type, userId: $userId, isDeleted: $isDeleted, order: $order, page: $page, pageSize: $pageSize) { total items { ...LinkItem } }\n  }\n": typeof types.LinksPageDocument,
    "\n  query LinkFigures($id: ID!, $filter: ViewingFilter, $timeZone: String!) {\n    sharedLink(id: $id) { id analytics(filter: $filter) { asOf views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } viewsByDay(days: 30, timeZone: $timeZone) } }\n  }\n": typeof types.LinkFiguresDocument,
    "\n  query LinkOwners($search: String) { users(search: $search, status: ACTIVE, page: 1, pageSize: 50) { items { id name email } } }\n": typeof types.LinkOwnersDocument,
    "mutation DuplicateSharedLink($id: ID!) { duplicateSharedLink(id: $id) { id name url } }": typeof types.DuplicateSharedLinkDocument,
    "mutation TransferSharedLink($id: ID!, $userId: ID!) { transferSharedLink(id: $id, userId: $userId) { id userName user { id } } }": typeof types.TransferSharedLinkDocument,
    "mutation DeleteSharedLink($id: ID!) { deleteSharedLink(id: $id) { id deletedAt } }": typeof types.DeleteSharedLinkDocument,
    "mutation RestoreSharedLink($id: ID!) { restoreSharedLink(id: $id) { id deletedAt status expiresAt } }": typeof types.RestoreSharedLinkDocument,
    "\n  fragment LinkRow on SharedLink {\n    id name token alias url status expiresAt createdAt\n    analytics { asOf views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } }\n  }\n": typeof types.LinkRowFragmentDoc,
    "\n  query PresentationLinks($id: ID!, $pageSize: Int!) {\n    sharedLinks(presentationId: $id, page: 1, pageSize: $pageSize) { total items { ...LinkRow } }\n    presentation(id: $id) { id sharedLinkCount }\n  }\n": typeof types.PresentationLinksDocument,
    "query AliasCheck($alias: String!, $linkId: ID) { aliasCheck(alias: $alias, linkId: $linkId) { problem } }": typeof types.AliasCheckDocument,
    "\n  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {\n    sharePresentation(presentationId: $id, input: $input) { id name url status expiresAt recipients { id email name mailedAt } }\n  }\n": typeof types.SharePresentationDocument,
    "mutation ActivateSharedLink($id: ID!) { activateSharedLink(id: $id) { id status expiresAt } }": typeof types.ActivateSharedLinkDocument,
    "mutation DeactivateSharedLink($id: ID!) { deactivateSharedLink(id: $id) { id status expiresAt } }": typeof types.DeactivateSharedLinkDocument,
    "mutation ExpireSharedLink($id: ID!) { expireSharedLink(id: $id) { id status expiresAt } }": typeof types.ExpireSharedLinkDocument,
    "\n  fragment LinkSettings on SharedLink {\n    id name url alias status expiresAt notificationLevel accessCode consentMode isForRecipientsOnly isDirect canBeDownloaded canBePrinted canBeForwarded\n    recipients { id email name mailedAt }\n    presentation { id name status pageCount thumbnailUrl processing { status } settings { canBeShared canBeSharedLink } }\n  }\n": typeof types.LinkSettingsFragmentDoc,
    "query LinkSettings($id: ID!) { sharedLink(id: $id) { ...LinkSettings } }": typeof types.LinkSettingsDocument,
    "\n  query LinkLimits($id: ID!) { presentation(id: $id) { id accessCode may { edit } settings { canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted areSharedLinksSecure onlyIntendedRecipientsCanViewSharedLinks } } }\n": typeof types.LinkLimitsDocument,
    "mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) { reviseSharedLink(id: $id, input: $input) { ...LinkSettings } }": typeof types.ReviseSharedLinkDocument,
    "\n  mutation MailSharedLink($id: ID!, $recipientIds: [ID!], $mail: LinkMailInput!) { mailSharedLink(id: $id, recipientIds: $recipientIds, mail: $mail) { id recipients { id email name mailedAt } } }\n": typeof types.MailSharedLinkDocument,
    "\n  query ExplainAccess($id: ID!, $address: String!) { explainAccess(linkId: $id, address: $address) { address passes decidedBy steps { rule outcome explanation } } }\n": typeof types.ExplainAccessDocument,
    "mutation SharePresentations($input: SharePresentationsInput!) { sharePresentations(input: $input) { id name url presentationName recipients { email name } } }": typeof types.SharePresentationsDocument,
    "\n  query ToShare($search: String) {\n    presentations(search: $search, page: 1, pageSize: 20) { items { id name status pageCount thumbnailUrl processing { status } settings { canBeShared canBeSharedLink } } }\n  }\n": typeof types.ToShareDocument,
    "query TeamConsent { viewer { id currentTeam { id sharingConsent } } }": typeof types.TeamConsentDocument,
    "\n  fragment Operations on ServiceOperations {\n    service\n    readers { name isProjection lag isRebuilding completeUntil }\n    jobCounts { kind running failed waiting }\n    jobs { id kind status attempts dueAt startedAt failure }\n    parkedEvents { id reader type subject reason parkedAt }\n  }\n": typeof types.OperationsFragmentDoc,
    "\n  query SystemPage {\n    installation {\n      version nodeVersion startedAt isLocal\n      engines { port engine }\n      storage { storeBytes blobBytes blobCount diskFreeBytes diskBytes }\n    }\n    identityOperations { ...Operations }\n    contentOperations { ...Operations }\n    sharingOperations { ...Operations }\n    analyticsOperations { ...Operations }\n    billingOperations { ...Operations }\n  }\n": typeof types.SystemPageDocument,
    "\n  query SystemAccess { isOperator }\n": typeof types.SystemAccessDocument,
    "\n  query OutboxSection($first: Int!) { mailOutbox(first: $first) { isReadable problem items { id sentAt to subject text html isWithheld } } }\n": typeof types.OutboxSectionDocument,
    "\n  query OutboxInvitations($first: Int!) { users(status: INVITED, page: 1, pageSize: $first) { total items { id email name invitationLink invitation { sentAt expiresAt isExpired invitedBy { id name email } } } } }\n": typeof types.OutboxInvitationsDocument,
    "mutation OperateIdentity($action: OperationAction!, $id: ID!) { operateIdentity(action: $action, id: $id) { service } }": typeof types.OperateIdentityDocument,
    "mutation OperateContent($action: OperationAction!, $id: ID!) { operateContent(action: $action, id: $id) { service } }": typeof types.OperateContentDocument,
    "mutation OperateSharing($action: OperationAction!, $id: ID!) { operateSharing(action: $action, id: $id) { service } }": typeof types.OperateSharingDocument,
    "mutation OperateAnalytics($action: OperationAction!, $id: ID!) { operateAnalytics(action: $action, id: $id) { service } }": typeof types.OperateAnalyticsDocument,
    "mutation OperateBilling($action: OperationAction!, $id: ID!) { operateBilling(action: $action, id: $id) { service } }": typeof types.OperateBillingDocument,
    "\n  fragment SingleSignOnParts on SingleSignOn {\n    id mailboxes\n    domains { id name isProven provenBy mailedTo record { name value } }\n    configuration { provider host isHostAllowed clientId defaultRole customRole { id name } testedAt isRequired isExceptionGood except { id name email } }\n    hosts { provider suffixes added redirectUri }\n  }\n": typeof types.SingleSignOnPartsFragmentDoc,
    "query SingleSignOn { singleSignOn { ...SingleSignOnParts } customRoles { id name } }": typeof types.SingleSignOnDocument,
    "query SignedOutByRequiring($exceptUserId: ID!) { singleSignOn { id signedOutByRequiring(exceptUserId: $exceptUserId) { people isAll } } }": typeof types.SignedOutByRequiringDocument,
    "mutation AddTeamDomain($domain: String!) { addTeamDomain(domain: $domain) { ...SingleSignOnParts } }": typeof types.AddTeamDomainDocument,
    "mutation MailTeamDomainCode($domainId: ID!, $mailbox: String!) { mailTeamDomainCode(domainId: $domainId, mailbox: $mailbox) { ...SingleSignOnParts } }": typeof types.MailTeamDomainCodeDocument,
    "mutation ProveTeamDomain($domainId: ID!, $code: String) { proveTeamDomain(domainId: $domainId, code: $code) { ...SingleSignOnParts } }": typeof types.ProveTeamDomainDocument,
    "mutation RemoveTeamDomain($domainId: ID!) { removeTeamDomain(domainId: $domainId) { ...SingleSignOnParts } }": typeof types.RemoveTeamDomainDocument,
    "mutation ConfigureSingleSignOn($input: ConfigureSingleSignOnInput!) { configureSingleSignOn(input: $input) { ...SingleSignOnParts } }": typeof types.ConfigureSingleSignOnDocument,
    "mutation RequireSingleSignOn($exceptUserId: ID!) { requireSingleSignOn(exceptUserId: $exceptUserId) { ...SingleSignOnParts } }": typeof types.RequireSingleSignOnDocument,
    "mutation MakeSingleSignOnOptional { makeSingleSignOnOptional { ...SingleSignOnParts } }": typeof types.MakeSingleSignOnOptionalDocument,
    "mutation TurnOffSingleSignOn { turnOffSingleSignOn { ...SingleSignOnParts } }": typeof types.TurnOffSingleSignOnDocument,
    "\n  fragment TeamSettings on Team {\n    id name channel type timeZone locale promptForCustomerTimeout displayUserInfo sharingConsent privacyPolicyUrl requiresSecondFactor mayEdit\n    accountManager { id name email } booking { isTrial plan period userCount promoCode } createdAt\n    features { spaces haystack sharing sendingEmails membersCanSendEmails snippets sinch emailVerification fax metabase emailPreviews presentationAlias }\n  }\n": typeof types.TeamSettingsFragmentDoc,
    "query TeamPage { viewer { id currentTeam { ...TeamSettings } } accountManagers { id name email } }": typeof types.TeamPageDocument,
    "mutation ChangeTeam($input: ChangeTeamSettingsInput!) { changeTeamSettings(input: $input) { ...TeamSettings } }": typeof types.ChangeTeamDocument,
    "\n  fragment HitLane on SharedLinkHit { id lane laneReason laneSource canUndoVerdict verdictAt verdictBy { id name } }\n": typeof types.HitLaneFragmentDoc,
    "\n  query VisitPage($id: ID!) {\n    viewerSession(id: $id) {\n      id lane userAgent isContactVerified hitId\n      visit {\n        id startedAt isLive currentPage elapsedMs fileId\n        files { fileId pageCount startedAt completion pages { page timeMs } }\n        timeline { at kind page fileId timeMs text } sessions { id }\n      }\n      presentation { id name thumbnailUrl pageCount files { id } versions { number pageCount from until file { id name size } } }\n      sharedLink { id name isVisible }\n      contact { id name email }\n      viewer { id name }\n      hit { email isEmailVerified consent { isGiven } ...HitLane }\n    }\n  }\n": typeof types.VisitPageDocument,
    "\n  query OtherVisits($contactId: ID!, $filter: ViewingFilter!) {\n    viewerSessions(contactId: $contactId, filter: $filter, pageSize: 20) {\n      total\n      items { id lane presentation { id name pageCount } visit { id startedAt elapsedMs pageCount pages { page timeMs } sessions { id } } }\n    }\n  }\n": typeof types.OtherVisitsDocument,
    "\n  mutation GiveVerdict($id: ID!, $lane: HitLane!) {\n    giveHitVerdict(id: $id, lane: $lane) { ...HitLane }\n  }\n": typeof types.GiveVerdictDocument,
    "\n  mutation UndoVerdict($id: ID!) {\n    undoHitVerdict(id: $id) { ...HitLane }\n  }\n": typeof types.UndoVerdictDocument,
    "\n  fragment PersonChangeEntry on PersonChange {\n    id at kind personId summary groupName network requestId canBeUndone\n    person { id name email } actor { id name email } onBehalfOf { id name email }\n    fields { name before after } signIn { deviceName userAgent address }\n  }\n": typeof types.PersonChangeEntryFragmentDoc,
    "\n  query PeopleChanges($filter: PeopleHistoryFilter, $first: Int!, $after: String) {\n    peopleHistory(filter: $filter, first: $first, after: $after) { endCursor items { ...PersonChangeEntry } }\n  }\n": typeof types.PeopleChangesDocument,
    "\n  query PersonChanges($id: ID!, $first: Int!, $after: String) {\n    user(id: $id) { id history(first: $first, after: $after) { endCursor items { ...PersonChangeEntry } } }\n  }\n": typeof types.PersonChangesDocument,
    "\n  mutation UndoChange($userId: ID!, $changeId: ID!) { undoMemberChange(userId: $userId, changeId: $changeId) { id name title phone currentTeamRole storedPermissions customRoleName customRole { id name permissions } } }\n": typeof types.UndoChangeDocument,
    "mutation Erase($input: ErasePersonInput!) { erasePerson(input: $input) { erasedAt file isMailed } }": typeof types.EraseDocument,
    "query DataExport($id: ID!) { personExport(userId: $id) { id requestedAt expiresAt isReady } }": typeof types.DataExportDocument,
    "mutation RequestDataExport($id: ID!) { requestPersonExport(userId: $id) { id requestedAt expiresAt isReady } }": typeof types.RequestDataExportDocument,
    "\n  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {\n    changePresentationStatus(id: $id, status: $status) { id status }\n  }\n": typeof types.ChangePresentationStatusDocument,
    "mutation DeletePresentation($id: ID!) { deletePresentation(id: $id) { id deletedAt } }": typeof types.DeletePresentationDocument,
    "mutation RestorePresentation($id: ID!) { restorePresentation(id: $id) { id deletedAt } }": typeof types.RestorePresentationDocument,
    "query MailKept { isMailKept }": typeof types.MailKeptDocument,
    "\n  mutation RetryProcessing($id: ID!) {\n    retryProcessing(id: $id) { id processing { status pagesDone pageCount failure canRetry } }\n  }\n": typeof types.RetryProcessingDocument,
    "\n  query Visitors($presentationId: ID, $sharedLinkId: ID, $filter: ViewingFilter, $page: Int!, $pageSize: Int!) {\n    visitors(presentationId: $presentationId, sharedLinkId: $sharedLinkId, filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      items { key views timeMs firstSeenAt lastSeenAt contact { id name email } user { id name } lastSession { id lane isLive isContactVerified userAgent } }\n    }\n  }\n": typeof types.VisitorsDocument,
    "\n  fragment SignInEntry on SignIn { id startedAt lastUsedAt expiresAt isRemembered isCurrent deviceName userAgent address network method impersonation { reason impersonator { id name } } }\n": typeof types.SignInEntryFragmentDoc,
    "query PersonSignIns($id: ID!) { user(id: $id) { id hasSecondFactor signIns { ...SignInEntry } } }": typeof types.PersonSignInsDocument,
    "mutation ResetSecondFactor($id: ID!) { resetSecondFactor(userId: $id) { id hasSecondFactor } }": typeof types.ResetSecondFactorDocument,
    "mutation EndSignIn($id: ID!) { endSignIn(signInId: $id) }": typeof types.EndSignInDocument,
    "mutation EndSignIns($userId: ID!) { endSignIns(userId: $userId) }": typeof types.EndSignInsDocument,
    "\n  query MemberStart {\n    presentations(filter: { statuses: [ACTIVE] }, sort: NEWEST, pageSize: 4) { total items { id name thumbnailUrl pageCount isNew } }\n  }\n": typeof types.MemberStartDocument,
    "query UploadLimits { uploadLimits { maxBytes accepted { presentationType extensions mimeTypes } } }": typeof types.UploadLimitsDocument,
    "\n  query UploadProgress($id: ID!) {\n    presentation(id: $id) { id name thumbnailUrl pageCount deletedAt processing { status pagesDone pageCount failure canRetry } files { id } versions { number pageCount from until file { id name size } } replacement { file { id name } processing { status pagesDone pageCount failure canRetry } } }\n  }\n": typeof types.UploadProgressDocument,
    "mutation PublishUpload($input: CreatePresentationInput!) { createPresentation(input: $input) { id files { id } } }": typeof types.PublishUploadDocument,
    "\n  mutation ReplaceFile($id: ID!, $receipt: String!) {\n    updatePresentation(id: $id, input: { receipt: $receipt }) { id files { id } replacement { file { id name } processing { status pagesDone pageCount failure canRetry } } }\n  }\n": typeof types.ReplaceFileDocument,
};
const documents: Documents = {
    "query Works($id: ID!) { user(id: $id) { id works { presentations sharedLinks } } }": types.WorksDocument,
    "query Heirs($search: String) { users(search: $search, status: ACTIVE, pageSize: 20) { total items { id name email } } }": types.HeirsDocument,
    "query OwnConfirmation { ownConfirmation { hasPassword provider } }": types.OwnConfirmationDocument,
    "mutation FoundTeam($input: CreateTeamInput!) { createTeam(input: $input) { id } }": types.FoundTeamDocument,
    "\n  query GlobalSearch($search: String!) {\n    presentations(search: $search, pageSize: 5) { items { id name thumbnailUrl } }\n    sharedLinks(search: $search, pageSize: 5) { items { id name presentationName } }\n    users(search: $search, pageSize: 5) { items { id name email } }\n    contacts(search: $search, pageSize: 5) { items { id name email } }\n  }\n": types.GlobalSearchDocument,
    "\n  query Shell {\n    viewer { id name email permissions currentTeamRole currentTeam { id name } memberships { role isCurrent team { id name } } impersonation { reason expiresAt impersonator { id name } } }\n  }\n": types.ShellDocument,
    "fragment DeviceEntry on Device { id name type operatingSystem platform appVersion registeredAt lastSeenAt }": types.DeviceEntryFragmentDoc,
    "mutation RevokeDevice($id: ID!) { revokeDevice(id: $id) }": types.RevokeDeviceDocument,
    "\n  fragment ContactRow on Contact {\n    id name email\n    figures(filter: $filter) { views timeMs }\n    lastSession(filter: $filter) { id lastSeenAt isLive currentPage pageCount fileId pages { page timeMs } presentation { id name thumbnailUrl pageCount } }\n  }\n": types.ContactRowFragmentDoc,
    "\n  query ContactsPage($search: String, $filter: ViewingFilter!, $page: Int!, $pageSize: Int!) {\n    contacts(search: $search, filter: $filter, page: $page, pageSize: $pageSize) { total asOf items { ...ContactRow } }\n  }\n": types.ContactsPageDocument,
    "\n  query ContactPage($id: ID!, $filter: ViewingFilter!, $timeZone: String!) {\n    contact(id: $id) {\n      id name email firstSeenAt lastSeenAt\n      figures(filter: $filter) { asOf views timeMs completion downloads linkClicks viewsByDay(days: 56, timeZone: $timeZone) liveSessions { id } }\n      presentations(filter: $filter) {\n        presentation { id name thumbnailUrl pageCount }\n        figures { views timeMs completion fileId filePageCount isOfFormerFile lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } }\n      }\n    }\n  }\n": types.ContactPageDocument,
    "\n  query ContactVisits($id: ID!, $filter: ViewingFilter!, $did: [ViewerDeed!], $page: Int!, $pageSize: Int!) {\n    viewerSessions(contactId: $id, did: $did, filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      items {\n        id lane userAgent downloads prints linkClicks visit { id lastSeenAt isLive currentPage elapsedMs fileId pageCount pages { page timeMs } sessions { id } }\n        presentation { id name thumbnailUrl pageCount } hitId sharedLink { id name isVisible }\n      }\n    }\n  }\n": types.ContactVisitsDocument,
    "\n  query ContactConsent($id: ID!) {\n    viewerSessions(contactId: $id, filter: { includeOwnTeam: true, includeBots: true }, pageSize: 100) {\n      total\n      items { id hitId sharedLink { id name isVisible } hit { id consent { id mode statement isGiven shownAt chosenAt } } }\n    }\n  }\n": types.ContactConsentDocument,
    "\n  fragment ContentItem on Presentation {\n    id name presentationType status pageCount thumbnailUrl sharedLinkCount\n    isNew isReleased isExpired releaseAt expiresAt restorableUntil\n    may { edit delete shareByLink } settings { canBeShared canBeSharedLink }\n    processing { status pagesDone pageCount failure canRetry }\n    owner { id name }\n    analytics { fileId filePageCount isOfFormerFile lastViewedAt pages { page averageTimeMs } liveSessions { id currentPage fileId } }\n  }\n": types.ContentItemFragmentDoc,
    "\n  query ContentPage($search: String, $filter: PresentationFilter, $sort: PresentationSort!, $pageSize: Int!) {\n    presentations(search: $search, filter: $filter, sort: $sort, page: 1, pageSize: $pageSize) { total items { ...ContentItem } }\n  }\n": types.ContentPageDocument,
    "\n  query ContentChunk($search: String, $filter: PresentationFilter, $sort: PresentationSort!, $page: Int!, $pageSize: Int!) {\n    presentations(search: $search, filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { items { ...ContentItem } }\n  }\n": types.ContentChunkDocument,
    "\n  query ContentItemAttention($id: ID!) {\n    presentation(id: $id) { id analytics { fileId filePageCount isOfFormerFile lastViewedAt pages { page averageTimeMs } liveSessions { id currentPage fileId } } }\n  }\n": types.ContentItemAttentionDocument,
    "\n  query ContentSelection($search: String, $filter: PresentationFilter, $sort: PresentationSort!, $pageSize: Int!) {\n    presentations(search: $search, filter: $filter, sort: $sort, page: 1, pageSize: $pageSize) { items { id name status pageCount thumbnailUrl processing { status } settings { canBeShared canBeSharedLink } may { edit delete shareByLink } } }\n  }\n": types.ContentSelectionDocument,
    "\n  query ContentOwners($search: String, $pageSize: Int!) {\n    users(search: $search, pageSize: $pageSize) { total items { id name email } }\n  }\n": types.ContentOwnersDocument,
    "mutation DeletePresentations($ids: [ID!]!) { deletePresentations(ids: $ids) { changed { id deletedAt } refused { id message } } }": types.DeletePresentationsDocument,
    "mutation RestorePresentations($ids: [ID!]!) { restorePresentations(ids: $ids) { changed { id deletedAt } refused { id message } } }": types.RestorePresentationsDocument,
    "mutation ChangePresentationStatuses($ids: [ID!]!, $status: PresentationStatus!) { changePresentationStatuses(ids: $ids, status: $status) { changed { id status } refused { id message } } }": types.ChangePresentationStatusesDocument,
    "mutation ChangePresentationOwners($ids: [ID!]!, $ownerId: ID!) { changePresentationOwners(ids: $ids, ownerId: $ownerId) { changed { id owner { id name } } refused { id message } } }": types.ChangePresentationOwnersDocument,
    "\n  fragment DashboardStrip on Figures { views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } viewsByDay(days: 30, timeZone: $timeZone) }\n": types.DashboardStripFragmentDoc,
    "\n  query Dashboard($filter: ViewingFilter!, $timeZone: String!, $isFromFirst: Boolean!) {\n    dashboard(filter: $filter, timeZone: $timeZone, isFromFirst: $isFromFirst) {\n      asOf from to step\n      series { at views previousViews isUnfinished }\n      previousFrom\n      views { now before } uniqueVisitors { now before } timeMs { now before } completion { now before }\n      links(pageSize: 1) { total }\n      presentations(pageSize: 1) { total }\n      visitors(pageSize: 1) { total }\n      recentViews(pageSize: 1) { total }\n    }\n    presentations(pageSize: 1) { total }\n    sharedLinks(pageSize: 1) { total }\n  }\n": types.DashboardDocument,
    "\n  query DashboardLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      links(page: $page, pageSize: 10) {\n        total\n        items { sharedLink { id isVisible name userName presentation { id name thumbnailUrl pageCount } recipients { email name } } figures { ...DashboardStrip } }\n      }\n    }\n  }\n": types.DashboardLinksDocument,
    "\n  query DashboardPresentations($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      presentations(page: $page, pageSize: 10) {\n        total\n        items { presentation { id name thumbnailUrl pageCount owner { id name } } figures { ...DashboardStrip } }\n      }\n    }\n  }\n": types.DashboardPresentationsDocument,
    "\n  query DashboardVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      visitors(page: $page, pageSize: 10) {\n        total\n        items { key views timeMs contact { id name email } user { id name } lastSession { id lastSeenAt isLive presentation { id name } sharedLink { id name } userAgent } }\n      }\n    }\n  }\n": types.DashboardVisitorsDocument,
    "\n  query DashboardRecent($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      recentViews(page: $page, pageSize: 10) {\n        total\n        items {\n          id startedAt lastSeenAt isLive currentPage pageCount fileId elapsedMs userAgent pages { page timeMs }\n          presentation { id name thumbnailUrl pageCount } hitId sharedLink { id name isVisible } contact { id name email } viewer { id name }\n        }\n      }\n    }\n  }\n": types.DashboardRecentDocument,
    "\n  query DashboardFeed($since: DateTime!) {\n    liveSessions {\n      id startedAt elapsedMs currentPage pageCount pages { page timeMs } userAgent\n      presentation { id name pageCount } sharedLink { id name } contact { id name email } viewer { id name }\n    }\n    viewerSessions(filter: { from: $since }, pageSize: 25) {\n      items {\n        id lastSeenAt isLive elapsedMs pageCount pages { page timeMs } userAgent\n        presentation { id name pageCount } sharedLink { id name } contact { id name email } viewer { id name }\n      }\n    }\n  }\n": types.DashboardFeedDocument,
    "\n  query NeedsAttention($soon: DateTime!) {\n    sharedLinks(status: ACTIVE, expiresBefore: $soon, order: SOONEST_TO_EXPIRE, pageSize: 3) { total items { id name expiresAt presentationName } }\n    notifications(unreadOnly: true, first: 30) { items { id kind tone title message createdAt presentation { id name } sharedLink { id name } } }\n  }\n": types.NeedsAttentionDocument,
    "fragment DeviceRow on Device { ...DeviceEntry user { id name email } }": types.DeviceRowFragmentDoc,
    "\n  query DevicesPage($search: String, $page: Int!, $pageSize: Int!) { devices(search: $search, page: $page, pageSize: $pageSize) { total items { ...DeviceRow } } }\n": types.DevicesPageDocument,
    "query PersonDevices($id: ID!) { user(id: $id) { id devices { ...DeviceEntry } } }": types.PersonDevicesDocument,
    "fragment GroupRow on Group { id name createdAt memberCount }": types.GroupRowFragmentDoc,
    "\n  query GroupsPage($search: String, $page: Int!, $pageSize: Int!) { groups(search: $search, page: $page, pageSize: $pageSize) { total items { ...GroupRow } } }\n": types.GroupsPageDocument,
    "query GroupPage($id: ID!) { group(id: $id) { ...GroupRow } }": types.GroupPageDocument,
    "fragment GroupPerson on User { id name email status currentTeamRole customRoleName }": types.GroupPersonFragmentDoc,
    "\n  query GroupMembers($id: ID!, $search: String, $page: Int!, $pageSize: Int!) {\n    users(groupId: $id, search: $search, page: $page, pageSize: $pageSize) { total items { ...GroupPerson } }\n  }\n": types.GroupMembersDocument,
    "\n  query PeopleForGroup($search: String, $page: Int!, $pageSize: Int!) {\n    users(search: $search, page: $page, pageSize: $pageSize) { total items { ...GroupPerson groups { id } } }\n  }\n": types.PeopleForGroupDocument,
    "mutation CreateGroupHere($name: String!) { createGroup(name: $name) { ...GroupRow } }": types.CreateGroupHereDocument,
    "mutation RenameGroupHere($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) { ...GroupRow } }": types.RenameGroupHereDocument,
    "mutation DeleteGroupHere($id: ID!) { deleteGroup(id: $id) }": types.DeleteGroupHereDocument,
    "\n  mutation AddToGroupHere($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { group { ...GroupRow } changed { id groups { id } } refused { id message } } }\n": types.AddToGroupHereDocument,
    "\n  mutation RemoveFromGroupHere($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { group { ...GroupRow } changed { id groups { id } } refused { id message } } }\n": types.RemoveFromGroupHereDocument,
    "query Bell { unreadNotificationCount }": types.BellDocument,
    "\n  query Notifications($first: Int!) {\n    notifications(first: $first) {\n      unreadCount endCursor\n      items { id kind tone title message isRead createdAt changedAt hitCount hitId sharedLink { id name notificationLevel } presentation { id name } }\n    }\n    announcements(first: 5) { id title message isRead createdAt madeBy { id name } }\n  }\n": types.NotificationsDocument,
    "mutation ReadNotifications($ids: [ID!]!) { readNotifications(ids: $ids) }": types.ReadNotificationsDocument,
    "mutation ReadAllNotifications { readAllNotifications }": types.ReadAllNotificationsDocument,
    "mutation MuteLink($id: ID!, $level: Int!) { reviseSharedLink(id: $id, input: { notificationLevel: $level }) { id notificationLevel } }": types.MuteLinkDocument,
    "\n  fragment PersonAsOf on PersonThen { personId name email title status role permissions customRoleName groupNames }\n": types.PersonAsOfFragmentDoc,
    "\n  query PeopleThen($at: DateTime!, $search: String, $role: TeamRole, $first: Int!, $after: String) {\n    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) { total endCursor items { ...PersonAsOf } }\n    viewer { id currentTeam { id createdAt } }\n  }\n": types.PeopleThenDocument,
    "\n  query PersonThen($id: ID!, $at: DateTime!) {\n    then: personAsOf(id: $id, at: $at) { ...PersonAsOf phone timeZone locale placements { team { id name } role status } }\n    now: user(id: $id, withRemoved: true) {\n      id name email title phone status currentTeamRole permissions customRole { id name } groups { id name } settings { timeZone locale } placements { team { id name } role status isCurrent }\n    }\n    viewer { id currentTeam { id createdAt } }\n  }\n": types.PersonThenDocument,
    "query ChosenPerson($id: ID!) { user(id: $id) { id name email } }": types.ChosenPersonDocument,
    "query PeopleToChoose($search: String) { users(search: $search, page: 1, pageSize: 50) { total items { id name email } } }": types.PeopleToChooseDocument,
    "\n  fragment Person on User {\n    id name email title status currentTeamRole storedPermissions\n    removal { removedAt restorableUntil }\n    customRoleName customRole { id name permissions }\n    invitation { sentAt expiresAt isExpired hasLostRole invitedBy { id name email } }\n  }\n": types.PersonFragmentDoc,
    "\n  query PeoplePage($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $customRoleId: ID, $sort: UserSort!, $page: Int!, $pageSize: Int!) {\n    users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, customRoleId: $customRoleId, sort: $sort, page: $page, pageSize: $pageSize) { total items { ...Person } }\n  }\n": types.PeoplePageDocument,
    "query GroupsForPeople { groups(pageSize: 300) { total items { id name } } }": types.GroupsForPeopleDocument,
    "\n  mutation InvitePeople($input: InviteMembersInput!) { inviteMembers(input: $input) { email problem user { ...Person invitationLink } } }\n": types.InvitePeopleDocument,
    "mutation InviteAgain($id: ID!) { resendInvitation(userId: $id) { ...Person invitationLink } }": types.InviteAgainDocument,
    "query InvitationLink($id: ID!) { user(id: $id) { id invitationLink } }": types.InvitationLinkDocument,
    "mutation RevokeInvitation($id: ID!) { revokeInvitation(userId: $id) }": types.RevokeInvitationDocument,
    "mutation ChangeMembers($changes: [MemberChangeInput!]!, $isUndo: Boolean!) { changeMembers(changes: $changes, isUndo: $isUndo) { id code problem user { ...Person } } }": types.ChangeMembersDocument,
    "query PersonNow($id: ID!) { user(id: $id) { ...Person } }": types.PersonNowDocument,
    "\n  query PeopleToChange($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $customRoleId: ID, $after: String) {\n    users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, customRoleId: $customRoleId, after: $after, pageSize: 300) { total endCursor items { ...Person } }\n  }\n": types.PeopleToChangeDocument,
    "\n  query Why($id: ID!, $permissions: [String!]!) { user(id: $id) { id explanations(permissions: $permissions) { permission may because flag customRole { id name } } } }\n": types.WhyDocument,
    "fragment Role on CustomRole { id name permissions memberCount }": types.RoleFragmentDoc,
    "query Roles { customRoles { ...Role } }": types.RolesDocument,
    "query RoleNames { customRoles { id name permissions } }": types.RoleNamesDocument,
    "mutation CreateRole($name: String!, $permissions: [String!]!) { createCustomRole(name: $name, permissions: $permissions) { ...Role } }": types.CreateRoleDocument,
    "mutation ReviseRole($id: ID!, $name: String, $permissions: [String!]) { reviseCustomRole(id: $id, name: $name, permissions: $permissions) { ...Role } }": types.ReviseRoleDocument,
    "mutation DeleteRole($id: ID!) { deleteCustomRole(id: $id) }": types.DeleteRoleDocument,
    "mutation LockPerson($id: ID!) { lockMember(userId: $id) { ...Person } }": types.LockPersonDocument,
    "mutation UnlockPerson($id: ID!) { unlockMember(userId: $id) { ...Person } }": types.UnlockPersonDocument,
    "mutation RemovePerson($id: ID!, $handOverTo: ID) { removeMember(userId: $id, handOverTo: $handOverTo) }": types.RemovePersonDocument,
    "mutation RestorePerson($id: ID!) { restoreMember(userId: $id) { ...Person } }": types.RestorePersonDocument,
    "query InvitationPreview($people: [ListedPersonInput!]!) { invitationPreview(people: $people) { email outlook problem } }": types.InvitationPreviewDocument,
    "\n  mutation InviteListed($people: [ListedPersonInput!]!) { inviteListedMembers(people: $people) { email problem user { id status invitationLink } } }\n": types.InviteListedDocument,
    "\n  query PersonPage($id: ID!) {\n    user(id: $id, withRemoved: true) { ...Person slug phone createdAt lastSeenAt canBeEdited settings { signature notificationLevel timeZone locale } }\n  }\n": types.PersonPageDocument,
    "query PersonGroups($id: ID!) { user(id: $id) { id groups { id name } } groups(pageSize: 300) { items { id name } } }": types.PersonGroupsDocument,
    "mutation JoinGroup($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { changed { id groups { id name } } refused { message } } }": types.JoinGroupDocument,
    "mutation LeaveGroup($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { changed { id groups { id name } } refused { message } } }": types.LeaveGroupDocument,
    "\n  mutation EditPerson($id: ID!, $input: EditMemberInput!) { editMember(userId: $id, input: $input) { ...Person phone settings { signature notificationLevel timeZone locale } } }\n": types.EditPersonDocument,
    "\n  query PersonTeams($id: ID!) { user(id: $id) { id placements { team { id name } role status isCurrent mayChangeRole } } }\n": types.PersonTeamsDocument,
    "mutation JoinTeam($id: ID!, $teamIds: [ID!]!) { addToTeams(userId: $id, teamIds: $teamIds) { id } }": types.JoinTeamDocument,
    "mutation ChangeRoleThere($id: ID!, $teamId: ID!, $role: TeamRole!) { changeMemberRole(userId: $id, teamId: $teamId, role: $role) { id } }": types.ChangeRoleThereDocument,
    "mutation LeaveTeam($id: ID!, $teamId: ID!, $handOverTo: ID) { removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo) }": types.LeaveTeamDocument,
    "mutation RestoreThere($id: ID!, $teamId: ID!) { restoreMember(userId: $id, teamId: $teamId) { id } }": types.RestoreThereDocument,
    "\n  query TeamForPresentation($search: String) { users(search: $search, status: ACTIVE, page: 1, pageSize: 20) { total items { id name email } } }\n": types.TeamForPresentationDocument,
    "\n  query PresentationHistory($id: ID!, $first: Int!, $before: Int) {\n    presentation(id: $id) {\n      id\n      history(first: $first, before: $before) {\n        number at events actor { id name } onBehalfOf { id name }\n        changes { field before after }\n      }\n    }\n  }\n": types.PresentationHistoryDocument,
    "\n  query PresentationThen($id: ID!, $at: DateTime!) {\n    then: presentationAsOf(id: $id, at: $at) { status presentationType deletedAt pageCount thumbnailUrl owner { id name } ...PresentationForm }\n    now: presentation(id: $id) { id name status deletedAt createdAt owner { id name } ...PresentationForm }\n  }\n": types.PresentationThenDocument,
    "query MemberName($id: ID!) { user(id: $id) { id name } }": types.MemberNameDocument,
    "\n  query PresentationPage($id: ID!) {\n    presentation(id: $id) {\n      id name presentationType status pageCount thumbnailUrl sharedLinkCount deletedAt createdAt updatedAt releaseAt expiresAt isReleased isExpired isNew isProtected isMine isInternalUseOnly\n      may { edit delete chooseThumbnail share shareByLink export print }\n      processing { status pagesDone pageCount failure canRetry }\n      settings { canBeShared canBeSharedLink }\n      owner { id name }\n      pages { number width height thumbnailUrl pictureUrl }\n      files { id }\n      replacement { file { id name } processing { status pagesDone pageCount failure canRetry } }\n      versions { number pageCount from until file { id name size } }\n    }\n  }\n": types.PresentationPageDocument,
    "\n  query PresentationAttention($id: ID!, $filter: ViewingFilter, $ofFile: ViewingFilter, $isOfFile: Boolean!, $timeZone: String!) {\n    presentation(id: $id) {\n      id\n      analytics(filter: $filter) {\n        asOf views fileId uniqueVisitors averageTimeMs medianTimeMs completion lastViewedAt downloads prints linkClicks\n        pages { page views viewings timeMs averageTimeMs medianTimeMs stoppedHere readAgain }\n        liveSessions { id currentPage fileId pages { page timeMs } sharedLink { id name } }\n        previous(timeZone: $timeZone) { from to views uniqueVisitors averageTimeMs completion downloads linkClicks }\n      }\n      ofFile: analytics(filter: $ofFile) @include(if: $isOfFile) { views pages { page views viewings timeMs averageTimeMs medianTimeMs stoppedHere readAgain } }\n    }\n  }\n": types.PresentationAttentionDocument,
    "\n  query PresentationVisits($id: ID!, $page: Int!, $pageSize: Int!, $filter: ViewingFilter, $did: [ViewerDeed!], $visitor: String) {\n    viewerSessions(presentationId: $id, did: $did, visitor: $visitor, page: $page, pageSize: $pageSize, filter: $filter) {\n      total\n      items {\n        id userAgent lane isContactVerified downloads prints linkClicks visit { id lastSeenAt isLive currentPage elapsedMs fileId pageCount pages { page timeMs } sessions { id } }\n        contact { id name email } viewer { id name } hitId sharedLink { id name isVisible }\n      }\n    }\n  }\n": types.PresentationVisitsDocument,
    "\n  query PresentationDocumentLinks($id: ID!, $filter: ViewingFilter) {\n    documentLinks(presentationId: $id, filter: $filter) { items { page target fileId clicks } }\n  }\n": types.PresentationDocumentLinksDocument,
    "\n  query PresentationFiles($id: ID!) {\n    presentation(id: $id) {\n      id\n      thumbnailFileId\n      files { id name mimeType extension size createdAt }\n      jobs { id kind status attempts progress failure createdAt startedAt finishedAt }\n    }\n  }\n": types.PresentationFilesDocument,
    "\n  mutation RenamePresentation($id: ID!, $name: String!) {\n    updatePresentation(id: $id, input: { name: $name }) { id name }\n  }\n": types.RenamePresentationDocument,
    "mutation CopyPresentation($id: ID!) { copyPresentation(id: $id) { id name } }": types.CopyPresentationDocument,
    "mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { id isMine owner { id name } } }": types.ChangePresentationOwnerDocument,
    "\n  mutation RestoreFile($id: ID!, $fileId: ID!) { restoreFile(presentationId: $id, fileId: $fileId) { id pageCount thumbnailUrl files { id } } }\n": types.RestoreFileDocument,
    "\n  mutation WithdrawFile($id: ID!, $fileId: ID!) { withdrawFile(presentationId: $id, fileId: $fileId) { id replacement { file { id name } processing { status pagesDone pageCount failure canRetry } } } }\n": types.WithdrawFileDocument,
    "mutation ChooseThumbnail($id: ID!, $fileId: ID) { choosePresentationThumbnail(id: $id, fileId: $fileId) { id thumbnailFileId thumbnailUrl } }": types.ChooseThumbnailDocument,
    "query GroupsForPresentation { groups(pageSize: 300) { items { id name } } }": types.GroupsForPresentationDocument,
    "\n  fragment PresentationForm on Presentation {\n    name description locale alias externalId externalUrl fileUrl mainPath accessCode\n    groupIds labelIds folderIds productIds brandId releaseAt expiresAt newUntilAt reviewer { id name }\n    sendActivityToCrm isFeatured isProtected isRateable showInMainList canBeUsedInHaystack shareThemeId shareTemplateId isTemplateRequired\n    customJavascript facebookPixel googleAnalyticsId hubspotPixel linkedinPixel slackUrl isInternalUseOnly isPdfForm subdomain contentUpdatedAt\n    isPosthogEnabled posthogApiKey posthogProjectId sharingDisclaimer\n    notifications { respondent { enabled recipients } self { enabled recipients } }\n    vaultConfiguration { synchronizeExpirationDate synchronizeTitle }\n    settings {\n      canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted canBePrintedByUser canBeExported canBeSharedSpace canBeSharedText\n      areSharedLinksSecure onlyIntendedRecipientsCanViewSharedLinks canBeFaxed canBePresentedByUser canBeAnnotated canBeHandout canUserUseCdn\n      canShareCdnLink canBeUsedInBuilder gaProfileId hideStatusBar rotationMode menuBarTaps bounceEnabled bounceZoomEnabled clearCacheOnOpen\n      clearCacheOnExit alwaysShowToolbar showSearchButton showExitInstructions showSettingsButton showNavigationListsButton\n      showThumbnailBrowserButton pdfViewMode pdfPageViewMode pdfDisableWidgetHighlighting pdfUseFullApi pdfUseWebviewerServer\n      isDocumentSliderEnabled isNavigationHistoryEnabled\n    }\n  }\n": types.PresentationFormFragmentDoc,
    "\n  query PresentationSettings($id: ID!) { presentation(id: $id) { id ...PresentationForm } }\n": types.PresentationSettingsDocument,
    "\n  mutation SavePresentation($id: ID!, $input: UpdatePresentationInput!) {\n    updatePresentation(id: $id, input: $input) {\n      id isReleased isExpired isNew hasAccessCode may { edit delete chooseThumbnail share shareByLink export print }\n      ...PresentationForm\n    }\n  }\n": types.SavePresentationDocument,
    "\n  query ProfilePage {\n    viewer { id name email hasPassword title phone currentTeamRole customRoleName currentTeam { id name } settings { signature notificationLevel timeZone locale } }\n  }\n": types.ProfilePageDocument,
    "\n  mutation EditProfile($input: EditProfileInput!) {\n    editProfile(input: $input) { id name title phone settings { signature notificationLevel timeZone locale } }\n  }\n": types.EditProfileDocument,
    "\n  fragment SecondFactorParts on SecondFactor { hasTotp recoveryCodesLeft canUsePasskeys isRequired passkeys { id name createdAt lastUsedAt isSynced } }\n": types.SecondFactorPartsFragmentDoc,
    "\n  query SecurityPage {\n    viewer { id email name signIns { ...SignInEntry } devices { ...DeviceEntry } }\n    secondFactor { ...SecondFactorParts }\n  }\n": types.SecurityPageDocument,
    "query SecondFactorPage { secondFactor { ...SecondFactorParts otherTeams { id name } } }": types.SecondFactorPageDocument,
    "mutation StartTotp { startTotp { secret uri ticket } }": types.StartTotpDocument,
    "mutation TurnOnTotp($input: TurnOnTotpInput!) { turnOnTotp(input: $input) { recoveryCodes } }": types.TurnOnTotpDocument,
    "mutation TurnOffTotp { turnOffTotp { hasTotp } }": types.TurnOffTotpDocument,
    "mutation IssueRecoveryCodes { issueRecoveryCodes { recoveryCodes } }": types.IssueRecoveryCodesDocument,
    "mutation StartPasskey { startPasskey }": types.StartPasskeyDocument,
    "mutation AddPasskey($input: AddPasskeyInput!) { addPasskey(input: $input) { recoveryCodes } }": types.AddPasskeyDocument,
    "mutation RenamePasskey($id: ID!, $name: String!) { renamePasskey(passkeyId: $id, name: $name) { hasTotp } }": types.RenamePasskeyDocument,
    "mutation RemovePasskey($id: ID!) { removePasskey(passkeyId: $id) { hasTotp } }": types.RemovePasskeyDocument,
    "mutation GoElsewhere($teamId: ID!) { switchTeam(teamId: $teamId) { id } }": types.GoElsewhereDocument,
    "\n  query LinkPage($id: ID!, $filter: ViewingFilter, $timeZone: String!) {\n    sharedLink(id: $id) {\n      ...LinkItem\n      createdAt accessCode hitCounts { persons bots ownTeam }\n      accessRequests { id email name message reason at }\n      presentation { id name pages { number width height thumbnailUrl } }\n      analytics(filter: $filter) {\n        uniqueVisitors averageTimeMs completion downloads linkClicks\n        pages { page views timeMs averageTimeMs }\n        liveSessions { id currentPage fileId pages { page timeMs } }\n      }\n    }\n  }\n": types.LinkPageDocument,
    "\n  query LinkVisits($id: ID!, $filter: ViewingFilter, $did: [ViewerDeed!], $visitor: String, $page: Int!, $pageSize: Int!) {\n    viewerSessions(sharedLinkId: $id, did: $did, visitor: $visitor, filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      items { id lane userAgent downloads prints linkClicks contact { id name email } viewer { id name } visit { id lastSeenAt isLive currentPage elapsedMs fileId pageCount pages { page timeMs } sessions { id } } }\n    }\n  }\n": types.LinkVisitsDocument,
    "\n  query LinkHistory($id: ID!) { sharedLink(id: $id) { id history { id at summary actor { id name email } fields { name before after } } } }\n": types.LinkHistoryDocument,
    "\n  query LinkAsOf($id: ID!, $at: DateTime!) {\n    sharedLink(id: $id, asOf: $at, withDeleted: true) {\n      id name alias status expiresAt deletedAt hasAccessCode consentMode isForRecipientsOnly isDirect canBeDownloaded canBePrinted canBeForwarded notificationLevel userName\n      recipients { id email name }\n    }\n  }\n": types.LinkAsOfDocument,
    "\n  mutation LetRecipientIn($id: ID!, $recipients: [LinkRecipientInput!]!) { reviseSharedLink(id: $id, input: { recipients: $recipients }) { id recipients { id email name mailedAt } } }\n": types.LetRecipientInDocument,
    "\n  mutation ProlongSharedLink($id: ID!, $expiresAt: DateTime) { reviseSharedLink(id: $id, input: { expiresAt: $expiresAt }) { id status expiresAt } }\n": types.ProlongSharedLinkDocument,
    "\n  fragment LinkItem on SharedLink {\n    id name url type status expiresAt deletedAt presentationName userName\n    hasAccessCode isForRecipientsOnly isDirect asked { hasAccessCode isEmailRequired isForRecipientsOnly consentMode }\n    recipients { id email name mailedAt }\n    user { id }\n    presentation { id status pageCount thumbnailUrl }\n    analytics(filter: $filter) { asOf views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } viewsByDay(days: 30, timeZone: $timeZone) }\n  }\n": types.LinkItemFragmentDoc,
    "\n  query LinksPage($search: String, $status: SharedLinkStatus, $type: SharedLinkType, $userId: ID, $isDeleted: Boolean!, $order: SharedLinkOrder!, $page: Int!, $pageSize: Int!, $filter: ViewingFilter, $timeZone: String!) {\n    sharedLinks(search: $search, status: $status, type: $type, userId: $userId, isDeleted: $isDeleted, order: $order, page: $page, pageSize: $pageSize) { total items { ...LinkItem } }\n  }\n": types.LinksPageDocument,
    "\n  query LinkFigures($id: ID!, $filter: ViewingFilter, $timeZone: String!) {\n    sharedLink(id: $id) { id analytics(filter: $filter) { asOf views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } viewsByDay(days: 30, timeZone: $timeZone) } }\n  }\n": types.LinkFiguresDocument,
    "\n  query LinkOwners($search: String) { users(search: $search, status: ACTIVE, page: 1, pageSize: 50) { items { id name email } } }\n": types.LinkOwnersDocument,
    "mutation DuplicateSharedLink($id: ID!) { duplicateSharedLink(id: $id) { id name url } }": types.DuplicateSharedLinkDocument,
    "mutation TransferSharedLink($id: ID!, $userId: ID!) { transferSharedLink(id: $id, userId: $userId) { id userName user { id } } }": types.TransferSharedLinkDocument,
    "mutation DeleteSharedLink($id: ID!) { deleteSharedLink(id: $id) { id deletedAt } }": types.DeleteSharedLinkDocument,
    "mutation RestoreSharedLink($id: ID!) { restoreSharedLink(id: $id) { id deletedAt status expiresAt } }": types.RestoreSharedLinkDocument,
    "\n  fragment LinkRow on SharedLink {\n    id name token alias url status expiresAt createdAt\n    analytics { asOf views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } }\n  }\n": types.LinkRowFragmentDoc,
    "\n  query PresentationLinks($id: ID!, $pageSize: Int!) {\n    sharedLinks(presentationId: $id, page: 1, pageSize: $pageSize) { total items { ...LinkRow } }\n    presentation(id: $id) { id sharedLinkCount }\n  }\n": types.PresentationLinksDocument,
    "query AliasCheck($alias: String!, $linkId: ID) { aliasCheck(alias: $alias, linkId: $linkId) { problem } }": types.AliasCheckDocument,
    "\n  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {\n    sharePresentation(presentationId: $id, input: $input) { id name url status expiresAt recipients { id email name mailedAt } }\n  }\n": types.SharePresentationDocument,
    "mutation ActivateSharedLink($id: ID!) { activateSharedLink(id: $id) { id status expiresAt } }": types.ActivateSharedLinkDocument,
    "mutation DeactivateSharedLink($id: ID!) { deactivateSharedLink(id: $id) { id status expiresAt } }": types.DeactivateSharedLinkDocument,
    "mutation ExpireSharedLink($id: ID!) { expireSharedLink(id: $id) { id status expiresAt } }": types.ExpireSharedLinkDocument,
    "\n  fragment LinkSettings on SharedLink {\n    id name url alias status expiresAt notificationLevel accessCode consentMode isForRecipientsOnly isDirect canBeDownloaded canBePrinted canBeForwarded\n    recipients { id email name mailedAt }\n    presentation { id name status pageCount thumbnailUrl processing { status } settings { canBeShared canBeSharedLink } }\n  }\n": types.LinkSettingsFragmentDoc,
    "query LinkSettings($id: ID!) { sharedLink(id: $id) { ...LinkSettings } }": types.LinkSettingsDocument,
    "\n  query LinkLimits($id: ID!) { presentation(id: $id) { id accessCode may { edit } settings { canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted areSharedLinksSecure onlyIntendedRecipientsCanViewSharedLinks } } }\n": types.LinkLimitsDocument,
    "mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) { reviseSharedLink(id: $id, input: $input) { ...LinkSettings } }": types.ReviseSharedLinkDocument,
    "\n  mutation MailSharedLink($id: ID!, $recipientIds: [ID!], $mail: LinkMailInput!) { mailSharedLink(id: $id, recipientIds: $recipientIds, mail: $mail) { id recipients { id email name mailedAt } } }\n": types.MailSharedLinkDocument,
    "\n  query ExplainAccess($id: ID!, $address: String!) { explainAccess(linkId: $id, address: $address) { address passes decidedBy steps { rule outcome explanation } } }\n": types.ExplainAccessDocument,
    "mutation SharePresentations($input: SharePresentationsInput!) { sharePresentations(input: $input) { id name url presentationName recipients { email name } } }": types.SharePresentationsDocument,
    "\n  query ToShare($search: String) {\n    presentations(search: $search, page: 1, pageSize: 20) { items { id name status pageCount thumbnailUrl processing { status } settings { canBeShared canBeSharedLink } } }\n  }\n": types.ToShareDocument,
    "query TeamConsent { viewer { id currentTeam { id sharingConsent } } }": types.TeamConsentDocument,
    "\n  fragment Operations on ServiceOperations {\n    service\n    readers { name isProjection lag isRebuilding completeUntil }\n    jobCounts { kind running failed waiting }\n    jobs { id kind status attempts dueAt startedAt failure }\n    parkedEvents { id reader type subject reason parkedAt }\n  }\n": types.OperationsFragmentDoc,
    "\n  query SystemPage {\n    installation {\n      version nodeVersion startedAt isLocal\n      engines { port engine }\n      storage { storeBytes blobBytes blobCount diskFreeBytes diskBytes }\n    }\n    identityOperations { ...Operations }\n    contentOperations { ...Operations }\n    sharingOperations { ...Operations }\n    analyticsOperations { ...Operations }\n    billingOperations { ...Operations }\n  }\n": types.SystemPageDocument,
    "\n  query SystemAccess { isOperator }\n": types.SystemAccessDocument,
    "\n  query OutboxSection($first: Int!) { mailOutbox(first: $first) { isReadable problem items { id sentAt to subject text html isWithheld } } }\n": types.OutboxSectionDocument,
    "\n  query OutboxInvitations($first: Int!) { users(status: INVITED, page: 1, pageSize: $first) { total items { id email name invitationLink invitation { sentAt expiresAt isExpired invitedBy { id name email } } } } }\n": types.OutboxInvitationsDocument,
    "mutation OperateIdentity($action: OperationAction!, $id: ID!) { operateIdentity(action: $action, id: $id) { service } }": types.OperateIdentityDocument,
    "mutation OperateContent($action: OperationAction!, $id: ID!) { operateContent(action: $action, id: $id) { service } }": types.OperateContentDocument,
    "mutation OperateSharing($action: OperationAction!, $id: ID!) { operateSharing(action: $action, id: $id) { service } }": types.OperateSharingDocument,
    "mutation OperateAnalytics($action: OperationAction!, $id: ID!) { operateAnalytics(action: $action, id: $id) { service } }": types.OperateAnalyticsDocument,
    "mutation OperateBilling($action: OperationAction!, $id: ID!) { operateBilling(action: $action, id: $id) { service } }": types.OperateBillingDocument,
    "\n  fragment SingleSignOnParts on SingleSignOn {\n    id mailboxes\n    domains { id name isProven provenBy mailedTo record { name value } }\n    configuration { provider host isHostAllowed clientId defaultRole customRole { id name } testedAt isRequired isExceptionGood except { id name email } }\n    hosts { provider suffixes added redirectUri }\n  }\n": types.SingleSignOnPartsFragmentDoc,
    "query SingleSignOn { singleSignOn { ...SingleSignOnParts } customRoles { id name } }": types.SingleSignOnDocument,
    "query SignedOutByRequiring($exceptUserId: ID!) { singleSignOn { id signedOutByRequiring(exceptUserId: $exceptUserId) { people isAll } } }": types.SignedOutByRequiringDocument,
    "mutation AddTeamDomain($domain: String!) { addTeamDomain(domain: $domain) { ...SingleSignOnParts } }": types.AddTeamDomainDocument,
    "mutation MailTeamDomainCode($domainId: ID!, $mailbox: String!) { mailTeamDomainCode(domainId: $domainId, mailbox: $mailbox) { ...SingleSignOnParts } }": types.MailTeamDomainCodeDocument,
    "mutation ProveTeamDomain($domainId: ID!, $code: String) { proveTeamDomain(domainId: $domainId, code: $code) { ...SingleSignOnParts } }": types.ProveTeamDomainDocument,
    "mutation RemoveTeamDomain($domainId: ID!) { removeTeamDomain(domainId: $domainId) { ...SingleSignOnParts } }": types.RemoveTeamDomainDocument,
    "mutation ConfigureSingleSignOn($input: ConfigureSingleSignOnInput!) { configureSingleSignOn(input: $input) { ...SingleSignOnParts } }": types.ConfigureSingleSignOnDocument,
    "mutation RequireSingleSignOn($exceptUserId: ID!) { requireSingleSignOn(exceptUserId: $exceptUserId) { ...SingleSignOnParts } }": types.RequireSingleSignOnDocument,
    "mutation MakeSingleSignOnOptional { makeSingleSignOnOptional { ...SingleSignOnParts } }": types.MakeSingleSignOnOptionalDocument,
    "mutation TurnOffSingleSignOn { turnOffSingleSignOn { ...SingleSignOnParts } }": types.TurnOffSingleSignOnDocument,
    "\n  fragment TeamSettings on Team {\n    id name channel type timeZone locale promptForCustomerTimeout displayUserInfo sharingConsent privacyPolicyUrl requiresSecondFactor mayEdit\n    accountManager { id name email } booking { isTrial plan period userCount promoCode } createdAt\n    features { spaces haystack sharing sendingEmails membersCanSendEmails snippets sinch emailVerification fax metabase emailPreviews presentationAlias }\n  }\n": types.TeamSettingsFragmentDoc,
    "query TeamPage { viewer { id currentTeam { ...TeamSettings } } accountManagers { id name email } }": types.TeamPageDocument,
    "mutation ChangeTeam($input: ChangeTeamSettingsInput!) { changeTeamSettings(input: $input) { ...TeamSettings } }": types.ChangeTeamDocument,
    "\n  fragment HitLane on SharedLinkHit { id lane laneReason laneSource canUndoVerdict verdictAt verdictBy { id name } }\n": types.HitLaneFragmentDoc,
    "\n  query VisitPage($id: ID!) {\n    viewerSession(id: $id) {\n      id lane userAgent isContactVerified hitId\n      visit {\n        id startedAt isLive currentPage elapsedMs fileId\n        files { fileId pageCount startedAt completion pages { page timeMs } }\n        timeline { at kind page fileId timeMs text } sessions { id }\n      }\n      presentation { id name thumbnailUrl pageCount files { id } versions { number pageCount from until file { id name size } } }\n      sharedLink { id name isVisible }\n      contact { id name email }\n      viewer { id name }\n      hit { email isEmailVerified consent { isGiven } ...HitLane }\n    }\n  }\n": types.VisitPageDocument,
    "\n  query OtherVisits($contactId: ID!, $filter: ViewingFilter!) {\n    viewerSessions(contactId: $contactId, filter: $filter, pageSize: 20) {\n      total\n      items { id lane presentation { id name pageCount } visit { id startedAt elapsedMs pageCount pages { page timeMs } sessions { id } } }\n    }\n  }\n": types.OtherVisitsDocument,
    "\n  mutation GiveVerdict($id: ID!, $lane: HitLane!) {\n    giveHitVerdict(id: $id, lane: $lane) { ...HitLane }\n  }\n": types.GiveVerdictDocument,
    "\n  mutation UndoVerdict($id: ID!) {\n    undoHitVerdict(id: $id) { ...HitLane }\n  }\n": types.UndoVerdictDocument,
    "\n  fragment PersonChangeEntry on PersonChange {\n    id at kind personId summary groupName network requestId canBeUndone\n    person { id name email } actor { id name email } onBehalfOf { id name email }\n    fields { name before after } signIn { deviceName userAgent address }\n  }\n": types.PersonChangeEntryFragmentDoc,
    "\n  query PeopleChanges($filter: PeopleHistoryFilter, $first: Int!, $after: String) {\n    peopleHistory(filter: $filter, first: $first, after: $after) { endCursor items { ...PersonChangeEntry } }\n  }\n": types.PeopleChangesDocument,
    "\n  query PersonChanges($id: ID!, $first: Int!, $after: String) {\n    user(id: $id) { id history(first: $first, after: $after) { endCursor items { ...PersonChangeEntry } } }\n  }\n": types.PersonChangesDocument,
    "\n  mutation UndoChange($userId: ID!, $changeId: ID!) { undoMemberChange(userId: $userId, changeId: $changeId) { id name title phone currentTeamRole storedPermissions customRoleName customRole { id name permissions } } }\n": types.UndoChangeDocument,
    "mutation Erase($input: ErasePersonInput!) { erasePerson(input: $input) { erasedAt file isMailed } }": types.EraseDocument,
    "query DataExport($id: ID!) { personExport(userId: $id) { id requestedAt expiresAt isReady } }": types.DataExportDocument,
    "mutation RequestDataExport($id: ID!) { requestPersonExport(userId: $id) { id requestedAt expiresAt isReady } }": types.RequestDataExportDocument,
    "\n  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {\n    changePresentationStatus(id: $id, status: $status) { id status }\n  }\n": types.ChangePresentationStatusDocument,
    "mutation DeletePresentation($id: ID!) { deletePresentation(id: $id) { id deletedAt } }": types.DeletePresentationDocument,
    "mutation RestorePresentation($id: ID!) { restorePresentation(id: $id) { id deletedAt } }": types.RestorePresentationDocument,
    "query MailKept { isMailKept }": types.MailKeptDocument,
    "\n  mutation RetryProcessing($id: ID!) {\n    retryProcessing(id: $id) { id processing { status pagesDone pageCount failure canRetry } }\n  }\n": types.RetryProcessingDocument,
    "\n  query Visitors($presentationId: ID, $sharedLinkId: ID, $filter: ViewingFilter, $page: Int!, $pageSize: Int!) {\n    visitors(presentationId: $presentationId, sharedLinkId: $sharedLinkId, filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      items { key views timeMs firstSeenAt lastSeenAt contact { id name email } user { id name } lastSession { id lane isLive isContactVerified userAgent } }\n    }\n  }\n": types.VisitorsDocument,
    "\n  fragment SignInEntry on SignIn { id startedAt lastUsedAt expiresAt isRemembered isCurrent deviceName userAgent address network method impersonation { reason impersonator { id name } } }\n": types.SignInEntryFragmentDoc,
    "query PersonSignIns($id: ID!) { user(id: $id) { id hasSecondFactor signIns { ...SignInEntry } } }": types.PersonSignInsDocument,
    "mutation ResetSecondFactor($id: ID!) { resetSecondFactor(userId: $id) { id hasSecondFactor } }": types.ResetSecondFactorDocument,
    "mutation EndSignIn($id: ID!) { endSignIn(signInId: $id) }": types.EndSignInDocument,
    "mutation EndSignIns($userId: ID!) { endSignIns(userId: $userId) }": types.EndSignInsDocument,
    "\n  query MemberStart {\n    presentations(filter: { statuses: [ACTIVE] }, sort: NEWEST, pageSize: 4) { total items { id name thumbnailUrl pageCount isNew } }\n  }\n": types.MemberStartDocument,
    "query UploadLimits { uploadLimits { maxBytes accepted { presentationType extensions mimeTypes } } }": types.UploadLimitsDocument,
    "\n  query UploadProgress($id: ID!) {\n    presentation(id: $id) { id name thumbnailUrl pageCount deletedAt processing { status pagesDone pageCount failure canRetry } files { id } versions { number pageCount from until file { id name size } } replacement { file { id name } processing { status pagesDone pageCount failure canRetry } } }\n  }\n": types.UploadProgressDocument,
    "mutation PublishUpload($input: CreatePresentationInput!) { createPresentation(input: $input) { id files { id } } }": types.PublishUploadDocument,
    "\n  mutation ReplaceFile($id: ID!, $receipt: String!) {\n    updatePresentation(id: $id, input: { receipt: $receipt }) { id files { id } replacement { file { id name } processing { status pagesDone pageCount failure canRetry } } }\n  }\n": types.ReplaceFileDocument,
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
export function graphql(source: "query Works($id: ID!) { user(id: $id) { id works { presentations sharedLinks } } }"): (typeof documents)["query Works($id: ID!) { user(id: $id) { id works { presentations sharedLinks } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Heirs($search: String) { users(search: $search, status: ACTIVE, pageSize: 20) { total items { id name email } } }"): (typeof documents)["query Heirs($search: String) { users(search: $search, status: ACTIVE, pageSize: 20) { total items { id name email } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnConfirmation { ownConfirmation { hasPassword provider } }"): (typeof documents)["query OwnConfirmation { ownConfirmation { hasPassword provider } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation FoundTeam($input: CreateTeamInput!) { createTeam(input: $input) { id } }"): (typeof documents)["mutation FoundTeam($input: CreateTeamInput!) { createTeam(input: $input) { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GlobalSearch($search: String!) {\n    presentations(search: $search, pageSize: 5) { items { id name thumbnailUrl } }\n    sharedLinks(search: $search, pageSize: 5) { items { id name presentationName } }\n    users(search: $search, pageSize: 5) { items { id name email } }\n    contacts(search: $search, pageSize: 5) { items { id name email } }\n  }\n"): (typeof documents)["\n  query GlobalSearch($search: String!) {\n    presentations(search: $search, pageSize: 5) { items { id name thumbnailUrl } }\n    sharedLinks(search: $search, pageSize: 5) { items { id name presentationName } }\n    users(search: $search, pageSize: 5) { items { id name email } }\n    contacts(search: $search, pageSize: 5) { items { id name email } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Shell {\n    viewer { id name email permissions currentTeamRole currentTeam { id name } memberships { role isCurrent team { id name } } impersonation { reason expiresAt impersonator { id name } } }\n  }\n"): (typeof documents)["\n  query Shell {\n    viewer { id name email permissions currentTeamRole currentTeam { id name } memberships { role isCurrent team { id name } } impersonation { reason expiresAt impersonator { id name } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DeviceEntry on Device { id name type operatingSystem platform appVersion registeredAt lastSeenAt }"): (typeof documents)["fragment DeviceEntry on Device { id name type operatingSystem platform appVersion registeredAt lastSeenAt }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeDevice($id: ID!) { revokeDevice(id: $id) }"): (typeof documents)["mutation RevokeDevice($id: ID!) { revokeDevice(id: $id) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactRow on Contact {\n    id name email\n    figures(filter: $filter) { views timeMs }\n    lastSession(filter: $filter) { id lastSeenAt isLive currentPage pageCount fileId pages { page timeMs } presentation { id name thumbnailUrl pageCount } }\n  }\n"): (typeof documents)["\n  fragment ContactRow on Contact {\n    id name email\n    figures(filter: $filter) { views timeMs }\n    lastSession(filter: $filter) { id lastSeenAt isLive currentPage pageCount fileId pages { page timeMs } presentation { id name thumbnailUrl pageCount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactsPage($search: String, $filter: ViewingFilter!, $page: Int!, $pageSize: Int!) {\n    contacts(search: $search, filter: $filter, page: $page, pageSize: $pageSize) { total asOf items { ...ContactRow } }\n  }\n"): (typeof documents)["\n  query ContactsPage($search: String, $filter: ViewingFilter!, $page: Int!, $pageSize: Int!) {\n    contacts(search: $search, filter: $filter, page: $page, pageSize: $pageSize) { total asOf items { ...ContactRow } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactPage($id: ID!, $filter: ViewingFilter!, $timeZone: String!) {\n    contact(id: $id) {\n      id name email firstSeenAt lastSeenAt\n      figures(filter: $filter) { asOf views timeMs completion downloads linkClicks viewsByDay(days: 56, timeZone: $timeZone) liveSessions { id } }\n      presentations(filter: $filter) {\n        presentation { id name thumbnailUrl pageCount }\n        figures { views timeMs completion fileId filePageCount isOfFormerFile lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContactPage($id: ID!, $filter: ViewingFilter!, $timeZone: String!) {\n    contact(id: $id) {\n      id name email firstSeenAt lastSeenAt\n      figures(filter: $filter) { asOf views timeMs completion downloads linkClicks viewsByDay(days: 56, timeZone: $timeZone) liveSessions { id } }\n      presentations(filter: $filter) {\n        presentation { id name thumbnailUrl pageCount }\n        figures { views timeMs completion fileId filePageCount isOfFormerFile lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactVisits($id: ID!, $filter: ViewingFilter!, $did: [ViewerDeed!], $page: Int!, $pageSize: Int!) {\n    viewerSessions(contactId: $id, did: $did, filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      items {\n        id lane userAgent downloads prints linkClicks visit { id lastSeenAt isLive currentPage elapsedMs fileId pageCount pages { page timeMs } sessions { id } }\n        presentation { id name thumbnailUrl pageCount } hitId sharedLink { id name isVisible }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContactVisits($id: ID!, $filter: ViewingFilter!, $did: [ViewerDeed!], $page: Int!, $pageSize: Int!) {\n    viewerSessions(contactId: $id, did: $did, filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      items {\n        id lane userAgent downloads prints linkClicks visit { id lastSeenAt isLive currentPage elapsedMs fileId pageCount pages { page timeMs } sessions { id } }\n        presentation { id name thumbnailUrl pageCount } hitId sharedLink { id name isVisible }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactConsent($id: ID!) {\n    viewerSessions(contactId: $id, filter: { includeOwnTeam: true, includeBots: true }, pageSize: 100) {\n      total\n      items { id hitId sharedLink { id name isVisible } hit { id consent { id mode statement isGiven shownAt chosenAt } } }\n    }\n  }\n"): (typeof documents)["\n  query ContactConsent($id: ID!) {\n    viewerSessions(contactId: $id, filter: { includeOwnTeam: true, includeBots: true }, pageSize: 100) {\n      total\n      items { id hitId sharedLink { id name isVisible } hit { id consent { id mode statement isGiven shownAt chosenAt } } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContentItem on Presentation {\n    id name presentationType status pageCount thumbnailUrl sharedLinkCount\n    isNew isReleased isExpired releaseAt expiresAt restorableUntil\n    may { edit delete shareByLink } settings { canBeShared canBeSharedLink }\n    processing { status pagesDone pageCount failure canRetry }\n    owner { id name }\n    analytics { fileId filePageCount isOfFormerFile lastViewedAt pages { page averageTimeMs } liveSessions { id currentPage fileId } }\n  }\n"): (typeof documents)["\n  fragment ContentItem on Presentation {\n    id name presentationType status pageCount thumbnailUrl sharedLinkCount\n    isNew isReleased isExpired releaseAt expiresAt restorableUntil\n    may { edit delete shareByLink } settings { canBeShared canBeSharedLink }\n    processing { status pagesDone pageCount failure canRetry }\n    owner { id name }\n    analytics { fileId filePageCount isOfFormerFile lastViewedAt pages { page averageTimeMs } liveSessions { id currentPage fileId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentPage($search: String, $filter: PresentationFilter, $sort: PresentationSort!, $pageSize: Int!) {\n    presentations(search: $search, filter: $filter, sort: $sort, page: 1, pageSize: $pageSize) { total items { ...ContentItem } }\n  }\n"): (typeof documents)["\n  query ContentPage($search: String, $filter: PresentationFilter, $sort: PresentationSort!, $pageSize: Int!) {\n    presentations(search: $search, filter: $filter, sort: $sort, page: 1, pageSize: $pageSize) { total items { ...ContentItem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentChunk($search: String, $filter: PresentationFilter, $sort: PresentationSort!, $page: Int!, $pageSize: Int!) {\n    presentations(search: $search, filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { items { ...ContentItem } }\n  }\n"): (typeof documents)["\n  query ContentChunk($search: String, $filter: PresentationFilter, $sort: PresentationSort!, $page: Int!, $pageSize: Int!) {\n    presentations(search: $search, filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { items { ...ContentItem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentItemAttention($id: ID!) {\n    presentation(id: $id) { id analytics { fileId filePageCount isOfFormerFile lastViewedAt pages { page averageTimeMs } liveSessions { id currentPage fileId } } }\n  }\n"): (typeof documents)["\n  query ContentItemAttention($id: ID!) {\n    presentation(id: $id) { id analytics { fileId filePageCount isOfFormerFile lastViewedAt pages { page averageTimeMs } liveSessions { id currentPage fileId } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentSelection($search: String, $filter: PresentationFilter, $sort: PresentationSort!, $pageSize: Int!) {\n    presentations(search: $search, filter: $filter, sort: $sort, page: 1, pageSize: $pageSize) { items { id name status pageCount thumbnailUrl processing { status } settings { canBeShared canBeSharedLink } may { edit delete shareByLink } } }\n  }\n"): (typeof documents)["\n  query ContentSelection($search: String, $filter: PresentationFilter, $sort: PresentationSort!, $pageSize: Int!) {\n    presentations(search: $search, filter: $filter, sort: $sort, page: 1, pageSize: $pageSize) { items { id name status pageCount thumbnailUrl processing { status } settings { canBeShared canBeSharedLink } may { edit delete shareByLink } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentOwners($search: String, $pageSize: Int!) {\n    users(search: $search, pageSize: $pageSize) { total items { id name email } }\n  }\n"): (typeof documents)["\n  query ContentOwners($search: String, $pageSize: Int!) {\n    users(search: $search, pageSize: $pageSize) { total items { id name email } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePresentations($ids: [ID!]!) { deletePresentations(ids: $ids) { changed { id deletedAt } refused { id message } } }"): (typeof documents)["mutation DeletePresentations($ids: [ID!]!) { deletePresentations(ids: $ids) { changed { id deletedAt } refused { id message } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestorePresentations($ids: [ID!]!) { restorePresentations(ids: $ids) { changed { id deletedAt } refused { id message } } }"): (typeof documents)["mutation RestorePresentations($ids: [ID!]!) { restorePresentations(ids: $ids) { changed { id deletedAt } refused { id message } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePresentationStatuses($ids: [ID!]!, $status: PresentationStatus!) { changePresentationStatuses(ids: $ids, status: $status) { changed { id status } refused { id message } } }"): (typeof documents)["mutation ChangePresentationStatuses($ids: [ID!]!, $status: PresentationStatus!) { changePresentationStatuses(ids: $ids, status: $status) { changed { id status } refused { id message } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePresentationOwners($ids: [ID!]!, $ownerId: ID!) { changePresentationOwners(ids: $ids, ownerId: $ownerId) { changed { id owner { id name } } refused { id message } } }"): (typeof documents)["mutation ChangePresentationOwners($ids: [ID!]!, $ownerId: ID!) { changePresentationOwners(ids: $ids, ownerId: $ownerId) { changed { id owner { id name } } refused { id message } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DashboardStrip on Figures { views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } viewsByDay(days: 30, timeZone: $timeZone) }\n"): (typeof documents)["\n  fragment DashboardStrip on Figures { views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } viewsByDay(days: 30, timeZone: $timeZone) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dashboard($filter: ViewingFilter!, $timeZone: String!, $isFromFirst: Boolean!) {\n    dashboard(filter: $filter, timeZone: $timeZone, isFromFirst: $isFromFirst) {\n      asOf from to step\n      series { at views previousViews isUnfinished }\n      previousFrom\n      views { now before } uniqueVisitors { now before } timeMs { now before } completion { now before }\n      links(pageSize: 1) { total }\n      presentations(pageSize: 1) { total }\n      visitors(pageSize: 1) { total }\n      recentViews(pageSize: 1) { total }\n    }\n    presentations(pageSize: 1) { total }\n    sharedLinks(pageSize: 1) { total }\n  }\n"): (typeof documents)["\n  query Dashboard($filter: ViewingFilter!, $timeZone: String!, $isFromFirst: Boolean!) {\n    dashboard(filter: $filter, timeZone: $timeZone, isFromFirst: $isFromFirst) {\n      asOf from to step\n      series { at views previousViews isUnfinished }\n      previousFrom\n      views { now before } uniqueVisitors { now before } timeMs { now before } completion { now before }\n      links(pageSize: 1) { total }\n      presentations(pageSize: 1) { total }\n      visitors(pageSize: 1) { total }\n      recentViews(pageSize: 1) { total }\n    }\n    presentations(pageSize: 1) { total }\n    sharedLinks(pageSize: 1) { total }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      links(page: $page, pageSize: 10) {\n        total\n        items { sharedLink { id isVisible name userName presentation { id name thumbnailUrl pageCount } recipients { email name } } figures { ...DashboardStrip } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DashboardLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      links(page: $page, pageSize: 10) {\n        total\n        items { sharedLink { id isVisible name userName presentation { id name thumbnailUrl pageCount } recipients { email name } } figures { ...DashboardStrip } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardPresentations($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      presentations(page: $page, pageSize: 10) {\n        total\n        items { presentation { id name thumbnailUrl pageCount owner { id name } } figures { ...DashboardStrip } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DashboardPresentations($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      presentations(page: $page, pageSize: 10) {\n        total\n        items { presentation { id name thumbnailUrl pageCount owner { id name } } figures { ...DashboardStrip } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      visitors(page: $page, pageSize: 10) {\n        total\n        items { key views timeMs contact { id name email } user { id name } lastSession { id lastSeenAt isLive presentation { id name } sharedLink { id name } userAgent } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DashboardVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      visitors(page: $page, pageSize: 10) {\n        total\n        items { key views timeMs contact { id name email } user { id name } lastSession { id lastSeenAt isLive presentation { id name } sharedLink { id name } userAgent } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardRecent($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      recentViews(page: $page, pageSize: 10) {\n        total\n        items {\n          id startedAt lastSeenAt isLive currentPage pageCount fileId elapsedMs userAgent pages { page timeMs }\n          presentation { id name thumbnailUrl pageCount } hitId sharedLink { id name isVisible } contact { id name email } viewer { id name }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DashboardRecent($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {\n    dashboard(filter: $filter, timeZone: $timeZone) {\n      recentViews(page: $page, pageSize: 10) {\n        total\n        items {\n          id startedAt lastSeenAt isLive currentPage pageCount fileId elapsedMs userAgent pages { page timeMs }\n          presentation { id name thumbnailUrl pageCount } hitId sharedLink { id name isVisible } contact { id name email } viewer { id name }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardFeed($since: DateTime!) {\n    liveSessions {\n      id startedAt elapsedMs currentPage pageCount pages { page timeMs } userAgent\n      presentation { id name pageCount } sharedLink { id name } contact { id name email } viewer { id name }\n    }\n    viewerSessions(filter: { from: $since }, pageSize: 25) {\n      items {\n        id lastSeenAt isLive elapsedMs pageCount pages { page timeMs } userAgent\n        presentation { id name pageCount } sharedLink { id name } contact { id name email } viewer { id name }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DashboardFeed($since: DateTime!) {\n    liveSessions {\n      id startedAt elapsedMs currentPage pageCount pages { page timeMs } userAgent\n      presentation { id name pageCount } sharedLink { id name } contact { id name email } viewer { id name }\n    }\n    viewerSessions(filter: { from: $since }, pageSize: 25) {\n      items {\n        id lastSeenAt isLive elapsedMs pageCount pages { page timeMs } userAgent\n        presentation { id name pageCount } sharedLink { id name } contact { id name email } viewer { id name }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NeedsAttention($soon: DateTime!) {\n    sharedLinks(status: ACTIVE, expiresBefore: $soon, order: SOONEST_TO_EXPIRE, pageSize: 3) { total items { id name expiresAt presentationName } }\n    notifications(unreadOnly: true, first: 30) { items { id kind tone title message createdAt presentation { id name } sharedLink { id name } } }\n  }\n"): (typeof documents)["\n  query NeedsAttention($soon: DateTime!) {\n    sharedLinks(status: ACTIVE, expiresBefore: $soon, order: SOONEST_TO_EXPIRE, pageSize: 3) { total items { id name expiresAt presentationName } }\n    notifications(unreadOnly: true, first: 30) { items { id kind tone title message createdAt presentation { id name } sharedLink { id name } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DeviceRow on Device { ...DeviceEntry user { id name email } }"): (typeof documents)["fragment DeviceRow on Device { ...DeviceEntry user { id name email } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DevicesPage($search: String, $page: Int!, $pageSize: Int!) { devices(search: $search, page: $page, pageSize: $pageSize) { total items { ...DeviceRow } } }\n"): (typeof documents)["\n  query DevicesPage($search: String, $page: Int!, $pageSize: Int!) { devices(search: $search, page: $page, pageSize: $pageSize) { total items { ...DeviceRow } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PersonDevices($id: ID!) { user(id: $id) { id devices { ...DeviceEntry } } }"): (typeof documents)["query PersonDevices($id: ID!) { user(id: $id) { id devices { ...DeviceEntry } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment GroupRow on Group { id name createdAt memberCount }"): (typeof documents)["fragment GroupRow on Group { id name createdAt memberCount }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupsPage($search: String, $page: Int!, $pageSize: Int!) { groups(search: $search, page: $page, pageSize: $pageSize) { total items { ...GroupRow } } }\n"): (typeof documents)["\n  query GroupsPage($search: String, $page: Int!, $pageSize: Int!) { groups(search: $search, page: $page, pageSize: $pageSize) { total items { ...GroupRow } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GroupPage($id: ID!) { group(id: $id) { ...GroupRow } }"): (typeof documents)["query GroupPage($id: ID!) { group(id: $id) { ...GroupRow } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment GroupPerson on User { id name email status currentTeamRole customRoleName }"): (typeof documents)["fragment GroupPerson on User { id name email status currentTeamRole customRoleName }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupMembers($id: ID!, $search: String, $page: Int!, $pageSize: Int!) {\n    users(groupId: $id, search: $search, page: $page, pageSize: $pageSize) { total items { ...GroupPerson } }\n  }\n"): (typeof documents)["\n  query GroupMembers($id: ID!, $search: String, $page: Int!, $pageSize: Int!) {\n    users(groupId: $id, search: $search, page: $page, pageSize: $pageSize) { total items { ...GroupPerson } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleForGroup($search: String, $page: Int!, $pageSize: Int!) {\n    users(search: $search, page: $page, pageSize: $pageSize) { total items { ...GroupPerson groups { id } } }\n  }\n"): (typeof documents)["\n  query PeopleForGroup($search: String, $page: Int!, $pageSize: Int!) {\n    users(search: $search, page: $page, pageSize: $pageSize) { total items { ...GroupPerson groups { id } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateGroupHere($name: String!) { createGroup(name: $name) { ...GroupRow } }"): (typeof documents)["mutation CreateGroupHere($name: String!) { createGroup(name: $name) { ...GroupRow } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenameGroupHere($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) { ...GroupRow } }"): (typeof documents)["mutation RenameGroupHere($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) { ...GroupRow } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteGroupHere($id: ID!) { deleteGroup(id: $id) }"): (typeof documents)["mutation DeleteGroupHere($id: ID!) { deleteGroup(id: $id) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToGroupHere($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { group { ...GroupRow } changed { id groups { id } } refused { id message } } }\n"): (typeof documents)["\n  mutation AddToGroupHere($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { group { ...GroupRow } changed { id groups { id } } refused { id message } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromGroupHere($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { group { ...GroupRow } changed { id groups { id } } refused { id message } } }\n"): (typeof documents)["\n  mutation RemoveFromGroupHere($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { group { ...GroupRow } changed { id groups { id } } refused { id message } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Bell { unreadNotificationCount }"): (typeof documents)["query Bell { unreadNotificationCount }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($first: Int!) {\n    notifications(first: $first) {\n      unreadCount endCursor\n      items { id kind tone title message isRead createdAt changedAt hitCount hitId sharedLink { id name notificationLevel } presentation { id name } }\n    }\n    announcements(first: 5) { id title message isRead createdAt madeBy { id name } }\n  }\n"): (typeof documents)["\n  query Notifications($first: Int!) {\n    notifications(first: $first) {\n      unreadCount endCursor\n      items { id kind tone title message isRead createdAt changedAt hitCount hitId sharedLink { id name notificationLevel } presentation { id name } }\n    }\n    announcements(first: 5) { id title message isRead createdAt madeBy { id name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReadNotifications($ids: [ID!]!) { readNotifications(ids: $ids) }"): (typeof documents)["mutation ReadNotifications($ids: [ID!]!) { readNotifications(ids: $ids) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReadAllNotifications { readAllNotifications }"): (typeof documents)["mutation ReadAllNotifications { readAllNotifications }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MuteLink($id: ID!, $level: Int!) { reviseSharedLink(id: $id, input: { notificationLevel: $level }) { id notificationLevel } }"): (typeof documents)["mutation MuteLink($id: ID!, $level: Int!) { reviseSharedLink(id: $id, input: { notificationLevel: $level }) { id notificationLevel } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonAsOf on PersonThen { personId name email title status role permissions customRoleName groupNames }\n"): (typeof documents)["\n  fragment PersonAsOf on PersonThen { personId name email title status role permissions customRoleName groupNames }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleThen($at: DateTime!, $search: String, $role: TeamRole, $first: Int!, $after: String) {\n    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) { total endCursor items { ...PersonAsOf } }\n    viewer { id currentTeam { id createdAt } }\n  }\n"): (typeof documents)["\n  query PeopleThen($at: DateTime!, $search: String, $role: TeamRole, $first: Int!, $after: String) {\n    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) { total endCursor items { ...PersonAsOf } }\n    viewer { id currentTeam { id createdAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonThen($id: ID!, $at: DateTime!) {\n    then: personAsOf(id: $id, at: $at) { ...PersonAsOf phone timeZone locale placements { team { id name } role status } }\n    now: user(id: $id, withRemoved: true) {\n      id name email title phone status currentTeamRole permissions customRole { id name } groups { id name } settings { timeZone locale } placements { team { id name } role status isCurrent }\n    }\n    viewer { id currentTeam { id createdAt } }\n  }\n"): (typeof documents)["\n  query PersonThen($id: ID!, $at: DateTime!) {\n    then: personAsOf(id: $id, at: $at) { ...PersonAsOf phone timeZone locale placements { team { id name } role status } }\n    now: user(id: $id, withRemoved: true) {\n      id name email title phone status currentTeamRole permissions customRole { id name } groups { id name } settings { timeZone locale } placements { team { id name } role status isCurrent }\n    }\n    viewer { id currentTeam { id createdAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChosenPerson($id: ID!) { user(id: $id) { id name email } }"): (typeof documents)["query ChosenPerson($id: ID!) { user(id: $id) { id name email } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeopleToChoose($search: String) { users(search: $search, page: 1, pageSize: 50) { total items { id name email } } }"): (typeof documents)["query PeopleToChoose($search: String) { users(search: $search, page: 1, pageSize: 50) { total items { id name email } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Person on User {\n    id name email title status currentTeamRole storedPermissions\n    removal { removedAt restorableUntil }\n    customRoleName customRole { id name permissions }\n    invitation { sentAt expiresAt isExpired hasLostRole invitedBy { id name email } }\n  }\n"): (typeof documents)["\n  fragment Person on User {\n    id name email title status currentTeamRole storedPermissions\n    removal { removedAt restorableUntil }\n    customRoleName customRole { id name permissions }\n    invitation { sentAt expiresAt isExpired hasLostRole invitedBy { id name email } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeoplePage($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $customRoleId: ID, $sort: UserSort!, $page: Int!, $pageSize: Int!) {\n    users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, customRoleId: $customRoleId, sort: $sort, page: $page, pageSize: $pageSize) { total items { ...Person } }\n  }\n"): (typeof documents)["\n  query PeoplePage($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $customRoleId: ID, $sort: UserSort!, $page: Int!, $pageSize: Int!) {\n    users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, customRoleId: $customRoleId, sort: $sort, page: $page, pageSize: $pageSize) { total items { ...Person } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GroupsForPeople { groups(pageSize: 300) { total items { id name } } }"): (typeof documents)["query GroupsForPeople { groups(pageSize: 300) { total items { id name } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InvitePeople($input: InviteMembersInput!) { inviteMembers(input: $input) { email problem user { ...Person invitationLink } } }\n"): (typeof documents)["\n  mutation InvitePeople($input: InviteMembersInput!) { inviteMembers(input: $input) { email problem user { ...Person invitationLink } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation InviteAgain($id: ID!) { resendInvitation(userId: $id) { ...Person invitationLink } }"): (typeof documents)["mutation InviteAgain($id: ID!) { resendInvitation(userId: $id) { ...Person invitationLink } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InvitationLink($id: ID!) { user(id: $id) { id invitationLink } }"): (typeof documents)["query InvitationLink($id: ID!) { user(id: $id) { id invitationLink } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeInvitation($id: ID!) { revokeInvitation(userId: $id) }"): (typeof documents)["mutation RevokeInvitation($id: ID!) { revokeInvitation(userId: $id) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeMembers($changes: [MemberChangeInput!]!, $isUndo: Boolean!) { changeMembers(changes: $changes, isUndo: $isUndo) { id code problem user { ...Person } } }"): (typeof documents)["mutation ChangeMembers($changes: [MemberChangeInput!]!, $isUndo: Boolean!) { changeMembers(changes: $changes, isUndo: $isUndo) { id code problem user { ...Person } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PersonNow($id: ID!) { user(id: $id) { ...Person } }"): (typeof documents)["query PersonNow($id: ID!) { user(id: $id) { ...Person } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleToChange($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $customRoleId: ID, $after: String) {\n    users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, customRoleId: $customRoleId, after: $after, pageSize: 300) { total endCursor items { ...Person } }\n  }\n"): (typeof documents)["\n  query PeopleToChange($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $customRoleId: ID, $after: String) {\n    users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, customRoleId: $customRoleId, after: $after, pageSize: 300) { total endCursor items { ...Person } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Why($id: ID!, $permissions: [String!]!) { user(id: $id) { id explanations(permissions: $permissions) { permission may because flag customRole { id name } } } }\n"): (typeof documents)["\n  query Why($id: ID!, $permissions: [String!]!) { user(id: $id) { id explanations(permissions: $permissions) { permission may because flag customRole { id name } } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Role on CustomRole { id name permissions memberCount }"): (typeof documents)["fragment Role on CustomRole { id name permissions memberCount }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Roles { customRoles { ...Role } }"): (typeof documents)["query Roles { customRoles { ...Role } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RoleNames { customRoles { id name permissions } }"): (typeof documents)["query RoleNames { customRoles { id name permissions } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateRole($name: String!, $permissions: [String!]!) { createCustomRole(name: $name, permissions: $permissions) { ...Role } }"): (typeof documents)["mutation CreateRole($name: String!, $permissions: [String!]!) { createCustomRole(name: $name, permissions: $permissions) { ...Role } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReviseRole($id: ID!, $name: String, $permissions: [String!]) { reviseCustomRole(id: $id, name: $name, permissions: $permissions) { ...Role } }"): (typeof documents)["mutation ReviseRole($id: ID!, $name: String, $permissions: [String!]) { reviseCustomRole(id: $id, name: $name, permissions: $permissions) { ...Role } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteRole($id: ID!) { deleteCustomRole(id: $id) }"): (typeof documents)["mutation DeleteRole($id: ID!) { deleteCustomRole(id: $id) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LockPerson($id: ID!) { lockMember(userId: $id) { ...Person } }"): (typeof documents)["mutation LockPerson($id: ID!) { lockMember(userId: $id) { ...Person } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnlockPerson($id: ID!) { unlockMember(userId: $id) { ...Person } }"): (typeof documents)["mutation UnlockPerson($id: ID!) { unlockMember(userId: $id) { ...Person } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemovePerson($id: ID!, $handOverTo: ID) { removeMember(userId: $id, handOverTo: $handOverTo) }"): (typeof documents)["mutation RemovePerson($id: ID!, $handOverTo: ID) { removeMember(userId: $id, handOverTo: $handOverTo) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestorePerson($id: ID!) { restoreMember(userId: $id) { ...Person } }"): (typeof documents)["mutation RestorePerson($id: ID!) { restoreMember(userId: $id) { ...Person } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InvitationPreview($people: [ListedPersonInput!]!) { invitationPreview(people: $people) { email outlook problem } }"): (typeof documents)["query InvitationPreview($people: [ListedPersonInput!]!) { invitationPreview(people: $people) { email outlook problem } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteListed($people: [ListedPersonInput!]!) { inviteListedMembers(people: $people) { email problem user { id status invitationLink } } }\n"): (typeof documents)["\n  mutation InviteListed($people: [ListedPersonInput!]!) { inviteListedMembers(people: $people) { email problem user { id status invitationLink } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonPage($id: ID!) {\n    user(id: $id, withRemoved: true) { ...Person slug phone createdAt lastSeenAt canBeEdited settings { signature notificationLevel timeZone locale } }\n  }\n"): (typeof documents)["\n  query PersonPage($id: ID!) {\n    user(id: $id, withRemoved: true) { ...Person slug phone createdAt lastSeenAt canBeEdited settings { signature notificationLevel timeZone locale } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PersonGroups($id: ID!) { user(id: $id) { id groups { id name } } groups(pageSize: 300) { items { id name } } }"): (typeof documents)["query PersonGroups($id: ID!) { user(id: $id) { id groups { id name } } groups(pageSize: 300) { items { id name } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation JoinGroup($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { changed { id groups { id name } } refused { message } } }"): (typeof documents)["mutation JoinGroup($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { changed { id groups { id name } } refused { message } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LeaveGroup($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { changed { id groups { id name } } refused { message } } }"): (typeof documents)["mutation LeaveGroup($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { changed { id groups { id name } } refused { message } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditPerson($id: ID!, $input: EditMemberInput!) { editMember(userId: $id, input: $input) { ...Person phone settings { signature notificationLevel timeZone locale } } }\n"): (typeof documents)["\n  mutation EditPerson($id: ID!, $input: EditMemberInput!) { editMember(userId: $id, input: $input) { ...Person phone settings { signature notificationLevel timeZone locale } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonTeams($id: ID!) { user(id: $id) { id placements { team { id name } role status isCurrent mayChangeRole } } }\n"): (typeof documents)["\n  query PersonTeams($id: ID!) { user(id: $id) { id placements { team { id name } role status isCurrent mayChangeRole } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation JoinTeam($id: ID!, $teamIds: [ID!]!) { addToTeams(userId: $id, teamIds: $teamIds) { id } }"): (typeof documents)["mutation JoinTeam($id: ID!, $teamIds: [ID!]!) { addToTeams(userId: $id, teamIds: $teamIds) { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeRoleThere($id: ID!, $teamId: ID!, $role: TeamRole!) { changeMemberRole(userId: $id, teamId: $teamId, role: $role) { id } }"): (typeof documents)["mutation ChangeRoleThere($id: ID!, $teamId: ID!, $role: TeamRole!) { changeMemberRole(userId: $id, teamId: $teamId, role: $role) { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LeaveTeam($id: ID!, $teamId: ID!, $handOverTo: ID) { removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo) }"): (typeof documents)["mutation LeaveTeam($id: ID!, $teamId: ID!, $handOverTo: ID) { removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestoreThere($id: ID!, $teamId: ID!) { restoreMember(userId: $id, teamId: $teamId) { id } }"): (typeof documents)["mutation RestoreThere($id: ID!, $teamId: ID!) { restoreMember(userId: $id, teamId: $teamId) { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TeamForPresentation($search: String) { users(search: $search, status: ACTIVE, page: 1, pageSize: 20) { total items { id name email } } }\n"): (typeof documents)["\n  query TeamForPresentation($search: String) { users(search: $search, status: ACTIVE, page: 1, pageSize: 20) { total items { id name email } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresentationHistory($id: ID!, $first: Int!, $before: Int) {\n    presentation(id: $id) {\n      id\n      history(first: $first, before: $before) {\n        number at events actor { id name } onBehalfOf { id name }\n        changes { field before after }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PresentationHistory($id: ID!, $first: Int!, $before: Int) {\n    presentation(id: $id) {\n      id\n      history(first: $first, before: $before) {\n        number at events actor { id name } onBehalfOf { id name }\n        changes { field before after }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresentationThen($id: ID!, $at: DateTime!) {\n    then: presentationAsOf(id: $id, at: $at) { status presentationType deletedAt pageCount thumbnailUrl owner { id name } ...PresentationForm }\n    now: presentation(id: $id) { id name status deletedAt createdAt owner { id name } ...PresentationForm }\n  }\n"): (typeof documents)["\n  query PresentationThen($id: ID!, $at: DateTime!) {\n    then: presentationAsOf(id: $id, at: $at) { status presentationType deletedAt pageCount thumbnailUrl owner { id name } ...PresentationForm }\n    now: presentation(id: $id) { id name status deletedAt createdAt owner { id name } ...PresentationForm }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberName($id: ID!) { user(id: $id) { id name } }"): (typeof documents)["query MemberName($id: ID!) { user(id: $id) { id name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresentationPage($id: ID!) {\n    presentation(id: $id) {\n      id name presentationType status pageCount thumbnailUrl sharedLinkCount deletedAt createdAt updatedAt releaseAt expiresAt isReleased isExpired isNew isProtected isMine isInternalUseOnly\n      may { edit delete chooseThumbnail share shareByLink export print }\n      processing { status pagesDone pageCount failure canRetry }\n      settings { canBeShared canBeSharedLink }\n      owner { id name }\n      pages { number width height thumbnailUrl pictureUrl }\n      files { id }\n      replacement { file { id name } processing { status pagesDone pageCount failure canRetry } }\n      versions { number pageCount from until file { id name size } }\n    }\n  }\n"): (typeof documents)["\n  query PresentationPage($id: ID!) {\n    presentation(id: $id) {\n      id name presentationType status pageCount thumbnailUrl sharedLinkCount deletedAt createdAt updatedAt releaseAt expiresAt isReleased isExpired isNew isProtected isMine isInternalUseOnly\n      may { edit delete chooseThumbnail share shareByLink export print }\n      processing { status pagesDone pageCount failure canRetry }\n      settings { canBeShared canBeSharedLink }\n      owner { id name }\n      pages { number width height thumbnailUrl pictureUrl }\n      files { id }\n      replacement { file { id name } processing { status pagesDone pageCount failure canRetry } }\n      versions { number pageCount from until file { id name size } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresentationAttention($id: ID!, $filter: ViewingFilter, $ofFile: ViewingFilter, $isOfFile: Boolean!, $timeZone: String!) {\n    presentation(id: $id) {\n      id\n      analytics(filter: $filter) {\n        asOf views fileId uniqueVisitors averageTimeMs medianTimeMs completion lastViewedAt downloads prints linkClicks\n        pages { page views viewings timeMs averageTimeMs medianTimeMs stoppedHere readAgain }\n        liveSessions { id currentPage fileId pages { page timeMs } sharedLink { id name } }\n        previous(timeZone: $timeZone) { from to views uniqueVisitors averageTimeMs completion downloads linkClicks }\n      }\n      ofFile: analytics(filter: $ofFile) @include(if: $isOfFile) { views pages { page views viewings timeMs averageTimeMs medianTimeMs stoppedHere readAgain } }\n    }\n  }\n"): (typeof documents)["\n  query PresentationAttention($id: ID!, $filter: ViewingFilter, $ofFile: ViewingFilter, $isOfFile: Boolean!, $timeZone: String!) {\n    presentation(id: $id) {\n      id\n      analytics(filter: $filter) {\n        asOf views fileId uniqueVisitors averageTimeMs medianTimeMs completion lastViewedAt downloads prints linkClicks\n        pages { page views viewings timeMs averageTimeMs medianTimeMs stoppedHere readAgain }\n        liveSessions { id currentPage fileId pages { page timeMs } sharedLink { id name } }\n        previous(timeZone: $timeZone) { from to views uniqueVisitors averageTimeMs completion downloads linkClicks }\n      }\n      ofFile: analytics(filter: $ofFile) @include(if: $isOfFile) { views pages { page views viewings timeMs averageTimeMs medianTimeMs stoppedHere readAgain } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresentationVisits($id: ID!, $page: Int!, $pageSize: Int!, $filter: ViewingFilter, $did: [ViewerDeed!], $visitor: String) {\n    viewerSessions(presentationId: $id, did: $did, visitor: $visitor, page: $page, pageSize: $pageSize, filter: $filter) {\n      total\n      items {\n        id userAgent lane isContactVerified downloads prints linkClicks visit { id lastSeenAt isLive currentPage elapsedMs fileId pageCount pages { page timeMs } sessions { id } }\n        contact { id name email } viewer { id name } hitId sharedLink { id name isVisible }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PresentationVisits($id: ID!, $page: Int!, $pageSize: Int!, $filter: ViewingFilter, $did: [ViewerDeed!], $visitor: String) {\n    viewerSessions(presentationId: $id, did: $did, visitor: $visitor, page: $page, pageSize: $pageSize, filter: $filter) {\n      total\n      items {\n        id userAgent lane isContactVerified downloads prints linkClicks visit { id lastSeenAt isLive currentPage elapsedMs fileId pageCount pages { page timeMs } sessions { id } }\n        contact { id name email } viewer { id name } hitId sharedLink { id name isVisible }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresentationDocumentLinks($id: ID!, $filter: ViewingFilter) {\n    documentLinks(presentationId: $id, filter: $filter) { items { page target fileId clicks } }\n  }\n"): (typeof documents)["\n  query PresentationDocumentLinks($id: ID!, $filter: ViewingFilter) {\n    documentLinks(presentationId: $id, filter: $filter) { items { page target fileId clicks } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresentationFiles($id: ID!) {\n    presentation(id: $id) {\n      id\n      thumbnailFileId\n      files { id name mimeType extension size createdAt }\n      jobs { id kind status attempts progress failure createdAt startedAt finishedAt }\n    }\n  }\n"): (typeof documents)["\n  query PresentationFiles($id: ID!) {\n    presentation(id: $id) {\n      id\n      thumbnailFileId\n      files { id name mimeType extension size createdAt }\n      jobs { id kind status attempts progress failure createdAt startedAt finishedAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePresentation($id: ID!, $name: String!) {\n    updatePresentation(id: $id, input: { name: $name }) { id name }\n  }\n"): (typeof documents)["\n  mutation RenamePresentation($id: ID!, $name: String!) {\n    updatePresentation(id: $id, input: { name: $name }) { id name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CopyPresentation($id: ID!) { copyPresentation(id: $id) { id name } }"): (typeof documents)["mutation CopyPresentation($id: ID!) { copyPresentation(id: $id) { id name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { id isMine owner { id name } } }"): (typeof documents)["mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { id isMine owner { id name } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreFile($id: ID!, $fileId: ID!) { restoreFile(presentationId: $id, fileId: $fileId) { id pageCount thumbnailUrl files { id } } }\n"): (typeof documents)["\n  mutation RestoreFile($id: ID!, $fileId: ID!) { restoreFile(presentationId: $id, fileId: $fileId) { id pageCount thumbnailUrl files { id } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawFile($id: ID!, $fileId: ID!) { withdrawFile(presentationId: $id, fileId: $fileId) { id replacement { file { id name } processing { status pagesDone pageCount failure canRetry } } } }\n"): (typeof documents)["\n  mutation WithdrawFile($id: ID!, $fileId: ID!) { withdrawFile(presentationId: $id, fileId: $fileId) { id replacement { file { id name } processing { status pagesDone pageCount failure canRetry } } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChooseThumbnail($id: ID!, $fileId: ID) { choosePresentationThumbnail(id: $id, fileId: $fileId) { id thumbnailFileId thumbnailUrl } }"): (typeof documents)["mutation ChooseThumbnail($id: ID!, $fileId: ID) { choosePresentationThumbnail(id: $id, fileId: $fileId) { id thumbnailFileId thumbnailUrl } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GroupsForPresentation { groups(pageSize: 300) { items { id name } } }"): (typeof documents)["query GroupsForPresentation { groups(pageSize: 300) { items { id name } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PresentationForm on Presentation {\n    name description locale alias externalId externalUrl fileUrl mainPath accessCode\n    groupIds labelIds folderIds productIds brandId releaseAt expiresAt newUntilAt reviewer { id name }\n    sendActivityToCrm isFeatured isProtected isRateable showInMainList canBeUsedInHaystack shareThemeId shareTemplateId isTemplateRequired\n    customJavascript facebookPixel googleAnalyticsId hubspotPixel linkedinPixel slackUrl isInternalUseOnly isPdfForm subdomain contentUpdatedAt\n    isPosthogEnabled posthogApiKey posthogProjectId sharingDisclaimer\n    notifications { respondent { enabled recipients } self { enabled recipients } }\n    vaultConfiguration { synchronizeExpirationDate synchronizeTitle }\n    settings {\n      canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted canBePrintedByUser canBeExported canBeSharedSpace canBeSharedText\n      areSharedLinksSecure onlyIntendedRecipientsCanViewSharedLinks canBeFaxed canBePresentedByUser canBeAnnotated canBeHandout canUserUseCdn\n      canShareCdnLink canBeUsedInBuilder gaProfileId hideStatusBar rotationMode menuBarTaps bounceEnabled bounceZoomEnabled clearCacheOnOpen\n      clearCacheOnExit alwaysShowToolbar showSearchButton showExitInstructions showSettingsButton showNavigationListsButton\n      showThumbnailBrowserButton pdfViewMode pdfPageViewMode pdfDisableWidgetHighlighting pdfUseFullApi pdfUseWebviewerServer\n      isDocumentSliderEnabled isNavigationHistoryEnabled\n    }\n  }\n"): (typeof documents)["\n  fragment PresentationForm on Presentation {\n    name description locale alias externalId externalUrl fileUrl mainPath accessCode\n    groupIds labelIds folderIds productIds brandId releaseAt expiresAt newUntilAt reviewer { id name }\n    sendActivityToCrm isFeatured isProtected isRateable showInMainList canBeUsedInHaystack shareThemeId shareTemplateId isTemplateRequired\n    customJavascript facebookPixel googleAnalyticsId hubspotPixel linkedinPixel slackUrl isInternalUseOnly isPdfForm subdomain contentUpdatedAt\n    isPosthogEnabled posthogApiKey posthogProjectId sharingDisclaimer\n    notifications { respondent { enabled recipients } self { enabled recipients } }\n    vaultConfiguration { synchronizeExpirationDate synchronizeTitle }\n    settings {\n      canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted canBePrintedByUser canBeExported canBeSharedSpace canBeSharedText\n      areSharedLinksSecure onlyIntendedRecipientsCanViewSharedLinks canBeFaxed canBePresentedByUser canBeAnnotated canBeHandout canUserUseCdn\n      canShareCdnLink canBeUsedInBuilder gaProfileId hideStatusBar rotationMode menuBarTaps bounceEnabled bounceZoomEnabled clearCacheOnOpen\n      clearCacheOnExit alwaysShowToolbar showSearchButton showExitInstructions showSettingsButton showNavigationListsButton\n      showThumbnailBrowserButton pdfViewMode pdfPageViewMode pdfDisableWidgetHighlighting pdfUseFullApi pdfUseWebviewerServer\n      isDocumentSliderEnabled isNavigationHistoryEnabled\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresentationSettings($id: ID!) { presentation(id: $id) { id ...PresentationForm } }\n"): (typeof documents)["\n  query PresentationSettings($id: ID!) { presentation(id: $id) { id ...PresentationForm } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePresentation($id: ID!, $input: UpdatePresentationInput!) {\n    updatePresentation(id: $id, input: $input) {\n      id isReleased isExpired isNew hasAccessCode may { edit delete chooseThumbnail share shareByLink export print }\n      ...PresentationForm\n    }\n  }\n"): (typeof documents)["\n  mutation SavePresentation($id: ID!, $input: UpdatePresentationInput!) {\n    updatePresentation(id: $id, input: $input) {\n      id isReleased isExpired isNew hasAccessCode may { edit delete chooseThumbnail share shareByLink export print }\n      ...PresentationForm\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfilePage {\n    viewer { id name email hasPassword title phone currentTeamRole customRoleName currentTeam { id name } settings { signature notificationLevel timeZone locale } }\n  }\n"): (typeof documents)["\n  query ProfilePage {\n    viewer { id name email hasPassword title phone currentTeamRole customRoleName currentTeam { id name } settings { signature notificationLevel timeZone locale } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditProfile($input: EditProfileInput!) {\n    editProfile(input: $input) { id name title phone settings { signature notificationLevel timeZone locale } }\n  }\n"): (typeof documents)["\n  mutation EditProfile($input: EditProfileInput!) {\n    editProfile(input: $input) { id name title phone settings { signature notificationLevel timeZone locale } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SecondFactorParts on SecondFactor { hasTotp recoveryCodesLeft canUsePasskeys isRequired passkeys { id name createdAt lastUsedAt isSynced } }\n"): (typeof documents)["\n  fragment SecondFactorParts on SecondFactor { hasTotp recoveryCodesLeft canUsePasskeys isRequired passkeys { id name createdAt lastUsedAt isSynced } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecurityPage {\n    viewer { id email name signIns { ...SignInEntry } devices { ...DeviceEntry } }\n    secondFactor { ...SecondFactorParts }\n  }\n"): (typeof documents)["\n  query SecurityPage {\n    viewer { id email name signIns { ...SignInEntry } devices { ...DeviceEntry } }\n    secondFactor { ...SecondFactorParts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecondFactorPage { secondFactor { ...SecondFactorParts otherTeams { id name } } }"): (typeof documents)["query SecondFactorPage { secondFactor { ...SecondFactorParts otherTeams { id name } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartTotp { startTotp { secret uri ticket } }"): (typeof documents)["mutation StartTotp { startTotp { secret uri ticket } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TurnOnTotp($input: TurnOnTotpInput!) { turnOnTotp(input: $input) { recoveryCodes } }"): (typeof documents)["mutation TurnOnTotp($input: TurnOnTotpInput!) { turnOnTotp(input: $input) { recoveryCodes } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TurnOffTotp { turnOffTotp { hasTotp } }"): (typeof documents)["mutation TurnOffTotp { turnOffTotp { hasTotp } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation IssueRecoveryCodes { issueRecoveryCodes { recoveryCodes } }"): (typeof documents)["mutation IssueRecoveryCodes { issueRecoveryCodes { recoveryCodes } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartPasskey { startPasskey }"): (typeof documents)["mutation StartPasskey { startPasskey }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddPasskey($input: AddPasskeyInput!) { addPasskey(input: $input) { recoveryCodes } }"): (typeof documents)["mutation AddPasskey($input: AddPasskeyInput!) { addPasskey(input: $input) { recoveryCodes } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenamePasskey($id: ID!, $name: String!) { renamePasskey(passkeyId: $id, name: $name) { hasTotp } }"): (typeof documents)["mutation RenamePasskey($id: ID!, $name: String!) { renamePasskey(passkeyId: $id, name: $name) { hasTotp } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemovePasskey($id: ID!) { removePasskey(passkeyId: $id) { hasTotp } }"): (typeof documents)["mutation RemovePasskey($id: ID!) { removePasskey(passkeyId: $id) { hasTotp } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GoElsewhere($teamId: ID!) { switchTeam(teamId: $teamId) { id } }"): (typeof documents)["mutation GoElsewhere($teamId: ID!) { switchTeam(teamId: $teamId) { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkPage($id: ID!, $filter: ViewingFilter, $timeZone: String!) {\n    sharedLink(id: $id) {\n      ...LinkItem\n      createdAt accessCode hitCounts { persons bots ownTeam }\n      accessRequests { id email name message reason at }\n      presentation { id name pages { number width height thumbnailUrl } }\n      analytics(filter: $filter) {\n        uniqueVisitors averageTimeMs completion downloads linkClicks\n        pages { page views timeMs averageTimeMs }\n        liveSessions { id currentPage fileId pages { page timeMs } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LinkPage($id: ID!, $filter: ViewingFilter, $timeZone: String!) {\n    sharedLink(id: $id) {\n      ...LinkItem\n      createdAt accessCode hitCounts { persons bots ownTeam }\n      accessRequests { id email name message reason at }\n      presentation { id name pages { number width height thumbnailUrl } }\n      analytics(filter: $filter) {\n        uniqueVisitors averageTimeMs completion downloads linkClicks\n        pages { page views timeMs averageTimeMs }\n        liveSessions { id currentPage fileId pages { page timeMs } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkVisits($id: ID!, $filter: ViewingFilter, $did: [ViewerDeed!], $visitor: String, $page: Int!, $pageSize: Int!) {\n    viewerSessions(sharedLinkId: $id, did: $did, visitor: $visitor, filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      items { id lane userAgent downloads prints linkClicks contact { id name email } viewer { id name } visit { id lastSeenAt isLive currentPage elapsedMs fileId pageCount pages { page timeMs } sessions { id } } }\n    }\n  }\n"): (typeof documents)["\n  query LinkVisits($id: ID!, $filter: ViewingFilter, $did: [ViewerDeed!], $visitor: String, $page: Int!, $pageSize: Int!) {\n    viewerSessions(sharedLinkId: $id, did: $did, visitor: $visitor, filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      items { id lane userAgent downloads prints linkClicks contact { id name email } viewer { id name } visit { id lastSeenAt isLive currentPage elapsedMs fileId pageCount pages { page timeMs } sessions { id } } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkHistory($id: ID!) { sharedLink(id: $id) { id history { id at summary actor { id name email } fields { name before after } } } }\n"): (typeof documents)["\n  query LinkHistory($id: ID!) { sharedLink(id: $id) { id history { id at summary actor { id name email } fields { name before after } } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkAsOf($id: ID!, $at: DateTime!) {\n    sharedLink(id: $id, asOf: $at, withDeleted: true) {\n      id name alias status expiresAt deletedAt hasAccessCode consentMode isForRecipientsOnly isDirect canBeDownloaded canBePrinted canBeForwarded notificationLevel userName\n      recipients { id email name }\n    }\n  }\n"): (typeof documents)["\n  query LinkAsOf($id: ID!, $at: DateTime!) {\n    sharedLink(id: $id, asOf: $at, withDeleted: true) {\n      id name alias status expiresAt deletedAt hasAccessCode consentMode isForRecipientsOnly isDirect canBeDownloaded canBePrinted canBeForwarded notificationLevel userName\n      recipients { id email name }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LetRecipientIn($id: ID!, $recipients: [LinkRecipientInput!]!) { reviseSharedLink(id: $id, input: { recipients: $recipients }) { id recipients { id email name mailedAt } } }\n"): (typeof documents)["\n  mutation LetRecipientIn($id: ID!, $recipients: [LinkRecipientInput!]!) { reviseSharedLink(id: $id, input: { recipients: $recipients }) { id recipients { id email name mailedAt } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProlongSharedLink($id: ID!, $expiresAt: DateTime) { reviseSharedLink(id: $id, input: { expiresAt: $expiresAt }) { id status expiresAt } }\n"): (typeof documents)["\n  mutation ProlongSharedLink($id: ID!, $expiresAt: DateTime) { reviseSharedLink(id: $id, input: { expiresAt: $expiresAt }) { id status expiresAt } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LinkItem on SharedLink {\n    id name url type status expiresAt deletedAt presentationName userName\n    hasAccessCode isForRecipientsOnly isDirect asked { hasAccessCode isEmailRequired isForRecipientsOnly consentMode }\n    recipients { id email name mailedAt }\n    user { id }\n    presentation { id status pageCount thumbnailUrl }\n    analytics(filter: $filter) { asOf views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } viewsByDay(days: 30, timeZone: $timeZone) }\n  }\n"): (typeof documents)["\n  fragment LinkItem on SharedLink {\n    id name url type status expiresAt deletedAt presentationName userName\n    hasAccessCode isForRecipientsOnly isDirect asked { hasAccessCode isEmailRequired isForRecipientsOnly consentMode }\n    recipients { id email name mailedAt }\n    user { id }\n    presentation { id status pageCount thumbnailUrl }\n    analytics(filter: $filter) { asOf views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } viewsByDay(days: 30, timeZone: $timeZone) }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinksPage($search: String, $status: SharedLinkStatus, $type: SharedLinkType, $userId: ID, $isDeleted: Boolean!, $order: SharedLinkOrder!, $page: Int!, $pageSize: Int!, $filter: ViewingFilter, $timeZone: String!) {\n    sharedLinks(search: $search, status: $status, type: $type, userId: $userId, isDeleted: $isDeleted, order: $order, page: $page, pageSize: $pageSize) { total items { ...LinkItem } }\n  }\n"): (typeof documents)["\n  query LinksPage($search: String, $status: SharedLinkStatus, $type: SharedLinkType, $userId: ID, $isDeleted: Boolean!, $order: SharedLinkOrder!, $page: Int!, $pageSize: Int!, $filter: ViewingFilter, $timeZone: String!) {\n    sharedLinks(search: $search, status: $status, type: $type, userId: $userId, isDeleted: $isDeleted, order: $order, page: $page, pageSize: $pageSize) { total items { ...LinkItem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkFigures($id: ID!, $filter: ViewingFilter, $timeZone: String!) {\n    sharedLink(id: $id) { id analytics(filter: $filter) { asOf views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } viewsByDay(days: 30, timeZone: $timeZone) } }\n  }\n"): (typeof documents)["\n  query LinkFigures($id: ID!, $filter: ViewingFilter, $timeZone: String!) {\n    sharedLink(id: $id) { id analytics(filter: $filter) { asOf views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } viewsByDay(days: 30, timeZone: $timeZone) } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkOwners($search: String) { users(search: $search, status: ACTIVE, page: 1, pageSize: 50) { items { id name email } } }\n"): (typeof documents)["\n  query LinkOwners($search: String) { users(search: $search, status: ACTIVE, page: 1, pageSize: 50) { items { id name email } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DuplicateSharedLink($id: ID!) { duplicateSharedLink(id: $id) { id name url } }"): (typeof documents)["mutation DuplicateSharedLink($id: ID!) { duplicateSharedLink(id: $id) { id name url } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TransferSharedLink($id: ID!, $userId: ID!) { transferSharedLink(id: $id, userId: $userId) { id userName user { id } } }"): (typeof documents)["mutation TransferSharedLink($id: ID!, $userId: ID!) { transferSharedLink(id: $id, userId: $userId) { id userName user { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteSharedLink($id: ID!) { deleteSharedLink(id: $id) { id deletedAt } }"): (typeof documents)["mutation DeleteSharedLink($id: ID!) { deleteSharedLink(id: $id) { id deletedAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestoreSharedLink($id: ID!) { restoreSharedLink(id: $id) { id deletedAt status expiresAt } }"): (typeof documents)["mutation RestoreSharedLink($id: ID!) { restoreSharedLink(id: $id) { id deletedAt status expiresAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LinkRow on SharedLink {\n    id name token alias url status expiresAt createdAt\n    analytics { asOf views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } }\n  }\n"): (typeof documents)["\n  fragment LinkRow on SharedLink {\n    id name token alias url status expiresAt createdAt\n    analytics { asOf views fileId filePageCount isOfFormerFile fileViews lastViewedAt pages { page timeMs } liveSessions { id currentPage fileId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresentationLinks($id: ID!, $pageSize: Int!) {\n    sharedLinks(presentationId: $id, page: 1, pageSize: $pageSize) { total items { ...LinkRow } }\n    presentation(id: $id) { id sharedLinkCount }\n  }\n"): (typeof documents)["\n  query PresentationLinks($id: ID!, $pageSize: Int!) {\n    sharedLinks(presentationId: $id, page: 1, pageSize: $pageSize) { total items { ...LinkRow } }\n    presentation(id: $id) { id sharedLinkCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AliasCheck($alias: String!, $linkId: ID) { aliasCheck(alias: $alias, linkId: $linkId) { problem } }"): (typeof documents)["query AliasCheck($alias: String!, $linkId: ID) { aliasCheck(alias: $alias, linkId: $linkId) { problem } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {\n    sharePresentation(presentationId: $id, input: $input) { id name url status expiresAt recipients { id email name mailedAt } }\n  }\n"): (typeof documents)["\n  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {\n    sharePresentation(presentationId: $id, input: $input) { id name url status expiresAt recipients { id email name mailedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ActivateSharedLink($id: ID!) { activateSharedLink(id: $id) { id status expiresAt } }"): (typeof documents)["mutation ActivateSharedLink($id: ID!) { activateSharedLink(id: $id) { id status expiresAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeactivateSharedLink($id: ID!) { deactivateSharedLink(id: $id) { id status expiresAt } }"): (typeof documents)["mutation DeactivateSharedLink($id: ID!) { deactivateSharedLink(id: $id) { id status expiresAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ExpireSharedLink($id: ID!) { expireSharedLink(id: $id) { id status expiresAt } }"): (typeof documents)["mutation ExpireSharedLink($id: ID!) { expireSharedLink(id: $id) { id status expiresAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LinkSettings on SharedLink {\n    id name url alias status expiresAt notificationLevel accessCode consentMode isForRecipientsOnly isDirect canBeDownloaded canBePrinted canBeForwarded\n    recipients { id email name mailedAt }\n    presentation { id name status pageCount thumbnailUrl processing { status } settings { canBeShared canBeSharedLink } }\n  }\n"): (typeof documents)["\n  fragment LinkSettings on SharedLink {\n    id name url alias status expiresAt notificationLevel accessCode consentMode isForRecipientsOnly isDirect canBeDownloaded canBePrinted canBeForwarded\n    recipients { id email name mailedAt }\n    presentation { id name status pageCount thumbnailUrl processing { status } settings { canBeShared canBeSharedLink } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LinkSettings($id: ID!) { sharedLink(id: $id) { ...LinkSettings } }"): (typeof documents)["query LinkSettings($id: ID!) { sharedLink(id: $id) { ...LinkSettings } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkLimits($id: ID!) { presentation(id: $id) { id accessCode may { edit } settings { canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted areSharedLinksSecure onlyIntendedRecipientsCanViewSharedLinks } } }\n"): (typeof documents)["\n  query LinkLimits($id: ID!) { presentation(id: $id) { id accessCode may { edit } settings { canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted areSharedLinksSecure onlyIntendedRecipientsCanViewSharedLinks } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) { reviseSharedLink(id: $id, input: $input) { ...LinkSettings } }"): (typeof documents)["mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) { reviseSharedLink(id: $id, input: $input) { ...LinkSettings } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailSharedLink($id: ID!, $recipientIds: [ID!], $mail: LinkMailInput!) { mailSharedLink(id: $id, recipientIds: $recipientIds, mail: $mail) { id recipients { id email name mailedAt } } }\n"): (typeof documents)["\n  mutation MailSharedLink($id: ID!, $recipientIds: [ID!], $mail: LinkMailInput!) { mailSharedLink(id: $id, recipientIds: $recipientIds, mail: $mail) { id recipients { id email name mailedAt } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplainAccess($id: ID!, $address: String!) { explainAccess(linkId: $id, address: $address) { address passes decidedBy steps { rule outcome explanation } } }\n"): (typeof documents)["\n  query ExplainAccess($id: ID!, $address: String!) { explainAccess(linkId: $id, address: $address) { address passes decidedBy steps { rule outcome explanation } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SharePresentations($input: SharePresentationsInput!) { sharePresentations(input: $input) { id name url presentationName recipients { email name } } }"): (typeof documents)["mutation SharePresentations($input: SharePresentationsInput!) { sharePresentations(input: $input) { id name url presentationName recipients { email name } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ToShare($search: String) {\n    presentations(search: $search, page: 1, pageSize: 20) { items { id name status pageCount thumbnailUrl processing { status } settings { canBeShared canBeSharedLink } } }\n  }\n"): (typeof documents)["\n  query ToShare($search: String) {\n    presentations(search: $search, page: 1, pageSize: 20) { items { id name status pageCount thumbnailUrl processing { status } settings { canBeShared canBeSharedLink } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TeamConsent { viewer { id currentTeam { id sharingConsent } } }"): (typeof documents)["query TeamConsent { viewer { id currentTeam { id sharingConsent } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Operations on ServiceOperations {\n    service\n    readers { name isProjection lag isRebuilding completeUntil }\n    jobCounts { kind running failed waiting }\n    jobs { id kind status attempts dueAt startedAt failure }\n    parkedEvents { id reader type subject reason parkedAt }\n  }\n"): (typeof documents)["\n  fragment Operations on ServiceOperations {\n    service\n    readers { name isProjection lag isRebuilding completeUntil }\n    jobCounts { kind running failed waiting }\n    jobs { id kind status attempts dueAt startedAt failure }\n    parkedEvents { id reader type subject reason parkedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemPage {\n    installation {\n      version nodeVersion startedAt isLocal\n      engines { port engine }\n      storage { storeBytes blobBytes blobCount diskFreeBytes diskBytes }\n    }\n    identityOperations { ...Operations }\n    contentOperations { ...Operations }\n    sharingOperations { ...Operations }\n    analyticsOperations { ...Operations }\n    billingOperations { ...Operations }\n  }\n"): (typeof documents)["\n  query SystemPage {\n    installation {\n      version nodeVersion startedAt isLocal\n      engines { port engine }\n      storage { storeBytes blobBytes blobCount diskFreeBytes diskBytes }\n    }\n    identityOperations { ...Operations }\n    contentOperations { ...Operations }\n    sharingOperations { ...Operations }\n    analyticsOperations { ...Operations }\n    billingOperations { ...Operations }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemAccess { isOperator }\n"): (typeof documents)["\n  query SystemAccess { isOperator }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OutboxSection($first: Int!) { mailOutbox(first: $first) { isReadable problem items { id sentAt to subject text html isWithheld } } }\n"): (typeof documents)["\n  query OutboxSection($first: Int!) { mailOutbox(first: $first) { isReadable problem items { id sentAt to subject text html isWithheld } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OutboxInvitations($first: Int!) { users(status: INVITED, page: 1, pageSize: $first) { total items { id email name invitationLink invitation { sentAt expiresAt isExpired invitedBy { id name email } } } } }\n"): (typeof documents)["\n  query OutboxInvitations($first: Int!) { users(status: INVITED, page: 1, pageSize: $first) { total items { id email name invitationLink invitation { sentAt expiresAt isExpired invitedBy { id name email } } } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OperateIdentity($action: OperationAction!, $id: ID!) { operateIdentity(action: $action, id: $id) { service } }"): (typeof documents)["mutation OperateIdentity($action: OperationAction!, $id: ID!) { operateIdentity(action: $action, id: $id) { service } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OperateContent($action: OperationAction!, $id: ID!) { operateContent(action: $action, id: $id) { service } }"): (typeof documents)["mutation OperateContent($action: OperationAction!, $id: ID!) { operateContent(action: $action, id: $id) { service } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OperateSharing($action: OperationAction!, $id: ID!) { operateSharing(action: $action, id: $id) { service } }"): (typeof documents)["mutation OperateSharing($action: OperationAction!, $id: ID!) { operateSharing(action: $action, id: $id) { service } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OperateAnalytics($action: OperationAction!, $id: ID!) { operateAnalytics(action: $action, id: $id) { service } }"): (typeof documents)["mutation OperateAnalytics($action: OperationAction!, $id: ID!) { operateAnalytics(action: $action, id: $id) { service } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OperateBilling($action: OperationAction!, $id: ID!) { operateBilling(action: $action, id: $id) { service } }"): (typeof documents)["mutation OperateBilling($action: OperationAction!, $id: ID!) { operateBilling(action: $action, id: $id) { service } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SingleSignOnParts on SingleSignOn {\n    id mailboxes\n    domains { id name isProven provenBy mailedTo record { name value } }\n    configuration { provider host isHostAllowed clientId defaultRole customRole { id name } testedAt isRequired isExceptionGood except { id name email } }\n    hosts { provider suffixes added redirectUri }\n  }\n"): (typeof documents)["\n  fragment SingleSignOnParts on SingleSignOn {\n    id mailboxes\n    domains { id name isProven provenBy mailedTo record { name value } }\n    configuration { provider host isHostAllowed clientId defaultRole customRole { id name } testedAt isRequired isExceptionGood except { id name email } }\n    hosts { provider suffixes added redirectUri }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SingleSignOn { singleSignOn { ...SingleSignOnParts } customRoles { id name } }"): (typeof documents)["query SingleSignOn { singleSignOn { ...SingleSignOnParts } customRoles { id name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignedOutByRequiring($exceptUserId: ID!) { singleSignOn { id signedOutByRequiring(exceptUserId: $exceptUserId) { people isAll } } }"): (typeof documents)["query SignedOutByRequiring($exceptUserId: ID!) { singleSignOn { id signedOutByRequiring(exceptUserId: $exceptUserId) { people isAll } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddTeamDomain($domain: String!) { addTeamDomain(domain: $domain) { ...SingleSignOnParts } }"): (typeof documents)["mutation AddTeamDomain($domain: String!) { addTeamDomain(domain: $domain) { ...SingleSignOnParts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MailTeamDomainCode($domainId: ID!, $mailbox: String!) { mailTeamDomainCode(domainId: $domainId, mailbox: $mailbox) { ...SingleSignOnParts } }"): (typeof documents)["mutation MailTeamDomainCode($domainId: ID!, $mailbox: String!) { mailTeamDomainCode(domainId: $domainId, mailbox: $mailbox) { ...SingleSignOnParts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ProveTeamDomain($domainId: ID!, $code: String) { proveTeamDomain(domainId: $domainId, code: $code) { ...SingleSignOnParts } }"): (typeof documents)["mutation ProveTeamDomain($domainId: ID!, $code: String) { proveTeamDomain(domainId: $domainId, code: $code) { ...SingleSignOnParts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveTeamDomain($domainId: ID!) { removeTeamDomain(domainId: $domainId) { ...SingleSignOnParts } }"): (typeof documents)["mutation RemoveTeamDomain($domainId: ID!) { removeTeamDomain(domainId: $domainId) { ...SingleSignOnParts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfigureSingleSignOn($input: ConfigureSingleSignOnInput!) { configureSingleSignOn(input: $input) { ...SingleSignOnParts } }"): (typeof documents)["mutation ConfigureSingleSignOn($input: ConfigureSingleSignOnInput!) { configureSingleSignOn(input: $input) { ...SingleSignOnParts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequireSingleSignOn($exceptUserId: ID!) { requireSingleSignOn(exceptUserId: $exceptUserId) { ...SingleSignOnParts } }"): (typeof documents)["mutation RequireSingleSignOn($exceptUserId: ID!) { requireSingleSignOn(exceptUserId: $exceptUserId) { ...SingleSignOnParts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MakeSingleSignOnOptional { makeSingleSignOnOptional { ...SingleSignOnParts } }"): (typeof documents)["mutation MakeSingleSignOnOptional { makeSingleSignOnOptional { ...SingleSignOnParts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TurnOffSingleSignOn { turnOffSingleSignOn { ...SingleSignOnParts } }"): (typeof documents)["mutation TurnOffSingleSignOn { turnOffSingleSignOn { ...SingleSignOnParts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TeamSettings on Team {\n    id name channel type timeZone locale promptForCustomerTimeout displayUserInfo sharingConsent privacyPolicyUrl requiresSecondFactor mayEdit\n    accountManager { id name email } booking { isTrial plan period userCount promoCode } createdAt\n    features { spaces haystack sharing sendingEmails membersCanSendEmails snippets sinch emailVerification fax metabase emailPreviews presentationAlias }\n  }\n"): (typeof documents)["\n  fragment TeamSettings on Team {\n    id name channel type timeZone locale promptForCustomerTimeout displayUserInfo sharingConsent privacyPolicyUrl requiresSecondFactor mayEdit\n    accountManager { id name email } booking { isTrial plan period userCount promoCode } createdAt\n    features { spaces haystack sharing sendingEmails membersCanSendEmails snippets sinch emailVerification fax metabase emailPreviews presentationAlias }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TeamPage { viewer { id currentTeam { ...TeamSettings } } accountManagers { id name email } }"): (typeof documents)["query TeamPage { viewer { id currentTeam { ...TeamSettings } } accountManagers { id name email } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeTeam($input: ChangeTeamSettingsInput!) { changeTeamSettings(input: $input) { ...TeamSettings } }"): (typeof documents)["mutation ChangeTeam($input: ChangeTeamSettingsInput!) { changeTeamSettings(input: $input) { ...TeamSettings } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HitLane on SharedLinkHit { id lane laneReason laneSource canUndoVerdict verdictAt verdictBy { id name } }\n"): (typeof documents)["\n  fragment HitLane on SharedLinkHit { id lane laneReason laneSource canUndoVerdict verdictAt verdictBy { id name } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisitPage($id: ID!) {\n    viewerSession(id: $id) {\n      id lane userAgent isContactVerified hitId\n      visit {\n        id startedAt isLive currentPage elapsedMs fileId\n        files { fileId pageCount startedAt completion pages { page timeMs } }\n        timeline { at kind page fileId timeMs text } sessions { id }\n      }\n      presentation { id name thumbnailUrl pageCount files { id } versions { number pageCount from until file { id name size } } }\n      sharedLink { id name isVisible }\n      contact { id name email }\n      viewer { id name }\n      hit { email isEmailVerified consent { isGiven } ...HitLane }\n    }\n  }\n"): (typeof documents)["\n  query VisitPage($id: ID!) {\n    viewerSession(id: $id) {\n      id lane userAgent isContactVerified hitId\n      visit {\n        id startedAt isLive currentPage elapsedMs fileId\n        files { fileId pageCount startedAt completion pages { page timeMs } }\n        timeline { at kind page fileId timeMs text } sessions { id }\n      }\n      presentation { id name thumbnailUrl pageCount files { id } versions { number pageCount from until file { id name size } } }\n      sharedLink { id name isVisible }\n      contact { id name email }\n      viewer { id name }\n      hit { email isEmailVerified consent { isGiven } ...HitLane }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OtherVisits($contactId: ID!, $filter: ViewingFilter!) {\n    viewerSessions(contactId: $contactId, filter: $filter, pageSize: 20) {\n      total\n      items { id lane presentation { id name pageCount } visit { id startedAt elapsedMs pageCount pages { page timeMs } sessions { id } } }\n    }\n  }\n"): (typeof documents)["\n  query OtherVisits($contactId: ID!, $filter: ViewingFilter!) {\n    viewerSessions(contactId: $contactId, filter: $filter, pageSize: 20) {\n      total\n      items { id lane presentation { id name pageCount } visit { id startedAt elapsedMs pageCount pages { page timeMs } sessions { id } } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveVerdict($id: ID!, $lane: HitLane!) {\n    giveHitVerdict(id: $id, lane: $lane) { ...HitLane }\n  }\n"): (typeof documents)["\n  mutation GiveVerdict($id: ID!, $lane: HitLane!) {\n    giveHitVerdict(id: $id, lane: $lane) { ...HitLane }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoVerdict($id: ID!) {\n    undoHitVerdict(id: $id) { ...HitLane }\n  }\n"): (typeof documents)["\n  mutation UndoVerdict($id: ID!) {\n    undoHitVerdict(id: $id) { ...HitLane }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonChangeEntry on PersonChange {\n    id at kind personId summary groupName network requestId canBeUndone\n    person { id name email } actor { id name email } onBehalfOf { id name email }\n    fields { name before after } signIn { deviceName userAgent address }\n  }\n"): (typeof documents)["\n  fragment PersonChangeEntry on PersonChange {\n    id at kind personId summary groupName network requestId canBeUndone\n    person { id name email } actor { id name email } onBehalfOf { id name email }\n    fields { name before after } signIn { deviceName userAgent address }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleChanges($filter: PeopleHistoryFilter, $first: Int!, $after: String) {\n    peopleHistory(filter: $filter, first: $first, after: $after) { endCursor items { ...PersonChangeEntry } }\n  }\n"): (typeof documents)["\n  query PeopleChanges($filter: PeopleHistoryFilter, $first: Int!, $after: String) {\n    peopleHistory(filter: $filter, first: $first, after: $after) { endCursor items { ...PersonChangeEntry } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonChanges($id: ID!, $first: Int!, $after: String) {\n    user(id: $id) { id history(first: $first, after: $after) { endCursor items { ...PersonChangeEntry } } }\n  }\n"): (typeof documents)["\n  query PersonChanges($id: ID!, $first: Int!, $after: String) {\n    user(id: $id) { id history(first: $first, after: $after) { endCursor items { ...PersonChangeEntry } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoChange($userId: ID!, $changeId: ID!) { undoMemberChange(userId: $userId, changeId: $changeId) { id name title phone currentTeamRole storedPermissions customRoleName customRole { id name permissions } } }\n"): (typeof documents)["\n  mutation UndoChange($userId: ID!, $changeId: ID!) { undoMemberChange(userId: $userId, changeId: $changeId) { id name title phone currentTeamRole storedPermissions customRoleName customRole { id name permissions } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Erase($input: ErasePersonInput!) { erasePerson(input: $input) { erasedAt file isMailed } }"): (typeof documents)["mutation Erase($input: ErasePersonInput!) { erasePerson(input: $input) { erasedAt file isMailed } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataExport($id: ID!) { personExport(userId: $id) { id requestedAt expiresAt isReady } }"): (typeof documents)["query DataExport($id: ID!) { personExport(userId: $id) { id requestedAt expiresAt isReady } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestDataExport($id: ID!) { requestPersonExport(userId: $id) { id requestedAt expiresAt isReady } }"): (typeof documents)["mutation RequestDataExport($id: ID!) { requestPersonExport(userId: $id) { id requestedAt expiresAt isReady } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {\n    changePresentationStatus(id: $id, status: $status) { id status }\n  }\n"): (typeof documents)["\n  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {\n    changePresentationStatus(id: $id, status: $status) { id status }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePresentation($id: ID!) { deletePresentation(id: $id) { id deletedAt } }"): (typeof documents)["mutation DeletePresentation($id: ID!) { deletePresentation(id: $id) { id deletedAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestorePresentation($id: ID!) { restorePresentation(id: $id) { id deletedAt } }"): (typeof documents)["mutation RestorePresentation($id: ID!) { restorePresentation(id: $id) { id deletedAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MailKept { isMailKept }"): (typeof documents)["query MailKept { isMailKept }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryProcessing($id: ID!) {\n    retryProcessing(id: $id) { id processing { status pagesDone pageCount failure canRetry } }\n  }\n"): (typeof documents)["\n  mutation RetryProcessing($id: ID!) {\n    retryProcessing(id: $id) { id processing { status pagesDone pageCount failure canRetry } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Visitors($presentationId: ID, $sharedLinkId: ID, $filter: ViewingFilter, $page: Int!, $pageSize: Int!) {\n    visitors(presentationId: $presentationId, sharedLinkId: $sharedLinkId, filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      items { key views timeMs firstSeenAt lastSeenAt contact { id name email } user { id name } lastSession { id lane isLive isContactVerified userAgent } }\n    }\n  }\n"): (typeof documents)["\n  query Visitors($presentationId: ID, $sharedLinkId: ID, $filter: ViewingFilter, $page: Int!, $pageSize: Int!) {\n    visitors(presentationId: $presentationId, sharedLinkId: $sharedLinkId, filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      items { key views timeMs firstSeenAt lastSeenAt contact { id name email } user { id name } lastSession { id lane isLive isContactVerified userAgent } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SignInEntry on SignIn { id startedAt lastUsedAt expiresAt isRemembered isCurrent deviceName userAgent address network method impersonation { reason impersonator { id name } } }\n"): (typeof documents)["\n  fragment SignInEntry on SignIn { id startedAt lastUsedAt expiresAt isRemembered isCurrent deviceName userAgent address network method impersonation { reason impersonator { id name } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PersonSignIns($id: ID!) { user(id: $id) { id hasSecondFactor signIns { ...SignInEntry } } }"): (typeof documents)["query PersonSignIns($id: ID!) { user(id: $id) { id hasSecondFactor signIns { ...SignInEntry } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetSecondFactor($id: ID!) { resetSecondFactor(userId: $id) { id hasSecondFactor } }"): (typeof documents)["mutation ResetSecondFactor($id: ID!) { resetSecondFactor(userId: $id) { id hasSecondFactor } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndSignIn($id: ID!) { endSignIn(signInId: $id) }"): (typeof documents)["mutation EndSignIn($id: ID!) { endSignIn(signInId: $id) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndSignIns($userId: ID!) { endSignIns(userId: $userId) }"): (typeof documents)["mutation EndSignIns($userId: ID!) { endSignIns(userId: $userId) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberStart {\n    presentations(filter: { statuses: [ACTIVE] }, sort: NEWEST, pageSize: 4) { total items { id name thumbnailUrl pageCount isNew } }\n  }\n"): (typeof documents)["\n  query MemberStart {\n    presentations(filter: { statuses: [ACTIVE] }, sort: NEWEST, pageSize: 4) { total items { id name thumbnailUrl pageCount isNew } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UploadLimits { uploadLimits { maxBytes accepted { presentationType extensions mimeTypes } } }"): (typeof documents)["query UploadLimits { uploadLimits { maxBytes accepted { presentationType extensions mimeTypes } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UploadProgress($id: ID!) {\n    presentation(id: $id) { id name thumbnailUrl pageCount deletedAt processing { status pagesDone pageCount failure canRetry } files { id } versions { number pageCount from until file { id name size } } replacement { file { id name } processing { status pagesDone pageCount failure canRetry } } }\n  }\n"): (typeof documents)["\n  query UploadProgress($id: ID!) {\n    presentation(id: $id) { id name thumbnailUrl pageCount deletedAt processing { status pagesDone pageCount failure canRetry } files { id } versions { number pageCount from until file { id name size } } replacement { file { id name } processing { status pagesDone pageCount failure canRetry } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishUpload($input: CreatePresentationInput!) { createPresentation(input: $input) { id files { id } } }"): (typeof documents)["mutation PublishUpload($input: CreatePresentationInput!) { createPresentation(input: $input) { id files { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplaceFile($id: ID!, $receipt: String!) {\n    updatePresentation(id: $id, input: { receipt: $receipt }) { id files { id } replacement { file { id name } processing { status pagesDone pageCount failure canRetry } } }\n  }\n"): (typeof documents)["\n  mutation ReplaceFile($id: ID!, $receipt: String!) {\n    updatePresentation(id: $id, input: { receipt: $receipt }) { id files { id } replacement { file { id name } processing { status pagesDone pageCount failure canRetry } } }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;