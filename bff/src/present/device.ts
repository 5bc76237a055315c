import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type {
  DeviceFieldsFragment,
  DevicePlatform,
  DeviceType,
  OperatingSystem,
} from '../gql/graphql.ts';
import { at } from './data.ts';

graphql(`
  fragment DeviceFields on Device {
    id
    user {
      id
    }
    name
    type
    operatingSystem
    platform
    appVersion
    hasPushToken
    registeredAt
    lastSeenAt
  }
`);

/** Content §1: what devices, their systems and platforms are called at the edge. */
export const deviceTypes = {
  IPAD: 'iPad',
  IPHONE: 'iPhone',
  MAC: 'Mac',
  PC: 'PC',
} as const satisfies Record<DeviceType, string>;
export const operatingSystems = {
  IOS: 'iOS',
  MACOS: 'macOS',
  WINDOWS: 'Windows',
} as const satisfies Record<OperatingSystem, string>;
export const devicePlatforms = {
  IOS: 'iOS',
  MAC: 'Mac',
  WINDOWS: 'Windows',
  OTHER: 'Other',
} as const satisfies Record<DevicePlatform, string>;

export const deviceResource = z.strictObject({
  id: z.string(),
  user_id: z.string().nullable(),
  name: z.string().nullable(),
  type: z.enum(deviceTypes).nullable(),
  operating_system: z.enum(operatingSystems).nullable(),
  platform: z.enum(devicePlatforms),
  app_version: z.string().nullable(),
  has_push_token: z.boolean(),
  registered_at: at,
  last_seen_at: at,
});

export function presentDevice(device: DeviceFieldsFragment): z.output<typeof deviceResource> {
  return {
    id: device.id,
    user_id: device.user?.id ?? null,
    name: device.name ?? null,
    type: device.type ? deviceTypes[device.type] : null,
    operating_system: device.operatingSystem ? operatingSystems[device.operatingSystem] : null,
    platform: devicePlatforms[device.platform],
    app_version: device.appVersion ?? null,
    has_push_token: device.hasPushToken,
    registered_at: device.registeredAt,
    last_seen_at: device.lastSeenAt,
  };
}
