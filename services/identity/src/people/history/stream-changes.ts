import { DeviceRegistered, DeviceRevised } from '@lectern/schemas/events/identity/devices.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { customRole } from '../../access/custom-role/custom-role.ts';
import { device } from '../../sign-in/device/device.ts';
import { group } from '../../access/group/group.ts';
import { secondFactor } from '../../sign-in/second-factor/second-factor.ts';
import { signIn } from '../../sign-in/sign-in/sign-in.ts';
import { singleSignOn } from '../../sign-in/single-sign-on/single-sign-on.ts';
import { team } from '../team/team.ts';
import { teamDomain } from '../../sign-in/team-domain/team-domain.ts';
import { user } from '../user/user.ts';
import { changesOfDevice, changesOfImpersonation } from './access-changes.ts';
import type { Change } from './change.ts';
import { changesOfUser, changesOfEvents, relevantEventTypes } from './changes.ts';
import { changeEvents } from './kinds.ts';
import {
  changesOfCustomRole,
  changesOfDomain,
  changesOfGroup,
  changesOfSingleSignOn,
  changesOfTeam,
} from './team-changes.ts';

/** Facts that say all there is to be known need no others around them. */
const changeTypes = new Set<string>(changeEvents.map(({ type }) => type));
const deviceTypes = new Set([...changeTypes, DeviceRegistered.type, DeviceRevised.type]);

const eventsOf = (steps: readonly { events: Parameters<typeof changesOfDomain>[0] }[]) =>
  steps.flatMap(({ events }) => events);

/** What became of a stream in a team, by the name of its aggregate: no event is opened that says nothing of it. */
const readers: Record<
  string,
  (context: ServiceContext, id: string, teamId: string) => Promise<Change[]>
> = {
  [user.name]: async (context, id, teamId) =>
    changesOfUser(teamId, await context.history(user, id, { types: relevantEventTypes })),
  [secondFactor.name]: async (context, id, teamId) =>
    changesOfEvents(
      teamId,
      eventsOf(await context.history(secondFactor, id, { types: changeTypes })),
    ),
  [device.name]: async (context, id) =>
    changesOfDevice(await context.history(device, id, { types: deviceTypes })),
  [signIn.name]: async (context, id) =>
    changesOfImpersonation(eventsOf(await context.history(signIn, id, { types: changeTypes }))),
  [team.name]: async (context, id) => changesOfTeam(await context.history(team, id)),
  [group.name]: async (context, id) => changesOfGroup(await context.history(group, id)),
  [customRole.name]: async (context, id) =>
    changesOfCustomRole(await context.history(customRole, id)),
  [teamDomain.name]: async (context, id) =>
    changesOfDomain(eventsOf(await context.history(teamDomain, id, { types: changeTypes }))),
  [singleSignOn.name]: async (context, id) =>
    changesOfSingleSignOn(await context.history(singleSignOn, id)),
};

/** Of an event its stream. */
export const streamOfChange = (changeId: string) => changeId.slice(0, changeId.lastIndexOf('/'));

/** All of a stream in a team, oldest first. */
export async function changesOfStream(
  context: ServiceContext,
  teamId: string,
  stream: string,
): Promise<Change[]> {
  const [name = '', id = ''] = [stream.split('/')[0], stream.split('/').at(-1)];
  const tell = readers[name];
  if (!tell) throw new Error(`Of ${stream} nothing is told`);
  // People, their sign-ins and devices may have been in others, too.
  return (await tell(context, id, teamId)).filter(({ meta }) => meta.teamId === teamId);
}
