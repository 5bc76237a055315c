import { Radio } from '@mantine/core';
import { RegionFields } from '../../account/region-fields.tsx';
import type { ProfilePageQuery } from '../../gql/graphql.ts';
import { SaveForm } from '../../ui/form/save-form.tsx';
import styles from './profile.module.css';
import { textOf } from '../../typed/text-of.ts';
import { useEdit } from './use-edit.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const levels = [
  ['1', texts.firstView, texts.firstOpeningHint],
  ['2', texts.everyVisit, texts.oneEmailPerVisit],
  ['3', common.weekly, texts.aSummaryEveryWeek],
  ['4', common.monthly, texts.aSummaryEveryMonth],
  ['0', texts.never, texts.youStillSeeEverythingHere],
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
        label={texts.defaultForNewLinks}
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
          withoutZone={common.teamDefault}
          hints={{
            timeZone: texts.usedInEmails,
            locale: texts.forEmailsAndApps,
          }}
        />
      </div>
    </SaveForm>
  );
}
