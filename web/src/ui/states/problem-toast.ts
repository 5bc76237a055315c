import { needsSetUp, problemOf } from '../../edge/problem.ts';
import type { Toast } from './toasts.tsx';

/** An error toast. If only a second factor is missing, it links to its set-up. */
export function problemToast(error: unknown, about?: string): Toast {
  return {
    text: problemOf(error).message,
    isBad: true,
    ...(about !== undefined && { about }),
    // Reloads: queries refused without it have no data.
    ...(needsSetUp(error) && {
      action: { label: 'Set it up', run: () => window.location.assign('/second-factor') },
    }),
  };
}
