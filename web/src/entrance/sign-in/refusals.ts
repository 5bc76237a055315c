/** Reasons single sign-on failed, by URL parameter. */
export const refusals: Record<string, string> = {
  unknown: 'No team uses this sign-in. Check the host name, or enter your email.',
  ambiguous: 'More than one team uses this sign-in. Enter your email to find yours.',
  unreachable: 'Your identity provider did not answer. Try again in a moment.',
  mistaken: 'Your identity provider is not set up correctly. Ask an admin.',
  not_allowed: 'Your identity provider is no longer allowed here. Ask an admin.',
  expired: 'That took too long or was used already. Please start again.',
  denied: 'Your identity provider refused you.',
  unverified: 'Your identity provider did not confirm your email. Ask an admin.',
  foreign: 'Your email is not of one of this team’s domains.',
  locked: 'Your account is locked. Ask an admin.',
  removed: 'You were removed from the team. Ask an admin.',
};
