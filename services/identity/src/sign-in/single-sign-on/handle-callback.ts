import type { z } from 'zod';
import { isSameText } from '@lectern/kernel/keys/is-same-text.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { SingleSignOnErrand, SingleSignOnRefusal } from '../../graphql/generated.ts';
import { customRoleIn } from '../../access/custom-role/team-custom-role.ts';
import { invitationRoleOf } from '../../people/invitations/find-invitation-role.ts';
import { startSignIn, type clientInput, type StartedSignIn } from '../sign-in/start-sign-in.ts';
import { domainOf } from '../team-domain/domain-name.ts';
import { teamDomain } from '../team-domain/team-domain.ts';
import { membershipIn, openMembershipIn } from '../../people/user/memberships.ts';
import { dropFactor, dropFactorsAddedBeforeDrop } from '../second-factor/drop-factor.ts';
import { comeBySingleSignOn } from '../../people/user/commands/join-by-sso.ts';
import { user as userAggregate } from '../../people/user/user.ts';
import type { RegisteredUser } from '../../people/user/state.ts';
import { attempt } from './attempt.ts';
import {
  authenticatedAt,
  confirmSignIn,
  isReauthenticated,
  isSameSignIn,
} from './reauthentication.ts';
import { isFromTenant } from './dynamics.ts';
import { egnyteClaims } from './egnyte.ts';
import type { Provider } from './hosts.ts';
import { claimsFrom } from './open-id.ts';
import { ProviderUnreachable } from './outbound.ts';
import { openSsoState, type SsoState } from './sso-state.ts';
import { clientOf, redirectUriOf } from './start-authorization.ts';
import { singleSignOn } from './single-sign-on.ts';
import type { ActiveSingleSignOn } from './state.ts';
import { identityFromClaims, type ProviderIdentity } from './identity-claims.ts';

export interface CallbackResult {
  signedIn: StartedSignIn | null;
  refusal: SingleSignOnRefusal | null;
  next: string;
  errand: SingleSignOnErrand;
}

class Refused extends Error {
  readonly refusal: SingleSignOnRefusal;

  constructor(refusal: SingleSignOnRefusal, cause?: unknown) {
    super(refusal, { cause });
    this.refusal = refusal;
  }
}

interface Callback {
  provider: Provider;
  /** The browser's cookie. */
  sealed: string | null;
  /** Without the `?`. */
  query: string;
  client: z.output<typeof clientInput>;
}

/** Accepts an answer once, from the browser that started. */
export async function handleCallback(
  context: ServiceContext,
  { provider, sealed, query, client }: Callback,
): Promise<CallbackResult> {
  const { secrets, logger } = context.engines;
  const state = sealed === null ? null : openSsoState(secrets, sealed, new Date().toISOString());
  if (
    state?.provider !== provider ||
    !isSameText(state.state, new URLSearchParams(query).get('state') ?? '')
  )
    return { signedIn: null, refusal: 'EXPIRED', next: '/', errand: 'SIGN_IN' };
  const {
    teamId,
    next,
    errand: { kind: errand },
  } = state;
  try {
    return {
      signedIn: await completeCallback(context, { state, query, client }),
      refusal: null,
      next,
      errand,
    };
  } catch (err) {
    if (!(err instanceof Refused)) throw err;
    logger.warn(
      { err: err.cause, refusal: err.refusal, teamId, provider },
      'a sign-in by an identity provider was refused',
    );
    return { signedIn: null, refusal: err.refusal, next, errand };
  }
}

/** Null for a test or a confirmation. */
async function completeCallback(
  context: ServiceContext,
  { state, query, client }: { state: SsoState; query: string; client: Callback['client'] },
): Promise<StartedSignIn | null> {
  const { attemptId, teamId, provider, revision, errand } = state;
  if (errand.kind === 'CONFIRM' && !isSameSignIn(context, errand)) throw new Refused('EXPIRED');
  if (new URLSearchParams(query).get('error') !== null) throw new Refused('DENIED');
  if (!new URLSearchParams(query).get('code') || (await context.view(attempt).get(attemptId)))
    throw new Refused('EXPIRED');
  const active = (await context.view(singleSignOn).get(teamId))?.doc;
  if (active?.status !== 'on' || active.revision !== revision) throw new Refused('EXPIRED');
  const person = await identityFromProvider(context, state, active, query);
  if (!person) throw new Refused('UNVERIFIED');
  // Only a person whom the provider sent uses up the attempt.
  await context
    .execute(
      attempt,
      attemptId,
      { type: 'TakeAnswer', attemptId, teamId, provider },
      { withoutIdempotency: true },
    )
    .catch(refuseOn('CONFLICT', 'EXPIRED'));
  const domain = domainOf(person.email);
  const proven = domain === null ? null : await context.lookup(teamDomain, 'provenAs', domain);
  if (proven?.doc.status !== 'proven' || proven.doc.teamId !== teamId) throw new Refused('FOREIGN');
  if (!person.isVerified) throw new Refused('UNVERIFIED');
  if (errand.kind === 'TEST') {
    await context
      .execute(
        singleSignOn,
        teamId,
        { type: 'NoteTest', teamId, userId: errand.userId, revision },
        { withoutIdempotency: true },
      )
      .catch(refuseOn('CONFLICT', 'EXPIRED'));
    return null;
  }
  if (active.tested === null) throw new Refused('EXPIRED');
  if (errand.kind === 'CONFIRM') {
    const refusal = await confirmSignIn(context, errand, { teamId, email: person.email }).catch(
      refuseOn('UNAUTHENTICATED', 'EXPIRED'),
    );
    if (refusal) throw new Refused(refusal);
    return null;
  }
  const { userId, user } = await findOrCreateUser(context, teamId, active, person);
  if (!openMembershipIn(user, teamId)) throw new Refused('LOCKED');
  return startSignIn(context, {
    userId,
    user,
    isRemembered: false,
    client,
    method: provider,
    vouched: { teamId, authenticatedAt: person.authenticatedAt },
  });
}

async function identityFromProvider(
  context: ServiceContext,
  { provider, issuer, state, nonce, codeVerifier, errand }: SsoState,
  active: ActiveSingleSignOn,
  query: string,
): Promise<(ProviderIdentity & { authenticatedAt: string | null }) | null> {
  const { settings, urls } = context.engines;
  const redirectUri = redirectUriOf(urls.console, provider);
  try {
    const { origin, clientId, clientSecret } = clientOf(context, active);
    const claims: Record<string, unknown> =
      issuer === null
        ? await egnyteClaims(
            { origin, clientId, clientSecret, settings },
            { redirectUri, codeVerifier },
            query,
          )
        : await claimsFrom(
            { issuer, clientId, clientSecret, settings },
            { redirectUri, state, nonce, codeVerifier },
            query,
          );
    if (provider === 'DYNAMICS' && (issuer === null || !isFromTenant(issuer, claims)))
      throw new Refused('DENIED');
    const at = authenticatedAt(claims, Date.now());
    if (errand.kind === 'CONFIRM' && !isReauthenticated(provider, at, errand))
      throw new Refused('NOT_ASKED');
    const person = identityFromClaims(provider, claims);
    return person && { ...person, authenticatedAt: at };
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw new Refused(error.refusal, error);
    throw error instanceof DomainError && error.code === 'FORBIDDEN'
      ? new Refused('DENIED', error)
      : error;
  }
}

/** Finds or creates the user. Of two concurrent first sign-ins, the second finds the first. */
async function findOrCreateUser(
  context: ServiceContext,
  teamId: string,
  { provider, defaultRole: role, customRoleId }: ActiveSingleSignOn,
  { email, name }: ProviderIdentity,
): Promise<{ userId: string; user: RegisteredUser }> {
  const emailName = await blindIndex(context.engines.keys, 'global', email);
  const as = {
    teamId,
    provider,
    role,
    customRole: await customRoleIn(context, teamId, customRoleId),
  };
  for (let tries = 1; ; tries++) {
    const found = await context.lookup(userAggregate, 'emailName', emailName);
    const userId = found?.id ?? newId();
    try {
      const invitation = found?.doc.status === 'active' ? found.doc.invitation : null;
      const offered = invitation && (await invitationRoleOf(context, invitation));
      const type = 'ComeBySingleSignOn';
      const command = { type, userId, email, emailName, name, ...as, offered } as const;
      const mustDropFactor =
        found?.doc.status === 'active' &&
        !found.doc.isAddressProven &&
        !membershipIn(found.doc, teamId);
      if (mustDropFactor) {
        comeBySingleSignOn({ ...command, now: new Date().toISOString() }, found.doc); // A refused command must not drop the second factor.
        await dropFactor(context, userId, teamId);
      }
      const { state } = await context.execute(userAggregate, userId, command, {
        withoutIdempotency: true,
      });
      if (state.status !== 'active') throw new Error('A person who signed in is registered');
      // Again before they are in; later additions are the policy's (drop-factor-when-password-
      // dropped.ts).
      if (mustDropFactor) await dropFactorsAddedBeforeDrop(context, userId, teamId);
      return { userId, user: state };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'FORBIDDEN') throw new Refused('REMOVED', error);
      // A concurrent sign-in, a changed invitation, or a user who was forgotten meanwhile.
      if (tries === 3 || (error.code !== 'CONFLICT' && error.code !== 'NOT_FOUND')) throw error;
    }
  }
}

function refuseOn(code: DomainError['code'], refusal: SingleSignOnRefusal) {
  return (error: unknown): never => {
    throw error instanceof DomainError && error.code === code ? new Refused(refusal, error) : error;
  };
}
