import { useCallback, useState } from 'react';
import { isCounted } from '../format/count-label.ts';

/**
 * The chunks of a list by page, with the rows that each makes room for. Beyond what was counted they come to light one by
 * one: the last of them, once it is found to be full, has another after it.
 */
export function useChunks(total: number, size: number) {
  const [lastFull, setLastFull] = useState(0);
  const areAllKnown = isCounted(total);
  const pages = Math.max(Math.ceil(total / size), areAllKnown ? 0 : lastFull + 1);
  const chunks = Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    count: areAllKnown ? Math.min(size, total - index * size) : size,
  }));
  const onFound = useCallback(
    (page: number, rows: number) => {
      if (rows === size) setLastFull((before) => Math.max(before, page));
    },
    [size],
  );
  return { chunks, onFound };
}
