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
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const pageSize = 100;

/** Devices on which the team uses the apps. */
export function DevicesPage() {
  const { can } = useViewer();
  return (
    <Page title={common.devices}>
      <Crumbs above={[{ to: '/people', label: common.people }]} here={common.devices} />
      <PageHead title={common.devices} />
      <PeopleTabs />
      {can('can_edit_devices') ? (
        <Boundary what={texts.theDevices} loading={<RowSkeletons count={5} />}>
          <Devices />
        </Boundary>
      ) : (
        <Note title={texts.youCannotSeeThisTeams}>{texts.askForPermission}</Note>
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
      <EmptyState level="h2" title={texts.noDevicesYet}>
        {texts.devicesAppearHere}
      </EmptyState>
    );
  return (
    <>
      <div className={styles['tools']}>
        <FindField
          label={texts.searchDevices}
          placeholder={texts.personDeviceVersion}
          search={chosen.get('search')}
          onSearch={(value) => change('search', value)}
        />
        <p role="status">{texts.devicesCount({ count: total, total: countLabel(total) })}</p>
      </div>
      {total === 0 ? (
        <EmptyState
          level="h2"
          title={texts.noDevicesMatchYourSearch}
          action={
            <Button mt={16} onClick={() => change('search', null)}>
              {common.showAll}
            </Button>
          }
        >
          {texts.searchHint}
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
