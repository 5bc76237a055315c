import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../gql/gql.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { AccessCodeField } from './access-code-field.tsx';
import { newAccessCode, type Draft } from '../draft.ts';
import { LanguageField } from './language-field.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { SetOnPresentation, type GroupProps, type Limits } from './recipients-group.tsx';
import { SettingGroup, LockedRow, SwitchRow } from './sheet-parts.tsx';
import styles from '../sheet.module.css';
import { useTeamSharing } from './use-team-sharing.ts';

export function ExpiryGroup({ draft, change, messages }: GroupProps) {
  return (
    <SettingGroup label="Expiry">
      <ExpiryField
        day={draft.lastDay}
        onChange={(day) => change('lastDay', day)}
        refusal={messages['expiresAt'] ?? messages['expires_at']}
      />
    </SettingGroup>
  );
}

const consentModes = [
  { value: 'TEAM', label: 'Team default' },
  { value: 'NOT_REQUIRED', label: 'Not asked' },
  { value: 'OPTIONAL', label: 'Optional' },
  { value: 'REQUIRED', label: 'Required' },
] as const;
const consentHints = {
  NOT_REQUIRED: 'Opening the link counts as consent.',
  OPTIONAL: 'They can read without agreeing; then nothing is recorded.',
  REQUIRED: 'They must agree before the first page.',
} as const;

function consentHint(own: Draft['consentMode'], team: Draft['consentMode']): string {
  if (own !== null) return consentHints[own];
  if (team === null) return 'As set for the team.';
  const label = consentModes.find(({ value }) => value === team)?.label ?? '';
  return `Currently: ${label.toLowerCase()}. ${consentHints[team]}`;
}

export function ProtectGroup({ draft, change, messages }: GroupProps) {
  const mode = draft.consentMode ?? 'TEAM';
  const team = useTeamSharing();
  return (
    <SettingGroup label="Protect">
      <SwitchRow
        label="Access code"
        isOn={draft.accessCode !== null}
        onToggle={(isOn) => change('accessCode', isOn ? newAccessCode() : null)}
      >
        <AccessCodeField
          code={draft.accessCode ?? ''}
          onChange={(code) => change('accessCode', code)}
          refusal={messages['accessCode'] ?? messages['access_code']}
        />
      </SwitchRow>
      <div className={styles['choice']}>
        <p>
          Consent<small>{consentHint(draft.consentMode, team?.consentMode ?? null)}</small>
        </p>
        <Segments
          label="Consent"
          value={mode}
          onChange={(value) => change('consentMode', value === 'TEAM' ? null : value)}
          options={consentModes}
        />
      </div>
    </SettingGroup>
  );
}

const allowed = [
  ['canBeDownloaded', 'Download'],
  ['canBePrinted', 'Print'],
  ['canBeForwarded', 'Forward'],
] as const;

export function AllowGroup({
  draft,
  change,
  limits,
}: Omit<GroupProps, 'messages'> & { limits: Limits | null }) {
  return (
    <SettingGroup label="Allow">
      {allowed.map(([name, label]) =>
        limits?.[name] === false ? (
          <LockedRow key={name} label={label} isOn={false}>
            <SetOnPresentation limits={limits}>
              Off for every link to this presentation.
            </SetOnPresentation>
          </LockedRow>
        ) : (
          <SwitchRow
            key={name}
            label={label}
            isOn={draft[name]}
            onToggle={(isOn) => change(name, isOn)}
          />
        ),
      )}
    </SettingGroup>
  );
}

export function AppearanceGroup({ draft, change }: Omit<GroupProps, 'messages'>) {
  return (
    <SettingGroup label="Appearance">
      <SwitchRow
        label="Open the file directly"
        hint="No viewer, no page analytics."
        isOn={draft.isDirect}
        onToggle={(isOn) => change('isDirect', isOn)}
      />
      <LanguageField
        language={draft.language}
        onChange={(language) => change('language', language)}
      />
    </SettingGroup>
  );
}

const DefaultAlertsQuery = graphql(`
  query DefaultAlerts {
    viewer {
      id
      settings {
        notificationLevel
      }
    }
  }
`);

const levels = [
  { value: '0', label: 'None' },
  { value: '1', label: 'First view' },
  { value: '2', label: 'Every view' },
  { value: '3', label: 'Weekly' },
  { value: '4', label: 'Monthly' },
] as const;
const levelHints = [
  'No emails about views.',
  'An email at the first view.',
  'An email at every view.',
  'A weekly summary.',
  'A monthly summary.',
];

export function AlertsGroup({
  draft: { notificationLevel },
  change,
}: Omit<GroupProps, 'messages'>) {
  const { data } = useQuery(DefaultAlertsQuery);
  const level = notificationLevel ?? data?.viewer.settings?.notificationLevel ?? 1;
  return (
    <SettingGroup label="Alerts">
      <div className={styles['choice']}>
        <Segments<string>
          label="Alerts"
          value={String(level)}
          onChange={(value) => change('notificationLevel', Number(value))}
          options={levels}
        />
        <p>
          <small>
            {levelHints[level]}
            {notificationLevel === null ? ' Your default.' : ''}
          </small>
        </p>
      </div>
    </SettingGroup>
  );
}
