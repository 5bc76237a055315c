import { useViewer } from '../../account/viewer.ts';
import { PersonChanges } from '../../shared/people-history/person-changes.tsx';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** Your own history in the team. */
export function OwnHistoryPage() {
  const { viewer } = useViewer();
  return (
    <Page title={texts.yourActivity}>
      <Crumbs above={[{ to: '/profile', label: common.yourProfile }]} here={common.activity} />{' '}
      <PageHead title={texts.yourActivity} />
      <Boundary what={texts.yourHistory} loading={<RowSkeletons count={6} />}>
        <PersonChanges userId={viewer.id} />
      </Boundary>
    </Page>
  );
}
