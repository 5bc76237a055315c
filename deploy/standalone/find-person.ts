import { teamMembershipsOf } from '@lectern/identity/people/user/memberships.ts';
import { user } from '@lectern/identity/people/user/user.ts';
import { standInName } from '@lectern/identity/people/invitations/find-invitee.ts';
import { team } from '@lectern/identity/people/team/team.ts';
import type { Team } from '@lectern/identity/people/team/state.ts';
import { parseStream } from '@lectern/kernel/commands/aggregate.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { Keys } from '@lectern/kernel/keys/port.ts';
import type { RunningService } from '@lectern/kernel/service/running-service.ts';
import { SettingsError } from '@lectern/kernel/engines/settings.ts';

interface Found {
  personId: string;
  /** A user, a contact of a team, or a sender of a contact request. */
  what: string;
}

/**
 * The id of the person with this email: a user, or a contact, whose id derives from the team and the email.
 * @throws SettingsError if no person or several match; the message names them
 */
export async function personWith(
  identity: RunningService,
  keys: Keys,
  email: string,
): Promise<string> {
  const found = [
    ...(await usersWith(identity, keys, email)),
    ...(await invitedWith(identity, keys, email)),
    ...(await contactsWith(identity, keys, email)),
    ...(await askingWith(keys, email)),
  ];
  const [first, ...others] = found;
  if (!first)
    throw new SettingsError([
      `Nobody has the address ${email}: no user, and no contact of any team.`,
    ]);
  if (others.length === 0) return first.personId;
  const lines = found.map(
    ({ personId, what }) => `    npm run lectern -- erase ${personId}    ${what}`,
  );
  throw new SettingsError([
    `${found.length} persons have the address ${email}. Say which by the id:\n${lines.join('\n')}`,
  ]);
}

async function usersWith(identity: RunningService, keys: Keys, email: string): Promise<Found[]> {
  const row = await identity.store.reservations.find({
    scope: 'global',
    kind: 'email',
    value: await blindIndex(keys, 'global', email),
  });
  if (!row) return [];
  const personId = parseStream(row.owner).id;
  const context = identity.systemContext(null);
  const state = (await context.view(user).get(personId))?.doc;
  const places = state ? teamMembershipsOf(state) : [];
  const names = await Promise.all(
    places.map(async ({ teamId }) =>
      nameOfTeam((await context.view(team).get(teamId))?.doc, teamId),
    ),
  );
  return [
    { personId, what: names.length > 0 ? `a user of ${names.join(', ')}` : 'a user of no team' },
  ];
}

/** Invited by teams that must not learn of the account that the address has elsewhere. */
async function invitedWith(identity: RunningService, keys: Keys, email: string): Promise<Found[]> {
  const found: Found[] = [];
  for await (const { teamId, name } of allTeams(identity)) {
    const row = await identity.store.reservations.find({
      scope: 'global',
      kind: 'email',
      value: await standInName(keys, email, teamId),
    });
    if (row)
      found.push({
        personId: parseStream(row.owner).id,
        what: `invited by ${name}`,
      });
  }
  return found;
}

async function contactsWith(identity: RunningService, keys: Keys, email: string): Promise<Found[]> {
  const found: Found[] = [];
  for await (const { teamId, name } of allTeams(identity)) {
    if (!(await keys.open(`names/${teamId}`))) continue; // The team has never had contacts.
    const personId = await blindIndex(keys, teamId, email);
    if (await keys.open(personId))
      found.push({
        personId,
        what: `a contact of ${name}`,
      });
  }
  return found;
}

async function askingWith(keys: Keys, email: string): Promise<Found[]> {
  const personId = await blindIndex(keys, 'global', email);
  return (await keys.open(personId)) ? [{ personId, what: 'who wrote by the contact form' }] : [];
}

async function* allTeams(identity: RunningService) {
  for await (const { id: teamId, doc } of identity.store.views.all(team.declaration))
    yield { teamId, name: nameOfTeam((doc as { state: Team }).state, teamId) };
}

function nameOfTeam(state: Team | undefined, teamId: string): string {
  return state?.status === 'active' ? state.name : teamId;
}
