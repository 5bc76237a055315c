/** Test results, by URL parameter. */
export const testLabels: Record<string, string> = {
  unreachable: 'The provider did not answer. Check the host, or try again in a moment.',
  mistaken: 'The host answered, but not as the expected identity provider. Check the host.',
  not_allowed: 'Your server admin removed this host from the list of identity providers.',
  expired: 'The test took longer than ten minutes, or the settings changed. Test it again.',
  denied:
    'The provider refused the sign-in. Check client ID and secret, and that the redirect link is registered there.',
  unverified: 'The provider does not confirm your email. It must send it as verified.',
  foreign: 'The provider sent an email that is not of a domain your team has verified.',
};
