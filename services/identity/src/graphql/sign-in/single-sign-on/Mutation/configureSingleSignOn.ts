import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { requireGrantableRole } from '../../../../people/invitations/find-invitation-role.ts';
import { isHostAllowed, normalizeHost } from '../../../../sign-in/single-sign-on/hosts.ts';
import { singleSignOn } from '../../../../sign-in/single-sign-on/single-sign-on.ts';
import { currentUserNotImpersonated } from '../../../../access/current-user.ts';
import { singleSignOnRow } from '../SingleSignOn.ts';
import type { MutationResolvers } from '../../../generated.ts';

const configuration = z.object({
  provider: z.enum(['OKTA', 'DYNAMICS', 'EGNYTE']),
  host: z.string().trim().min(1, 'Enter your organization’s host.').max(300),
  clientId: z
    .string()
    .trim()
    .min(1, 'Enter the client ID.')
    .max(200, 'Must be at most 200 characters.')
    .regex(/^[\x21-\x7e]*$/, 'Must have only Latin letters and no spaces.'),
  clientSecret: z
    .string()
    .trim()
    .max(500, 'Must be at most 500 characters.')
    .regex(/^[\x20-\x7e]*$/, 'Must have only Latin letters, digits and symbols.')
    .nullish()
    .transform((text) => text || null),
  defaultRole: z.enum(['TEAM_ADMIN', 'TEAM_MEMBER']),
  customRoleId: z.string().max(100).nullish(),
});

/** Reports all missing fields at once. */
const firstConfiguration = configuration.extend({
  clientSecret: configuration.shape.clientSecret.refine(
    (secret) => secret !== null,
    'Enter the client secret.',
  ),
});

export const configureSingleSignOn: MutationResolvers['configureSingleSignOn'] = async (
  _parent,
  { input },
  context,
) => {
  const { teamId } = currentUserNotImpersonated(
    context,
    'You cannot change how people sign in while using Lectern as another person.',
  );
  const known = (await context.view(singleSignOn).get(teamId))?.doc;
  const { settings } = context.engines;
  const { host: typed, ...given } = parseInput(
    known?.status === 'on' ? configuration : firstConfiguration,
    input,
  );
  const host = normalizeHost(given.provider, typed, settings);
  if (!isHostAllowed({ provider: given.provider, host }, settings)) {
    const message = 'This is not an address of the provider.';
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
