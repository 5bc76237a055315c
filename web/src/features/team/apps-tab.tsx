import { useMutation } from '@apollo/client/react';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { TeamPageQuery, TeamSettingsFragment, TeamType } from '../../gql/graphql.ts';
import { textOf } from '../../typed/text-of.ts';
import { SearchSelect } from '../../ui/form/search-select.tsx';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { SettingsForm } from './settings-form.tsx';
import { ChangeTeamMutation } from './team.graphql.ts';
import { Switches, switchesOf, type FeatureSwitch } from './switches.tsx';
import styles from './team.module.css';
import { useSettings } from './use-settings.ts';
import { texts } from './texts.ts';

type AppsProps = { team: TeamSettingsFragment; managers: TeamPageQuery['accountManagers'] };

const types: { value: TeamType; label: string }[] = [
  { value: 'CUSTOMER', label: texts.customer },
  { value: 'PARTNER', label: texts.partner },
  { value: 'DEMO', label: texts.demo },
];
const features: readonly FeatureSwitch[] = [
  ['spaces', texts.spaces, texts.severalPresentationsOnOneShared],
  ['snippets', texts.snippets, texts.reusableTextForEmails],
  ['emailPreviews', texts.testEmails, texts.testTemplatesHint],
  ['emailVerification', texts.checkEmails, texts.checkEmailsHint],
  ['fax', texts.fax, texts.sendPagesByFax],
  ['sinch', texts.textMessages, texts.textMessagesHint],
  ['haystack', 'Haystack', texts.fullTextHint],
  ['metabase', 'Metabase', texts.reportsInMetabase],
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
        label={texts.forYourOwnApps}
        description={isDirty ? texts.saveFirst : texts.apiSettingsHint}
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
    features: switchesOf(form, features),
  }));
  const { messages, touch, isDirty } = settings;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const choices = managers.map(({ id, name, email }) => ({
    value: id,
    label: name ?? email ?? texts.unnamedAdmin,
    ...(name != null && email != null && { more: email }),
  }));
  return (
    <SettingsForm settings={settings}>
      <div className={styles['pair']}>
        <NativeSelect
          name="type"
          label={texts.teamType}
          data={types}
          defaultValue={team.type}
          error={messages['type']}
        />
        <TextInput
          name="channel"
          label={texts.channel}
          autoComplete="off"
          maxLength={200}
          defaultValue={team.channel ?? ''}
          error={messages['channel']}
        />
        <SearchSelect
          name="manager"
          label={texts.accountOwner}
          options={choices}
          defaultValue={team.accountManager?.id ?? null}
          without={texts.noOne}
          error={messages['accountManagerId']}
          onChange={touch}
        />
        <TextInput
          name="prompt"
          type="number"
          inputMode="numeric"
          min={1}
          max={1440}
          label={texts.customerPromptTimeout}
          description={texts.minutes}
          defaultValue={team.promptForCustomerTimeout}
          error={messages['promptForCustomerTimeout']}
        />
      </div>
      <Switches label={texts.features} switches={features} values={team.features} />
    </SettingsForm>
  );
}
