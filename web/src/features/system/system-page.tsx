import type { ReactNode } from 'react';
import { useViewer } from '../../account/viewer.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { Boundary } from '../../ui/states/boundary.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { BackupHint } from './backup-hint.tsx';
import { Engines, Facts, Locality } from './facts.tsx';
import { OutboxSection } from './outbox-section.tsx';
import { ServicesTable } from './services-table.tsx';
import { SystemSkeleton } from './system-skeleton.tsx';
import { SystemAccessQuery, SystemPageQuery } from './system.graphql.ts';
import { useOperate } from './use-operate.ts';
import { usePolling } from './use-polling.ts';
import { NeedsAction } from './needs-action.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** The installation's health. Administrators of other teams see only their mails. */
export function SystemPage() {
  const { viewer } = useViewer();
  const head = <PageHead title={common.system} />;
  return (
    <Page title={common.system}>
      {viewer.currentTeamRole === 'TEAM_ADMIN' ? (
        <Boundary what={texts.theSystem} head={head} loading={<SystemSkeleton />}>
          <OwnPart />
        </Boundary>
      ) : (
        <>
          {head}
          <EmptyState level="h2" title={texts.adminsOnly}>
            {texts.askForPermission}
          </EmptyState>
        </>
      )}
    </Page>
  );
}

function OwnPart(): ReactNode {
  const {
    data: { isOperator },
  } = usePageQuery(SystemAccessQuery, {});
  if (isOperator) return <System />;
  return (
    <>
      <PageHead title={common.system} />
      <p className="dim">{texts.otherTeamManages}</p>
      <OutboxSection />
    </>
  );
}

function System(): ReactNode {
  const { data, refetch } = usePageQuery(SystemPageQuery, {});
  usePolling(refetch);
  const operating = useOperate(refetch);
  const { installation } = data;
  const services = [
    data.identityOperations,
    data.contentOperations,
    data.sharingOperations,
    data.analyticsOperations,
    data.billingOperations,
  ];
  return (
    <>
      <PageHead title={common.system}>
        <Locality isLocal={installation.isLocal} />
      </PageHead>
      <Facts installation={installation} services={services} />
      <NeedsAction services={services} operating={operating} />
      <ServicesTable services={services} operating={operating} />
      <OutboxSection />
      <Engines installation={installation} converters={data.converters} />
      <BackupHint isEmbedded={installation.storage.storeBytes !== null} />
    </>
  );
}
