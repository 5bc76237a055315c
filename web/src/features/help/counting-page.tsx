import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countedFigures } from '@lectern/schemas/text/what-we-count.ts';
import { Page, PageHead } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './help.module.css';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

/** What each figure counts, where its thresholds are, and which code does it. */
export function CountingPage() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <Page title={texts.whatWeCountAndHow}>
      <PageHead title={texts.whatWeCountAndHow} />
      <p className={styles['words']}>{texts.countingLead}</p>
      {countedFigures.map(({ id, name, counts, leavesOut, threshold, where }) => (
        <Section key={id} anchor={id} title={name}>
          <dl className={styles['rule']}>
            <dt>{texts.counts}</dt>
            <dd>{counts}</dd>
            <dt>{texts.doesNotCount}</dt>
            <dd>{leavesOut}</dd>
            {threshold === null ? null : (
              <>
                <dt>{texts.threshold}</dt>
                <dd>{threshold}</dd>
              </>
            )}
            <dt>{texts.inTheCode}</dt>
            <dd>
              {where.map(({ file, name: part }) => (
                <div key={`${file} ${part}`}>
                  {rich(texts.nameInFile, { name: <code>{part}</code>, file: <code>{file}</code> })}
                </div>
              ))}
            </dd>
          </dl>
        </Section>
      ))}
    </Page>
  );
}
