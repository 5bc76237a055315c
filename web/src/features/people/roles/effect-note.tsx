import styles from '../people.module.css';

/** The legend of permissions: `isForApps` ones are not bold. */
export function EffectNote() {
  return (
    <p className={styles['effect']}>
      Permissions in <b>bold</b> count in Lectern itself. The others are for your apps alone:
      Lectern has none of it yet.
    </p>
  );
}
