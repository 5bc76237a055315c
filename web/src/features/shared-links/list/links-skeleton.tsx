import { Bone, RowBones } from '../../../ui/states/skeleton.tsx';
import styles from './links.module.css';

/** The list on its way, as tall as it will be. */
export function LinksBones() {
  return (
    <>
      <div className={`late ${styles['tools']}`} aria-hidden="true">
        <Bone width={264} height={40} />
        <Bone width={72} height={28} />
        <Bone width={64} height={28} />
        <Bone width={120} height={28} />
      </div>
      <RowBones count={8} />
    </>
  );
}
