import { countLabel } from '../../ui/format/count-label.ts';

/** “2 files ahead”; null if unknown. */
export function queueLabel(filesAhead: number | null | undefined): string | null {
  if (filesAhead == null) return null;
  if (filesAhead === 0) return 'next in line';
  return filesAhead === 1 ? '1 file ahead' : `${countLabel(filesAhead)} files ahead`;
}
