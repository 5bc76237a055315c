import type {
  DeviceEntryFragment,
  DevicePlatform,
  DeviceType,
  OperatingSystem,
} from '../../gql/graphql.ts';

const types: Record<DeviceType, string> = { IPAD: 'iPad', IPHONE: 'iPhone', MAC: 'Mac', PC: 'PC' };
const systems: Record<OperatingSystem, string> = { IOS: 'iOS', MACOS: 'macOS', WINDOWS: 'Windows' };
const platforms: Record<DevicePlatform, string> = {
  IOS: 'iOS',
  MAC: 'Mac',
  WINDOWS: 'Windows',
  OTHER: 'Another',
};

/** What it is, as far as its app says. */
export const typeOf = ({ type, platform }: Pick<DeviceEntryFragment, 'type' | 'platform'>) =>
  type ? types[type] : `${platforms[platform]} device`;
export const systemOf = ({ operatingSystem }: Pick<DeviceEntryFragment, 'operatingSystem'>) =>
  operatingSystem ? systems[operatingSystem] : null;

/** What it is called; an erased person's is called by what it is. */
export const titleOf = (device: DeviceEntryFragment) => device.name ?? typeOf(device);

/** All that is known of it, in one line. */
export function aboutDevice(device: DeviceEntryFragment): string {
  return [
    typeOf(device),
    systemOf(device),
    device.appVersion === null ? null : `app ${device.appVersion}`,
  ]
    .filter((word) => word !== null)
    .join(' · ');
}
