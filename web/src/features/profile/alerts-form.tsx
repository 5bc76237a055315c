import { Radio } from '@mantine/core';
import { RegionFields } from '../../account/region-fields.tsx';
import type { ProfilePageQuery } from '../../gql/graphql.ts';
import { SaveForm } from '../../ui/form/save-form.tsx';
import styles from './profile.module.css';
import { textOf } from '../../typed/text-of.ts';
import { useEdit } from './use-edit.ts';

const levels = [
  ['1', 'On first opening', 'One mail when a link is opened for the first time.'],
  ['2', 'On every visit', 'One mail for each visit.'],
  ['3', 'Weekly', 'One mail with what was read in the week.'],
  ['4', 'Monthly', 'One mail with what was read in the month.'],
  ['0', 'Not at all', 'The console still shows everything.'],
] as const;

type Settings = Omit<
  NonNullable<ProfilePageQuery['viewer']['settings']>,
  '__typename' | 'signature'
>;

/** Mail alerts and time formats. */
export function AlertsForm({
  settings: { notificationLevel, timeZone, locale },
}: {
  settings: Settings;
}) {
  const edited = useEdit((form) => ({
    notificationLevel: Number(form.get('level')),
    timeZone: textOf(form, 'zone') || null,
    locale: textOf(form, 'locale'),
  }));
  const { messages, touch } = edited;
  return (
    <SaveForm form={edited} className={styles['form']}>
      <Radio.Group
        name="level"
        label="New links of yours tell you"
        defaultValue={String(notificationLevel)}
        error={messages['notificationLevel']}
      >
        <div className={styles['levels']}>
          {levels.map(([value, label, description]) => (
            <Radio key={value} value={value} label={label} description={description} />
          ))}
        </div>
      </Radio.Group>
      <div className={styles['pair']}>
        <RegionFields
          timeZone={timeZone ?? null}
          locale={locale}
          messages={messages}
          onChange={touch}
          withoutZone="As your team"
          hints={{
            timeZone: 'Times in mails stand in it.',
            locale: 'For the apps on your devices.',
          }}
        />
      </div>
    </SaveForm>
  );
}
