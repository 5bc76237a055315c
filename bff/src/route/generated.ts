import * as analyticsDashboardLists from '../routes/analytics/dashboard-lists.ts';
import * as analyticsExportContacts from '../routes/analytics/export-contacts.ts';
import * as analyticsExportViewerEvents from '../routes/analytics/export-viewer-events.ts';
import * as analyticsImportViewings from '../routes/analytics/import-viewings.ts';
import * as analyticsListContactsOfPresentation from '../routes/analytics/list-contacts-of-presentation.ts';
import * as analyticsListDocumentLinks from '../routes/analytics/list-document-links.ts';
import * as analyticsListPageStatistics from '../routes/analytics/list-page-statistics.ts';
import * as analyticsListViewerEvents from '../routes/analytics/list-viewer-events.ts';
import * as analyticsListViewerSessions from '../routes/analytics/list-viewer-sessions.ts';
import * as analyticsReadContactOfPresentation from '../routes/analytics/read-contact-of-presentation.ts';
import * as analyticsReadContact from '../routes/analytics/read-contact.ts';
import * as analyticsReadViewerEvent from '../routes/analytics/read-viewer-event.ts';
import * as analyticsReadViewerSession from '../routes/analytics/read-viewer-session.ts';
import * as analyticsViewerTelemetry from '../routes/analytics/viewer-telemetry.ts';
import * as billingRequestContact from '../routes/billing/request-contact.ts';
import * as billingSubmitRoi from '../routes/billing/submit-roi.ts';
import * as contentChangeOwner from '../routes/content/change-owner.ts';
import * as contentChangePresentationStatus from '../routes/content/change-presentation-status.ts';
import * as contentChangeSetting from '../routes/content/change-setting.ts';
import * as contentCheckPath from '../routes/content/check-path.ts';
import * as contentChooseThumbnail from '../routes/content/choose-thumbnail.ts';
import * as contentCopyPresentation from '../routes/content/copy-presentation.ts';
import * as contentCreatePresentation from '../routes/content/create-presentation.ts';
import * as contentDeletePresentation from '../routes/content/delete-presentation.ts';
import * as contentDeletePresentations from '../routes/content/delete-presentations.ts';
import * as contentExportPresentations from '../routes/content/export-presentations.ts';
import * as contentFilesDeleteFile from '../routes/content/files/delete-file.ts';
import * as contentFilesEditContent from '../routes/content/files/edit-content.ts';
import * as contentFilesFileResource from '../routes/content/files/file-resource.ts';
import * as contentFilesListFiles from '../routes/content/files/list-files.ts';
import * as contentFilesReadContent from '../routes/content/files/read-content.ts';
import * as contentFilesReadFile from '../routes/content/files/read-file.ts';
import * as contentFoldersFolders from '../routes/content/folders/folders.ts';
import * as contentFoldersSaveFolder from '../routes/content/folders/save-folder.ts';
import * as contentListLegacySlides from '../routes/content/list-legacy-slides.ts';
import * as contentListPresentationsOfUser from '../routes/content/list-presentations-of-user.ts';
import * as contentListPresentations from '../routes/content/list-presentations.ts';
import * as contentListProcessingJobs from '../routes/content/list-processing-jobs.ts';
import * as contentListTeamPresentations from '../routes/content/list-team-presentations.ts';
import * as contentMediaCaptions from '../routes/content/media/captions.ts';
import * as contentMediaImportVideo from '../routes/content/media/import-video.ts';
import * as contentMediaReadUrlInfo from '../routes/content/media/read-url-info.ts';
import * as contentReadPresentation from '../routes/content/read-presentation.ts';
import * as contentSearchTeamPresentations from '../routes/content/search-team-presentations.ts';
import * as contentSignPresentation from '../routes/content/sign-presentation.ts';
import * as contentTagsBrands from '../routes/content/tags/brands.ts';
import * as contentTagsLabels from '../routes/content/tags/labels.ts';
import * as contentTagsProducts from '../routes/content/tags/products.ts';
import * as contentUpdatePresentation from '../routes/content/update-presentation.ts';
import * as feedsDescriptions from '../routes/feeds/descriptions.ts';
import * as feedsListEventTypes from '../routes/feeds/list-event-types.ts';
import * as feedsReadEventStream from '../routes/feeds/read-event-stream.ts';
import * as feedsRealtime from '../routes/feeds/realtime.ts';
import * as identityAccessGroupUsers from '../routes/identity/access/group-users.ts';
import * as identityAccessGroups from '../routes/identity/access/groups.ts';
import * as identityAccessImpersonation from '../routes/identity/access/impersonation.ts';
import * as identityAccessReadPermissions from '../routes/identity/access/read-permissions.ts';
import * as identityAccessRoleInput from '../routes/identity/access/role-input.ts';
import * as identityPeopleEditUser from '../routes/identity/people/edit-user.ts';
import * as identityPeopleErasure from '../routes/identity/people/erasure.ts';
import * as identityPeopleExportUsers from '../routes/identity/people/export-users.ts';
import * as identityPeopleInvitations from '../routes/identity/people/invitations.ts';
import * as identityPeopleListUsers from '../routes/identity/people/list-users.ts';
import * as identityPeopleMembers from '../routes/identity/people/members.ts';
import * as identityPeopleMemberships from '../routes/identity/people/memberships.ts';
import * as identityPeoplePeopleAsOf from '../routes/identity/people/people-as-of.ts';
import * as identityPeoplePeopleHistory from '../routes/identity/people/people-history.ts';
import * as identityPeoplePersonExport from '../routes/identity/people/person-export.ts';
import * as identityPeopleProfile from '../routes/identity/people/profile.ts';
import * as identityPeopleReadEditedUser from '../routes/identity/people/read-edited-user.ts';
import * as identityPeopleReadMember from '../routes/identity/people/read-member.ts';
import * as identityPeopleReadUser from '../routes/identity/people/read-user.ts';
import * as identityPeopleRegistrationBotCheck from '../routes/identity/people/registration/bot-check.ts';
import * as identityPeopleRegistrationRegister from '../routes/identity/people/registration/register.ts';
import * as identityPeopleRegistrationRegistrationChecks from '../routes/identity/people/registration/registration-checks.ts';
import * as identityPeopleRegistrationSetup from '../routes/identity/people/registration/setup.ts';
import * as identityPeopleSearchUsers from '../routes/identity/people/search-users.ts';
import * as identityPeopleTeamAccountManagers from '../routes/identity/people/team/account-managers.ts';
import * as identityPeopleTeamCreateTeam from '../routes/identity/people/team/create-team.ts';
import * as identityPeopleTeamEditTeam from '../routes/identity/people/team/edit-team.ts';
import * as identityPeopleTeamReadEmailCredits from '../routes/identity/people/team/read-email-credits.ts';
import * as identityPeopleTeamReadTeams from '../routes/identity/people/team/read-teams.ts';
import * as identityPeopleTeamSwitchTeam from '../routes/identity/people/team/switch-team.ts';
import * as identityReferenceReferenceData from '../routes/identity/reference/reference-data.ts';
import * as identitySignInConfirmPassword from '../routes/identity/sign-in/confirm-password.ts';
import * as identitySignInCreatePassword from '../routes/identity/sign-in/create-password.ts';
import * as identitySignInDevices from '../routes/identity/sign-in/devices.ts';
import * as identitySignInForgottenPassword from '../routes/identity/sign-in/forgotten-password.ts';
import * as identitySignInSignIn from '../routes/identity/sign-in/sign-in.ts';
import * as identitySignInSignOut from '../routes/identity/sign-in/sign-out.ts';
import * as identitySignInSingleSignOn from '../routes/identity/sign-in/single-sign-on.ts';
import * as identitySignInToOwnProvider from '../routes/identity/sign-in/to-own-provider.ts';
import * as sharingActivateSharedLink from '../routes/sharing/activate-shared-link.ts';
import * as sharingAskForAccess from '../routes/sharing/ask-for-access.ts';
import * as sharingCheckAccessCode from '../routes/sharing/check-access-code.ts';
import * as sharingCheckAlias from '../routes/sharing/check-alias.ts';
import * as sharingDeactivateSharedLink from '../routes/sharing/deactivate-shared-link.ts';
import * as sharingDeleteSharedLink from '../routes/sharing/delete-shared-link.ts';
import * as sharingExpireSharedLink from '../routes/sharing/expire-shared-link.ts';
import * as sharingExportSharedLinkHits from '../routes/sharing/export-shared-link-hits.ts';
import * as sharingExportSharedLinks from '../routes/sharing/export-shared-links.ts';
import * as sharingFingerprint from '../routes/sharing/fingerprint.ts';
import * as sharingForwardHit from '../routes/sharing/forward-hit.ts';
import * as sharingListSharedLinkHits from '../routes/sharing/list-shared-link-hits.ts';
import * as sharingListSharedLinks from '../routes/sharing/list-shared-links.ts';
import * as sharingMuteSharedLink from '../routes/sharing/mute-shared-link.ts';
import * as sharingNotifications from '../routes/sharing/notifications.ts';
import * as sharingOpenPublicLink from '../routes/sharing/open-public-link.ts';
import * as sharingPublicHit from '../routes/sharing/public-hit.ts';
import * as sharingReadSharedLink from '../routes/sharing/read-shared-link.ts';
import * as sharingReviseSharedLink from '../routes/sharing/revise-shared-link.ts';
import * as sharingSharePresentation from '../routes/sharing/share-presentation.ts';
import * as sharingSharePresentations from '../routes/sharing/share-presentations.ts';

/** What the files under `routes` export. */
export const routeFiles: readonly Readonly<Record<string, unknown>>[] = [
  analyticsDashboardLists,
  analyticsExportContacts,
  analyticsExportViewerEvents,
  analyticsImportViewings,
  analyticsListContactsOfPresentation,
  analyticsListDocumentLinks,
  analyticsListPageStatistics,
  analyticsListViewerEvents,
  analyticsListViewerSessions,
  analyticsReadContactOfPresentation,
  analyticsReadContact,
  analyticsReadViewerEvent,
  analyticsReadViewerSession,
  analyticsViewerTelemetry,
  billingRequestContact,
  billingSubmitRoi,
  contentChangeOwner,
  contentChangePresentationStatus,
  contentChangeSetting,
  contentCheckPath,
  contentChooseThumbnail,
  contentCopyPresentation,
  contentCreatePresentation,
  contentDeletePresentation,
  contentDeletePresentations,
  contentExportPresentations,
  contentFilesDeleteFile,
  contentFilesEditContent,
  contentFilesFileResource,
  contentFilesListFiles,
  contentFilesReadContent,
  contentFilesReadFile,
  contentFoldersFolders,
  contentFoldersSaveFolder,
  contentListLegacySlides,
  contentListPresentationsOfUser,
  contentListPresentations,
  contentListProcessingJobs,
  contentListTeamPresentations,
  contentMediaCaptions,
  contentMediaImportVideo,
  contentMediaReadUrlInfo,
  contentReadPresentation,
  contentSearchTeamPresentations,
  contentSignPresentation,
  contentTagsBrands,
  contentTagsLabels,
  contentTagsProducts,
  contentUpdatePresentation,
  feedsDescriptions,
  feedsListEventTypes,
  feedsReadEventStream,
  feedsRealtime,
  identityAccessGroupUsers,
  identityAccessGroups,
  identityAccessImpersonation,
  identityAccessReadPermissions,
  identityAccessRoleInput,
  identityPeopleEditUser,
  identityPeopleErasure,
  identityPeopleExportUsers,
  identityPeopleInvitations,
  identityPeopleListUsers,
  identityPeopleMembers,
  identityPeopleMemberships,
  identityPeoplePeopleAsOf,
  identityPeoplePeopleHistory,
  identityPeoplePersonExport,
  identityPeopleProfile,
  identityPeopleReadEditedUser,
  identityPeopleReadMember,
  identityPeopleReadUser,
  identityPeopleRegistrationBotCheck,
  identityPeopleRegistrationRegister,
  identityPeopleRegistrationRegistrationChecks,
  identityPeopleRegistrationSetup,
  identityPeopleSearchUsers,
  identityPeopleTeamAccountManagers,
  identityPeopleTeamCreateTeam,
  identityPeopleTeamEditTeam,
  identityPeopleTeamReadEmailCredits,
  identityPeopleTeamReadTeams,
  identityPeopleTeamSwitchTeam,
  identityReferenceReferenceData,
  identitySignInConfirmPassword,
  identitySignInCreatePassword,
  identitySignInDevices,
  identitySignInForgottenPassword,
  identitySignInSignIn,
  identitySignInSignOut,
  identitySignInSingleSignOn,
  identitySignInToOwnProvider,
  sharingActivateSharedLink,
  sharingAskForAccess,
  sharingCheckAccessCode,
  sharingCheckAlias,
  sharingDeactivateSharedLink,
  sharingDeleteSharedLink,
  sharingExpireSharedLink,
  sharingExportSharedLinkHits,
  sharingExportSharedLinks,
  sharingFingerprint,
  sharingForwardHit,
  sharingListSharedLinkHits,
  sharingListSharedLinks,
  sharingMuteSharedLink,
  sharingNotifications,
  sharingOpenPublicLink,
  sharingPublicHit,
  sharingReadSharedLink,
  sharingReviseSharedLink,
  sharingSharePresentation,
  sharingSharePresentations,
];
