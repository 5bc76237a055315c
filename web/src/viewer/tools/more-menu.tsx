/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { useLazy } from '../ui/lazy.ts';
import { listen } from '../ui/listen.ts';
import type { Tools } from './tools.ts';
import { text } from '../texts/texts.ts';

/** Tools without room in the bar, and the sender. */
export function MoreMenu(tools: Tools) {
  const [isWanted, setIsWanted] = useState(false);
  const Menu = useLazy(isWanted || tools.isTime, () =>
    import('./menu.tsx').then((loaded) => loaded.Menu),
  );
  return (
    <More onOpen={() => setIsWanted(true)}>
      {(onClose) => Menu && <Menu {...tools} onClose={onClose} />}
    </More>
  );
}

interface MoreProps {
  onOpen?(): void;
  children(onClose: () => void): ComponentChildren;
}

/** The button and what it opens; a click elsewhere and Escape close it. */
export function More({ onOpen, children }: MoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (event instanceof KeyboardEvent && !isEscape) return;
      if (!isEscape && event.target instanceof Node && menu.current?.contains(event.target)) return;
      setIsOpen(false);
      if (!isEscape) return;
      event.preventDefault();
      menu.current?.querySelector('button')?.focus();
    };
    return listen(document, { pointerdown: onPress, keydown: onPress }, { capture: true });
  }, [isOpen]);

  return (
    <div class="more" ref={menu}>
      <button
        class="icon-button"
        type="button"
        aria-label={text('more')}
        title={text('more')}
        aria-expanded={isOpen}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setIsOpen(!isOpen);
        }}
      >
        <Icon name="more" />
      </button>
      {isOpen && children(() => setIsOpen(false))}
    </div>
  );
}
