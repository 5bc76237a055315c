import { Link } from 'react-router';
import { roleNameOf } from '../../account/role-name.ts';
import { useViewer } from '../../account/viewer.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { FormSkeleton } from '../../ui/states/form-skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { AboutForm } from './about-form.tsx';
import { AlertsForm } from './alerts-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfilePageQuery } from './profile.graphql.ts';
import styles from './profile.module.css';
import { YourData } from './your-data.tsx';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

/** Profile, alerts and password. */
export function ProfilePage() {
  const head = <PageHead title={common.yourProfile} />;
  const skeleton = <FormSkeleton className={styles['bones']} />;
  return (
    <Page title={common.yourProfile}>
      <Boundary what={common.yourProfile} head={head} loading={skeleton}>
        {head}
        <Profile />
      </Boundary>
    </Page>
  );
}

function Profile() {
  const {
    data: { viewer },
  } = usePageQuery(ProfilePageQuery, {});
  const {
    viewer: { impersonation },
  } = useViewer();
  return (
    <div className={styles['profile']}>
      <p className={styles['who']}>
        {texts.roleOfTeam({
          email: viewer.email ?? '',
          role: roleNameOf(viewer),
          name: viewer.currentTeam.name,
        })}
      </p>
      <Section
        title={texts.aboutYou}
        aside={
          <Link to="/profile/history" className={styles['more']}>
            {texts.yourActivity}
          </Link>
        }
      >
        <AboutForm viewer={viewer} />
      </Section>
      <Section title={common.notifications} anchor="notifications">
        <AlertsForm
          settings={viewer.settings ?? { notificationLevel: 1, timeZone: null, locale: 'en' }}
        />
      </Section>
      {impersonation != null ? null : (
        <Section
          title={common.password}
          aside={
            <Link to="/profile/security" className={styles['more']}>
              {texts.securityLink}
            </Link>
          }
        >
          {viewer.hasPassword === false ? (
            <p className={styles['none']}>
              {rich(texts.signsInWithProvider, {
                link: <a href="/password/forgot">{texts.getALinkByEmail}</a>,
              })}
            </p>
          ) : (
            <PasswordForm email={viewer.email ?? null} name={viewer.name ?? null} />
          )}
        </Section>
      )}
      {impersonation != null ? null : (
        <Section title={texts.yourData}>
          <YourData id={viewer.id} name={viewer.name ?? viewer.email ?? ''} />
        </Section>
      )}
    </div>
  );
}
