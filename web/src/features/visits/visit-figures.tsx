import { span } from '../../ui/duration.ts';
import type { Edition, Visit } from './shown-visit.ts';
import styles from './visits.module.css';

export function VisitFigures({ visit: { elapsedMs }, editions }: { visit: Visit; editions: readonly Edition[] }) {
  return (
    <dl className={styles['figures']} aria-label="Figures">
      <div><dt>Time read</dt><dd>{span(elapsedMs)}</dd></div>
      <div>
        <dt>Completion</dt>
        {editions.map(({ fileId, name, completion, pages, count }) => <dd key={fileId}>{completion === null ? '–' : `${Math.round(100 * completion)} %`}<small> {pages.length} of {count} pages{name === null ? '' : `, ${name}`}</small></dd>)}
      </div>
    </dl>
  );
}
