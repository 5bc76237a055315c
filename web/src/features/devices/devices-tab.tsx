import { DeviceList } from '../../shared/devices/device-list.tsx';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { Section } from '../../ui/section.tsx';
import { PersonDevicesQuery } from './devices.graphql.ts';
import { common } from '../../texts/common.ts';

/** Devices on which one person uses the apps. */
export function DevicesTab({ person: { id } }: { person: { id: string } }) {
  const {
    data: { user },
    refetch,
  } = usePageQuery(PersonDevicesQuery, { id });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' || (message.kind === 'changed' && message.type === 'Device'),
    refetch,
  );
  return (
    <Section title={common.devices}>
      <DeviceList devices={user?.devices ?? []} refetch={refetch} />
    </Section>
  );
}
