import { Button } from '@mantine/core';
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
      {can('can_edit_devices') ? (
        <Boundary what="The devices" loading={<RowSkeletons count={5} />}>
          <Devices />
        </Boundary>
      ) : (
        <Note title="You cannot see the devices of this team">
          Its administrators can, and decide who else may. Your own are in your profile, under
          Signing in.
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
        Whoever signs in with an app that says which iPad, iPhone, Mac or PC it runs on stands here
        with it, and can be signed out there. Whatever else people are signed in with,
        administrators find on the page of each, under Sign-ins.
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
          title="No device matches this"
          action={
            <Button mt={16} onClick={() => change('search', null)}>
              Show all
            </Button>
          }
        >
          Devices are found by the beginning of any word: of whose they are, what they are called,
          and what runs on them.
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
