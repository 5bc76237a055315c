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

/** Profile, alerts and password. */
export function ProfilePage() {
  const head = <PageHead title="Your profile" />;
  const skeleton = <FormSkeleton className={styles['bones']} />;
  return (
    <Page title="Your profile">
      <Boundary what="Your profile" head={head} loading={skeleton}>
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
        {viewer.email} · {roleNameOf(viewer)} of {viewer.currentTeam.name}
      </p>
      <Section
        title="About you"
        aside={
          <Link to="/profile/history" className={styles['more']}>
            Your activity
          </Link>
        }
      >
        <AboutForm viewer={viewer} />
      </Section>
      <Section title="Notifications" anchor="notifications">
        <AlertsForm
          settings={viewer.settings ?? { notificationLevel: 1, timeZone: null, locale: 'en' }}
        />
      </Section>
      {impersonation != null ? null : (
        <Section
          title="Password"
          aside={
            <Link to="/profile/security" className={styles['more']}>
              Passkeys, two-step sign-in and sessions
            </Link>
          }
        >
          {viewer.hasPassword === false ? (
            <p className={styles['none']}>
              You sign in with your organization’s account. To add a password,{' '}
              <a href="/password/forgot">get a link by email</a>.
            </p>
          ) : (
            <PasswordForm email={viewer.email ?? null} name={viewer.name ?? null} />
          )}
        </Section>
      )}
      {impersonation != null ? null : (
        <Section title="Your data">
          <YourData id={viewer.id} name={viewer.name ?? viewer.email ?? ''} />
        </Section>
      )}
    </div>
  );
}
