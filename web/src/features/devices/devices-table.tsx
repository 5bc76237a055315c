import { Button } from '@mantine/core';
import { useState } from 'react';
import { DeviceIcon } from '../../shared/devices/device-icon.tsx';
import { aboutDevice, systemOf, titleOf, typeOf } from '../../shared/devices/device-labels.ts';
import { RevokeDialog } from '../../shared/devices/revoke-dialog.tsx';
import type { DeviceRowFragment } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import table from '../../ui/table.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type DevicesTableProps = { devices: readonly DeviceRowFragment[]; refetch: () => Promise<unknown> };

export function DevicesTable({ devices, refetch }: DevicesTableProps) {
  const [revoked, setRevoked] = useState<DeviceRowFragment | null>(null);
  return (
    <>
      <table className={`${table['table']} ${table['tall']}`}>
        <colgroup>
          <col />
          <col className={table['medium']} style={{ width: 168 }} />
          <col className={table['large']} style={{ width: 112 }} />
          <col className={table['large']} style={{ width: 112 }} />
          <col className={table['medium']} style={{ width: 144 }} />
          <col style={{ width: 104 }} />
        </colgroup>
        <DevicesHead />
        <tbody>
          {devices.map((device) => {
            const name = device.user?.name ?? device.user?.email ?? common.erasedUser;
            return (
              <tr key={device.id}>
                <td>
                  <span className={table['who']}>
                    <Avatar name={device.user?.name ?? device.user?.email ?? null} />
                    <span>
                      <b title={name}>{name}</b>
                      <small title={titleOf(device)}>{titleOf(device)}</small>
                      <small className={table['onlySmall']}>
                        {aboutDevice(device)}, <Ago at={device.lastSeenAt} />
                      </small>
                    </span>
                  </span>
                </td>
                <td className={table['medium']}>
                  <span className={table['who']}>
                    <DeviceIcon type={device.type} />
                    <span>{typeOf(device)}</span>
                  </span>
                </td>
                <td className={table['large']}>{systemOf(device) ?? texts.unknown}</td>
                <td className={table['large']}>{device.appVersion ?? texts.unknown}</td>
                <td className={table['medium']}>
                  <Ago at={device.lastSeenAt} />
                </td>
                <td className={table['num']}>
                  <Button
                    size="xs"
                    aria-label={texts.revokeOf({ device: titleOf(device), name })}
                    onClick={() => setRevoked(device)}
                  >
                    {texts.revoke}
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {revoked === null ? null : (
        <RevokeDialog device={revoked} onClose={() => setRevoked(null)} refetch={refetch} />
      )}
    </>
  );
}

function DevicesHead() {
  return (
    <thead>
      <tr>
        <th scope="col">{common.person}</th>
        <th scope="col" className={table['medium']}>
          {texts.device}
        </th>
        <th scope="col" className={table['large']}>
          {common.system}
        </th>
        <th scope="col" className={table['large']}>
          {texts.app}
        </th>
        <th scope="col" className={table['medium']}>
          {common.lastSeen}
        </th>
        <th scope="col">
          <span className="sr">{texts.revokeText}</span>
        </th>
      </tr>
    </thead>
  );
}
