import { Switch } from '@mantine/core';
import type { TeamSettingsFragment } from '../../gql/graphql.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './team.module.css';
import { useSettings } from './use-settings.ts';

type Feature = Exclude<keyof TeamSettingsFragment['features'], '__typename'>;

const groups: { word: string; features: [Feature, string, string][] }[] = [
  { word: 'Sharing', features: [
    ['sharing', 'Share presentations', 'By links that tell how they are read.'],
    ['presentationAlias', 'Readable addresses', 'A presentation may have a word of its own in its links.'],
    ['spaces', 'Spaces', 'Several presentations shared together.'],
  ] },
  { word: 'Mail', features: [
    ['sendingEmails', 'Send mails', 'Links go out by mail.'],
    ['membersCanSendEmails', 'Members send, too', 'Otherwise administrators alone.'],
    ['snippets', 'Snippets', 'Pieces of text for mails; members have to be able to send.'],
    ['emailPreviews', 'Test mails', 'Who may test templates mails one to themselves.'],
    ['emailVerification', 'Check addresses', 'Before something is sent to them.'],
  ] },
  { word: 'More ways', features: [['fax', 'Fax', 'Pages go out by fax.'], ['sinch', 'Text messages', 'Links go out as text messages.']] },
  { word: 'Tools', features: [['haystack', 'Haystack', 'Find content in the apps by what is in it.'], ['metabase', 'Metabase', 'Reports in Metabase, where it is set up.']] },
];

/** What the team may use. Switched off, it is hidden from everybody; what was made with it stays. */
export function FeaturesForm({ team: { features } }: { team: TeamSettingsFragment }) {
  const settings = useSettings((form) => ({ features: Object.fromEntries(groups.flatMap((group) => group.features.map(([name]) => [name, form.get(name) !== null]))) }));
  return (
    <SettingsForm settings={settings}>
      {groups.map(({ word, features: some }) => (
        <fieldset key={word} className={styles['group']}>
          <legend>{word}</legend>
          {some.map(([name, label, description]) => <Switch key={name} className={styles['switch'] ?? ''} name={name} label={label} description={description} labelPosition="left" defaultChecked={features[name]} />)}
        </fieldset>
      ))}
    </SettingsForm>
  );
}
