import { Radio, Switch, TextInput } from '@mantine/core';
import type { SharingConsent, TeamSettingsFragment } from '../../gql/graphql.ts';
import { textOf } from '../../typed/text-of.ts';
import { featuresOf, FeatureSwitches, type FeatureSwitch } from './feature-switches.tsx';
import { SettingsForm } from './settings-form.tsx';
import styles from './team.module.css';
import { useSettings } from './use-settings.ts';

const consents: [SharingConsent, string, string][] = [
  ['IMPLIED', 'Not asked', 'Opening a link counts as consent.'],
  ['OPTIONAL', 'Optional', 'Recipients can read without agreeing.'],
  ['REQUIRED', 'Required', 'Recipients must agree to read.'],
];
const links: readonly FeatureSwitch[] = [
  ['sharing', 'Share presentations', 'Create links and see how they are read.'],
  ['presentationAlias', 'Custom links', 'Use a readable word in a presentation’s links.'],
];
const emails: readonly FeatureSwitch[] = [
  ['sendingEmails', 'Send emails', 'Email links to recipients from Lectern.'],
  ['membersCanSendEmails', 'Members can send email', 'Otherwise only admins can.'],
];

/** How links are shared, and what recipients see. */
export function SharingForm({ team }: { team: TeamSettingsFragment }) {
  const settings = useSettings(team, (form) => ({
    displayUserInfo: form.get('sender') !== null,
    sharingConsent: textOf(form, 'consent') as SharingConsent,
    privacyPolicyUrl: textOf(form, 'policy') || null,
    features: featuresOf(form, [...links, ...emails]),
  }));
  const { messages } = settings;
  return (
    <SettingsForm settings={settings}>
      <FeatureSwitches label="Links" switches={links} features={team.features} />
      <FeatureSwitches label="Email" switches={emails} features={team.features} />
      <fieldset className={styles['group']}>
        <legend>Recipients</legend>
        <Switch
          className={styles['switch'] ?? ''}
          name="sender"
          label="Show the sender"
          description="Recipients see the sender’s name and email."
          labelPosition="left"
          defaultChecked={team.displayUserInfo}
        />
      </fieldset>
      <Radio.Group
        name="consent"
        label="Consent to analytics"
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
        description="Linked where recipients are asked for consent."
        placeholder="https://"
        autoComplete="off"
        defaultValue={team.privacyPolicyUrl ?? ''}
        error={messages['privacyPolicyUrl']}
      />
    </SettingsForm>
  );
}
