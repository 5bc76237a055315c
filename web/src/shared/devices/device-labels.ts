import type {
  DeviceEntryFragment,
  DevicePlatform,
  DeviceType,
  OperatingSystem,
} from '../../gql/graphql.ts';
import { texts } from './texts.ts';

const types: Record<DeviceType, string> = {
  IPAD: 'iPad',
  IPHONE: 'iPhone',
  MAC: texts.mac,
  PC: 'PC',
};
const systems: Record<OperatingSystem, string> = { IOS: 'iOS', MACOS: 'macOS', WINDOWS: 'Windows' };
const platforms: Record<DevicePlatform, string> = {
  IOS: 'iOS',
  MAC: texts.mac,
  WINDOWS: 'Windows',
  OTHER: texts.another,
};

/** The type, as reported by the app. */
export const typeOf = ({ type, platform }: Pick<DeviceEntryFragment, 'type' | 'platform'>) =>
  type ? types[type] : texts.deviceOf({ platform: platforms[platform] });
export const systemOf = ({ operatingSystem }: Pick<DeviceEntryFragment, 'operatingSystem'>) =>
  operatingSystem ? systems[operatingSystem] : null;

/** The device's name; for an erased person, its type. */
export const titleOf = (device: DeviceEntryFragment) => device.name ?? typeOf(device);

/** All details in one line. */
export function aboutDevice(device: DeviceEntryFragment): string {
  return [
    typeOf(device),
    systemOf(device),
    device.appVersion === null ? null : texts.appVersion({ appVersion: device.appVersion }),
  ]
    .filter((word) => word !== null)
    .join(' · ');
}
