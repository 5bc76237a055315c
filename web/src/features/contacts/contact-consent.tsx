import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { ThroughLink } from '../../shared/readers/through-link.tsx';
import type { ContactConsentQuery as Answer } from '../../gql/graphql.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Section } from '../../ui/section.tsx';
import { ContactConsentQuery } from './contacts.graphql.ts';
import styles from './contacts.module.css';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

type Visit = Answer['viewerSessions']['items'][number];
type ConsentRequest = { visit: Visit; consent: NonNullable<NonNullable<Visit['hit']>['consent']> };

/** The consent choices, link by link, with the last answer. */
export function ContactConsent({ id }: { id: string }) {
  const {
    data: {
      viewerSessions: { items, total },
    },
  } = usePageQuery(ContactConsentQuery, { id });
  const requests = lastByLink(items);
  return (
    <Section
      title={common.consent}
      {...(total > items.length ? { hint: texts.ofTheLastViews({ views: items.length }) } : {})}
    >
      {requests.length === 0 ? (
        <p className="dim">{texts.noConsentRequested}</p>
      ) : (
        <ul className={styles['consents']}>
          {requests.map(
            ({ visit, consent: { id: key, isGiven, mode, statement, chosenAt, shownAt } }) => {
              const Sign = isGiven === null ? IconMinus : isGiven ? IconCheck : IconX;
              return (
                <li key={key} data-given={isGiven ?? undefined}>
                  <Sign className="icon" aria-hidden="true" />
                  <div>
                    {rich(texts.answeredVia, {
                      answer: (
                        <b>
                          {isGiven === null
                            ? texts.noAnswer
                            : isGiven
                              ? texts.given
                              : texts.declined}
                        </b>
                      ),
                      when: <Ago at={chosenAt ?? shownAt} />,
                      link: <ThroughLink of={visit} className="act" />,
                    })}
                    {mode === 'REQUIRED' ? `, ${texts.requiredToRead}` : ''}
                    <small>“{statement}”</small>
                  </div>
                </li>
              );
            },
          )}
        </ul>
      )}
    </Section>
  );
}

/** Visits are newest first: the first answer of each link counts. */
function lastByLink(visits: readonly Visit[]): ConsentRequest[] {
  const requests = new Map<string, ConsentRequest>();
  for (const visit of visits) {
    const key = visit.sharedLink?.id ?? '';
    if (visit.hit?.consent != null && !requests.has(key))
      requests.set(key, { visit, consent: visit.hit.consent });
  }
  return [...requests.values()];
}
