/** Reasons single sign-on failed, by URL parameter. */
export const refusals: Record<string, string> = {
  unknown: 'No team signs in there. Check the address, or enter your email.',
  ambiguous: 'More than one team signs in there. Enter your email, so that we find yours.',
  unreachable: 'Your identity provider does not answer. Try again in a moment.',
  mistaken: 'What answers is not your identity provider. Please ask an administrator.',
  not_allowed:
    'Nobody is sent to your identity provider from here any more. Please ask an administrator.',
  expired: 'That took too long, or was done already. Please start again.',
  denied: 'Your identity provider did not let you in.',
  unverified:
    'Your identity provider does not say whose your email address is. Please ask an administrator.',
  foreign: 'Your email address is not of a domain of this team.',
  locked: 'Your account is locked. Please ask an administrator.',
  removed: 'You were removed from the team. Please ask an administrator.',
};
