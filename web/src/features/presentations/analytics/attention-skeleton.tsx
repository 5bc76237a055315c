import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from '../presentation.module.css';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** As tall as the figures, so nothing jumps. */
export function AttentionSkeleton() {
  return (
    <div className="late" role="status" aria-label={common.loading}>
      <Section title={texts.attention}>
        <div className={styles['heroBone']}>
          <Skeleton width="100%" height={144} />
          <Skeleton width="100%" height={120} />
        </div>
      </Section>
      <dl className={styles['figures']}>
        {[
          common.views,
          common.uniqueVisitors,
          texts.averageTime,
          common.completion,
          common.downloads,
          common.linkClicks,
        ].map((word) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              <Skeleton width={72} height={32} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
