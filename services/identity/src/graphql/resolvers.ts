// Written by `npm run codegen` from the files beside it.
import type { AllFields, CompleteResolvers } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type * as schema from './generated.ts';
import { ChangedValue, PersonChange } from './PersonChange.ts';
import { CustomRole } from './CustomRole.ts';
import { Device } from './Device.ts';
import { Group } from './Group.ts';
import { Impersonation } from './Impersonation.ts';
import { Passkey, SecondFactor } from './SecondFactor.ts';
import { PersonExport } from './PersonExport.ts';
import { PersonThen } from './PersonThen.ts';
import { SignIn } from './SignIn.ts';
import { SingleSignOn, SingleSignOnConfiguration, TeamDomain } from './SingleSignOn.ts';
import { Team } from './Team.ts';
import { User } from './User.ts';
import { accountManagers } from './Query/accountManagers.ts';
import { activateRegistration } from './Mutation/activateRegistration.ts';
import { addPasskey } from './Mutation/addPasskey.ts';
import { addTeamDomain } from './Mutation/addTeamDomain.ts';
import { addToGroup } from './Mutation/addToGroup.ts';
import { addToTeams } from './Mutation/addToTeams.ts';
import { changeMemberPermissions } from './Mutation/changeMemberPermissions.ts';
import { changeMemberRole } from './Mutation/changeMemberRole.ts';
import { changeMembers } from './Mutation/changeMembers.ts';
import { changePassword } from './Mutation/changePassword.ts';
import { changeTeamSettings } from './Mutation/changeTeamSettings.ts';
import { claims } from './Query/claims.ts';
import { configureSingleSignOn } from './Mutation/configureSingleSignOn.ts';
import { confirmPassword } from './Mutation/confirmPassword.ts';
import { countries } from './Query/countries.ts';
import { createCustomRole } from './Mutation/createCustomRole.ts';
import { createGroup } from './Mutation/createGroup.ts';
import { createPassword } from './Mutation/createPassword.ts';
import { createTeam } from './Mutation/createTeam.ts';
import { customRoles } from './Query/customRoles.ts';
import { deleteCustomRole } from './Mutation/deleteCustomRole.ts';
import { deleteGroup } from './Mutation/deleteGroup.ts';
import { device } from './Query/device.ts';
import { devices } from './Query/devices.ts';
import { devicesAfter } from './Query/devicesAfter.ts';
import { editMember } from './Mutation/editMember.ts';
import { editProfile } from './Mutation/editProfile.ts';
import { emailCredits } from './Query/emailCredits.ts';
import { endImpersonation } from './Mutation/endImpersonation.ts';
import { endSignIn } from './Mutation/endSignIn.ts';
import { endSignIns } from './Mutation/endSignIns.ts';
import { erasePerson } from './Mutation/erasePerson.ts';
import { erasureReceipt } from './Query/erasureReceipt.ts';
import { finishSingleSignOn } from './Mutation/finishSingleSignOn.ts';
import { group } from './Query/group.ts';
import { groups } from './Query/groups.ts';
import { invitation } from './Query/invitation.ts';
import { invitationPreview } from './Query/invitationPreview.ts';
import { inviteListedMembers } from './Mutation/inviteListedMembers.ts';
import { inviteMembers } from './Mutation/inviteMembers.ts';
import { isOperator } from './Query/isOperator.ts';
import { isSingleSignOnHost } from './Query/isSingleSignOnHost.ts';
import { isSingleSignOnOffered } from './Query/isSingleSignOnOffered.ts';
import { issueRecoveryCodes } from './Mutation/issueRecoveryCodes.ts';
import { locales } from './Query/locales.ts';
import { lockMember } from './Mutation/lockMember.ts';
import { mailTeamDomainCode } from './Mutation/mailTeamDomainCode.ts';
import { makeSingleSignOnOptional } from './Mutation/makeSingleSignOnOptional.ts';
import { ownConfirmation } from './Query/ownConfirmation.ts';
import { passkeyOptions } from './Query/passkeyOptions.ts';
import { peopleAsOf } from './Query/peopleAsOf.ts';
import { peopleHistory } from './Query/peopleHistory.ts';
import { personAsOf } from './Query/personAsOf.ts';
import { personExport } from './Query/personExport.ts';
import { proveTeamDomain } from './Mutation/proveTeamDomain.ts';
import { register } from './Mutation/register.ts';
import { registration } from './Query/registration.ts';
import { removeFromGroup } from './Mutation/removeFromGroup.ts';
import { removeMember } from './Mutation/removeMember.ts';
import { removePasskey } from './Mutation/removePasskey.ts';
import { removeTeamDomain } from './Mutation/removeTeamDomain.ts';
import { renameGroup } from './Mutation/renameGroup.ts';
import { renamePasskey } from './Mutation/renamePasskey.ts';
import { requestPasswordReset } from './Mutation/requestPasswordReset.ts';
import { requestPersonExport } from './Mutation/requestPersonExport.ts';
import { requireSingleSignOn } from './Mutation/requireSingleSignOn.ts';
import { requiredSingleSignOn } from './Query/requiredSingleSignOn.ts';
import { resendInvitation } from './Mutation/resendInvitation.ts';
import { resetPassword } from './Mutation/resetPassword.ts';
import { resetSecondFactor } from './Mutation/resetSecondFactor.ts';
import { restoreMember } from './Mutation/restoreMember.ts';
import { reviseCustomRole } from './Mutation/reviseCustomRole.ts';
import { revokeDevice } from './Mutation/revokeDevice.ts';
import { revokeInvitation } from './Mutation/revokeInvitation.ts';
import { secondFactor } from './Query/secondFactor.ts';
import { setUp } from './Mutation/setUp.ts';
import { setup } from './Query/setup.ts';
import { signIn } from './Mutation/signIn.ts';
import { signInClaims } from './Query/signInClaims.ts';
import { signOut } from './Mutation/signOut.ts';
import { singleSignOn } from './Query/singleSignOn.ts';
import { startImpersonation } from './Mutation/startImpersonation.ts';
import { startPasskey } from './Mutation/startPasskey.ts';
import { startSingleSignOn } from './Mutation/startSingleSignOn.ts';
import { startSingleSignOnConfirmation } from './Mutation/startSingleSignOnConfirmation.ts';
import { startSingleSignOnTest } from './Mutation/startSingleSignOnTest.ts';
import { startTotp } from './Mutation/startTotp.ts';
import { switchTeam } from './Mutation/switchTeam.ts';
import { team } from './Query/team.ts';
import { timeZones } from './Query/timeZones.ts';
import { turnOffSingleSignOn } from './Mutation/turnOffSingleSignOn.ts';
import { turnOffTotp } from './Mutation/turnOffTotp.ts';
import { turnOnTotp } from './Mutation/turnOnTotp.ts';
import { undoMemberChange } from './Mutation/undoMemberChange.ts';
import { unlockMember } from './Mutation/unlockMember.ts';
import { usStates } from './Query/usStates.ts';
import { user } from './Query/user.ts';
import { users } from './Query/users.ts';
import { usersAfter } from './Query/usersAfter.ts';
import { viewer } from './Query/viewer.ts';

export const resolvers = {
  Query: { accountManagers, claims, countries, customRoles, device, devices, devicesAfter, emailCredits, erasureReceipt, group, groups, invitation, invitationPreview, isOperator, isSingleSignOnHost, isSingleSignOnOffered, locales, ownConfirmation, passkeyOptions, peopleAsOf, peopleHistory, personAsOf, personExport, registration, requiredSingleSignOn, secondFactor, setup, signInClaims, singleSignOn, team, timeZones, usStates, user, users, usersAfter, viewer },
  Mutation: { activateRegistration, addPasskey, addTeamDomain, addToGroup, addToTeams, changeMemberPermissions, changeMemberRole, changeMembers, changePassword, changeTeamSettings, configureSingleSignOn, confirmPassword, createCustomRole, createGroup, createPassword, createTeam, deleteCustomRole, deleteGroup, editMember, editProfile, endImpersonation, endSignIn, endSignIns, erasePerson, finishSingleSignOn, inviteListedMembers, inviteMembers, issueRecoveryCodes, lockMember, mailTeamDomainCode, makeSingleSignOnOptional, proveTeamDomain, register, removeFromGroup, removeMember, removePasskey, removeTeamDomain, renameGroup, renamePasskey, requestPasswordReset, requestPersonExport, requireSingleSignOn, resendInvitation, resetPassword, resetSecondFactor, restoreMember, reviseCustomRole, revokeDevice, revokeInvitation, setUp, signIn, signOut, startImpersonation, startPasskey, startSingleSignOn, startSingleSignOnConfirmation, startSingleSignOnTest, startTotp, switchTeam, turnOffSingleSignOn, turnOffTotp, turnOnTotp, undoMemberChange, unlockMember },
  ChangedValue,
  CustomRole,
  Device,
  Group,
  Impersonation,
  Passkey,
  PersonChange,
  PersonExport,
  PersonThen,
  SecondFactor,
  SignIn,
  SingleSignOn,
  SingleSignOnConfiguration,
  Team,
  TeamDomain,
  User,
} satisfies {
  Query: AllFields<schema.QueryResolvers>;
  Mutation: AllFields<schema.MutationResolvers>;
  ChangedValue: CompleteResolvers<schema.ChangedValueResolvers, schema.ResolversParentTypes['ChangedValue']>;
  CustomRole: CompleteResolvers<schema.CustomRoleResolvers, schema.ResolversParentTypes['CustomRole']>;
  Device: CompleteResolvers<schema.DeviceResolvers, schema.ResolversParentTypes['Device']>;
  Group: CompleteResolvers<schema.GroupResolvers, schema.ResolversParentTypes['Group']>;
  Impersonation: CompleteResolvers<schema.ImpersonationResolvers, schema.ResolversParentTypes['Impersonation']>;
  Passkey: CompleteResolvers<schema.PasskeyResolvers, schema.ResolversParentTypes['Passkey']>;
  PersonChange: CompleteResolvers<schema.PersonChangeResolvers, schema.ResolversParentTypes['PersonChange']>;
  PersonExport: CompleteResolvers<schema.PersonExportResolvers, schema.ResolversParentTypes['PersonExport']>;
  PersonThen: CompleteResolvers<schema.PersonThenResolvers, schema.ResolversParentTypes['PersonThen']>;
  SecondFactor: CompleteResolvers<schema.SecondFactorResolvers, schema.ResolversParentTypes['SecondFactor']>;
  SignIn: CompleteResolvers<schema.SignInResolvers, schema.ResolversParentTypes['SignIn']>;
  SingleSignOn: CompleteResolvers<schema.SingleSignOnResolvers, schema.ResolversParentTypes['SingleSignOn']>;
  SingleSignOnConfiguration: CompleteResolvers<schema.SingleSignOnConfigurationResolvers, schema.ResolversParentTypes['SingleSignOnConfiguration']>;
  Team: CompleteResolvers<schema.TeamResolvers, schema.ResolversParentTypes['Team']>;
  TeamDomain: CompleteResolvers<schema.TeamDomainResolvers, schema.ResolversParentTypes['TeamDomain']>;
  User: CompleteResolvers<schema.UserResolvers, schema.ResolversParentTypes['User']>;
};
