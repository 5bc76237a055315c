import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DeviceEntryFragment } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { DeviceIcon } from './device-icon.tsx';
import { aboutDevice, titleOf } from './device-labels.ts';
import styles from './devices.module.css';
import { RevokeDialog } from './revoke-dialog.tsx';

type DeviceListProps = { devices: readonly DeviceEntryFragment[]; refetch: () => Promise<unknown> };

/** A person's devices, with a button to revoke each. */
export function DeviceList({ devices, refetch }: DeviceListProps) {
  const [revoked, setRevoked] = useState<DeviceEntryFragment | null>(null);
  if (devices.length === 0) return <p className={styles['none']}>No devices yet.</p>;
  return (
    <>
      <ul className={styles['list']}>
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceIcon type={device.type} />
            <div>
              <b>{titleOf(device)}</b>
              <small>
                {aboutDevice(device)} · last seen <Ago at={device.lastSeenAt} />
              </small>
            </div>
            <Button
              size="xs"
              aria-label={`Revoke ${titleOf(device)}`}
              onClick={() => setRevoked(device)}
            >
              Revoke…
            </Button>
          </li>
        ))}
      </ul>
      {revoked === null ? null : (
        <RevokeDialog device={revoked} onClose={() => setRevoked(null)} refetch={refetch} />
      )}
    </>
  );
}
