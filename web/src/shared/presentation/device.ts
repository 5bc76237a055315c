import { deviceName } from '@lectern/schemas/text/device-name.ts';
import { texts } from './texts.ts';

/** “Chrome on Windows”, as far as known. */
export const deviceOf = (userAgent: string | null): string =>
  deviceName(userAgent) ?? texts.unknownDevice;
