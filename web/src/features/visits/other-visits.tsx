import { Link } from 'react-router';
import { AttentionStrip } from '../../shared/attention-strip/attention-strip.tsx';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { InternalVisitsSwitch } from '../../shared/readers/internal-visits-switch.tsx';
import { span } from '../../ui/format/duration.ts';
import { Section } from '../../ui/section.tsx';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import { viewsInLabel, visitsIn } from '../../shared/readers/visits.ts';
import { pagesOf } from './shown-visit.ts';
import { OtherVisitsQuery } from './visit.graphql.ts';
import styles from './visits.module.css';
import { dateTimeLabel, laneMarks } from './labels.ts';
import { texts } from './texts.ts';

/** Other visits of the same person; internal and bot visits only with the switch. */
export function OtherVisits({ contactId, except }: { contactId: string; except: string }) {
  const { params, chosen, change } = useUrlParams();
  const isIncluded = params.get('everyone') === '1';
  const {
    data: {
      viewerSessions: { items, total },
    },
  } = usePageQuery(OtherVisitsQuery, {
    contactId,
    filter: { includeOwnTeam: isIncluded, includeBots: isIncluded },
  });
  const visits = visitsIn(items);
  const others = visits.filter(({ visit }) => visit.id !== except).slice(0, 5);
  const shown = [...others, ...visits.filter(({ visit }) => visit.id === except)].reduce(
    (sum, { visit }) => sum + visit.sessions.length,
    0,
  );
  return (
    <Section
      title={texts.otherVisits}
      {...(total > shown
        ? {
            aside: (
              <Link className="act" to={`/contacts/${contactId}${isIncluded ? '?everyone=1' : ''}`}>
                {texts.allOfTotal({ total: viewsInLabel(total) })}
              </Link>
            ),
          }
        : {})}
    >
      <InternalVisitsSwitch
        isOn={chosen.get('everyone') === '1'}
        onChange={(isOn) => change('everyone', isOn ? '1' : null)}
      />
      {others.length === 0 ? <p className="dim">{texts.noOtherVisits}</p> : null}
      <ul className={styles['others']}>
        {others.map(
          ({ id, lane, presentation, visit: { startedAt, elapsedMs, pageCount, pages } }) => (
            <li key={id}>
              <p>
                <Link to={`/visits/${id}`}>{dateTimeLabel(startedAt)}</Link>
                <span>{[laneMarks[lane], span(elapsedMs)].filter(Boolean).join(' · ')}</span>
              </p>
              <small className="cut" title={presentation.name} dir="auto">
                {presentation.name}
              </small>
              <AttentionStrip
                attention={{ pageCount: pagesOf({ pageCount, presentation }), times: pages }}
              />
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
