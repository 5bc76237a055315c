import { countLabel } from '../../ui/format/count-label.ts';
import { texts } from './texts.ts';

/** “2 files ahead”; null if unknown. */
export function queueLabel(filesAhead: number | null | undefined): string | null {
  if (filesAhead == null) return null;
  if (filesAhead === 0) return texts.nextInLine;
  return texts.filesAhead({ count: filesAhead, filesAhead: countLabel(filesAhead) });
}

/** What an Office file goes through before its pages are made; null for all other steps. */
export function conversionLabel({
  waitsFor,
  isConverting,
}: {
  waitsFor?: string | null;
  isConverting?: boolean;
}): string | null {
  if (waitsFor != null) return texts.waitingForProgram({ program: waitsFor });
  return isConverting === true ? texts.converting : null;
}
