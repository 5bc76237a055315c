/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Replaces a form and takes the focus, because the button that had it is gone. */
export function FocusedMessage({ children }: { children: ComponentChildren }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1} class="instead">
      {children}
    </div>
  );
}
