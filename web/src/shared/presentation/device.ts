import { deviceName } from '@lectern/schemas/text/device-name.ts';

/** “Chrome on Windows”, as far as known. */
export const deviceOf = (userAgent: string | null): string =>
  deviceName(userAgent) ?? 'Unknown device';
