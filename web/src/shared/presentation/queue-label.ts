import { countLabel } from '../../ui/format/count-label.ts';
import { texts } from './texts.ts';

/** “2 files ahead”; null if unknown. */
export function queueLabel(filesAhead: number | null | undefined): string | null {
  if (filesAhead == null) return null;
  if (filesAhead === 0) return texts.nextInLine;
  return texts.filesAhead({ count: filesAhead, filesAhead: countLabel(filesAhead) });
}
