import { Portal } from '@mantine/core';
import { clock } from '../../ui/format/duration.ts';
import type { Cell } from './cells.ts';
import styles from './strip.module.css';
import { texts } from './texts.ts';

type PeekProps = {
  cell: Cell;
  anchor: HTMLElement;
  pictureOf: ((page: number) => string) | undefined;
};

/** A thumbnail with the time, under its cell and inside the window. */
export function Peek({ cell, anchor, pictureOf }: PeekProps) {
  const box = anchor.getBoundingClientRect();
  const left = Math.max(8, Math.min(box.left + box.width / 2 - 84, window.innerWidth - 176));
  const isBelow = box.bottom + 160 < window.innerHeight;
  return (
    <Portal>
      <div
        className={styles['peek']}
        style={{
          left,
          ...(isBelow ? { top: box.bottom + 10 } : { bottom: window.innerHeight - box.top + 10 }),
        }}
        aria-hidden="true"
      >
        {pictureOf === undefined ? null : (
          <div className={styles['peekPage']}>
            <img src={pictureOf(cell.page)} alt="" />
          </div>
        )}
        <p>
          {texts.pageWithPage({ page: cell.page })}
          <span>{cell.timeMs > 0 ? clock(cell.timeMs) : texts.notOpened}</span>
        </p>
      </div>
    </Portal>
  );
}
