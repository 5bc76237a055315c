import { Link } from 'react-router';
import { AttentionStrip } from '../../attention-strip/attention-strip.tsx';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { span } from '../../ui/duration.ts';
import { Section } from '../../ui/section.tsx';
import { pagesOf } from './shown-visit.ts';
import { OtherVisitsQuery } from './visit.graphql.ts';
import styles from './visits.module.css';
import { moment } from './words.ts';

/** When else the same person was here. */
export function OtherVisits({ contactId, except }: { contactId: string; except: string }) {
  const { data: { viewerSessions: { items, total } } } = usePageQuery(OtherVisitsQuery, { contactId });
  const others = items.filter(({ id }) => id !== except).slice(0, 5);
  if (others.length === 0) return null;
  return (
    <Section title="Other visits" {...(total > others.length + 1 ? { aside: <Link className="act" to={`/contacts/${contactId}`}>All {total.toLocaleString('en')}</Link> } : {})}>
      <ul className={styles['others']}>
        {others.map((visit) => (
          <li key={visit.id}>
            <p><Link to={`/visits/${visit.id}`}>{moment(visit.startedAt)}</Link><span>{span(visit.elapsedMs)}</span></p>
            <small className="cut" title={visit.presentation.name}>{visit.presentation.name}</small>
            <AttentionStrip attention={{ pageCount: pagesOf(visit), times: visit.pages }} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
