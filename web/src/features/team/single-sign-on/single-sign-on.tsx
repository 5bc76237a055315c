import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
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
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type Managers = TeamPageQuery['accountManagers'];

/** Single sign-on; for admins. */
export function SingleSignOn({ managers }: { managers: Managers }) {
  return (
    <Section title={texts.singleSignOn}>
      <Boundary what={texts.singleSignOnText} loading={<Skeleton width="100%" height={40} />}>
        <Parts managers={managers} />
      </Boundary>
    </Section>
  );
}

/** The domains of the team's emails; for admins. */
export function DomainsTab() {
  return (
    <Boundary what={texts.theDomains} loading={<Skeleton width="100%" height={40} />}>
      <TeamDomains />
    </Boundary>
  );
}

function TeamDomains() {
  const {
    data: {
      singleSignOn: { domains, mailboxes },
    },
  } = usePageQuery(SingleSignOnQuery, {});
  return (
    <div className={styles['parts']}>
      <p className={styles['hint']}>{texts.domainsLead}</p>
      <Domains domains={domains} mailboxes={mailboxes} />
    </div>
  );
}

function Parts({ managers }: { managers: Managers }) {
  const {
    data: {
      singleSignOn: { domains, configuration, hosts },
      customRoles,
    },
  } = usePageQuery(SingleSignOnQuery, {});
  const [isWanted, setIsWanted] = useState(false);
  const isSetUp = isWanted || configuration != null;
  const hasDomain = domains.some(({ isProven }) => isProven);
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
            <Note title={texts.theTestWorked}>{texts.peopleWithAnEmailOf}</Note>
          ) : (
            <Note isBad title={texts.theTestFailed}>
              {testLabels[testResult]}
            </Note>
          )}
        </div>
      ) : null}
      <p className={styles['hint']}>
        {texts.providerLead}{' '}
        {hasDomain ? null : (
          <>
            {rich(texts.firstDo, {
              link: (
                <Link className="act" to="/team/domains">
                  {texts.verifyADomain}
                </Link>
              ),
            })}
            .
          </>
        )}
      </p>
      {isSetUp ? (
        <ProviderForm
          key={`${configuration?.provider} ${configuration?.host} ${configuration?.clientId}`}
          configuration={configuration ?? null}
          hosts={hosts}
          customRoles={customRoles}
          onSaved={forget}
        />
      ) : (
        <div>
          <Button onClick={() => setIsWanted(true)}>{texts.setUpSingleSignOn}</Button>
        </div>
      )}
      {configuration == null ? null : (
        <Requirement
          configuration={configuration}
          hasDomain={hasDomain}
          managers={managers}
          onTurnedOff={forget}
        />
      )}
    </div>
  );
}
