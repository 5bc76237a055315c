import { PagelessStrip } from '../../../shared/attention-strip/attention-strip.tsx';

type MakingProgressProps = {
  words: string;
  pageCount: number | null | undefined;
  pagesDone: number | null | undefined;
  cells: number;
  isCounted: boolean;
};

export function MakingProgress({
  words,
  pageCount,
  pagesDone,
  cells,
  isCounted,
}: MakingProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={words}
      aria-valuemin={0}
      aria-valuemax={pageCount ?? 1}
      aria-valuenow={pagesDone ?? 0}
    >
      <PagelessStrip
        state="waiting"
        cells={cells}
        made={isCounted ? Math.floor(((pagesDone ?? 0) / (pageCount ?? 1)) * cells) : 0}
      />
    </div>
  );
}
