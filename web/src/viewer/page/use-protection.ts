import { useEffect } from 'preact/hooks';
import { listen } from '../ui/listen.ts';

/**
 * Blocks right click, drag and long press on protected pictures (accounts §6). It only removes
 * the offers; it cannot keep anyone from copying.
 */
export function useProtection(isProtected: boolean): void {
  useEffect(() => {
    if (!isProtected) return undefined;
    const refuse = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (
        target?.closest('.stage, .thumbnails, .film') &&
        !target.closest('.page-link, input, textarea')
      )
        event.preventDefault();
    };
    return listen(document, { contextmenu: refuse, dragstart: refuse });
  }, [isProtected]);
}
