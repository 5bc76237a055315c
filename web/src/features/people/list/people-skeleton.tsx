import { Bone } from '../../../ui/states/skeleton.tsx';
import styles from '../people.module.css';

/** The team on its way, as tall as it will be. */
export function PeopleBones() {
  return (
    <div className={`late ${styles['bones']}`} role="status" aria-label="Loading">
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row}>
          <Bone width={28} height={28} />
          <span>
            <Bone width={['44%', '36%', '52%'][row % 3] ?? '40%'} />
            <Bone width={['62%', '48%', '70%'][row % 3] ?? '50%'} height={8} />
          </span>
        </div>
      ))}
    </div>
  );
}
