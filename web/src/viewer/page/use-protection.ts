import { useEffect } from 'preact/hooks';
import { listen } from '../ui/listen.ts';

/**
 * Where a document may not be downloaded, its pictures are not offered by a right click, a drag or a long press
 * (accounts §6). Only what is offered changes: nothing here keeps anybody from what they see.
 */
export function useProtection(isProtected: boolean): void {
  useEffect(() => {
    if (!isProtected) return undefined;
    const refuse = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('.stage, .thumbnails') && !target.closest('.page-link, input, textarea'))
        event.preventDefault();
    };
    return listen(document, { contextmenu: refuse, dragstart: refuse });
  }, [isProtected]);
}
