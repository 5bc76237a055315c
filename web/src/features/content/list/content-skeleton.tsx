import { Bone } from '../../../ui/states/skeleton.tsx';
import type { Look } from '../layout.ts';
import styles from '../content.module.css';

const widths = ['80%', '60%', '92%'];

/** The list on its way, in the shape it will have. */
export function ContentBones({ look }: { look: Look }) {
  const items = Array.from({ length: 10 }, (_, index) => widths[index % 3] ?? '70%');
  return (
    <div className="late" role="status" aria-label="Loading">
      <div className={styles['bar']}>
        <div className={styles['tools']}>
          <Bone width={264} height={40} />
        </div>
      </div>
      {look === 'grid' ? (
        <div className={styles['grids']}>
          <div className={styles['grid']}>
            {items.map((width, index) => (
              <div key={index} className={styles['bones']}>
                <i className="bone" />
                <Bone width={width} height={16} />
                <Bone width="100%" height={24} />
              </div>
            ))}
          </div>
        </div>
      ) : (
        <div className={styles['rowBones']}>
          {items.map((width, index) => (
            <div key={index}>
              <Bone width={18} height={18} />
              <span>
                <Bone width={width} height={16} />
              </span>
              <Bone width={192} height={24} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
