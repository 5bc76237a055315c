import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Device labels
  mac: 'Mac',
  another: 'Another',
  deviceOf: '{platform} device',
  appVersion: 'app {appVersion}',

  // Device list
  noDevicesYet: 'No devices yet.',
  lastSeen: '{device} · last seen {when}',
  revokeNamed: 'Revoke {device}',
  revoke: 'Revoke…',

  // Revoke dialog
  revokedNamed: '{device} revoked',
  revokeQuestion: 'Revoke {device}?',
  revokeDevice: 'Revoke device',
  notRevoked: 'Not revoked',
  revokeExplained:
    'It is signed out and gets no more messages. The user can sign in on it again with their password.',
});
