/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';

/** After five minutes without input. Any key, touch or move of the pointer answers it: the clock runs again by itself. */
export function StillThere({ page }: { page: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    button.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div class="scrim">
      <div class="still-there" role="dialog" aria-modal="true" aria-labelledby="still-there">
        <h2 id="still-there">Still there?</h2>
        <p>{`Your place is kept at page ${page}.`}</p>
        <button class="primary" type="button" ref={button}>
          Keep reading
        </button>
      </div>
    </div>
  );
}
