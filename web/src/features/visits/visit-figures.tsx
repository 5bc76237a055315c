import { span } from '../../ui/duration.ts';
import { pagesOf, type Visit } from './shown-visit.ts';
import styles from './visits.module.css';

export function VisitFigures({ visit }: { visit: Visit }) {
  const { elapsedMs, completion, pages } = visit;
  return (
    <dl className={styles['figures']} aria-label="Figures">
      <div><dt>Time read</dt><dd>{span(elapsedMs)}</dd></div>
      <div><dt>Completion</dt><dd>{completion === null ? '–' : `${Math.round(100 * completion)} %`}<small> {pages.length} of {pagesOf(visit)} pages</small></dd></div>
    </dl>
  );
}
