import { useSearchParams } from 'react-router';
import { fromLocal, toLocal } from '../settings/moments.ts';
import styles from './history.module.css';

/** The moment as of which the page is shown, as the address says it; nothing where it says none, or none that is one. */
export function useAsOf(): string | null {
  const [params] = useSearchParams();
  const at = params.get('at');
  return at === null || Number.isNaN(Date.parse(at)) ? null : new Date(at).toISOString();
}

/** Goes to how it stood at any moment. */
export function MomentPicker({ at, earliest }: { at: string | null; earliest: string }) {
  const [, setParams] = useSearchParams();
  function go(form: HTMLFormElement) {
    const input = form.elements.namedItem('moment') as HTMLInputElement;
    const chosen = fromLocal(input.value);
    if (chosen === null) return input.focus();
    // The whole of the minute: what happened in it had happened.
    return setParams((before) => {
      before.set('at', new Date(Math.min(Date.parse(chosen) + 59_999, Date.now())).toISOString());
      return before;
    });
  }
  return (
    <form className={styles['picker']} onSubmit={(event) => { event.preventDefault(); go(event.currentTarget); }}>
      <label>As of<input key={at} type="datetime-local" name="moment" defaultValue={toLocal(at)} min={toLocal(earliest)} max={toLocal(new Date().toISOString())} required /></label>
      <button type="submit" className="act">Show</button>
    </form>
  );
}
