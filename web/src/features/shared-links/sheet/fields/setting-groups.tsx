import { useIsMailStored } from '../../../../shared/presentation/use-is-mail-stored.ts';
import { Note } from '../../../../ui/states/note.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { Link } from 'react-router';
import { AccessCodeField } from './access-code-field.tsx';
import { newAccessCode, type Change, type Draft } from '../draft.ts';
import { LanguageField } from './language-field.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { RecipientsField } from './recipients-field.tsx';
import { SettingGroup, LockedRow, SwitchRow } from './sheet-parts.tsx';
import styles from '../sheet.module.css';
import { useTeamConsent } from './use-team-consent.ts';

/** What the presentation allows; a link can only restrict it. */
export type Limits = {
  presentationId: string;
  canBeEdited: boolean;
  canBeDownloaded: boolean;
  canBePrinted: boolean;
  canBeForwarded: boolean;
  areSharedLinksSecure: boolean;
  onlyIntendedRecipientsCanViewSharedLinks: boolean;
};
type GroupProps = {
  draft: Draft;
  change: Change;
  messages: Readonly<Record<string, string | undefined>>;
};

/** A setting of the presentation; its link opens a new tab, so the form is not lost. */
function DecidedElsewhere({ limits, children }: { limits: Limits; children: string }) {
  return (
    <>
      {children}{' '}
      {limits.canBeEdited ? (
        <Link to={`/content/${limits.presentationId}/settings`} target="_blank">
          Change it there
        </Link>
      ) : (
        'An administrator can change it there.'
      )}
    </>
  );
}

export function RecipientsGroup({
  draft,
  change,
  messages,
  hint,
  limits,
}: GroupProps & { hint: string; limits: Limits | null }) {
  const isMailStored = useIsMailStored();
  const proof = isMailStored
    ? 'They prove their address by a code that is mailed to it. No mail server is set, so nobody gets one'
    : 'They prove their address by a code of six digits, mailed to it';
  const isOnlyThese = limits?.onlyIntendedRecipientsCanViewSharedLinks === true;
  const needsEmail = limits?.areSharedLinksSecure === true;
  return (
    <SettingGroup label="Who">
      <RecipientsField
        label="Recipients"
        hint={hint}
        people={draft.recipients}
        maxRecipients={50}
        onChange={(people) => change('recipients', people)}
        onRest={(rest) => {
          if (rest !== draft.notRecipients) change('notRecipients', rest);
        }}
        refusal={messages['recipients']}
      />
      {isOnlyThese ? (
        <LockedRow label="Only these people" isOn>
          <DecidedElsewhere limits={limits}>
            All links of this presentation open for their recipients alone.
          </DecidedElsewhere>
        </LockedRow>
      ) : (
        <SwitchRow
          label="Only these people"
          hint={proof}
          isOn={draft.isForRecipientsOnly}
          onToggle={(isOn) => change('isForRecipientsOnly', isOn)}
        />
      )}
      {isMailStored && (draft.isForRecipientsOnly || isOnlyThese || needsEmail) ? (
        <Note isBad title="Nobody would get in">
          The code would never reach them: no mail server is set, and mails stay in{' '}
          <Link to="/system" target="_blank">
            System
          </Link>
          . Whoever runs this server sets <code>LECTERN_MAIL</code>; until then, protect the link by
          an access code.
        </Note>
      ) : null}
      {limits === null || draft.isForRecipientsOnly || isOnlyThese ? null : (
        <LockedRow label="Ask for an e-mail address" isOn={needsEmail}>
          <DecidedElsewhere limits={limits}>
            {needsEmail
              ? 'All links of this presentation ask anybody for theirs, and mail a code to it.'
              : 'Of anybody, whoever they are: set for all links of a presentation, in its settings.'}
          </DecidedElsewhere>
        </LockedRow>
      )}
    </SettingGroup>
  );
}

export function HowLongGroup({ draft, change, messages }: GroupProps) {
  return (
    <SettingGroup label="How long">
      <ExpiryField
        day={draft.lastDay}
        onChange={(day) => change('lastDay', day)}
        refusal={messages['expiresAt'] ?? messages['expires_at']}
      />
    </SettingGroup>
  );
}

const consentModes = [
  { value: 'TEAM', label: 'As the team says' },
  { value: 'NOT_REQUIRED', label: 'Not asked' },
  { value: 'OPTIONAL', label: 'Optional' },
  { value: 'REQUIRED', label: 'Required' },
] as const;
const consentHints = {
  NOT_REQUIRED: 'Implied by opening the link',
  OPTIONAL: 'Asked, and free to refuse: then nothing of the reading is recorded',
  REQUIRED: 'Asked before anything is shown',
} as const;

function consentHint(own: Draft['consentMode'], team: ReturnType<typeof useTeamConsent>): string {
  if (own !== null) return consentHints[own];
  if (team === null) return 'The team’s own setting holds';
  const [label, hint] = [
    consentModes.find(({ value }) => value === team)?.label,
    consentHints[team],
  ];
  return `The team’s own setting holds. Now that is “${label}”: ${hint.charAt(0).toLowerCase()}${hint.slice(1)}`;
}

export function ProtectGroup({ draft, change, messages }: GroupProps) {
  const mode = draft.consentMode ?? 'TEAM';
  const team = useTeamConsent();
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
          Consent<small>{consentHint(draft.consentMode, team)}</small>
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
      {allowed.map(([name, word]) => {
        if (limits?.[name] === false)
          return (
            <LockedRow key={name} label={word} isOn={false}>
              <DecidedElsewhere limits={limits}>
                Off in the settings of the presentation, for all its links.
              </DecidedElsewhere>
            </LockedRow>
          );
        return (
          <SwitchRow
            key={name}
            label={word}
            isOn={draft[name]}
            onToggle={(isOn) => change(name, isOn)}
          />
        );
      })}
    </SettingGroup>
  );
}

export function AppearanceGroup({ draft, change }: Omit<GroupProps, 'messages'>) {
  return (
    <SettingGroup label="Look">
      <SwitchRow
        label="Straight to the file"
        hint="No viewer: the browser opens the file itself, and pages are not told apart"
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

const levels = [
  { value: '0', label: 'None' },
  { value: '1', label: 'First' },
  { value: '2', label: 'Every view' },
  { value: '3', label: 'Weekly' },
  { value: '4', label: 'Monthly' },
] as const;
const levelHints = [
  'You are not told of its views',
  'You are told of the first view',
  'You are told of every view',
  'Its views come once a week',
  'Its views come once a month',
];

export function AlertsGroup({
  draft: { notificationLevel },
  change,
}: Omit<GroupProps, 'messages'>) {
  return (
    <SettingGroup label="Alerts">
      <div className={styles['choice']}>
        <Segments<string>
          label="Alerts"
          value={notificationLevel === null ? '' : String(notificationLevel)}
          onChange={(value) => change('notificationLevel', Number(value))}
          options={levels}
        />
        <p>
          <small>
            {notificationLevel === null
              ? 'As your profile says; else you are told of the first view'
              : levelHints[notificationLevel]}
          </small>
        </p>
      </div>
    </SettingGroup>
  );
}
