import { Switch } from '@mantine/core';
import type { TeamSettingsFragment } from '../../gql/graphql.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './team.module.css';
import { useSettings } from './use-settings.ts';

type Feature = Exclude<keyof TeamSettingsFragment['features'], '__typename'>;

const groups: { label: string; about?: string; features: [Feature, string, string][] }[] = [
  {
    label: 'Sharing',
    features: [
      [
        'sharing',
        'Share presentations',
        'Links to presentations are made, and tell how they are read.',
      ],
      [
        'presentationAlias',
        'Readable addresses',
        'A presentation may have a word of its own in the address of its links.',
      ],
    ],
  },
  {
    label: 'Mail',
    features: [
      ['sendingEmails', 'Send mails', 'Links are sent to recipients by mail.'],
      [
        'membersCanSendEmails',
        'Members send, too',
        'Every member sends mails; otherwise administrators alone do.',
      ],
    ],
  },
  {
    label: 'For your apps alone',
    about:
      'Lectern has none of this itself yet. Apps that are signed in read over the API what is on and for whom, and offer it where they can.',
    features: [
      ['spaces', 'Spaces', 'Several presentations shared together, on one page.'],
      ['snippets', 'Snippets', 'Pieces of text kept for mails; members have to be able to send.'],
      ['emailPreviews', 'Test mails', 'Whoever may test templates mails one to themselves first.'],
      [
        'emailVerification',
        'Check addresses',
        'Addresses checked before something is sent to them. No service for it is connected.',
      ],
      ['fax', 'Fax', 'Pages sent by fax.'],
      ['sinch', 'Text messages', 'Links sent as text messages, by Sinch.'],
      ['haystack', 'Haystack', 'Content found by what is written in it.'],
      ['metabase', 'Metabase', 'Reports in Metabase.'],
    ],
  },
];

/** The team's features. Switching one off hides it and keeps its data. */
export function FeaturesForm({ team: { features } }: { team: TeamSettingsFragment }) {
  const settings = useSettings((form) => ({
    features: Object.fromEntries(
      groups.flatMap((group) => group.features.map(([name]) => [name, form.get(name) !== null])),
    ),
  }));
  return (
    <SettingsForm settings={settings}>
      {groups.map(({ label, about, features: some }) => (
        <fieldset key={label} className={styles['group']}>
          <legend>{label}</legend>
          {about === undefined ? null : <p className="dim">{about}</p>}
          {some.map(([name, label, description]) => (
            <Switch
              key={name}
              className={styles['switch'] ?? ''}
              name={name}
              label={label}
              description={description}
              labelPosition="left"
              defaultChecked={features[name]}
            />
          ))}
        </fieldset>
      ))}
    </SettingsForm>
  );
}
