import { Bone, RowBones } from '../../../ui/states/skeleton.tsx';
import styles from './person.module.css';

/** Somebody on their way, in the page's own shape. */
export function PersonBones() {
  return (
    <>
      <div className="late" aria-hidden="true">
        <div className={styles['head']}>
          <i className={`bone ${styles['face']}`} />
          <div>
            <Bone width={184} height={22} />
            <Bone width={240} />
          </div>
        </div>
      </div>
      <RowBones />
    </>
  );
}
