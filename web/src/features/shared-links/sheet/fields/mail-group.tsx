import { TextInput } from '@mantine/core';
import { MessageField } from '../message-field.tsx';
import { SwitchRow } from './sheet-parts.tsx';

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
      label="Email the link to them"
      hint={
        isMailStored
          ? 'No email server is set up: emails are saved in System and reach no one.'
          : 'Sent when you create the link.'
      }
      isOn={mail !== null}
      onToggle={(isOn) => setMail(isOn ? { subject: '', message: '' } : null)}
    >
      <TextInput
        label="Subject"
        placeholder="Leave blank for a default subject"
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
