import type { DeviceDescription } from './state.ts';

const types = { IPAD: 'iPad', IPHONE: 'iPhone', MAC: 'Mac', PC: 'PC' } as const;
const systems = { IOS: 'iOS', MACOS: 'macOS', WINDOWS: 'Windows' } as const;

/** For search. */
export function deviceLabels({
  name,
  type,
  operatingSystem,
  appVersion,
}: Omit<DeviceDescription, 'pushToken' | 'platform'>): string[] {
  return [
    name,
    type && types[type],
    operatingSystem && systems[operatingSystem],
    appVersion,
  ].filter((word) => word !== null);
}
