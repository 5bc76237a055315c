import { needsSetUp, problemOf } from '../../edge/problem.ts';
import type { Toast } from './toasts.tsx';
import { texts } from './texts.ts';

/** An error toast. If only a second factor is missing, it links to its set-up. */
export function problemToast(error: unknown, about?: string): Toast {
  return {
    text: problemOf(error).message,
    isBad: true,
    ...(about !== undefined && { about }),
    // Reloads: queries refused without it have no data.
    ...(needsSetUp(error) && {
      action: { label: texts.setItUp, run: () => window.location.assign('/second-factor') },
    }),
  };
}
