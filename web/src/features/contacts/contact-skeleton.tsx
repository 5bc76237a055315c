import { Bone, RowBones } from '../../ui/states/skeleton.tsx';
import styles from './contacts.module.css';

/** A contact that is on its way, in its own shape. */
export function ContactBones() {
  return (
    <>
      <div className="late" aria-hidden="true">
        <div className={styles['head']}>
          <i className={`bone ${styles['face']}`} />
          <div>
            <Bone width={184} height={22} />
            <Bone width={320} />
          </div>
        </div>
        <div className={styles['figures']}>
          {[1, 2, 3, 4, 5, 6].map((each) => (
            <div key={each}>
              <Bone width={56} />
              <Bone width={72} height={26} />
            </div>
          ))}
        </div>
        <div className={styles['chart']}>
          <Bone width="100%" height={216} />
        </div>
      </div>
      <RowBones />
    </>
  );
}
