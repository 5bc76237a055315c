import { z } from 'zod';
import { event, id, secret } from '../event.ts';

export const signInProvider = z.enum(['OKTA', 'DYNAMICS', 'EGNYTE']);

/** By which provider a team's people are signed in, and as what they come. */
export const SingleSignOnConfigured = event(
  'SingleSignOnConfigured',
  {
    teamId: id,
    provider: signInProvider,
    /** Of the provider, as in acme.okta.com. */
    host: z.string(),
    clientId: z.string(),
    clientSecret: secret(z.string(), 'teamId'),
    /** Of those who come for the first time. */
    defaultRole: z.enum(['TEAM_ADMIN', 'TEAM_MEMBER']),
    /** A role of the team's own that they have beside it. Not known before version 2. */
    customRoleId: id.nullable().default(null),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, customRoleId: null }) } },
);

/** Somebody went there and came back as somebody of a domain of the team. */
export const SingleSignOnTested = event('SingleSignOnTested', {
  teamId: id,
  userId: id,
});

/** From here on people of the team's domains have no other way in, but for one administrator. */
export const SingleSignOnRequired = event('SingleSignOnRequired', {
  teamId: id,
  exceptUserId: id,
});

export const SingleSignOnMadeOptional = event('SingleSignOnMadeOptional', {
  teamId: id,
});

export const SingleSignOnTurnedOff = event('SingleSignOnTurnedOff', {
  teamId: id,
});

/** Somebody came back from a provider that says who they are: the same way is not gone twice. */
export const SingleSignOnAnswered = event('SingleSignOnAnswered', {
  attemptId: id,
  teamId: id,
  provider: signInProvider,
});
