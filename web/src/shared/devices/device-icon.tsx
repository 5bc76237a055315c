import {
  IconDeviceDesktop,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDeviceTablet,
} from '@tabler/icons-react';
import type { DeviceType } from '../../gql/graphql.ts';

const icons = {
  IPAD: IconDeviceTablet,
  IPHONE: IconDeviceMobile,
  MAC: IconDeviceLaptop,
  PC: IconDeviceDesktop,
} satisfies Record<DeviceType, unknown>;

export function DeviceIcon({ type }: { type: DeviceType | null }) {
  const Icon = type === null ? IconDeviceDesktop : icons[type];
  return <Icon className="icon" aria-hidden="true" />;
}
