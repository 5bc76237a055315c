import { HowCounted } from '../../shared/counting/how-counted.tsx';
import { span } from '../../ui/format/duration.ts';
import { pagesAnchor } from './page-column.tsx';
import type { Edition, Visit } from './shown-visit.ts';
import styles from './visits.module.css';
import { percent } from '../../ui/format/percent.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** The visit's totals; each links to its steps or pages. */
export function VisitFigures({
  visit: { elapsedMs },
  editions,
}: {
  visit: Visit;
  editions: readonly Edition[];
}) {
  return (
    <dl className={styles['figures']} aria-label={texts.figures}>
      <div>
        <dt>
          {common.timeRead}
          <HowCounted figure="time" name={common.timeRead} />
        </dt>
        <dd>
          <a href="#timeline" aria-label={texts.readShowEachStep({ time: span(elapsedMs) })}>
            {span(elapsedMs)}
          </a>
        </dd>
      </div>
      <div>
        <dt>
          {common.completion}
          <HowCounted figure="completion" name={common.completion} />
        </dt>
        {editions.map(({ fileId, name, completion, pages, count }) => (
          <dd key={fileId}>
            {completion === null ? (
              '–'
            ) : (
              <a
                href={`#${pagesAnchor(fileId)}`}
                aria-label={texts.readShowThePages({ completion: percent(completion) })}
              >
                {percent(completion)}
              </a>
            )}
            <small>
              {' '}
              {texts.readOfPages({
                read: completion === null ? pages.length : Math.round(completion * count),
                pages: count,
              })}
              {name === null ? '' : `, ${name}`}
            </small>
          </dd>
        ))}
      </div>
    </dl>
  );
}
