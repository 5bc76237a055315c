import { listen } from '../ui/listen.ts';

/** A touch that lasts as long offers to save what is touched (accounts §9). */
const longPressMs = 500;

/** A long touch does nothing, not even what a short one does. Native menus are off by `use-protection.ts` and by CSS. */
export function blockLongPress(element: HTMLElement): () => void {
  let touchedAt = 0;
  return listen(
    element,
    {
      touchstart: ({ timeStamp }: TouchEvent) => (touchedAt = timeStamp),
      touchend: (event: TouchEvent) => {
        if (event.timeStamp - touchedAt >= longPressMs) event.preventDefault();
      },
    },
    { passive: false },
  );
}
