import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './sheet.module.css';
import { common } from '../../../texts/common.ts';

export function SettingsSkeleton() {
  return (
    <div className={`late ${styles['bones']}`} role="status" aria-label={common.loading}>
      {Array.from({ length: 7 }, (_, row) => (
        <div key={row}>
          <Skeleton width={72} />
          <Skeleton width="100%" height={40} />
        </div>
      ))}
    </div>
  );
}
