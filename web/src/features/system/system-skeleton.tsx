import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './system.module.css';
import { common } from '../../texts/common.ts';

export function SystemSkeleton() {
  return (
    <div className="late" role="status" aria-label={common.loading}>
      <div className={styles['facts']}>
        {[0, 1, 2, 3].map((each) => (
          <div key={each}>
            <Skeleton width={72} />
            <Skeleton width={96} height={24} />
            <Skeleton width={120} height={8} />
          </div>
        ))}
      </div>
      <div className={styles['rowBones']}>
        {[0, 1, 2, 3, 4].map((each) => (
          <div key={each}>
            <Skeleton width={['38%', '30%', '44%'][each % 3] ?? '36%'} />
          </div>
        ))}
      </div>
    </div>
  );
}
