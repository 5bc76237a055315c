import { useViewer } from '../../account/viewer.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { DeviceList } from '../../shared/devices/device-list.tsx';
import { SignInList } from '../../shared/sign-ins/sign-in-list.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SecurityPageQuery } from './security.graphql.ts';
import styles from './security.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** Sign-in methods and active sign-ins. */
export function SecurityPage() {
  const { viewer } = useViewer();
  const head = <PageHead title={common.security} />;
  const skeleton = (
    <div className={`late ${styles['bones']}`} role="status" aria-label={common.loading}>
      <Skeleton width={160} />
      <Skeleton width="100%" height={56} />
      <Skeleton width="100%" height={56} />
    </div>
  );
  return (
    <Page title={common.security}>
      <Crumbs above={[{ to: '/profile', label: common.yourProfile }]} here={common.security} />
      {viewer.impersonation == null ? (
        <Boundary what={texts.howYouSignIn} head={head} loading={skeleton}>
          {head}
          <Security />
        </Boundary>
      ) : (
        <>
          {head}
          <Note title={texts.onlyVisibleToItsOwner}>
            {texts.privateSettings({ name: viewer.name ?? texts.theAccountsOwner })}
          </Note>
        </>
      )}
    </Page>
  );
}

function Security() {
  const {
    data: { viewer, secondFactor },
    refetch,
  } = usePageQuery(SecurityPageQuery, {});
  return (
    <div className={styles['security']}>
      <SecondFactor factor={secondFactor} refetch={refetch} />
      <Section title={texts.activeSessions}>
        <SignInList userId={viewer.id} signIns={viewer.signIns ?? []} refetch={refetch} />
      </Section>
      {viewer.devices && viewer.devices.length > 0 ? (
        <Section title={common.devices}>
          <DeviceList devices={viewer.devices} refetch={refetch} />
        </Section>
      ) : null}
    </div>
  );
}
