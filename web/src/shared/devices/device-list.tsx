import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DeviceEntryFragment } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { DeviceIcon } from './device-icon.tsx';
import { aboutDevice, titleOf } from './device-labels.ts';
import styles from './devices.module.css';
import { RevokeDialog } from './revoke-dialog.tsx';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

type DeviceListProps = { devices: readonly DeviceEntryFragment[]; refetch: () => Promise<unknown> };

/** A person's devices, with a button to revoke each. */
export function DeviceList({ devices, refetch }: DeviceListProps) {
  const [revoked, setRevoked] = useState<DeviceEntryFragment | null>(null);
  if (devices.length === 0) return <p className={styles['none']}>{texts.noDevicesYet}</p>;
  return (
    <>
      <ul className={styles['list']}>
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceIcon type={device.type} />
            <div>
              <b>{titleOf(device)}</b>
              <small>
                {rich(texts.lastSeen, {
                  device: aboutDevice(device),
                  when: <Ago at={device.lastSeenAt} />,
                })}
              </small>
            </div>
            <Button
              size="xs"
              aria-label={texts.revokeNamed({ device: titleOf(device) })}
              onClick={() => setRevoked(device)}
            >
              {texts.revoke}
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
