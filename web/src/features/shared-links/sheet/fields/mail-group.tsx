import { TextInput } from '@mantine/core';
import { MessageField } from '../message-field.tsx';
import { SwitchRow } from './sheet-parts.tsx';
import { texts } from './texts.ts';

export type MailText = { subject: string; message: string };

type MailGroupProps = {
  isMailStored: boolean;
  mail: MailText | null;
  setMail: (mail: MailText | null) => void;
};

/** Whether the recipients are emailed, and with which words. */
export function MailGroup({ isMailStored, mail, setMail }: MailGroupProps) {
  return (
    <SwitchRow
      label={texts.emailTheLinkToThem}
      hint={isMailStored ? texts.noEmailServer : texts.sentOnCreate}
      isOn={mail !== null}
      onToggle={(isOn) => setMail(isOn ? { subject: '', message: '' } : null)}
    >
      <TextInput
        label={texts.subject}
        placeholder={texts.leaveBlankForADefault}
        maxLength={200}
        mb={8}
        value={mail?.subject ?? ''}
        onChange={({ currentTarget }) =>
          setMail({ message: '', ...mail, subject: currentTarget.value })
        }
      />
      <MessageField
        message={mail?.message ?? ''}
        setMessage={(message) => setMail({ subject: '', ...mail, message })}
      />
    </SwitchRow>
  );
}
