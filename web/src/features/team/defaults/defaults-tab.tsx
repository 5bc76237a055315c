import { useState } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import type { TeamSettingsFragment } from '../../../gql/graphql.ts';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { RowSkeletons } from '../../../ui/states/skeleton.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { Switches, switchesOf } from '../switches.tsx';
import styles from '../team.module.css';
import { useSettings } from '../use-settings.ts';
import { appDefaults, defaults } from './flags.ts';
import { texts } from './texts.ts';
import { UnlikeDefaults } from './unlike-defaults.tsx';

/** What new presentations start with, and which presentations have other settings. */
export function DefaultsTab({ team }: { team: TeamSettingsFragment }) {
  const { canEditPresentations } = useViewer();
  const [saves, setSaves] = useState(0);
  return (
    <>
      <DefaultsForm team={team} onSaved={() => setSaves((before) => before + 1)} />
      {canEditPresentations ? (
        <Section title={texts.thatDiffer}>
          <Boundary what={texts.thePresentations} loading={<RowSkeletons count={3} />}>
            <UnlikeDefaults key={saves} />
          </Boundary>
        </Section>
      ) : null}
    </>
  );
}

type DefaultsFormProps = { team: TeamSettingsFragment; onSaved: () => void };

function DefaultsForm({ team, onSaved }: DefaultsFormProps) {
  const switches = team.showsAppSettings ? [...defaults, ...appDefaults] : defaults;
  const settings = useSettings(team, (form) => ({ defaults: switchesOf(form, switches) }), onSaved);
  return (
    <SettingsForm settings={settings}>
      <p className={styles['lead']}>
        <b>{texts.forEveryNewPresentation}</b> {texts.existingOnesStay}
      </p>
      <Switches switches={switches} values={team.defaults} />
    </SettingsForm>
  );
}
