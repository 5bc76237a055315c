import type { ReactNode } from 'react';
import { SaveForm } from '../../ui/form/save-form.tsx';
import styles from './team.module.css';
import type { useSettings } from './use-settings.ts';

type SettingsFormProps = { settings: ReturnType<typeof useSettings>; children: ReactNode };

export function SettingsForm({ settings, children }: SettingsFormProps) {
  return (
    <SaveForm form={settings} className={styles['form']}>
      {children}
    </SaveForm>
  );
}
