import { Skeleton } from '../ui/states/skeleton.tsx';
import styles from './shell.module.css';
import { common } from '../texts/common.ts';

export function PageSkeleton() {
  return (
    <div className={`late ${styles['bones']}`} role="status" aria-label={common.loading}>
      <Skeleton width={220} height={28} />
      <Skeleton width={320} />
      <Skeleton width="100%" height={120} />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </div>
  );
}
