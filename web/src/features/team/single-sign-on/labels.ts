/** Test results, by URL parameter. */
export const testLabels: Record<string, string> = {
  unreachable: 'The provider does not answer. Check its address, or try again in a moment.',
  mistaken:
    'Something answers at this address, but not as its identity provider: it names another issuer, or none. Check the address.',
  not_allowed: 'Whoever runs Lectern has taken this address off its list of identity providers.',
  expired:
    'It took longer than ten minutes, or the configuration was changed meanwhile. Test it again.',
  denied:
    'The provider did not let you in, or its answer was not good. Check client ID and secret, and that the redirect address is registered there.',
  unverified:
    'The provider does not vouch for your email address. It has to tell it, and that it is verified.',
  foreign: 'The address that the provider tells is not of a domain that the team has proven.',
};
