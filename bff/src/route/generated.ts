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
import * as contentDeleteFile from '../routes/content/delete-file.ts';
import * as contentDeletePresentation from '../routes/content/delete-presentation.ts';
import * as contentDeletePresentations from '../routes/content/delete-presentations.ts';
import * as contentExportPresentations from '../routes/content/export-presentations.ts';
import * as contentFileResource from '../routes/content/file-resource.ts';
import * as contentLabels from '../routes/content/labels.ts';
import * as contentListFiles from '../routes/content/list-files.ts';
import * as contentListLegacySlides from '../routes/content/list-legacy-slides.ts';
import * as contentListPresentationsOfUser from '../routes/content/list-presentations-of-user.ts';
import * as contentListPresentations from '../routes/content/list-presentations.ts';
import * as contentListProcessingJobs from '../routes/content/list-processing-jobs.ts';
import * as contentListTeamPresentations from '../routes/content/list-team-presentations.ts';
import * as contentReadFile from '../routes/content/read-file.ts';
import * as contentReadPresentation from '../routes/content/read-presentation.ts';
import * as contentSearchTeamPresentations from '../routes/content/search-team-presentations.ts';
import * as contentSignPresentation from '../routes/content/sign-presentation.ts';
import * as contentUpdatePresentation from '../routes/content/update-presentation.ts';
import * as feedsDescriptions from '../routes/feeds/descriptions.ts';
import * as feedsListEventTypes from '../routes/feeds/list-event-types.ts';
import * as feedsReadEventStream from '../routes/feeds/read-event-stream.ts';
import * as feedsRealtime from '../routes/feeds/realtime.ts';
import * as identityAccountManagers from '../routes/identity/account-managers.ts';
import * as identityBotCheck from '../routes/identity/bot-check.ts';
import * as identityConfirmPassword from '../routes/identity/confirm-password.ts';
import * as identityCreatePassword from '../routes/identity/create-password.ts';
import * as identityCreateTeam from '../routes/identity/create-team.ts';
import * as identityDevices from '../routes/identity/devices.ts';
import * as identityEditTeam from '../routes/identity/edit-team.ts';
import * as identityEditUser from '../routes/identity/edit-user.ts';
import * as identityErasure from '../routes/identity/erasure.ts';
import * as identityExportUsers from '../routes/identity/export-users.ts';
import * as identityForgottenPassword from '../routes/identity/forgotten-password.ts';
import * as identityGroupUsers from '../routes/identity/group-users.ts';
import * as identityGroups from '../routes/identity/groups.ts';
import * as identityImpersonation from '../routes/identity/impersonation.ts';
import * as identityInvitations from '../routes/identity/invitations.ts';
import * as identityListUsers from '../routes/identity/list-users.ts';
import * as identityMembers from '../routes/identity/members.ts';
import * as identityMemberships from '../routes/identity/memberships.ts';
import * as identityPeopleAsOf from '../routes/identity/people-as-of.ts';
import * as identityPeopleHistory from '../routes/identity/people-history.ts';
import * as identityPersonExport from '../routes/identity/person-export.ts';
import * as identityProfile from '../routes/identity/profile.ts';
import * as identityReadEditedUser from '../routes/identity/read-edited-user.ts';
import * as identityReadEmailCredits from '../routes/identity/read-email-credits.ts';
import * as identityReadMember from '../routes/identity/read-member.ts';
import * as identityReadPermissions from '../routes/identity/read-permissions.ts';
import * as identityReadTeams from '../routes/identity/read-teams.ts';
import * as identityReadUser from '../routes/identity/read-user.ts';
import * as identityReferenceData from '../routes/identity/reference-data.ts';
import * as identityRegister from '../routes/identity/register.ts';
import * as identityRegistrationChecks from '../routes/identity/registration-checks.ts';
import * as identityRoleInput from '../routes/identity/role-input.ts';
import * as identitySearchUsers from '../routes/identity/search-users.ts';
import * as identitySetup from '../routes/identity/setup.ts';
import * as identitySignIn from '../routes/identity/sign-in.ts';
import * as identitySignOut from '../routes/identity/sign-out.ts';
import * as identitySingleSignOn from '../routes/identity/single-sign-on.ts';
import * as identitySwitchTeam from '../routes/identity/switch-team.ts';
import * as identityToOwnProvider from '../routes/identity/to-own-provider.ts';
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
  contentDeleteFile,
  contentDeletePresentation,
  contentDeletePresentations,
  contentExportPresentations,
  contentFileResource,
  contentLabels,
  contentListFiles,
  contentListLegacySlides,
  contentListPresentationsOfUser,
  contentListPresentations,
  contentListProcessingJobs,
  contentListTeamPresentations,
  contentReadFile,
  contentReadPresentation,
  contentSearchTeamPresentations,
  contentSignPresentation,
  contentUpdatePresentation,
  feedsDescriptions,
  feedsListEventTypes,
  feedsReadEventStream,
  feedsRealtime,
  identityAccountManagers,
  identityBotCheck,
  identityConfirmPassword,
  identityCreatePassword,
  identityCreateTeam,
  identityDevices,
  identityEditTeam,
  identityEditUser,
  identityErasure,
  identityExportUsers,
  identityForgottenPassword,
  identityGroupUsers,
  identityGroups,
  identityImpersonation,
  identityInvitations,
  identityListUsers,
  identityMembers,
  identityMemberships,
  identityPeopleAsOf,
  identityPeopleHistory,
  identityPersonExport,
  identityProfile,
  identityReadEditedUser,
  identityReadEmailCredits,
  identityReadMember,
  identityReadPermissions,
  identityReadTeams,
  identityReadUser,
  identityReferenceData,
  identityRegister,
  identityRegistrationChecks,
  identityRoleInput,
  identitySearchUsers,
  identitySetup,
  identitySignIn,
  identitySignOut,
  identitySingleSignOn,
  identitySwitchTeam,
  identityToOwnProvider,
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
