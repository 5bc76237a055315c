import { Radio, Switch, TextInput } from '@mantine/core';
import type { SharingConsent, TeamSettingsFragment } from '../../gql/graphql.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './team.module.css';
import { textOf } from '../../typed/text-of.ts';
import { useSettings } from './use-settings.ts';

const consents: [SharingConsent, string, string][] = [
  ['IMPLIED', 'Not asked', 'Whoever opens a link agrees to be counted.'],
  ['OPTIONAL', 'Asked, and free to refuse', 'Who refuses reads all the same.'],
  ['REQUIRED', 'Asked before anything is shown', 'Who refuses reads nothing.'],
];

/** Texts and consent for recipients. */
export function RecipientsForm({ team }: { team: TeamSettingsFragment }) {
  const settings = useSettings((form) => ({
    displayUserInfo: form.get('sender') !== null,
    sharingConsent: textOf(form, 'consent') as SharingConsent,
    privacyPolicyUrl: textOf(form, 'policy') || null,
  }));
  const { messages } = settings;
  return (
    <SettingsForm settings={settings}>
      <Switch
        className={styles['switch'] ?? ''}
        name="sender"
        label="Say who sent a link"
        description="Name and address of whoever made it stand on its page."
        labelPosition="left"
        defaultChecked={team.displayUserInfo}
      />
      <Radio.Group
        name="consent"
        label="Consent"
        defaultValue={team.sharingConsent}
        error={messages['sharingConsent']}
      >
        <div className={styles['choices']}>
          {consents.map(([value, label, description]) => (
            <Radio key={value} value={value} label={label} description={description} />
          ))}
        </div>
      </Radio.Group>
      <TextInput
        name="policy"
        type="url"
        inputMode="url"
        label="Privacy policy"
        description="Its address stands where consent is asked."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder="https://"
        autoComplete="off"
        defaultValue={team.privacyPolicyUrl ?? ''}
        error={messages['privacyPolicyUrl']}
      />
    </SettingsForm>
  );
}
