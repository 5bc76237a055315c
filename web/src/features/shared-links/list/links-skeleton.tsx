import { Skeleton, RowSkeletons } from '../../../ui/states/skeleton.tsx';
import styles from './links.module.css';

export function LinksSkeleton() {
  return (
    <>
      <div className={`late ${styles['tools']}`} aria-hidden="true">
        <Skeleton width={264} height={40} />
        <Skeleton width={72} height={28} />
        <Skeleton width={64} height={28} />
        <Skeleton width={120} height={28} />
      </div>
      <RowSkeletons count={8} />
    </>
  );
}
