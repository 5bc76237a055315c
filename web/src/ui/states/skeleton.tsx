import { AttentionStrip } from '../../shared/attention-strip/attention-strip.tsx';
import table from '../table.module.css';
import { common } from '../../texts/common.ts';

const skeleton = (width: string, height = 12, top = 0) => (
  <i className="bone" style={{ '--w': width, height, marginTop: top }} />
);

/** Placeholder rows of the final height. */
export function RowSkeletons({ count = 3 }: { count?: number }) {
  return (
    <div className="late" role="status" aria-label={common.loading}>
      <table className={`${table['table']} ${table['tall']}`} aria-hidden="true">
        <colgroup>
          <col />
          <col style={{ width: 232 }} />
          <col style={{ width: 72 }} />
        </colgroup>
        <tbody>
          {Array.from({ length: count }, (_, row) => (
            <tr key={row}>
              <td>
                {skeleton(['62%', '46%', '70%'][row % 3] ?? '50%')}
                {skeleton(['42%', '28%', '50%'][row % 3] ?? '30%', 8, 8)}
              </td>
              <td className={table['wide']}>
                <AttentionStrip attention={{ pageCount: 24, times: [] }} />
              </td>
              <td>{skeleton('100%')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Skeleton({ width, height = 12 }: { width: string | number; height?: number }) {
  return skeleton(typeof width === 'number' ? `${width}px` : width, height);
}
