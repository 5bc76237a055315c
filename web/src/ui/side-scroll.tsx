import { useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styles from './side-scroll.module.css';

/**
 * What may be wider than its place: it scrolls to the side, and fades at an edge beyond which there is more. A table's
 * first column stays where it says `--stays`, how wide that is.
 */
export function SideScroll({
  className = '',
  children,
  ...place
}: ComponentPropsWithoutRef<'div'>) {
  const frame = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [outside, scrolled] = [frame.current, inner.current];
    if (outside === null || scrolled === null) return undefined;
    // Attributes, and not a state: nothing within is drawn anew because somebody scrolls.
    const measure = () => {
      const left = Math.abs(scrolled.scrollLeft);
      outside.toggleAttribute('data-before', left > 1);
      outside.toggleAttribute('data-after', left + scrolled.clientWidth < scrolled.scrollWidth - 1);
      outside.style.setProperty('--bar-width', `${scrolled.offsetWidth - scrolled.clientWidth}px`);
    };
    measure();
    scrolled.addEventListener('scroll', measure, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    for (const each of [scrolled, ...scrolled.children]) sizes?.observe(each);
    return () => {
      scrolled.removeEventListener('scroll', measure);
      sizes?.disconnect();
    };
  }, []);
  return (
    <div ref={frame} className={`${styles['frame']} ${className}`}>
      <div ref={inner} className={styles['scroll']} {...place}>
        {children}
      </div>
    </div>
  );
}

/** Chips that narrow a list: as many rows as it takes, and one to the side on a phone. */
export const ChipRow = ({ children }: { children: ReactNode }) => (
  <SideScroll className={styles['chips'] ?? ''}>{children}</SideScroll>
);
