import { z } from 'zod';
import { event, id, secret } from '../event.ts';
import { customRoleId, teamId, userId } from '../fields.ts';

/** The identity provider. */
export const signInProvider = z.enum(['OKTA', 'DYNAMICS', 'EGNYTE']);

/** An administrator set up the identity provider of the team. */
export const SingleSignOnConfigured = event(
  'SingleSignOnConfigured',
  {
    teamId,
    provider: signInProvider,
    /** The provider's host for this team, as in acme.okta.com. */
    host: z.string(),
    /** Lectern's client id at the provider. */
    clientId: z.string(),
    /** Lectern's client secret at the provider. */
    clientSecret: secret(z.string(), 'teamId'),
    /** The role of people who come for the first time. */
    defaultRole: z.enum(['TEAM_ADMIN', 'TEAM_MEMBER']),
    /** A custom role that they get in addition; null for none, and before version 2. */
    customRoleId: customRoleId.nullable().default(null),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, customRoleId: null }) } },
);

/** An administrator tested single sign-on: the provider vouched for someone of a domain of the team. */
export const SingleSignOnTested = event('SingleSignOnTested', {
  teamId,
  /** The administrator who tested it. */
  userId,
});

/**
 * Single sign-on is required: people of the team's domains have no other way to sign in, except for one
 * administrator.
 */
export const SingleSignOnRequired = event('SingleSignOnRequired', {
  teamId,
  /** The administrator who may still sign in with a password. */
  exceptUserId: id,
});

/** Single sign-on is not required any more; passwords work again. */
export const SingleSignOnMadeOptional = event('SingleSignOnMadeOptional', {
  teamId,
});

/** The identity provider of the team was removed. */
export const SingleSignOnTurnedOff = event('SingleSignOnTurnedOff', {
  teamId,
});

/** An identity provider answered an attempt to sign in; the same answer is not accepted twice. */
export const SingleSignOnAnswered = event('SingleSignOnAnswered', {
  /** The attempt to sign in. */
  attemptId: id,
  teamId,
  provider: signInProvider,
});
