// Written by `npm run codegen` from the files beside it.
import type { AllFields, CompleteResolvers } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type * as schema from './generated.ts';
import { ChangedValue, PersonChange } from './people/PersonChange.ts';
import { Claims } from './sign-in/Claims.ts';
import { CustomRole } from './access/CustomRole.ts';
import { Device } from './sign-in/Device.ts';
import { Group } from './access/Group.ts';
import { Impersonation } from './access/Impersonation.ts';
import { Passkey, SecondFactor } from './sign-in/SecondFactor.ts';
import { PersonExport } from './people/PersonExport.ts';
import { PersonThen } from './people/PersonThen.ts';
import { SignIn } from './sign-in/SignIn.ts';
import { SingleSignOn, SingleSignOnConfiguration, TeamDomain } from './sign-in/single-sign-on/SingleSignOn.ts';
import { Team } from './people/Team.ts';
import { User } from './people/User.ts';
import { accountManagers } from './people/Query/accountManagers.ts';
import { activateRegistration } from './people/Mutation/activateRegistration.ts';
import { addPasskey } from './sign-in/Mutation/addPasskey.ts';
import { addTeamDomain } from './sign-in/single-sign-on/Mutation/addTeamDomain.ts';
import { addToGroup } from './access/Mutation/addToGroup.ts';
import { addToTeams } from './people/Mutation/addToTeams.ts';
import { changeMemberPermissions } from './access/Mutation/changeMemberPermissions.ts';
import { changeMemberRole } from './access/Mutation/changeMemberRole.ts';
import { changeMembers } from './access/Mutation/changeMembers.ts';
import { changePassword } from './sign-in/Mutation/changePassword.ts';
import { changeTeamSettings } from './people/Mutation/changeTeamSettings.ts';
import { claims } from './sign-in/Query/claims.ts';
import { configureSingleSignOn } from './sign-in/single-sign-on/Mutation/configureSingleSignOn.ts';
import { confirmPassword } from './sign-in/Mutation/confirmPassword.ts';
import { countries } from './people/Query/countries.ts';
import { createCustomRole } from './access/Mutation/createCustomRole.ts';
import { createGroup } from './access/Mutation/createGroup.ts';
import { createPassword } from './sign-in/Mutation/createPassword.ts';
import { createTeam } from './people/Mutation/createTeam.ts';
import { customRoles } from './access/Query/customRoles.ts';
import { deleteCustomRole } from './access/Mutation/deleteCustomRole.ts';
import { deleteGroup } from './access/Mutation/deleteGroup.ts';
import { device } from './sign-in/Query/device.ts';
import { devices } from './sign-in/Query/devices.ts';
import { devicesAfter } from './sign-in/Query/devicesAfter.ts';
import { edgeProof } from './sign-in/Query/edgeProof.ts';
import { editMember } from './people/Mutation/editMember.ts';
import { editProfile } from './people/Mutation/editProfile.ts';
import { emailCredits } from './people/Query/emailCredits.ts';
import { endImpersonation } from './access/Mutation/endImpersonation.ts';
import { endSignIn } from './sign-in/Mutation/endSignIn.ts';
import { endSignIns } from './sign-in/Mutation/endSignIns.ts';
import { erasePerson } from './people/Mutation/erasePerson.ts';
import { erasureReceipt } from './people/Query/erasureReceipt.ts';
import { finishSingleSignOn } from './sign-in/single-sign-on/Mutation/finishSingleSignOn.ts';
import { group } from './access/Query/group.ts';
import { groups } from './access/Query/groups.ts';
import { invitation } from './people/Query/invitation.ts';
import { invitationPreview } from './people/Query/invitationPreview.ts';
import { inviteListedMembers } from './people/Mutation/inviteListedMembers.ts';
import { inviteMembers } from './people/Mutation/inviteMembers.ts';
import { isOperator } from './access/Query/isOperator.ts';
import { isSingleSignOnHost } from './sign-in/single-sign-on/Query/isSingleSignOnHost.ts';
import { isSingleSignOnOffered } from './sign-in/single-sign-on/Query/isSingleSignOnOffered.ts';
import { issueRecoveryCodes } from './sign-in/Mutation/issueRecoveryCodes.ts';
import { locales } from './people/Query/locales.ts';
import { lockMember } from './access/Mutation/lockMember.ts';
import { mailTeamDomainCode } from './sign-in/single-sign-on/Mutation/mailTeamDomainCode.ts';
import { makeSingleSignOnOptional } from './sign-in/single-sign-on/Mutation/makeSingleSignOnOptional.ts';
import { ownConfirmation } from './sign-in/single-sign-on/Query/ownConfirmation.ts';
import { passkeyOptions } from './sign-in/Query/passkeyOptions.ts';
import { peopleAsOf } from './people/Query/peopleAsOf.ts';
import { peopleHistory } from './people/Query/peopleHistory.ts';
import { personAsOf } from './people/Query/personAsOf.ts';
import { personExport } from './people/Query/personExport.ts';
import { proveTeamDomain } from './sign-in/single-sign-on/Mutation/proveTeamDomain.ts';
import { register } from './people/Mutation/register.ts';
import { registration } from './people/Query/registration.ts';
import { removeFromGroup } from './access/Mutation/removeFromGroup.ts';
import { removeMember } from './people/Mutation/removeMember.ts';
import { removePasskey } from './sign-in/Mutation/removePasskey.ts';
import { removeTeamDomain } from './sign-in/single-sign-on/Mutation/removeTeamDomain.ts';
import { renameGroup } from './access/Mutation/renameGroup.ts';
import { renamePasskey } from './sign-in/Mutation/renamePasskey.ts';
import { requestPasswordReset } from './sign-in/Mutation/requestPasswordReset.ts';
import { requestPersonExport } from './people/Mutation/requestPersonExport.ts';
import { requireSingleSignOn } from './sign-in/single-sign-on/Mutation/requireSingleSignOn.ts';
import { requiredSingleSignOn } from './sign-in/single-sign-on/Query/requiredSingleSignOn.ts';
import { resendInvitation } from './people/Mutation/resendInvitation.ts';
import { resetPassword } from './sign-in/Mutation/resetPassword.ts';
import { resetSecondFactor } from './sign-in/Mutation/resetSecondFactor.ts';
import { restoreMember } from './people/Mutation/restoreMember.ts';
import { reviseCustomRole } from './access/Mutation/reviseCustomRole.ts';
import { revokeDevice } from './sign-in/Mutation/revokeDevice.ts';
import { revokeInvitation } from './people/Mutation/revokeInvitation.ts';
import { secondFactor } from './sign-in/Query/secondFactor.ts';
import { setUp } from './people/Mutation/setUp.ts';
import { setup } from './people/Query/setup.ts';
import { signIn } from './sign-in/Mutation/signIn.ts';
import { signInClaims } from './sign-in/Query/signInClaims.ts';
import { signOut } from './sign-in/Mutation/signOut.ts';
import { singleSignOn } from './sign-in/single-sign-on/Query/singleSignOn.ts';
import { startImpersonation } from './access/Mutation/startImpersonation.ts';
import { startPasskey } from './sign-in/Mutation/startPasskey.ts';
import { startSingleSignOn } from './sign-in/single-sign-on/Mutation/startSingleSignOn.ts';
import { startSingleSignOnConfirmation } from './sign-in/single-sign-on/Mutation/startSingleSignOnConfirmation.ts';
import { startSingleSignOnTest } from './sign-in/single-sign-on/Mutation/startSingleSignOnTest.ts';
import { startTotp } from './sign-in/Mutation/startTotp.ts';
import { switchTeam } from './people/Mutation/switchTeam.ts';
import { team } from './people/Query/team.ts';
import { timeZones } from './people/Query/timeZones.ts';
import { turnOffSingleSignOn } from './sign-in/single-sign-on/Mutation/turnOffSingleSignOn.ts';
import { turnOffTotp } from './sign-in/Mutation/turnOffTotp.ts';
import { turnOnTotp } from './sign-in/Mutation/turnOnTotp.ts';
import { undoMemberChange } from './people/Mutation/undoMemberChange.ts';
import { unlockMember } from './access/Mutation/unlockMember.ts';
import { usStates } from './people/Query/usStates.ts';
import { user } from './people/Query/user.ts';
import { users } from './people/Query/users.ts';
import { usersAfter } from './people/Query/usersAfter.ts';
import { viewer } from './people/Query/viewer.ts';

export const resolvers = {
  Query: { accountManagers, claims, countries, customRoles, device, devices, devicesAfter, edgeProof, emailCredits, erasureReceipt, group, groups, invitation, invitationPreview, isOperator, isSingleSignOnHost, isSingleSignOnOffered, locales, ownConfirmation, passkeyOptions, peopleAsOf, peopleHistory, personAsOf, personExport, registration, requiredSingleSignOn, secondFactor, setup, signInClaims, singleSignOn, team, timeZones, usStates, user, users, usersAfter, viewer },
  Mutation: { activateRegistration, addPasskey, addTeamDomain, addToGroup, addToTeams, changeMemberPermissions, changeMemberRole, changeMembers, changePassword, changeTeamSettings, configureSingleSignOn, confirmPassword, createCustomRole, createGroup, createPassword, createTeam, deleteCustomRole, deleteGroup, editMember, editProfile, endImpersonation, endSignIn, endSignIns, erasePerson, finishSingleSignOn, inviteListedMembers, inviteMembers, issueRecoveryCodes, lockMember, mailTeamDomainCode, makeSingleSignOnOptional, proveTeamDomain, register, removeFromGroup, removeMember, removePasskey, removeTeamDomain, renameGroup, renamePasskey, requestPasswordReset, requestPersonExport, requireSingleSignOn, resendInvitation, resetPassword, resetSecondFactor, restoreMember, reviseCustomRole, revokeDevice, revokeInvitation, setUp, signIn, signOut, startImpersonation, startPasskey, startSingleSignOn, startSingleSignOnConfirmation, startSingleSignOnTest, startTotp, switchTeam, turnOffSingleSignOn, turnOffTotp, turnOnTotp, undoMemberChange, unlockMember },
  ChangedValue,
  Claims,
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
  Claims: CompleteResolvers<schema.ClaimsResolvers, schema.ResolversParentTypes['Claims']>;
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
