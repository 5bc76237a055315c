import { useCallback, useState } from 'react';
import { isCounted } from '../format/count-label.ts';

/**
 * A list's chunks by page with their placeholder rows. Beyond the counted total, a full last
 * chunk adds another.
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
