import { useMutation } from '@apollo/client/react';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { TeamPageQuery, TeamSettingsFragment, TeamType } from '../../gql/graphql.ts';
import { textOf } from '../../typed/text-of.ts';
import { SearchSelect } from '../../ui/form/search-select.tsx';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { featuresOf, FeatureSwitches, type FeatureSwitch } from './feature-switches.tsx';
import { SettingsForm } from './settings-form.tsx';
import { ChangeTeamMutation } from './team.graphql.ts';
import styles from './team.module.css';
import { useSettings } from './use-settings.ts';

type AppsProps = { team: TeamSettingsFragment; managers: TeamPageQuery['accountManagers'] };

const types: { value: TeamType; label: string }[] = [
  { value: 'CUSTOMER', label: 'Customer' },
  { value: 'PARTNER', label: 'Partner' },
  { value: 'DEMO', label: 'Demo' },
];
const features: readonly FeatureSwitch[] = [
  ['spaces', 'Spaces', 'Several presentations on one shared page.'],
  ['snippets', 'Snippets', 'Reusable text for emails.'],
  ['emailPreviews', 'Test emails', 'Send yourself a test of a template.'],
  ['emailVerification', 'Check emails', 'Check emails before sending to them.'],
  ['fax', 'Fax', 'Send pages by fax.'],
  ['sinch', 'Text messages', 'Send links as text messages with Sinch.'],
  ['haystack', 'Haystack', 'Find content by what is written in it.'],
  ['metabase', 'Metabase', 'Reports in Metabase.'],
];

/** Settings that only apps of the team's own use, behind a switch. */
export function AppsTab({ team, managers }: AppsProps) {
  const [change, { loading }] = useMutation(ChangeTeamMutation, { refetchQueries: ['Shell'] });
  const toast = useToast();
  const [isDirty, setIsDirty] = useState(false);
  const isOn = team.showsAppSettings;
  async function toggle(to: boolean) {
    try {
      await change({ variables: { teamId: team.id, input: { showsAppSettings: to } } });
    } catch (error) {
      toast(problemToast(error, 'team'));
    }
  }
  return (
    <div className={styles['form']}>
      <Switch
        className={styles['switch'] ?? ''}
        label="For your own apps"
        description={
          isDirty
            ? 'Save your changes before you turn this off.'
            : 'Show settings, permissions and devices that only your own apps use through the API. Lectern itself ignores them.'
        }
        labelPosition="left"
        checked={isOn}
        disabled={loading || isDirty}
        onChange={({ currentTarget }) => void toggle(currentTarget.checked)}
      />
      {isOn ? <AppsForm team={team} managers={managers} onDirty={setIsDirty} /> : null}
    </div>
  );
}

function AppsForm({
  team,
  managers,
  onDirty,
}: AppsProps & { onDirty: (isDirty: boolean) => void }) {
  const settings = useSettings(team, (form) => ({
    type: textOf(form, 'type') as TeamType,
    promptForCustomerTimeout: Math.round(Number(textOf(form, 'prompt'))) || 0,
    channel: textOf(form, 'channel') || null,
    accountManagerId: textOf(form, 'manager') || null,
    features: featuresOf(form, features),
  }));
  const { messages, touch, isDirty } = settings;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const choices = managers.map(({ id, name, email }) => ({
    value: id,
    label: name ?? email ?? 'Unnamed admin',
    ...(name != null && email != null && { more: email }),
  }));
  return (
    <SettingsForm settings={settings}>
      <div className={styles['pair']}>
        <NativeSelect
          name="type"
          label="Team type"
          data={types}
          defaultValue={team.type}
          error={messages['type']}
        />
        <TextInput
          name="channel"
          label="Channel"
          autoComplete="off"
          maxLength={200}
          defaultValue={team.channel ?? ''}
          error={messages['channel']}
        />
        <SearchSelect
          name="manager"
          label="Account owner"
          options={choices}
          defaultValue={team.accountManager?.id ?? null}
          without="No one"
          error={messages['accountManagerId']}
          onChange={touch}
        />
        <TextInput
          name="prompt"
          type="number"
          inputMode="numeric"
          min={1}
          max={1440}
          label="Customer prompt timeout"
          description="Minutes"
          defaultValue={team.promptForCustomerTimeout}
          error={messages['promptForCustomerTimeout']}
        />
      </div>
      <FeatureSwitches label="Features" switches={features} features={team.features} />
    </SettingsForm>
  );
}
