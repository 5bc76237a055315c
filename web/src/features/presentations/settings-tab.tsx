import { useMutation } from '@apollo/client/react';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useViewer } from '../../account/viewer.ts';
import { problemOf } from '../../edge/problem.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { ChangePresentationSettingsMutation, PresentationSettingsQuery } from './presentation.graphql.ts';
import styles from './presentation.module.css';
import { useShownPresentation } from './shown-presentation.ts';

const groups = [
  {
    title: 'What recipients may do',
    switches: [
      ['canBeDownloaded', 'Download', 'The original file, from the recipient’s page'],
      ['canBePrinted', 'Print', 'From the recipient’s page'],
      ['canBeForwarded', 'Forward', 'Send it on to somebody else; each gets a link of their own'],
    ],
  },
  {
    title: 'What the team may do',
    switches: [
      ['canBeShared', 'Share', 'At all, by any means; off, links that exist stay open'],
      ['canBeSharedLink', 'Share by link', 'Make new links to it; off, those that exist stay open'],
      ['canBePrintedByUser', 'Print', 'From the apps'],
      ['canBeExported', 'Export', 'Take the file out of the apps'],
    ],
  },
] as const;

/** What may be done with the presentation. Each switch is kept at once. */
export function SettingsTab() {
  const { presentation: { id } } = useShownPresentation();
  const { canEditPresentations } = useViewer();
  const { data } = usePageQuery(PresentationSettingsQuery, { id });
  const [change] = useMutation(ChangePresentationSettingsMutation);
  const [complaint, setComplaint] = useState<string | null>(null);
  const settings = data.presentation?.settings;
  if (settings === undefined) return null;

  async function set(key: (typeof groups)[number]['switches'][number][0], value: boolean) {
    setComplaint(null);
    const after = { ...settings, [key]: value } as NonNullable<typeof settings>;
    await change({ variables: { id, settings: { [key]: value } }, optimisticResponse: { __typename: 'Mutation', updatePresentation: { __typename: 'Presentation', id, settings: after } } })
      .catch((error: unknown) => setComplaint(problemOf(error).message));
  }

  return (
    <div className={styles['settings']}>
      {complaint === null ? null : <Note isBad title="This was not kept">{complaint}</Note>}
      {groups.map(({ title, switches }) => (
        <Section key={title} title={title}>
          <ul className={styles['switches']}>
            {switches.map(([key, word, meaning]) => (
              <li key={key}>
                <Switch label={<>{word}<small>{meaning}</small></>} labelPosition="left" checked={settings[key]} disabled={!canEditPresentations} onChange={({ currentTarget }) => void set(key, currentTarget.checked)} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
