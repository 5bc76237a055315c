import { Tooltip } from '@mantine/core';
import { ToVisits } from '../../readers/deeds.tsx';
import { span } from '../../ui/duration.ts';
import { Note } from '../../ui/note.tsx';
import styles from './link-page.module.css';
import type { ShownLink } from './shown-link.ts';

/** The measures of one link, each with what it means under the pointer; every total leads to the visits it is made of. */
export function LinkFigures({ link: { analytics, hitCounts, consentMode }, withOthers }: { link: ShownLink; withOthers: boolean }) {
  if (analytics === null) return <Note isBad title="The figures do not answer right now">They come back by themselves; the link works meanwhile.</Note>;
  const { views, uniqueVisitors, averageTimeMs, completion, downloads } = analytics;
  const others = hitCounts.bots + hitCounts.ownTeam;
  const none = <small>no views yet</small>;
  const figures = [
    ['Views', views.toLocaleString('en'), 'One opening that passed what the link asks for'],
    ['Unique visitors', uniqueVisitors.toLocaleString('en'), 'By proved or typed address; else by browser'],
    ['Average time', views === 0 ? none : span(averageTimeMs), 'Time with the page in view, for one view'],
    ['Completion', completion === null ? none : `${Math.round(completion * 100)} %`, 'Distinct pages seen, of all pages, averaged over views'],
    ['Downloads', downloads.toLocaleString('en'), 'How often the file was taken'],
  ] as const;
  return (
    <>
      <dl className={styles['figures']} aria-label="Totals">
        {figures.map(([word, value, meaning]) => <div key={word}><Tooltip label={meaning} multiline maw={280}><dt tabIndex={0}>{word}</dt></Tooltip><dd><ToVisits did={word === 'Downloads' && downloads > 0 ? 'download' : null}>{value}</ToVisits></dd></div>)}
      </dl>
      {consentMode === 'OPTIONAL' ? <p className={styles['left']}>Consent is asked for here: who reads without it is not counted.</p> : null}
      {withOthers || others === 0 ? null : <p className={styles['left']}>Without {[hitCounts.ownTeam > 0 ? `${hitCounts.ownTeam.toLocaleString('en')} by own team` : '', hitCounts.bots > 0 ? `${hitCounts.bots.toLocaleString('en')} by bots` : ''].filter(Boolean).join(', ')}.</p>}
    </>
  );
}
