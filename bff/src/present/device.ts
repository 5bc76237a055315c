import { graphql } from '../gql/gql.ts';
import type { DevicePlatform, DeviceType, OperatingSystem } from '../gql/graphql.ts';
import { resource } from '../resource/resource.ts';

const DeviceFields = graphql(`
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

export const deviceResource = resource(DeviceFields, {
  words: { type: deviceTypes, operatingSystem: operatingSystems, platform: devicePlatforms },
});
