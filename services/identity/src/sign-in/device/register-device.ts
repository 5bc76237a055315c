import type { z } from 'zod';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { ActiveSignIn } from '../sign-in/state.ts';
import { device, epochOf } from './device.ts';
import { deviceIdOf, type deviceInput } from './device-input.ts';

interface DeviceSignIn {
  userId: string;
  teamId: string;
  name: string | null;
  description: z.output<typeof deviceInput>;
}

/** Comes before the sign-in, so that a concurrent revocation ends that, too. */
export async function registerDevice(
  context: ServiceContext,
  { userId, teamId, name, description: { clientId, ...description } }: DeviceSignIn,
): Promise<{ deviceId: string; deviceEpoch: number }> {
  const deviceId = deviceIdOf(userId, clientId);
  const { state } = await context.execute(
    device,
    deviceId,
    { type: 'RegisterDevice', deviceId, userId, teamId, description: { ...description, name } },
    { withoutIdempotency: true },
  );
  return { deviceId, deviceEpoch: epochOf(state) };
}

export async function withoutRevokedDevices<
  On extends Pick<ActiveSignIn, 'deviceId' | 'deviceEpoch'>,
>(context: ServiceContext, signIns: readonly On[]): Promise<On[]> {
  const view = context.view(device);
  const isValid = await Promise.all(
    signIns.map(async ({ deviceId, deviceEpoch }) => {
      const row = deviceId === null ? null : await view.get(deviceId);
      return deviceId === null || (row?.doc.status === 'active' && row.doc.epoch === deviceEpoch);
    }),
  );
  return signIns.filter((_, index) => isValid[index]);
}

/** At most every quarter of an hour. A failure does not stop the request. */
export async function recordDeviceUse(
  context: ServiceContext,
  deviceId: string | null,
  teamId: string,
): Promise<void> {
  if (deviceId === null) return;
  try {
    await context.execute(
      device,
      deviceId,
      { type: 'SeeDevice', deviceId, teamId },
      { withoutIdempotency: true },
    );
  } catch (error) {
    context.engines.logger.warn({ error, deviceId }, 'Recording the use of a device failed');
  }
}
