import { Bone } from '../../ui/bones.tsx';
import styles from './content.module.css';

/** The grid on its way. */
export function ContentBones() {
  return (
    <div className="late" role="status" aria-label="Loading">
      <div className={styles['tools']}><Bone width={72} height={28} /></div>
      <div className={styles['grids']}>
        <div className={styles['grid']}>
          {Array.from({ length: 10 }, (_, index) => <div key={index} className={styles['bones']}><i className="bone" /><Bone width={['80%', '60%', '92%'][index % 3] ?? '70%'} height={16} /><Bone width="100%" height={24} /></div>)}
        </div>
      </div>
    </div>
  );
}
