import { Ago } from '../../../ui/ago.tsx';
import styles from './person.module.css';
import type { PersonTabProps } from './shown-person.ts';

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** What somebody says of themselves, and how they want to be told. */
export function ProfileTab({ person: { email, title, phone, createdAt, settings } }: PersonTabProps) {
  const facts = [
    ['Email', email], ['Title', title], ['Phone', phone],
    ...(settings == null ? [] : [['Language', languages.of(settings.locale)], ['Time zone', settings.timeZone?.replaceAll('_', ' ') ?? 'As the team']]),
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([word, value]) => <div key={word}><dt>{word}</dt><dd>{value ?? <span className="dim">None</span>}</dd></div>)}
      <div><dt>Known since</dt><dd><Ago at={createdAt} /></dd></div>
    </dl>
  );
}
