/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useLazy } from '../ui/lazy.ts';
import type { EndCard as EndCardOf } from './end-card.tsx';

export function useEndCard(
  isShown: boolean,
  isTime: boolean,
  props: Parameters<typeof EndCardOf>[0],
): VNode | null {
  const EndCard = useLazy(isShown || isTime, () =>
    import('./end-card.tsx').then((loaded) => loaded.EndCard),
  );
  return isShown && EndCard ? <EndCard {...props} /> : null;
}
