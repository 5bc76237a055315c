import { useViewer } from '../../account/viewer.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { FormSkeleton } from '../../ui/states/form-skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { FeaturesForm } from './features-form.tsx';
import { GeneralForm } from './general-form.tsx';
import { RecipientsForm } from './recipients-form.tsx';
import { SecuritySwitch } from './security-switch.tsx';
import { SingleSignOn } from './single-sign-on/single-sign-on.tsx';
import { TeamPageQuery } from './team.graphql.ts';
import styles from './team.module.css';

/** The team's settings. */
export function TeamPage() {
  const head = <PageHead title="Team settings" />;
  const skeleton = <FormSkeleton className={styles['bones']} />;
  return (
    <Page title="Team settings">
      <Crumbs above={[]} here="Team settings" />
      <Boundary what="The team" head={head} loading={skeleton}>
        {head}
        <Settings />
      </Boundary>
    </Page>
  );
}

function Settings() {
  const { viewer } = useViewer();
  const {
    data: {
      viewer: { currentTeam: team },
      accountManagers,
    },
  } = usePageQuery(TeamPageQuery, {});
  if (!team.mayEdit)
    return (
      <Note title="You cannot change this team">
        Its administrators can, and decide who else may.
      </Note>
    );
  return (
    <div className={styles['team']}>
      <Section title="General">
        <GeneralForm team={team} managers={accountManagers} />
      </Section>
      <Section title="Recipients">
        <RecipientsForm team={team} />
      </Section>
      <Section title="Security">
        <SecuritySwitch team={team} />
      </Section>
      {viewer.currentTeamRole === 'TEAM_ADMIN' ? <SingleSignOn managers={accountManagers} /> : null}
      <Section title="What the team uses">
        <FeaturesForm team={team} />
      </Section>
    </div>
  );
}
