import { Skeleton, RowSkeletons } from '../../../ui/states/skeleton.tsx';
import styles from './person.module.css';

export function PersonSkeleton() {
  return (
    <>
      <div className="late" aria-hidden="true">
        <div className={styles['head']}>
          <i className={`bone ${styles['face']}`} />
          <div>
            <Skeleton width={184} height={22} />
            <Skeleton width={240} />
          </div>
        </div>
      </div>
      <RowSkeletons />
    </>
  );
}
