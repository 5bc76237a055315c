import { z } from 'zod';
import { event, id, personal, secret } from '../event.ts';

/** Content §1. */
export const deviceType = z.enum(['IPAD', 'IPHONE', 'MAC', 'PC']);
export const operatingSystem = z.enum(['IOS', 'MACOS', 'WINDOWS']);
export const devicePlatform = z.enum(['IOS', 'MAC', 'WINDOWS', 'OTHER']);

const kind = {
  /** Null where the app does not say it. */
  type: deviceType.nullable(),
  operatingSystem: operatingSystem.nullable(),
  platform: devicePlatform,
  appVersion: z.string().nullable(),
};

/** Somebody signed in on it for the first time, or again after it was revoked. */
export const DeviceRegistered = event('DeviceRegistered', {
  deviceId: id,
  userId: id,
  teamId: id,
  ...kind,
  name: personal(z.string(), 'userId'),
  /** Where the maker of the device takes messages for it. */
  pushToken: secret(z.string(), 'userId'),
});

/** They signed in on it again, and it says something else of itself: what is missing is as it was. */
export const DeviceRevised = event('DeviceRevised', {
  deviceId: id,
  userId: id,
  teamId: id,
  type: kind.type.optional(),
  operatingSystem: kind.operatingSystem.optional(),
  platform: kind.platform.optional(),
  appVersion: kind.appVersion.optional(),
  name: personal(z.string(), 'userId').optional(),
  pushToken: secret(z.string(), 'userId').optional(),
});

/** It is in use, in this team: told once in a while, not with every call. */
export const DeviceSeen = event('DeviceSeen', {
  deviceId: id,
  userId: id,
  teamId: id,
});

/** From here on nobody is signed in on it, and no messages go to it. */
export const DeviceRevoked = event('DeviceRevoked', {
  deviceId: id,
  userId: id,
  teamId: id,
});
