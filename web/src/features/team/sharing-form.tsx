import { Radio, Switch, TextInput } from '@mantine/core';
import type { SharingConsent, TeamSettingsFragment } from '../../gql/graphql.ts';
import { textOf } from '../../typed/text-of.ts';
import { SettingsForm } from './settings-form.tsx';
import { Switches, switchesOf, type FeatureSwitch } from './switches.tsx';
import styles from './team.module.css';
import { useSettings } from './use-settings.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const consents: [SharingConsent, string, string][] = [
  ['IMPLIED', common.notAsked, texts.consentImplied],
  ['OPTIONAL', common.optional, texts.recipientsCanReadWithoutAgreeing],
  ['REQUIRED', common.required, texts.recipientsMustAgreeToRead],
];
const links: readonly FeatureSwitch[] = [
  ['sharing', texts.sharePresentations, texts.sharedLinksHint],
  ['presentationAlias', texts.customLinks, texts.aliasesHint],
];
const emails: readonly FeatureSwitch[] = [
  ['sendingEmails', texts.sendEmails, texts.emailLinksHint],
  ['membersCanSendEmails', texts.membersCanSendEmail, texts.otherwiseOnlyAdminsCan],
];

/** How links are shared, and what recipients see. */
export function SharingForm({ team }: { team: TeamSettingsFragment }) {
  const settings = useSettings(team, (form) => ({
    displayUserInfo: form.get('sender') !== null,
    sharingConsent: textOf(form, 'consent') as SharingConsent,
    privacyPolicyUrl: textOf(form, 'policy') || null,
    features: switchesOf(form, [...links, ...emails]),
  }));
  const { messages } = settings;
  return (
    <SettingsForm settings={settings}>
      <Switches label={common.links} switches={links} values={team.features} />
      <Switches label={common.email} switches={emails} values={team.features} />
      <fieldset className={styles['group']}>
        <legend>{texts.recipients}</legend>
        <Switch
          className={styles['switch'] ?? ''}
          name="sender"
          label={texts.showTheSender}
          description={texts.showSenderHint}
          labelPosition="left"
          defaultChecked={team.displayUserInfo}
        />
      </fieldset>
      <Radio.Group
        name="consent"
        label={texts.consentToAnalytics}
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
        label={texts.privacyPolicy}
        description={texts.privacyPolicyHint}
        placeholder="https://"
        autoComplete="off"
        defaultValue={team.privacyPolicyUrl ?? ''}
        error={messages['privacyPolicyUrl']}
      />
    </SettingsForm>
  );
}
