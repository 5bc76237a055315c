import styles from './as-of.module.css';
import { fromLocal, toLocal } from './local-moments.ts';
import { useGoTo } from './use-as-of.ts';

/** Chooses a moment, from `earliest` on if known. */
export function MomentPicker({ at, earliest }: { at: string | null; earliest: string | null }) {
  const goTo = useGoTo();
  function go(form: HTMLFormElement) {
    const input = form.querySelector('input');
    if (input === null) return undefined;
    const chosen = fromLocal(input.value);
    if (chosen === null) return input.focus();
    // The end of the minute includes what happened in it.
    return goTo(new Date(Math.min(Date.parse(chosen) + 59_999, Date.now())).toISOString());
  }
  return (
    <form
      className={styles['picker']}
      onSubmit={(event) => {
        event.preventDefault();
        go(event.currentTarget);
      }}
    >
      <label>
        As of
        <input
          key={at}
          type="datetime-local"
          name="moment"
          defaultValue={toLocal(at)}
          min={toLocal(earliest)}
          max={toLocal(new Date().toISOString())}
          required
        />
      </label>
      <button type="submit" className="act">
        Show
      </button>
    </form>
  );
}
