import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Devices page
  theDevices: 'The devices',
  youCannotSeeThisTeams: 'You cannot see this team’s devices',
  askForPermission:
    'Ask an admin for the permission to edit devices. Your own devices are under Security.',
  noDevicesYet: 'No devices yet',
  devicesAppearHere:
    'Devices signed in with your apps appear here. Browser sign-ins are on each person’s page.',
  searchDevices: 'Search devices',
  personDeviceVersion: 'Person, device, version',
  devicesCount: { one: '{total} device', other: '{total} devices' },
  noDevicesMatchYourSearch: 'No devices match your search',
  searchHint: 'Search matches the beginning of any word: person, device name or system.',

  // Devices table
  unknown: 'Unknown',
  revokeOf: 'Revoke {device} of {name}',
  revoke: 'Revoke…',
  device: 'Device',
  app: 'App',
  revokeText: 'Revoke',
});
