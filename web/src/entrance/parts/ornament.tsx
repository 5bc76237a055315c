/** @jsxImportSource preact */
import { heatOf } from '../../shared/attention-strip/heat.ts';
import { texts } from './texts.ts';

/** Attention strips as the console shows them, with what they mean. */
const lengths = [8, 30, 12, 24, 16, 42, 6, 20];
const timeOf = (index: number, row: number, pageCount: number) =>
  index < pageCount - (row % 4) ? ((index * 37 + row * 53) % 17) ** 2 * 420 : 0;

export function Ornament() {
  return (
    <aside aria-hidden="true">
      <div>
        {lengths.map((pageCount, row) => (
          <p key={pageCount}>
            {Array.from({ length: pageCount }, (_, index) => (
              <i
                key={index}
                style={{ background: `var(--heat-${heatOf(timeOf(index, row, pageCount))})` }}
              />
            ))}
          </p>
        ))}
        <small>{texts.stripExplained}</small>
      </div>
    </aside>
  );
}
