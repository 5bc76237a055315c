import { Skeleton } from './skeleton.tsx';
import { common } from '../../texts/common.ts';

/** A heading and three fields. */
export function FormSkeleton({ className }: { className: string | undefined }) {
  return (
    <div className={`late ${className}`} role="status" aria-label={common.loading}>
      <Skeleton width={160} />
      <Skeleton width="100%" height={40} />
      <Skeleton width="100%" height={40} />
      <Skeleton width="60%" height={40} />
    </div>
  );
}
