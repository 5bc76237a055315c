import { useState } from 'preact/hooks';
import { defaultView, isMostlyUpright, type View } from './layout.ts';
import type { Size } from './zoom.ts';

const key = 'lectern-view';

/** The chosen view, remembered in this browser for upright and for wide documents. */
export function useView(sizes: readonly Size[], room: Size) {
  const shape = isMostlyUpright(sizes) ? 'upright' : 'wide';
  const [chosen, setChosen] = useState(() => readChoices()[shape]);
  const view: View = { ...defaultView(sizes, room), ...chosen };
  const choose = (change: Partial<View>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    try {
      localStorage.setItem(key, JSON.stringify({ ...readChoices(), [shape]: next }));
    } catch {
      // No storage: the choice holds until the page closes.
    }
  };
  return [view, choose] as const;
}

type Choices = Record<'upright' | 'wide', Partial<View>>;

function readChoices(): Choices {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // No storage, or nothing of ours in it.
  }
  return { upright: choiceIn(stored, 'upright'), wide: choiceIn(stored, 'wide') };
}

/** What is valid of a stored choice. */
function choiceIn(stored: unknown, shape: keyof Choices): Partial<View> {
  const { isContinuous, isPaired, fit } = (stored as Partial<Choices> | null)?.[shape] ?? {};
  return {
    ...(typeof isContinuous === 'boolean' && { isContinuous }),
    ...(typeof isPaired === 'boolean' && { isPaired: isPaired && isContinuous !== true }),
    ...((fit === 'page' || fit === 'width') && { fit }),
  };
}
