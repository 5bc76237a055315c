import { activateRegistration } from './Mutation/activateRegistration.ts';
import { addToGroup } from './Mutation/addToGroup.ts';
import { addToTeams } from './Mutation/addToTeams.ts';
import { addPasskey } from './Mutation/addPasskey.ts';
import { changeMembers } from './Mutation/changeMembers.ts';
import { changeMemberPermissions } from './Mutation/changeMemberPermissions.ts';
import { changeMemberRole } from './Mutation/changeMemberRole.ts';
import { changePassword } from './Mutation/changePassword.ts';
import { changeTeamSettings } from './Mutation/changeTeamSettings.ts';
import { createCustomRole } from './Mutation/createCustomRole.ts';
import { createGroup } from './Mutation/createGroup.ts';
import { confirmPassword } from './Mutation/confirmPassword.ts';
import { createPassword } from './Mutation/createPassword.ts';
import { createTeam } from './Mutation/createTeam.ts';
import { deleteCustomRole } from './Mutation/deleteCustomRole.ts';
import { deleteGroup } from './Mutation/deleteGroup.ts';
import { editMember } from './Mutation/editMember.ts';
import { editProfile } from './Mutation/editProfile.ts';
import { endImpersonation } from './Mutation/endImpersonation.ts';
import { erasePerson } from './Mutation/erasePerson.ts';
import { endSignIn } from './Mutation/endSignIn.ts';
import { endSignIns } from './Mutation/endSignIns.ts';
import { inviteListedMembers } from './Mutation/inviteListedMembers.ts';
import { inviteMembers } from './Mutation/inviteMembers.ts';
import { issueRecoveryCodes } from './Mutation/issueRecoveryCodes.ts';
import { lockMember } from './Mutation/lockMember.ts';
import { register } from './Mutation/register.ts';
import { removeFromGroup } from './Mutation/removeFromGroup.ts';
import { removeMember } from './Mutation/removeMember.ts';
import { renameGroup } from './Mutation/renameGroup.ts';
import { removePasskey } from './Mutation/removePasskey.ts';
import { renamePasskey } from './Mutation/renamePasskey.ts';
import { requestPasswordReset } from './Mutation/requestPasswordReset.ts';
import { requestPersonExport } from './Mutation/requestPersonExport.ts';
import { resendInvitation } from './Mutation/resendInvitation.ts';
import { resetPassword } from './Mutation/resetPassword.ts';
import { resetSecondFactor } from './Mutation/resetSecondFactor.ts';
import { restoreMember } from './Mutation/restoreMember.ts';
import { reviseCustomRole } from './Mutation/reviseCustomRole.ts';
import { revokeInvitation } from './Mutation/revokeInvitation.ts';
import { setUp } from './Mutation/setUp.ts';
import { revokeDevice } from './Mutation/revokeDevice.ts';
import { signIn } from './Mutation/signIn.ts';
import { signOut } from './Mutation/signOut.ts';
import { switchTeam } from './Mutation/switchTeam.ts';
import { startImpersonation } from './Mutation/startImpersonation.ts';
import { startPasskey } from './Mutation/startPasskey.ts';
import { startTotp } from './Mutation/startTotp.ts';
import { turnOffTotp } from './Mutation/turnOffTotp.ts';
import { turnOnTotp } from './Mutation/turnOnTotp.ts';
import { undoMemberChange } from './Mutation/undoMemberChange.ts';
import { unlockMember } from './Mutation/unlockMember.ts';
import { addTeamDomain } from './Mutation/addTeamDomain.ts';
import { configureSingleSignOn } from './Mutation/configureSingleSignOn.ts';
import { finishSingleSignOn } from './Mutation/finishSingleSignOn.ts';
import { mailTeamDomainCode } from './Mutation/mailTeamDomainCode.ts';
import { makeSingleSignOnOptional } from './Mutation/makeSingleSignOnOptional.ts';
import { proveTeamDomain } from './Mutation/proveTeamDomain.ts';
import { removeTeamDomain } from './Mutation/removeTeamDomain.ts';
import { requireSingleSignOn } from './Mutation/requireSingleSignOn.ts';
import { startSingleSignOn } from './Mutation/startSingleSignOn.ts';
import { startSingleSignOnConfirmation } from './Mutation/startSingleSignOnConfirmation.ts';
import { startSingleSignOnTest } from './Mutation/startSingleSignOnTest.ts';
import { turnOffSingleSignOn } from './Mutation/turnOffSingleSignOn.ts';
import { erasureReceipt } from './Query/erasureReceipt.ts';
import { countries } from '../reference/countries.ts';
import { locales } from '../reference/locales.ts';
import { timeZones } from '../reference/time-zones.ts';
import { usStates } from '../reference/us-states.ts';
import { accountManagers } from './Query/accountManagers.ts';
import { claims } from './Query/claims.ts';
import { device } from './Query/device.ts';
import { devices } from './Query/devices.ts';
import { devicesAfter } from './Query/devicesAfter.ts';
import { emailCredits } from './Query/emailCredits.ts';
import { customRoles } from './Query/customRoles.ts';
import { group } from './Query/group.ts';
import { groups } from './Query/groups.ts';
import { invitation } from './Query/invitation.ts';
import { invitationPreview } from './Query/invitationPreview.ts';
import { passkeyOptions } from './Query/passkeyOptions.ts';
import { peopleAsOf } from './Query/peopleAsOf.ts';
import { peopleHistory } from './Query/peopleHistory.ts';
import { personAsOf } from './Query/personAsOf.ts';
import { personExport } from './Query/personExport.ts';
import { secondFactor } from './Query/secondFactor.ts';
import { signInClaims } from './Query/signInClaims.ts';
import { registration } from './Query/registration.ts';
import { setup } from './Query/setup.ts';
import { team } from './Query/team.ts';
import { user } from './Query/user.ts';
import { users } from './Query/users.ts';
import { usersAfter } from './Query/usersAfter.ts';
import { isOperator } from './Query/isOperator.ts';
import { viewer } from './Query/viewer.ts';
import { Device } from './Device.ts';
import { isSingleSignOnHost } from './Query/isSingleSignOnHost.ts';
import { isSingleSignOnOffered } from './Query/isSingleSignOnOffered.ts';
import { requiredSingleSignOn } from './Query/requiredSingleSignOn.ts';
import { ownConfirmation } from './Query/ownConfirmation.ts';
import { singleSignOn } from './Query/singleSignOn.ts';
import { CustomRole } from './CustomRole.ts';
import { Group } from './Group.ts';
import { Impersonation } from './Impersonation.ts';
import { SignIn } from './SignIn.ts';
import { ChangedValue, PersonChange } from './PersonChange.ts';
import { PersonExport } from './PersonExport.ts';
import { PersonThen } from './PersonThen.ts';
import { Passkey, SecondFactor } from './SecondFactor.ts';
import { SingleSignOn, SingleSignOnConfiguration, TeamDomain } from './SingleSignOn.ts';
import { Team } from './Team.ts';
import { User } from './User.ts';

export const resolvers = {
  Query: { accountManagers, claims, countries, customRoles, device, devices, devicesAfter, emailCredits, erasureReceipt, group, groups, invitation, invitationPreview, isOperator, isSingleSignOnHost, isSingleSignOnOffered, locales, ownConfirmation, passkeyOptions, peopleAsOf, peopleHistory, personAsOf, personExport, registration, requiredSingleSignOn, secondFactor, setup, signInClaims, singleSignOn, team, timeZones, usStates, user, users, usersAfter, viewer },
  Mutation: {
    activateRegistration,
    addToGroup,
    addToTeams,
    addPasskey,
    changeMembers,
    changeMemberPermissions,
    changeMemberRole,
    changePassword,
    changeTeamSettings,
    createCustomRole,
    createGroup,
    confirmPassword,
    createPassword,
    createTeam,
    deleteCustomRole,
    deleteGroup,
    editMember,
    editProfile,
    endImpersonation,
    erasePerson,
    endSignIn,
    endSignIns,
    inviteListedMembers,
    inviteMembers,
    issueRecoveryCodes,
    lockMember,
    register,
    removeFromGroup,
    removeMember,
    renameGroup,
    removePasskey,
    renamePasskey,
    requestPasswordReset,
    requestPersonExport,
    resendInvitation,
    resetPassword,
    resetSecondFactor,
    restoreMember,
    reviseCustomRole,
    revokeInvitation,
    revokeDevice,
    setUp,
    signIn,
    signOut,
    switchTeam,
    startImpersonation,
    startPasskey,
    startTotp,
    turnOffTotp,
    turnOnTotp,
    undoMemberChange,
    addTeamDomain,
    configureSingleSignOn,
    finishSingleSignOn,
    mailTeamDomainCode,
    makeSingleSignOnOptional,
    proveTeamDomain,
    removeTeamDomain,
    requireSingleSignOn,
    startSingleSignOn,
    startSingleSignOnConfirmation,
    startSingleSignOnTest,
    turnOffSingleSignOn,
    unlockMember,
  },
  User,
  CustomRole,
  Group,
  SignIn,
  Device,
  ChangedValue,
  PersonChange,
  PersonThen,
  PersonExport,
  Impersonation,
  SecondFactor,
  Passkey,
  SingleSignOn,
  SingleSignOnConfiguration,
  TeamDomain,
  Team,
};
