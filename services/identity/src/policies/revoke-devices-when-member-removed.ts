import { MemberRemoved } from '@lectern/schemas/events/identity/memberships.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { device } from '../sign-in/device/device.ts';
import { devicesIn } from '../sign-in/device/find-devices.ts';

/** A former member gets no messages and is not listed. */
export const revokeDevicesWhenMemberRemoved = policy({
  name: 'revoke-devices-when-member-removed',
  on: [MemberRemoved],
  async react({ data: { userId, teamId } }, context) {
    for (const deviceId of await devicesIn(context, teamId, userId))
      await context.execute(
        device,
        deviceId,
        { type: 'RevokeDevice', deviceId },
        { withoutIdempotency: true },
      );
  },
});
