import { Tooltip } from '@mantine/core';
import { span } from '../../ui/duration.ts';
import styles from './presentation.module.css';

type FiguresProps = { analytics: { views: number; uniqueVisitors: number; averageTimeMs: number; completion: number | null } };

/** The four measures, each with what it means under the pointer. Zero is drawn as zero; no data is said in words. */
export function Figures({ analytics: { views, uniqueVisitors, averageTimeMs, completion } }: FiguresProps) {
  const figures = [
    ['Views', views.toLocaleString('en'), 'One opening that led to pages being read'],
    ['Unique visitors', uniqueVisitors.toLocaleString('en'), 'Without a name or an email people cannot be told apart: then each opening counts as one, so there may be fewer'],
    ['Average time', views === 0 ? 'no views yet' : span(averageTimeMs), 'Time with the page in view, for one viewing'],
    ['Completion', completion === null ? 'no views yet' : `${Math.round(completion * 100)} %`, 'Distinct pages seen, of all pages, averaged over viewings'],
  ] as const;
  return (
    <dl className={styles['figures']} aria-label="Totals">
      {figures.map(([word, value, meaning]) => (
        <div key={word}><Tooltip label={meaning} multiline maw={280}><dt tabIndex={0}>{word}</dt></Tooltip><dd data-words={value === 'no views yet' || undefined}>{word === 'Unique visitors' && uniqueVisitors > 1 ? <small>at most</small> : null}{value}</dd></div>
      ))}
    </dl>
  );
}
