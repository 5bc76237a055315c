import { AttentionStrip } from '../../shared/attention-strip/attention-strip.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './visits.module.css';
import { common } from '../../texts/common.ts';

export function VisitSkeleton() {
  return (
    <div className="late" role="status" aria-label={common.loading}>
      <div className={styles['head']} aria-hidden="true">
        <i className={`bone ${styles['face']}`} />
        <div>
          <Skeleton width={184} height={22} />
          <Skeleton width={248} />
        </div>
        <div className={styles['facts']}>
          <Skeleton width="60%" />
        </div>
      </div>
      <div className={styles['pages']} aria-hidden="true">
        <div>
          <Skeleton width={280} height={18} />
        </div>
        <AttentionStrip height={40} attention={{ pageCount: 24, times: [] }} />
      </div>
      <div className={styles['visit']} aria-hidden="true">
        <ol className={styles['line']}>
          {[1, 2, 3, 4, 5].map((each) => (
            <li key={each}>
              <span />
              <span className={styles['dot']}>
                <i />
              </span>
              <div className={styles['what']}>
                <Skeleton width="70%" height={36} />
              </div>
            </li>
          ))}
        </ol>
        <div>
          <Skeleton width="100%" height={56} />
        </div>
      </div>
    </div>
  );
}
