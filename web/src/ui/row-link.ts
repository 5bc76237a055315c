import type { MouseEvent } from 'react';
import table from './table.module.css';

/**
 * Elements with a tooltip lie above the link that covers their row: for a table that has the class
 * `whole`, a click on one follows that link.
 */
export function followRowLink({ target, nativeEvent }: MouseEvent<HTMLTableElement>) {
  if (!(target instanceof Element)) return;
  const titled = target.closest('td [title]');
  if (titled === null || titled.closest('a, button, input, label, [role]:not(td)') !== null) return;
  const link = titled.closest('tr')?.querySelector(`a.${table['who']}`);
  link?.dispatchEvent(new window.MouseEvent('click', nativeEvent));
}
