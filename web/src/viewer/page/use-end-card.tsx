/** @jsxImportSource preact */
import type { FunctionComponent } from 'preact';
import { useLazy } from '../ui/lazy.ts';
import type { EndCard as EndCardOf } from './end-card.tsx';

type EndCard = FunctionComponent<Parameters<typeof EndCardOf>[0]>;

/** The end card while it is shown: the last page stays until the card is loaded. */
export function useEndCard(isAtEnd: boolean, isTime: boolean): EndCard | null {
  const EndCard = useLazy(isAtEnd || isTime, () =>
    import('./end-card.tsx').then((loaded) => loaded.EndCard),
  );
  return isAtEnd ? EndCard : null;
}
