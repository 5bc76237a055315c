import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { Layout } from '../layout.ts';
import styles from '../content.module.css';
import { common } from '../../../texts/common.ts';

const widths = ['80%', '60%', '92%'];

export function ContentSkeleton({ layout }: { layout: Layout }) {
  const items = Array.from({ length: 10 }, (_, index) => widths[index % 3] ?? '70%');
  return (
    <div className="late" role="status" aria-label={common.loading}>
      <div className={styles['bar']}>
        <div className={styles['tools']}>
          <Skeleton width={264} height={40} />
        </div>
      </div>
      {layout === 'grid' ? (
        <div className={styles['grids']}>
          <div className={styles['grid']}>
            {items.map((width, index) => (
              <div key={index} className={styles['bones']}>
                <i className="bone" />
                <Skeleton width={width} height={16} />
                <Skeleton width="100%" height={24} />
              </div>
            ))}
          </div>
        </div>
      ) : (
        <div className={styles['rowBones']}>
          {items.map((width, index) => (
            <div key={index}>
              <Skeleton width={18} height={18} />
              <span>
                <Skeleton width={width} height={16} />
              </span>
              <Skeleton width={192} height={24} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
