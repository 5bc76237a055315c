/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  title: string;
  class?: string;
  /** Called for Escape and clicks outside; without it only the dialog's buttons close it. */
  onClose?: () => void;
  children: ComponentChildren;
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), textarea';

/** A modal dialog: traps the focus and restores it. */
export function Dialog({ title, class: className = '', onClose, children }: DialogProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    (
      box.current?.querySelector<HTMLElement>('[autofocus], input, textarea, .primary') ??
      box.current
    )?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // Pauses the viewer's keys.
    event.stopPropagation();
    if (event.key === 'Escape' && onClose) {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'Tab') return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];
    const [first, last] = [stops[0], stops.at(-1)];
    const leaves = event.shiftKey
      ? document.activeElement === first || document.activeElement === box.current
      : document.activeElement === last;
    if (!leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  const onPress = (event: Event) => event.target === event.currentTarget && onClose?.();
  return (
    <div class="scrim" onPointerDown={onPress} onKeyDown={onKeyDown}>
      <div
        class={`dialog ${className}`}
        role="dialog"
        aria-modal="true"
        aria-labelledby="dialog-title"
        tabIndex={-1}
        ref={box}
      >
        <h2 id="dialog-title">{title}</h2>
        {children}
      </div>
    </div>
  );
}
