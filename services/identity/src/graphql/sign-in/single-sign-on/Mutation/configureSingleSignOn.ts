import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { requireGrantableRole } from '../../../../people/invitations/find-invitation-role.ts';
import { isHostAllowed, normalizeHost } from '../../../../sign-in/single-sign-on/hosts.ts';
import { singleSignOn } from '../../../../sign-in/single-sign-on/single-sign-on.ts';
import { currentUserNotImpersonated } from '../../../../access/current-user.ts';
import { singleSignOnRow } from '../SingleSignOn.ts';
import type { MutationResolvers } from '../../../generated.ts';
import { problems } from '../../../../problems.ts';

const configuration = z.object({
  provider: z.enum(['OKTA', 'DYNAMICS', 'EGNYTE']),
  host: z.string().trim().min(1, problems.hostMissing).max(300),
  clientId: z
    .string()
    .trim()
    .min(1, problems.clientIdMissing)
    .max(200, problems.tooLong({ most: 200 }))
    .regex(/^[\x21-\x7e]*$/, problems.latinLetters),
  clientSecret: z
    .string()
    .trim()
    .max(500, problems.tooLong({ most: 500 }))
    .regex(/^[\x20-\x7e]*$/, problems.latinSymbols)
    .nullish()
    .transform((text) => text || null),
  defaultRole: z.enum(['TEAM_ADMIN', 'TEAM_MEMBER']),
  customRoleId: z.string().max(100).nullish(),
});

/** Reports all missing fields at once. */
const firstConfiguration = configuration.extend({
  clientSecret: configuration.shape.clientSecret.refine(
    (secret) => secret !== null,
    problems.clientSecretMissing,
  ),
});

export const configureSingleSignOn: MutationResolvers['configureSingleSignOn'] = async (
  _parent,
  { input },
  context,
) => {
  const { teamId } = currentUserNotImpersonated(context, problems.signOnWhileImpersonating);
  const known = (await context.view(singleSignOn).get(teamId))?.doc;
  const { settings } = context.engines;
  const { host: typed, ...given } = parseInput(
    known?.status === 'on' ? configuration : firstConfiguration,
    input,
  );
  const host = normalizeHost(given.provider, typed, settings);
  if (!isHostAllowed({ provider: given.provider, host }, settings)) {
    const message = problems.hostInvalid;
    throw new DomainError('INVALID', message, { host: [message] });
  }
  // Administrators need no role.
  const role = await requireGrantableRole(
    context,
    teamId,
    given.defaultRole === 'TEAM_ADMIN' ? null : given.customRoleId,
  );
  await context.execute(singleSignOn, teamId, {
    type: 'Configure',
    teamId,
    ...given,
    host,
    customRoleId: role?.id ?? null,
  });
  return singleSignOnRow(context);
};
