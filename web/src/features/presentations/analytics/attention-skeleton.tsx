import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from '../presentation.module.css';

/** As tall as the figures, so nothing jumps. */
export function AttentionSkeleton() {
  return (
    <div className="late" role="status" aria-label="Loading">
      <Section title="Attention">
        <div className={styles['heroBone']}>
          <Skeleton width="100%" height={144} />
          <Skeleton width="100%" height={120} />
        </div>
      </Section>
      <dl className={styles['figures']}>
        {['Views', 'Unique visitors', 'Average time', 'Completion', 'Downloads', 'Link clicks'].map(
          (word) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>
                <Skeleton width={72} height={32} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
