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

/** Events that need no state around them. */
const changeTypes = new Set<string>(changeEvents.map(({ type }) => type));
const deviceTypes = new Set([...changeTypes, DeviceRegistered.type, DeviceRevised.type]);

const eventsOf = (steps: readonly { events: Parameters<typeof changesOfDomain>[0] }[]) =>
  steps.flatMap(({ events }) => events);

/** By aggregate. Irrelevant events are not opened. */
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

export const streamOfChange = (changeId: string) => changeId.slice(0, changeId.lastIndexOf('/'));

/** Oldest first. */
export async function changesOfStream(
  context: ServiceContext,
  teamId: string,
  stream: string,
): Promise<Change[]> {
  const [name = '', id = ''] = [stream.split('/')[0], stream.split('/').at(-1)];
  const read = readers[name];
  if (!read) throw new Error(`${stream} has no history`);
  // Users, sign-ins and devices may also have events of other teams.
  return (await read(context, id, teamId)).filter(({ meta }) => meta.teamId === teamId);
}
