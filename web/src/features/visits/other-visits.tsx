import { Link } from 'react-router';
import { AttentionStrip } from '../../attention-strip/attention-strip.tsx';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { span } from '../../ui/duration.ts';
import { Section } from '../../ui/section.tsx';
import { viewsInWords, visitsIn } from '../../readers/visits.ts';
import { pagesOf } from './shown-visit.ts';
import { OtherVisitsQuery } from './visit.graphql.ts';
import styles from './visits.module.css';
import { moment } from './words.ts';

/** When else the same person was here. */
export function OtherVisits({ contactId, except }: { contactId: string; except: string }) {
  const { data: { viewerSessions: { items, total } } } = usePageQuery(OtherVisitsQuery, { contactId });
  const others = visitsIn(items).filter(({ visit }) => visit.id !== except).slice(0, 5);
  const shown = others.reduce((sum, { visit }) => sum + visit.sessions.length, 0);
  if (others.length === 0) return null;
  return (
    <Section title="Other visits" {...(total > shown + 1 ? { aside: <Link className="act" to={`/contacts/${contactId}`}>All {viewsInWords(total)}</Link> } : {})}>
      <ul className={styles['others']}>
        {others.map(({ id, presentation, visit: { startedAt, elapsedMs, pageCount, pages } }) => (
          <li key={id}>
            <p><Link to={`/visits/${id}`}>{moment(startedAt)}</Link><span>{span(elapsedMs)}</span></p>
            <small className="cut" title={presentation.name}>{presentation.name}</small>
            <AttentionStrip attention={{ pageCount: pagesOf({ pageCount, presentation }), times: pages }} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
