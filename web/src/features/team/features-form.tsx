import { Switch } from '@mantine/core';
import type { TeamSettingsFragment } from '../../gql/graphql.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './team.module.css';
import { useSettings } from './use-settings.ts';

type Feature = Exclude<keyof TeamSettingsFragment['features'], '__typename'>;

const groups: { word: string; features: [Feature, string, string][] }[] = [
  { word: 'Sharing', features: [
    ['sharing', 'Share presentations', 'Links to presentations are made, and tell how they are read.'],
    ['presentationAlias', 'Readable addresses', 'A presentation may have a word of its own in the address of its links.'],
    ['spaces', 'Spaces', 'Several presentations are shared together, on one page.'],
  ] },
  { word: 'Mail', features: [
    ['sendingEmails', 'Send mails', 'Links are sent to recipients by mail.'],
    ['membersCanSendEmails', 'Members send, too', 'Every member sends mails; otherwise administrators alone do.'],
    ['snippets', 'Snippets', 'Pieces of text are kept for mails; members have to be able to send.'],
    ['emailPreviews', 'Test mails', 'Whoever may test templates mails one to themselves first.'],
    ['emailVerification', 'Check addresses', 'Addresses are checked before something is sent to them, once a service for it is connected.'],
  ] },
  { word: 'More ways', features: [['fax', 'Fax', 'The apps offer to send pages by fax.'], ['sinch', 'Text messages', 'The apps offer to send links as text messages.']] },
  { word: 'Tools', features: [['haystack', 'Haystack', 'The apps find content by what is written in it.'], ['metabase', 'Metabase', 'Reports open in Metabase, where it is set up.']] },
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
