import { useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styles from './side-scroll.module.css';

/**
 * Scrolls sideways and fades where there is more. `--stays` is the width of a table's sticky
 * first column.
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
    // Attributes instead of state: scrolling rerenders nothing.
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

/** A row of filter chips; on phones it scrolls sideways. */
export const ChipRow = ({ children }: { children: ReactNode }) => (
  <SideScroll className={styles['chips'] ?? ''}>{children}</SideScroll>
);
