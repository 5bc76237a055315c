import { Button, NativeSelect, Radio } from '@mantine/core';
import type { ProfilePageQuery } from '../../gql/graphql.ts';
import { Note } from '../../ui/note.tsx';
import styles from './profile.module.css';
import { textOf, useEdit } from './use-edit.ts';

const levels = [
  ['1', 'On first opening', 'One mail when a link is opened for the first time.'],
  ['2', 'On every visit', 'One mail for each visit.'],
  ['3', 'Weekly', 'One mail with what was read in the week.'],
  ['4', 'Monthly', 'One mail with what was read in the month.'],
  ['0', 'Not at all', 'The console still shows everything.'],
] as const;

const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
const locales = ['en', 'cs', 'da', 'de', 'es', 'fi', 'fr', 'hu', 'it', 'ja', 'ko', 'nb', 'nl', 'pl', 'pt', 'ro', 'sv', 'tr', 'uk', 'zh'];
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
const names = new Intl.DisplayNames('en', { type: 'language' });

type Settings = Omit<NonNullable<ProfilePageQuery['viewer']['settings']>, '__typename' | 'signature'>;

/** When mails come, and how times stand in them. */
export function AlertsForm({ settings: { notificationLevel, timeZone, locale } }: { settings: Settings }) {
  const { submit, isBusy, problem, messages, isDirty, touch } = useEdit((form) => ({
    notificationLevel: Number(form.get('level')), timeZone: textOf(form, 'zone') || null, locale: textOf(form, 'locale'),
  }));
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <form className={styles['form']} onSubmit={submit} onChange={touch} noValidate>
      {problem !== null && Object.keys(messages).length === 0 ? <Note isBad title="Not saved">{problem.message}</Note> : null}
      <Radio.Group name="level" label="New links of yours tell you" defaultValue={String(notificationLevel)} error={messages['notificationLevel']}>
        <div className={styles['levels']}>{levels.map(([value, label, description]) => <Radio key={value} value={value} label={label} description={description} />)}</div>
      </Radio.Group>
      <div className={styles['pair']}>
        <NativeSelect name="zone" label="Time zone" description="Times in mails stand in it." inputWrapperOrder={order} defaultValue={timeZone ?? ''} data={[{ value: '', label: `As this browser (${here})` }, ...withOwn(zones, timeZone)]} error={messages['timeZone']} />
        <NativeSelect name="locale" label="Language and region" description="For the apps on your devices." inputWrapperOrder={order} defaultValue={locale} data={withOwn(locales.map((value) => ({ value, label: names.of(value) ?? value })), locale)} error={messages['locale']} />
      </div>
      <div><Button type="submit" variant="filled" loading={isBusy} disabled={!isDirty}>Save</Button></div>
    </form>
  );
}

/** Whatever was set elsewhere stays a choice. */
function withOwn(options: { value: string; label: string }[], own: string | null) {
  return own === null || options.some(({ value }) => value === own) ? options : [{ value: own, label: own }, ...options];
}
