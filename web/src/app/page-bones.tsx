import { Bone } from '../ui/bones.tsx';
import styles from './shell.module.css';

/** A page on its way, in the shape of the list that most pages are. */
export function PageBones() {
  return (
    <div className={`late ${styles['bones']}`} role="status" aria-label="Loading">
      <Bone width={160} height={28} />
      <div>{Array.from({ length: 10 }, (_, index) => <div key={index}><i className="bone" style={{ aspectRatio: '16 / 10', height: 'auto', borderRadius: 'var(--r)' }} /><Bone width="80%" height={16} /><Bone width="100%" height={24} /></div>)}</div>
    </div>
  );
}
