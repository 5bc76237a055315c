import { Radio } from '@mantine/core';
import { RegionFields } from '../../account/region-fields.tsx';
import type { ProfilePageQuery } from '../../gql/graphql.ts';
import { SaveForm } from '../../ui/form/save-form.tsx';
import styles from './profile.module.css';
import { textOf } from '../../typed/text-of.ts';
import { useEdit } from './use-edit.ts';

const levels = [
  ['1', 'First view', 'One email when a link is first opened.'],
  ['2', 'Every visit', 'One email per visit.'],
  ['3', 'Weekly', 'A summary every week.'],
  ['4', 'Monthly', 'A summary every month.'],
  ['0', 'Never', 'You still see everything here.'],
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
        label="Default for new links"
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
          withoutZone="Team default"
          hints={{
            timeZone: 'Used in emails.',
            locale: 'For emails and apps.',
          }}
        />
      </div>
    </SaveForm>
  );
}
