import { Link } from 'react-router';
import { Ago } from '../../../ui/format/ago.tsx';
import { ProfileForm } from './profile-form.tsx';
import { languageLabel, zoneLabel } from '../region-labels.ts';
import styles from './person.module.css';
import type { PersonTabProps } from './shown-person.ts';

/** The profile, as a form for editors. Your own is on your profile page. */
export function ProfileTab({ person, isSelf, showsApps }: PersonTabProps) {
  const mayEdit = !isSelf && person.canBeEdited;
  const { title, phone, createdAt, slug, settings } = person;
  const facts = mayEdit
    ? []
    : [
        ['Title', title],
        ['Phone', phone],
        ...(settings == null
          ? []
          : [
              ['Language', languageLabel(settings.locale)],
              ['Time zone', zoneLabel(settings.timeZone)],
            ]),
      ];
  return (
    <>
      {mayEdit ? <ProfileForm key={person.id} person={person} /> : null}
      <dl className={styles['facts']}>
        {facts.map(([word, value]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{value ?? <span className="dim">None</span>}</dd>
          </div>
        ))}
        <div>
          <dt>Added</dt>
          <dd>
            <Ago at={createdAt} />
          </dd>
        </div>
        {showsApps ? (
          <div>
            <dt>Slug</dt>
            <dd>{slug}</dd>
          </div>
        ) : null}
      </dl>
      {isSelf ? (
        <p className={styles['more']}>
          <Link to="/profile" className="act">
            Edit your profile
          </Link>
        </p>
      ) : null}
    </>
  );
}
