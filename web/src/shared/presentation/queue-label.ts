import { countLabel } from '../../ui/format/count-label.ts';

/** “2 files before yours”; null if unknown. */
export function queueLabel(filesAhead: number | null | undefined): string | null {
  if (filesAhead == null) return null;
  if (filesAhead === 0) return 'yours is next';
  return filesAhead === 1 ? '1 file before yours' : `${countLabel(filesAhead)} files before yours`;
}
