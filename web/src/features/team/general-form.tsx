import { NativeSelect, TextInput } from '@mantine/core';
import { RegionFields } from '../../account/region-fields.tsx';
import type { TeamPageQuery, TeamSettingsFragment, TeamType } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Note } from '../../ui/states/note.tsx';
import { SearchSelect } from '../../ui/form/search-select.tsx';
import { SettingsForm } from './settings-form.tsx';
import styles from './team.module.css';
import { textOf } from '../../typed/text-of.ts';
import { useSettings } from './use-settings.ts';

const order: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];
const types: { value: TeamType; label: string }[] = [
  { value: 'CUSTOMER', label: 'Customer' },
  { value: 'PARTNER', label: 'Partner' },
  { value: 'DEMO', label: 'Demo' },
];

type GeneralFormProps = { team: TeamSettingsFragment; managers: TeamPageQuery['accountManagers'] };

/** The team's name, place and account manager. */
export function GeneralForm({ team, managers }: GeneralFormProps) {
  const settings = useSettings((form) => ({
    name: textOf(form, 'name'),
    channel: textOf(form, 'channel') || null,
    timeZone: textOf(form, 'zone'),
    locale: textOf(form, 'locale'),
    type: textOf(form, 'type') as TeamType,
    promptForCustomerTimeout: Math.round(Number(textOf(form, 'prompt'))) || 0,
    accountManagerId: textOf(form, 'manager') || null,
  }));
  const { messages, touch } = settings;
  const choices = managers.map(({ id, name, email }) => ({
    value: id,
    label: name ?? email ?? 'Somebody',
    ...(name != null && email != null && { more: email }),
  }));
  return (
    <SettingsForm settings={settings}>
      {team.booking == null ? null : <Booked booking={team.booking} at={team.createdAt} />}
      <TextInput
        name="name"
        label="Name"
        description="It stands on invitations and on what recipients open."
        inputWrapperOrder={order}
        autoComplete="organization"
        required
        maxLength={200}
        defaultValue={team.name}
        error={messages['name']}
      />
      <div className={styles['pair']}>
        <RegionFields
          timeZone={team.timeZone}
          locale={team.locale}
          messages={messages}
          onChange={touch}
          hints={{
            timeZone: 'For everybody who has chosen none.',
            locale: 'What the team speaks.',
          }}
        />
      </div>
      <TypeFields team={team} messages={messages} />
      <TextInput
        name="channel"
        label="Channel"
        description="Where the team came from, or through whom it sells; the apps and the API tell it."
        inputWrapperOrder={order}
        autoComplete="off"
        maxLength={200}
        defaultValue={team.channel ?? ''}
        error={messages['channel']}
      />
      <SearchSelect
        name="manager"
        label="Account manager"
        description="Whom the team turns to: one of its administrators."
        options={choices}
        defaultValue={team.accountManager?.id ?? null}
        without="Nobody"
        error={messages['accountManagerId']}
        onChange={touch}
      />
    </SettingsForm>
  );
}

type TypeFieldsProps = {
  team: TeamSettingsFragment;
  messages: Readonly<Record<string, string | undefined>>;
};

function TypeFields({ team, messages }: TypeFieldsProps) {
  return (
    <div className={styles['pair']}>
      <NativeSelect
        name="type"
        label="Kind of team"
        description="For your own overview."
        inputWrapperOrder={order}
        data={types}
        defaultValue={team.type}
        error={messages['type']}
      />
      <TextInput
        name="prompt"
        type="number"
        inputMode="numeric"
        min={1}
        max={1440}
        label="Ask for the customer after"
        description="Minutes after which the apps ask whom one is with."
        inputWrapperOrder={order}
        defaultValue={team.promptForCustomerTimeout}
        error={messages['promptForCustomerTimeout']}
      />
    </div>
  );
}

/** “Enablement 300” for `enablement_300`; abbreviations stay. */
const planLabel = (plan: string) =>
  `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`.replaceAll('_', ' ');

/** The registered plan, read-only. */
function Booked({
  booking: { isTrial, plan, period, userCount, promoCode },
  at,
}: {
  booking: NonNullable<TeamSettingsFragment['booking']>;
  at: string;
}) {
  return (
    <Note title={isTrial ? 'This team is a free trial' : 'This team was registered by its company'}>
      Registered <Ago at={at} /> for the plan {planLabel(plan)}:{' '}
      {userCount === 1 ? '1 user' : `${userCount.toLocaleString('en')} users`}, by the{' '}
      {period === 'YEAR' ? 'year' : 'month'}
      {promoCode == null ? '' : `, with the code ${promoCode}`}.
    </Note>
  );
}
