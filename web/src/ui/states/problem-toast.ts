import { needsSetUp, problemOf } from '../../edge/problem.ts';
import type { Toast } from './toasts.tsx';

/** The toast of what went wrong. Where nothing but a second factor is missing it has the way to setting one up. */
export function problemToast(error: unknown, about?: string): Toast {
  return {
    text: problemOf(error).message,
    isBad: true,
    ...(about !== undefined && { about }),
    // The page begins anew: what was asked for without it is not there.
    ...(needsSetUp(error) && {
      action: { label: 'Set it up', run: () => window.location.assign('/second-factor') },
    }),
  };
}
