import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countedFigures } from '@lectern/schemas/text/what-we-count.ts';
import { Page, PageHead } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './help.module.css';

/** What each figure counts, where its thresholds are, and which code does it. */
export function CountingPage() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <Page title="What we count, and how">
      <PageHead title="What we count, and how" />
      <p className={styles['words']}>
        The rules behind every figure of the console, of REST, of the graph and of the CSV files.
      </p>
      {countedFigures.map(({ id, name, counts, leavesOut, threshold, where }) => (
        <Section key={id} anchor={id} title={name}>
          <dl className={styles['rule']}>
            <dt>Counts</dt>
            <dd>{counts}</dd>
            <dt>Does not count</dt>
            <dd>{leavesOut}</dd>
            {threshold === null ? null : (
              <>
                <dt>Threshold</dt>
                <dd>{threshold}</dd>
              </>
            )}
            <dt>In the code</dt>
            <dd>
              {where.map(({ file, name: part }) => (
                <div key={`${file} ${part}`}>
                  <code>{part}</code> in <code>{file}</code>
                </div>
              ))}
            </dd>
          </dl>
        </Section>
      ))}
    </Page>
  );
}
