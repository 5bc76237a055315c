import { Skeleton, RowSkeletons } from '../../ui/states/skeleton.tsx';
import styles from './contacts.module.css';

export function ContactSkeleton() {
  return (
    <>
      <div className="late" aria-hidden="true">
        <div className={styles['head']}>
          <i className={`bone ${styles['face']}`} />
          <div>
            <Skeleton width={184} height={22} />
            <Skeleton width={320} />
          </div>
        </div>
        <div className={styles['figures']}>
          {[1, 2, 3, 4, 5, 6].map((each) => (
            <div key={each}>
              <Skeleton width={56} />
              <Skeleton width={72} height={26} />
            </div>
          ))}
        </div>
        <div className={styles['chart']}>
          <Skeleton width="100%" height={216} />
        </div>
      </div>
      <RowSkeletons />
    </>
  );
}
