// Written by `npm run codegen` from the files beside it.
import { customRole } from './access/custom-role/custom-role.ts';
import { group } from './access/group/group.ts';
import { endImpersonation } from './jobs/end-impersonation.ts';
import { forgetRemovedMembers } from './jobs/forget-removed-members.ts';
import { mailAddedToTeam } from './jobs/mail-added-to-team.ts';
import { mailDomainCode } from './jobs/mail-domain-code.ts';
import { mailImpersonated } from './jobs/mail-impersonated.ts';
import { mailPasswordChanged } from './jobs/mail-password-changed.ts';
import { mailPasswordReset } from './jobs/mail-password-reset.ts';
import { mailRegistration } from './jobs/mail-registration.ts';
import { mailSecondFactorChanged } from './jobs/mail-second-factor-changed.ts';
import { sendInvitation } from './jobs/send-invitation.ts';
import { membershipPeriods } from './people/history/membership-periods.ts';
import { peopleHistory } from './people/history/people-history.ts';
import { ownedItems } from './people/members/owned-items.ts';
import { personExport } from './people/person-export/person-export.ts';
import { person } from './people/person/person.ts';
import { team } from './people/team/team.ts';
import { user } from './people/user/user.ts';
import { dropFactorWhenPasswordDropped } from './policies/drop-factor-when-password-dropped.ts';
import { emptyGroupWhenDeleted } from './policies/empty-group-when-deleted.ts';
import { endImpersonationWhenRightsEnd } from './policies/end-impersonation-when-rights-end.ts';
import { endImpersonationWhenTimeIsUp } from './policies/end-impersonation-when-time-is-up.ts';
import { forgetMemberWhenRemoved } from './policies/forget-member-when-removed.ts';
import { mailCodeWhenDomainCodeRequested } from './policies/mail-code-when-domain-code-requested.ts';
import { mailInvitationWhenMemberInvited } from './policies/mail-invitation-when-member-invited.ts';
import { mailPersonWhenAddedToTeam } from './policies/mail-person-when-added-to-team.ts';
import { mailPersonWhenImpersonated } from './policies/mail-person-when-impersonated.ts';
import { mailPersonWhenPasswordChanged } from './policies/mail-person-when-password-changed.ts';
import { mailPersonWhenSecondFactorChanged } from './policies/mail-person-when-second-factor-changed.ts';
import { registerTeamWhenFirstAdminAppointed } from './policies/register-team-when-first-admin-appointed.ts';
import { registerTeamWhenFounded } from './policies/register-team-when-founded.ts';
import { registerTeamWhenRegistrationActivated } from './policies/register-team-when-registration-activated.ts';
import { releaseAccountManagerWhenNoAdmin } from './policies/release-account-manager-when-no-admin.ts';
import { removeMemberWhenPersonErased } from './policies/remove-member-when-person-erased.ts';
import { restoreAdminWhenNoneIsLeft } from './policies/restore-admin-when-none-is-left.ts';
import { revokeDevicesWhenMemberRemoved } from './policies/revoke-devices-when-member-removed.ts';
import { device } from './sign-in/device/device.ts';
import { secondFactor } from './sign-in/second-factor/second-factor.ts';
import { signIn } from './sign-in/sign-in/sign-in.ts';
import { attempt } from './sign-in/single-sign-on/attempt.ts';
import { singleSignOn } from './sign-in/single-sign-on/single-sign-on.ts';
import { teamDomain } from './sign-in/team-domain/team-domain.ts';

export const parts = {
  aggregates: [customRole, group, personExport, person, team, user, device, secondFactor, signIn, attempt, singleSignOn, teamDomain],
  projections: [membershipPeriods, peopleHistory, ownedItems],
  policies: [dropFactorWhenPasswordDropped, emptyGroupWhenDeleted, endImpersonationWhenRightsEnd, endImpersonationWhenTimeIsUp, forgetMemberWhenRemoved, mailCodeWhenDomainCodeRequested, mailInvitationWhenMemberInvited, mailPersonWhenAddedToTeam, mailPersonWhenImpersonated, mailPersonWhenPasswordChanged, mailPersonWhenSecondFactorChanged, registerTeamWhenFirstAdminAppointed, registerTeamWhenFounded, registerTeamWhenRegistrationActivated, releaseAccountManagerWhenNoAdmin, removeMemberWhenPersonErased, restoreAdminWhenNoneIsLeft, revokeDevicesWhenMemberRemoved],
  jobs: [endImpersonation, forgetRemovedMembers, mailAddedToTeam, mailDomainCode, mailImpersonated, mailPasswordChanged, mailPasswordReset, mailRegistration, mailSecondFactorChanged, sendInvitation],
  lifecycles: [],
};
