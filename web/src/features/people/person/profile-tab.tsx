import { Link } from 'react-router';
import { Ago } from '../../../ui/format/ago.tsx';
import { ProfileForm } from './profile-form.tsx';
import { languageLabel, zoneLabel } from '../region-labels.ts';
import styles from './person.module.css';
import type { PersonTabProps } from './shown-person.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** The profile, as a form for editors. Your own is on your profile page. */
export function ProfileTab({ person, isSelf, showsApps }: PersonTabProps) {
  const mayEdit = !isSelf && person.canBeEdited;
  const { title, phone, createdAt, slug, settings } = person;
  const facts = mayEdit
    ? []
    : [
        [common.title, title],
        [common.phone, phone],
        ...(settings == null
          ? []
          : [
              [common.language, languageLabel(settings.locale)],
              [common.timeZone, zoneLabel(settings.timeZone)],
            ]),
      ];
  return (
    <>
      {mayEdit ? <ProfileForm key={person.id} person={person} /> : null}
      <dl className={styles['facts']}>
        {facts.map(([word, value]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{value ?? <span className="dim">{common.none}</span>}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.added}</dt>
          <dd>
            <Ago at={createdAt} />
          </dd>
        </div>
        {showsApps ? (
          <div>
            <dt>{texts.slug}</dt>
            <dd>{slug}</dd>
          </div>
        ) : null}
      </dl>
      {isSelf ? (
        <p className={styles['more']}>
          <Link to="/profile" className="act">
            {texts.editYourProfile}
          </Link>
        </p>
      ) : null}
    </>
  );
}
