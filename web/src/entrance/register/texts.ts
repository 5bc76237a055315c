import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Activate page
  activateTeam: 'Activate {team}',
  enterThePasswordYouChose: 'Enter the password you chose.',
  activateYourAccount: 'Activate your account',
  loadingYourRegistration: 'Loading your registration.',
  loading: 'Loading',
  couldntLoadYourRegistration: 'Couldn’t load your registration.',
  somethingWentWrong: 'Something went wrong',
  thisLinkIsNoLonger: 'This link is no longer valid',
  signIn: 'Sign in',
  couldntSignYouIn: 'Couldn’t sign you in',
  waitAfterAttempts: 'Too many attempts. Wait {wait} and try again.',
  email: 'Email',
  password: 'Password',
  activateAndSignIn: 'Activate and sign in',
  activationInvalid: 'It was used, is incomplete or has expired.',
  signInOrRegisterAgain: 'Sign in, or register again',
  alreadyActivated: 'If you already activated your account, sign in.',
  registerAgain: 'Register again',

  // Register form
  couldntRegister: 'Couldn’t register',
  waitAfterRequests: 'Too many requests. Wait {wait} and try again.',
  company: 'Company',
  startMyTestDrive: 'Start My Test Drive',
  startMyFreeTrial: 'Start My Free Trial',
  register: 'Register',
  workEmail: 'Work email',
  terms: 'terms',
  privacyPolicy: 'privacy policy',
  iAcceptTerms: 'I accept the {terms} and the {privacyPolicy}',
  firstName: 'First name',
  lastName: 'Last name',

  // Register page
  registrationIsClosed: 'Registration is closed',
  registrationClosed: 'This server does not accept new companies.',
  askForAnInvitation: 'Ask for an invitation',
  signInText: 'sign in',
  inviteInstead: 'An admin of your team can invite you. If you have an account, {link}',
  startYourFreeTrial: 'Start your free trial',
  registerYourCompany: 'Register your company',
  registerLead: 'Create your company’s team. You’ll be its admin.',
  iHaveAnAccount: 'I have an account',

  // Thank you page
  thankYou: 'Thank you',
  openLinkInEmail: 'One more step: open the link in the email.',
  openEmailedLink: 'One more step: open the link we emailed you.',
  yourEmailIsReady: 'Your email is ready',
  checkYourEmail: 'Check your email',
  activationInMailFolder:
    'This server does not send emails yet. Its admin finds yours in the mail folder of its data. The link works once and expires after 24 hours.',
  activationOnItsWay:
    'The activation email should arrive within 5 minutes. If not, check your spam folder. The link works once and expires after 24 hours.',
  backToSignIn: 'Back to sign in',
});
