import { Bone } from '../ui/states/skeleton.tsx';
import styles from './shell.module.css';

/** A page on its way. */
export function PageBones() {
  return (
    <div className={`late ${styles['bones']}`} role="status" aria-label="Loading">
      <Bone width={220} height={28} />
      <Bone width={320} />
      <Bone width="100%" height={120} />
      <Bone width="80%" />
      <Bone width="60%" />
    </div>
  );
}
