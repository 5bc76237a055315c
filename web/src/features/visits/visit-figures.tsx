import { HowCounted } from '../../shared/counting/how-counted.tsx';
import { span } from '../../ui/format/duration.ts';
import { pagesAnchor } from './page-column.tsx';
import type { Edition, Visit } from './shown-visit.ts';
import styles from './visits.module.css';
import { percent } from '../../ui/format/percent.ts';

/** The visit's totals; each links to its steps or pages. */
export function VisitFigures({
  visit: { elapsedMs },
  editions,
}: {
  visit: Visit;
  editions: readonly Edition[];
}) {
  return (
    <dl className={styles['figures']} aria-label="Figures">
      <div>
        <dt>
          Time read
          <HowCounted figure="time" name="Time read" />
        </dt>
        <dd>
          <a href="#timeline" aria-label={`${span(elapsedMs)} read: show each step`}>
            {span(elapsedMs)}
          </a>
        </dd>
      </div>
      <div>
        <dt>
          Completion
          <HowCounted figure="completion" name="Completion" />
        </dt>
        {editions.map(({ fileId, name, completion, pages, count }) => (
          <dd key={fileId}>
            {completion === null ? (
              '–'
            ) : (
              <a
                href={`#${pagesAnchor(fileId)}`}
                aria-label={`${percent(completion)} read: show the pages`}
              >
                {percent(completion)}
              </a>
            )}
            <small>
              {' '}
              {completion === null ? pages.length : Math.round(completion * count)} of {count} pages
              {name === null ? '' : `, ${name}`}
            </small>
          </dd>
        ))}
      </div>
    </dl>
  );
}
