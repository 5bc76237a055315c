import { Button, Radio } from '@mantine/core';
import { RegionFields } from '../../account/region-fields.tsx';
import type { ProfilePageQuery } from '../../gql/graphql.ts';
import { Note } from '../../ui/states/note.tsx';
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
  const { submit, isBusy, problem, messages, isDirty, touch } = useEdit((form) => ({
    notificationLevel: Number(form.get('level')),
    timeZone: textOf(form, 'zone') || null,
    locale: textOf(form, 'locale'),
  }));
  return (
    <form className={styles['form']} onSubmit={submit} onChange={touch} noValidate>
      {problem !== null && Object.keys(messages).length === 0 ? (
        <Note isBad title="Not saved">
          {problem.message}
        </Note>
      ) : null}
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
      <div>
        <Button type="submit" variant="filled" loading={isBusy} disabled={!isDirty}>
          Save
        </Button>
      </div>
    </form>
  );
}
