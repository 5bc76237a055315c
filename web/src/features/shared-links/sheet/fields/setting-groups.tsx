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
import { common } from '../../../../texts/common.ts';
import { texts } from './texts.ts';

export function ExpiryGroup({ draft, change, messages }: GroupProps) {
  return (
    <SettingGroup label={texts.expiry}>
      <ExpiryField
        day={draft.lastDay}
        onChange={(day) => change('lastDay', day)}
        refusal={messages['expiresAt'] ?? messages['expires_at']}
      />
    </SettingGroup>
  );
}

const consentModes = [
  { value: 'TEAM', label: common.teamDefault },
  { value: 'NOT_REQUIRED', label: common.notAsked },
  { value: 'OPTIONAL', label: common.optional },
  { value: 'REQUIRED', label: common.required },
] as const;
const consentHints = {
  NOT_REQUIRED: texts.consentImplied,
  OPTIONAL: texts.consentOptional,
  REQUIRED: texts.consentRequired,
} as const;

function consentHint(own: Draft['consentMode'], team: Draft['consentMode']): string {
  if (own !== null) return consentHints[own];
  if (team === null) return texts.asSetForTheTeam;
  const label = consentModes.find(({ value }) => value === team)?.label ?? '';
  return texts.currently({ setting: label.toLowerCase(), hint: consentHints[team] });
}

export function ProtectGroup({ draft, change, messages }: GroupProps) {
  const mode = draft.consentMode ?? 'TEAM';
  const team = useTeamSharing();
  return (
    <SettingGroup label={texts.protect}>
      <SwitchRow
        label={common.accessCode}
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
          {common.consent}
          <small>{consentHint(draft.consentMode, team?.consentMode ?? null)}</small>
        </p>
        <Segments
          label={common.consent}
          value={mode}
          onChange={(value) => change('consentMode', value === 'TEAM' ? null : value)}
          options={consentModes}
        />
      </div>
    </SettingGroup>
  );
}

const allowed = [
  ['canBeDownloaded', common.download],
  ['canBePrinted', common.print],
  ['canBeForwarded', texts.forward],
] as const;

export function AllowGroup({
  draft,
  change,
  limits,
}: Omit<GroupProps, 'messages'> & { limits: Limits | null }) {
  return (
    <SettingGroup label={texts.allow}>
      {allowed.map(([name, label]) =>
        limits?.[name] === false ? (
          <LockedRow key={name} label={label} isOn={false}>
            <SetOnPresentation limits={limits}>{texts.offForPresentation}</SetOnPresentation>
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
    <SettingGroup label={texts.appearance}>
      <SwitchRow
        label={texts.openTheFileDirectly}
        hint={texts.noViewerNoPageAnalytics}
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
  { value: '0', label: common.none },
  { value: '1', label: texts.firstView },
  { value: '2', label: texts.everyView },
  { value: '3', label: common.weekly },
  { value: '4', label: common.monthly },
] as const;
const levelHints = [
  texts.noEmailsAboutViews,
  texts.anEmailAtTheFirst,
  texts.anEmailAtEveryView,
  texts.aWeeklySummary,
  texts.aMonthlySummary,
];

export function AlertsGroup({
  draft: { notificationLevel },
  change,
}: Omit<GroupProps, 'messages'>) {
  const { data } = useQuery(DefaultAlertsQuery);
  const level = notificationLevel ?? data?.viewer.settings?.notificationLevel ?? 1;
  return (
    <SettingGroup label={texts.alerts}>
      <div className={styles['choice']}>
        <Segments<string>
          label={texts.alerts}
          value={String(level)}
          onChange={(value) => change('notificationLevel', Number(value))}
          options={levels}
        />
        <p>
          <small>
            {levelHints[level]}
            {notificationLevel === null ? ` ${texts.yourDefault}` : ''}
          </small>
        </p>
      </div>
    </SettingGroup>
  );
}
