/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Ornament } from './ornament.tsx';
import { texts } from './texts.ts';

/** The form, beside an illustration where there is room. */
export function Frame({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ComponentChildren;
}) {
  useLayoutEffect(() => {
    document.title = texts.pageTitle({ title });
  }, [title]);
  return (
    <div class="entrance">
      <main>
        <p class="brand">
          <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
            <rect width="24" height="24" rx="6" />
            <path d="M5.5 9.6 18.5 6M12 8v8.2M8.2 18.2h7.6" />
          </svg>
          Lectern
        </p>
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
        {children}
      </main>
      <Ornament />
    </div>
  );
}
