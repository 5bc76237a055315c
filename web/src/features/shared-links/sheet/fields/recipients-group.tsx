import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsMailStored } from '../../../../shared/presentation/use-is-mail-stored.ts';
import { Note } from '../../../../ui/states/note.tsx';
import type { Change, Draft } from '../draft.ts';
import { RecipientsField } from './recipients-field.tsx';
import { SettingGroup, LockedRow, SwitchRow } from './sheet-parts.tsx';
import { common } from '../../../../texts/common.ts';
import { rich } from '../../../../texts/rich.ts';
import { texts } from './texts.ts';

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
          {texts.changeInSettings}
        </Link>
      ) : (
        texts.adminChangesIt
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
    <SettingGroup label={texts.who}>
      <RecipientsField
        label={texts.recipients}
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
        <LockedRow label={texts.onlyThesePeople} isOn>
          <SetOnPresentation limits={limits}>
            {texts.recipientsOnlyByPresentation}
          </SetOnPresentation>
        </LockedRow>
      ) : (
        <SwitchRow
          label={texts.onlyThesePeople}
          hint={texts.confirmedByCode}
          isOn={draft.isForRecipientsOnly}
          onToggle={(isOn) => change('isForRecipientsOnly', isOn)}
        />
      )}
      {draft.isForRecipientsOnly || isOnlyThese ? null : <EmailRows {...props} />}
      {isMailStored && verifiesEmail(draft, limits) ? (
        <Note isBad title={texts.noOneCanOpen}>
          {rich(texts.codesNeedEmailServer, {
            link: (
              <Link to="/system" target="_blank">
                {common.system}
              </Link>
            ),
            variable: <code>LECTERN_MAIL</code>,
          })}
        </Note>
      ) : null}
    </SettingGroup>
  );
}

function EmailRows({ draft: { emailMode }, change, limits }: RecipientsGroupProps) {
  if (limits?.areSharedLinksSecure === true)
    return (
      <LockedRow label={texts.askForAnEmail} isOn>
        <SetOnPresentation limits={limits}>{texts.emailByPresentation}</SetOnPresentation>
      </LockedRow>
    );
  const isVerified = emailMode === 'VERIFIED';
  return (
    <SwitchRow
      label={texts.askForAnEmail}
      hint={texts.emailGateHint}
      isOn={emailMode !== 'NOT_REQUIRED'}
      onToggle={(isOn) => change('emailMode', isOn ? 'ENTERED' : 'NOT_REQUIRED')}
    >
      <SwitchRow
        label={texts.verifyByCode}
        hint={isVerified ? texts.theyEnterA6Digit : texts.verifyEmailHint}
        isOn={isVerified}
        onToggle={(isOn) => change('emailMode', isOn ? 'VERIFIED' : 'ENTERED')}
      />
    </SwitchRow>
  );
}
