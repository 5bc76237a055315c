import { Button } from '@mantine/core';
import { PeopleTabs } from '../../shared/people/people-tabs.tsx';
import { PageButtons } from '../../shared/list/page-buttons.tsx';
import { useViewer } from '../../account/viewer.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { FindField } from '../../ui/find-field.tsx';
import { Note } from '../../ui/states/note.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import { countLabel } from '../../ui/format/count-label.ts';
import { DevicesPageQuery } from './devices.graphql.ts';
import styles from './devices-page.module.css';
import { DevicesTable } from './devices-table.tsx';

const pageSize = 100;

/** Devices on which the team uses the apps. */
export function DevicesPage() {
  const { can } = useViewer();
  return (
    <Page title="Devices">
      <Crumbs above={[{ to: '/people', label: 'People' }]} here="Devices" />
      <PageHead title="Devices" />
      <PeopleTabs />
      {can('can_edit_devices') ? (
        <Boundary what="The devices" loading={<RowSkeletons count={5} />}>
          <Devices />
        </Boundary>
      ) : (
        <Note title="You cannot see this team’s devices">
          Ask an admin for the permission to edit devices. Your own devices are under Security.
        </Note>
      )}
    </Page>
  );
}

function Devices() {
  const { params, chosen, change } = useUrlParams();
  const search = params.get('search')?.trim() || null;
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const {
    data: {
      devices: { items, total },
    },
    refetch,
  } = usePageQuery(DevicesPageQuery, { search, page, pageSize });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' || (message.kind === 'changed' && message.type === 'Device'),
    refetch,
  );
  if (total === 0 && search === null)
    return (
      <EmptyState level="h2" title="No devices yet">
        Devices signed in with your apps appear here. Browser sign-ins are on each person’s page.
      </EmptyState>
    );
  return (
    <>
      <div className={styles['tools']}>
        <FindField
          label="Search devices"
          placeholder="Person, device, version"
          search={chosen.get('search')}
          onSearch={(value) => change('search', value)}
        />
        <p role="status">{total === 1 ? '1 device' : `${countLabel(total)} devices`}</p>
      </div>
      {total === 0 ? (
        <EmptyState
          level="h2"
          title="No devices match your search"
          action={
            <Button mt={16} onClick={() => change('search', null)}>
              Show all
            </Button>
          }
        >
          Search matches the beginning of any word: person, device name or system.
        </EmptyState>
      ) : (
        <DevicesTable devices={items} refetch={refetch} />
      )}
      <PageButtons
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={(next) => change('page', next)}
        className={styles['pages']}
      />
    </>
  );
}
