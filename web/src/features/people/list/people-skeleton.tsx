import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from '../people.module.css';
import { common } from '../../../texts/common.ts';

export function PeopleSkeleton() {
  return (
    <div className={`late ${styles['bones']}`} role="status" aria-label={common.loading}>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row}>
          <Skeleton width={28} height={28} />
          <span>
            <Skeleton width={['44%', '36%', '52%'][row % 3] ?? '40%'} />
            <Skeleton width={['62%', '48%', '70%'][row % 3] ?? '50%'} height={8} />
          </span>
        </div>
      ))}
    </div>
  );
}
