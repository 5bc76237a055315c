import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsMailStored } from '../../../../shared/presentation/use-is-mail-stored.ts';
import { Note } from '../../../../ui/states/note.tsx';
import type { Change, Draft } from '../draft.ts';
import { RecipientsField } from './recipients-field.tsx';
import { SettingGroup, LockedRow, SwitchRow } from './sheet-parts.tsx';

/** What the presentation allows; a link can only restrict it. */
export type Limits = {
  presentationId: string;
  canBeEdited: boolean;
  canBeDownloaded: boolean;
  canBePrinted: boolean;
  canBeForwarded: boolean;
  hasAccessCode: boolean;
  areSharedLinksSecure: boolean;
  onlyIntendedRecipientsCanViewSharedLinks: boolean;
};
export type GroupProps = {
  draft: Draft;
  change: Change;
  messages: Readonly<Record<string, string | undefined>>;
};

/** A setting of the presentation; its link opens a new tab, so the form is not lost. */
export function SetOnPresentation({ limits, children }: { limits: Limits; children: string }) {
  return (
    <>
      {children}{' '}
      {limits.canBeEdited ? (
        <Link to={`/content/${limits.presentationId}/settings`} target="_blank">
          Change in settings
        </Link>
      ) : (
        'An admin can change it in the presentation’s settings.'
      )}
    </>
  );
}

/** Whether the visitor has to verify an email, by this draft or its presentation. */
export function verifiesEmail(
  { isForRecipientsOnly, emailMode }: Draft,
  limits: Limits | null,
): boolean {
  return (
    isForRecipientsOnly ||
    emailMode === 'VERIFIED' ||
    limits?.areSharedLinksSecure === true ||
    limits?.onlyIntendedRecipientsCanViewSharedLinks === true
  );
}

type RecipientsGroupProps = GroupProps & {
  hint: string;
  limits: Limits | null;
  children?: ReactNode;
};

export function RecipientsGroup(props: RecipientsGroupProps) {
  const { draft, change, messages, hint, limits, children } = props;
  const isMailStored = useIsMailStored();
  const isOnlyThese = limits?.onlyIntendedRecipientsCanViewSharedLinks === true;
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
      {children}
      {isOnlyThese ? (
        <LockedRow label="Only these people" isOn>
          <SetOnPresentation limits={limits}>
            Every link to this presentation opens for its recipients only.
          </SetOnPresentation>
        </LockedRow>
      ) : (
        <SwitchRow
          label="Only these people"
          hint="They confirm their email with a code."
          isOn={draft.isForRecipientsOnly}
          onToggle={(isOn) => change('isForRecipientsOnly', isOn)}
        />
      )}
      {draft.isForRecipientsOnly || isOnlyThese ? null : <EmailRows {...props} />}
      {isMailStored && verifiesEmail(draft, limits) ? (
        <Note isBad title="No one could open this link">
          Codes can’t be sent: no email server is set up, so emails stay in{' '}
          <Link to="/system" target="_blank">
            System
          </Link>
          . Ask your server admin to set <code>LECTERN_MAIL</code>, or use an access code for now.
        </Note>
      ) : null}
    </SettingGroup>
  );
}

function EmailRows({ draft: { emailMode }, change, limits }: RecipientsGroupProps) {
  if (limits?.areSharedLinksSecure === true)
    return (
      <LockedRow label="Ask for an email" isOn>
        <SetOnPresentation limits={limits}>
          Every link to this presentation asks for an email and verifies it by code.
        </SetOnPresentation>
      </LockedRow>
    );
  const isVerified = emailMode === 'VERIFIED';
  return (
    <SwitchRow
      label="Ask for an email"
      hint="Before the first page, so you know who reads."
      isOn={emailMode !== 'NOT_REQUIRED'}
      onToggle={(isOn) => change('emailMode', isOn ? 'ENTERED' : 'NOT_REQUIRED')}
    >
      <SwitchRow
        label="Verify by code"
        hint={
          isVerified
            ? 'They enter a 6-digit code that we email to them.'
            : 'Off: any email works, and it shows as not verified.'
        }
        isOn={isVerified}
        onToggle={(isOn) => change('emailMode', isOn ? 'VERIFIED' : 'ENTERED')}
      />
    </SwitchRow>
  );
}
