import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  devicePlatform,
  deviceType,
  operatingSystem,
} from '@lectern/schemas/events/identity/devices.ts';
import { problems } from '../../problems.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, problems.tooLong({ most }))
    .regex(/^\P{Cc}*$/u, problems.oneLine);
const systems = { IPAD: 'IOS', IPHONE: 'IOS', MAC: 'MACOS', PC: 'WINDOWS' } as const;
const platforms = { IOS: 'IOS', MACOS: 'MAC', WINDOWS: 'WINDOWS' } as const;

/** Derives missing fields from the others. */
export const deviceInput = z
  .object({
    clientId: line(200).min(1, problems.deviceNameMissing),
    type: deviceType.nullish().transform((type) => type ?? null),
    operatingSystem: operatingSystem.nullish(),
    platform: devicePlatform.nullish(),
    appVersion: line(50)
      .nullish()
      .transform((text) => text || null),
    pushToken: line(4_096)
      .transform((text) => text || null)
      .nullish(),
  })
  .transform(({ operatingSystem: given, ...device }) => {
    const system = given ?? (device.type && systems[device.type]);
    return {
      ...device,
      operatingSystem: system,
      platform: device.platform ?? (system ? platforms[system] : 'OTHER'),
    };
  });

/**
 * Derived from the app's id, so that signing in again finds the device. Two people who share it
 * have one each. A UUID of version 8.
 */
export function deviceIdOf(userId: string, clientId: string): string {
  const bytes = createHash('sha256').update(`${userId} ${clientId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
