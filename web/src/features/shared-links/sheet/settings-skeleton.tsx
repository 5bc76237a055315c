import { Bone } from '../../../ui/states/skeleton.tsx';
import styles from './sheet.module.css';

/** The settings on their way. */
export function SettingsBones() {
  return (
    <div className={`late ${styles['bones']}`} role="status" aria-label="Loading">
      {Array.from({ length: 7 }, (_, row) => (
        <div key={row}>
          <Bone width={72} />
          <Bone width="100%" height={40} />
        </div>
      ))}
    </div>
  );
}
