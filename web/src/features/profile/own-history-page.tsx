import { useViewer } from '../../account/viewer.ts';
import { PersonChanges } from '../../shared/people-history/person-changes.tsx';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Page, PageHead } from '../../ui/page.tsx';

/** Your own history in the team. */
export function OwnHistoryPage() {
  const { viewer } = useViewer();
  return (
    <Page title="Your activity">
      <Crumbs above={[{ to: '/profile', label: 'Your profile' }]} here="Activity" />{' '}
      <PageHead title="Your activity" />
      <Boundary what="Your history" loading={<RowSkeletons count={6} />}>
        <PersonChanges userId={viewer.id} />
      </Boundary>
    </Page>
  );
}
