import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Note } from '../../ui/states/note.tsx';
import styles from './team.module.css';
import type { useSettings } from './use-settings.ts';

type SettingsFormProps = { settings: ReturnType<typeof useSettings>; children: ReactNode };

/** The fields, the form's error and the save button. */
export function SettingsForm({
  settings: { submit, isBusy, problem, messages, isDirty, touch },
  children,
}: SettingsFormProps) {
  return (
    <form className={styles['form']} onSubmit={submit} onChange={touch} noValidate>
      {problem !== null && Object.keys(messages).length === 0 ? (
        <Note isBad title="Not saved">
          {problem.message}
        </Note>
      ) : null}
      {children}
      <div>
        <Button type="submit" variant="filled" loading={isBusy} disabled={!isDirty}>
          Save
        </Button>
      </div>
    </form>
  );
}
