import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { ThroughLink } from '../../shared/readers/through-link.tsx';
import type { ContactConsentQuery as Answer } from '../../gql/graphql.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Section } from '../../ui/section.tsx';
import { ContactConsentQuery } from './contacts.graphql.ts';
import styles from './contacts.module.css';

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
      title="Consent"
      {...(total > items.length ? { hint: `of the last ${items.length} views` } : {})}
    >
      {requests.length === 0 ? (
        <p className="dim">No consent requested.</p>
      ) : (
        <ul className={styles['consents']}>
          {requests.map(
            ({ visit, consent: { id: key, isGiven, mode, statement, chosenAt, shownAt } }) => {
              const Sign = isGiven === null ? IconMinus : isGiven ? IconCheck : IconX;
              return (
                <li key={key} data-given={isGiven ?? undefined}>
                  <Sign className="icon" aria-hidden="true" />
                  <div>
                    <b>{isGiven === null ? 'No answer' : isGiven ? 'Given' : 'Declined'}</b>{' '}
                    <Ago at={chosenAt ?? shownAt} /> via <ThroughLink of={visit} className="act" />
                    {mode === 'REQUIRED' ? ', required to read' : ''}
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
