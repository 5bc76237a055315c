import { locale } from '../../ui/format/locale.ts';
import { TextInput } from '@mantine/core';
import { RegionFields } from '../../account/region-fields.tsx';
import type { TeamSettingsFragment } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Note } from '../../ui/states/note.tsx';
import { SettingsForm } from './settings-form.tsx';
import styles from './team.module.css';
import { textOf } from '../../typed/text-of.ts';
import { useSettings } from './use-settings.ts';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

/** The team's name, language and time zone. */
export function GeneralForm({ team }: { team: TeamSettingsFragment }) {
  const settings = useSettings(team, (form) => ({
    name: textOf(form, 'name'),
    timeZone: textOf(form, 'zone'),
    locale: textOf(form, 'locale'),
  }));
  const { messages, touch } = settings;
  return (
    <SettingsForm settings={settings}>
      {team.booking == null ? null : <Booked booking={team.booking} at={team.createdAt} />}
      <TextInput
        name="name"
        label={common.name}
        description={texts.shownOnInvitationsAndShared}
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
          hints={{ timeZone: texts.defaultForNewMembers, locale: texts.defaultLanguage }}
        />
      </div>
    </SettingsForm>
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
    <Note title={isTrial ? texts.freeTrial : texts.planName({ plan: planLabel(plan) })}>
      {userCount === 1
        ? period === 'YEAR'
          ? rich(texts.registeredOneUserYearly, { when: <Ago at={at} />, plan: planLabel(plan) })
          : rich(texts.registeredOneUserMonthly, { when: <Ago at={at} />, plan: planLabel(plan) })
        : period === 'YEAR'
          ? rich(texts.registeredUsersYearly, {
              when: <Ago at={at} />,
              plan: planLabel(plan),
              users: userCount.toLocaleString(locale),
            })
          : rich(texts.registeredUsersMonthly, {
              when: <Ago at={at} />,
              plan: planLabel(plan),
              users: userCount.toLocaleString(locale),
            })}
      {promoCode == null ? '' : `, ${texts.promoCode({ promoCode })}`}.
    </Note>
  );
}
