import { z } from 'zod';
import { event, id, personal, secret } from '../event.ts';
import { teamId, userId } from '../fields.ts';

/** The kind of device. */
export const deviceType = z.enum(['IPAD', 'IPHONE', 'MAC', 'PC']);
/** The device's operating system. */
export const operatingSystem = z.enum(['IOS', 'MACOS', 'WINDOWS']);
/** The platform that the app is built for. */
export const devicePlatform = z.enum(['IOS', 'MAC', 'WINDOWS', 'OTHER']);

/** One device of one user in one team. */
const deviceId = id;
/** What the app calls the device. */
const name = personal(z.string(), 'userId');
/** Token by which the device's manufacturer delivers push messages to it. */
const pushToken = secret(z.string(), 'userId');

const kind = {
  /** The kind of device; null when the app does not say. */
  type: deviceType.nullable(),
  /** The device's operating system; null when the app does not say. */
  operatingSystem: operatingSystem.nullable(),
  platform: devicePlatform,
  /** Version of the app; null when the app does not say. */
  appVersion: z.string().nullable(),
};

/** A user signed in on a device for the first time, or again after it was revoked. */
export const DeviceRegistered = event('DeviceRegistered', {
  deviceId,
  userId,
  teamId,
  ...kind,
  name,
  pushToken,
});

/** A user signed in on a device again, and it reports other properties. Only changed fields are present. */
export const DeviceRevised = event('DeviceRevised', {
  deviceId,
  userId,
  teamId,
  type: kind.type.optional(),
  operatingSystem: kind.operatingSystem.optional(),
  platform: kind.platform.optional(),
  appVersion: kind.appVersion.optional(),
  name: name.optional(),
  pushToken: pushToken.optional(),
});

/** A device was used in this team. Published at most every quarter of an hour, not with every call. */
export const DeviceSeen = event('DeviceSeen', {
  deviceId,
  userId,
  teamId,
});

/** A device was revoked: its user is signed out there, and no push messages go to it. */
export const DeviceRevoked = event('DeviceRevoked', {
  deviceId,
  userId,
  teamId,
});
