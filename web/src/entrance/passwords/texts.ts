import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Create password page
  joinTeam: 'Join {team}',
  signsInWithProvider: 'You sign in with your organization’s account.',
  singleSignOnEnabled: 'Single sign-on enabled',
  singleSignOnRequired: 'Your organization uses single sign-on.',
  continue: 'Continue',
  chooseAPasswordToJoin: 'Choose a password to join.',
  joinTheTeam: 'Join the team',
  loadingYourInvitation: 'Loading your invitation.',
  loading: 'Loading',
  thisInvitationIsNoLonger: 'This invitation is no longer valid',
  invitationInvalid: 'It was used, replaced, revoked or has expired.',
  couldntLoadYourInvitation: 'Couldn’t load your invitation.',
  askForANewOne: 'Ask for a new one',
  signIn: 'sign in',
  inviterCanResend:
    'The person who invited you can send another email from the People page. If you already have a password, {link}',
  somethingWentWrong: 'Something went wrong',
  couldntSignYouIn: 'Couldn’t sign you in',
  youllJoinAsAMember: 'You’ll join as a member',
  invitedRoleChanged:
    'The role in your invitation has changed. An admin can assign you another one.',
  email: 'Email',
  yourName: 'Your name',
  confirmPassword: 'Confirm password',
  setPasswordAndSignIn: 'Set password and sign in',

  // Forgot password page
  checkYourEmail: 'Check your email',
  resetLinkLimits: 'The link works once and expires after an hour.',
  nextStep: 'Next step',
  yourOrganizationUsesSingleSignOn: 'Your organization uses single sign-on. {link}',
  sendAgain: 'Send again',
  backToSignIn: 'Back to sign in',
  forgotYourPassword: 'Forgot your password?',
  wellEmailYouAReset: 'We’ll email you a reset link.',
  noEmailWasSent: 'No email was sent',
  waitAfterRequests: 'Too many requests. Wait {wait} and try again. Your last link may still work.',
  sendLink: 'Send link',

  // Reset password page
  chooseANewPassword: 'Choose a new password',
  youllBeSignedOutEverywhere: 'You’ll be signed out everywhere else.',
  passwordNotChanged: 'Password not changed',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  changePassword: 'Change password',
  thisLinkIsNoLonger: 'This link is no longer valid',
  resetLinkInvalid: 'It was used, replaced or has expired.',
  resetLinkExpired:
    'Reset links expire after an hour. If you already changed your password, sign in with it.',
  askForANewLink: 'Ask for a new link',
});
