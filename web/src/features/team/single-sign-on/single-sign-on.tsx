import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { TeamPageQuery } from '../../../gql/graphql.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { Section } from '../../../ui/section.tsx';
import { Domains } from './domains.tsx';
import { ProviderForm } from './provider-form.tsx';
import { Requirement } from './requirement.tsx';
import { SingleSignOnQuery } from './single-sign-on.graphql.ts';
import styles from './single-sign-on.module.css';
import { testLabels } from './labels.ts';

type Managers = TeamPageQuery['accountManagers'];

/** The team's domains and single sign-on; for administrators. */
export function SingleSignOn({ managers }: { managers: Managers }) {
  return (
    <Section title="Domains and single sign-on">
      <Boundary what="Domains and single sign-on" loading={<Skeleton width="100%" height={40} />}>
        <Parts managers={managers} />
      </Boundary>
    </Section>
  );
}

function Parts({ managers }: { managers: Managers }) {
  const {
    data: {
      singleSignOn: { domains, mailboxes, configuration, hosts },
      customRoles,
    },
  } = usePageQuery(SingleSignOnQuery, {});
  const [params, setParams] = useSearchParams();
  const testResult = params.get('sso') ?? '';
  /** The test applied to an earlier configuration. */
  const forget = () =>
    setParams((all) => (all.delete('sso'), all), { replace: true, preventScrollReset: true });
  const hasWorked = testResult === 'tested' && configuration?.testedAt != null;
  const resultRef = useRef<HTMLDivElement>(null);
  // Scrolls to the result after the redirect.
  useEffect(() => {
    if (testResult !== '') resultRef.current?.scrollIntoView({ block: 'center' });
  }, [testResult]);
  return (
    <div className={styles['parts']}>
      {hasWorked || testLabels[testResult] !== undefined ? (
        <div ref={resultRef}>
          {hasWorked ? (
            <Note title="The test worked">
              You came back as somebody of the team’s domains. People can sign in so from now on.
            </Note>
          ) : (
            <Note isBad title="The test did not work">
              {testLabels[testResult]}
            </Note>
          )}
        </div>
      ) : null}
      <p className={styles['hint']}>
        People with an address of a domain that you have proven can sign in with your organization’s
        account, and you can require it of them.
      </p>
      <Domains domains={domains} mailboxes={mailboxes} />
      <ProviderForm
        key={`${configuration?.provider} ${configuration?.host} ${configuration?.clientId}`}
        configuration={configuration ?? null}
        hosts={hosts}
        customRoles={customRoles}
        onSaved={forget}
      />
      {configuration == null ? null : (
        <Requirement
          configuration={configuration}
          hasDomain={domains.some(({ isProven }) => isProven)}
          managers={managers}
          onTurnedOff={forget}
        />
      )}
    </div>
  );
}
