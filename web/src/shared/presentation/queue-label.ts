import { countLabel } from '../../ui/format/count-label.ts';
import { percent } from '../../ui/format/percent.ts';
import { texts } from './texts.ts';

/** “2 files ahead”; null if unknown. */
export function queueLabel(filesAhead: number | null | undefined): string | null {
  if (filesAhead == null) return null;
  if (filesAhead === 0) return texts.nextInLine;
  return texts.filesAhead({ count: filesAhead, filesAhead: countLabel(filesAhead) });
}

/** What a file goes through before its pages are made; null for all other steps. */
export function conversionLabel({
  waitsFor,
  isConverting,
  percentFetched,
}: {
  waitsFor?: string | null;
  isConverting?: boolean;
  percentFetched?: number | null;
}): string | null {
  if (waitsFor != null) return texts.waitingForProgram({ program: waitsFor });
  if (percentFetched != null)
    return texts.fetchingPercent({ percent: percent(percentFetched / 100) });
  return isConverting === true ? texts.converting : null;
}
