import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import { useIsMailStored } from '../../../shared/presentation/use-is-mail-stored.ts';
import { Note } from '../../../ui/states/note.tsx';
import styles from '../people.module.css';
import { FileRows } from './file-rows.tsx';
import { FineTune } from './fine-tune.tsx';
import { PermissionBoxes } from '../roles/permission-boxes.tsx';
import { FileChooser, BatchProgress, SentButtons } from './invite-file-parts.tsx';
import { useInviteFile, type InviteFileEvents } from './use-invite-file.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type InviteFileProps = InviteFileEvents & {
  onMore: () => void;
  onAddresses: () => void;
  onClose: () => void;
  onCancel: () => void;
  question: ReactNode;
};

/** Invites the people of a CSV file: previews every row, then reports every result. */
export function InviteFile(props: InviteFileProps) {
  const { onMore, onAddresses, onClose, onCancel, question } = props;
  const { can } = useViewer();
  const isMailStored = useIsMailStored();
  const file = useInviteFile(props);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (file.step === 'sent') onClose();
        else if (file.step === 'look' && !file.isChecking && !file.isStarted) file.start();
      }}
    >
      <div>
        {file.step === 'choose' ? <FileChooser readFile={file.readFile} /> : null}
        {file.refusal === null ? null : (
          <Note isBad title={texts.couldntUseThisFile}>
            {file.refusal}
          </Note>
        )}
        {file.progress === null ? null : (
          <BatchProgress
            isChecking={file.isChecking}
            progress={file.progress}
            restart={file.restart}
          />
        )}
        {file.step === 'sent' && isMailStored && file.invited.length > 0 ? (
          <Note title={texts.emailsCantBeSentYet}>{texts.noEmailServer}</Note>
        ) : null}
        {file.step !== 'look' || file.unread.length === 0 ? null : (
          <Note title={texts.someColumnsAreIgnored}>
            {texts.ignoredColumns({
              unread: file.unread.map((name) => `“${name.slice(0, 40)}”`).join(', '),
            })}
          </Note>
        )}
        {file.step === 'choose' ? null : (
          <FileRows people={file.people} verdicts={file.verdicts} isSent={file.step === 'sent'} />
        )}
        {file.step === 'look' &&
        !file.isStarted &&
        file.invited.some(({ role }) => role === 'TEAM_MEMBER') ? (
          <>
            <FineTune count={file.permissions.size}>
              <p className={styles['forAll']}>{texts.extraPermissionsHint}</p>
              <PermissionBoxes
                granted={file.permissions}
                mayChange={can}
                onChange={file.setPermissions}
              />
            </FineTune>
          </>
        ) : null}
      </div>
      <footer>
        {question ??
          (file.step === 'sent' ? (
            <SentButtons onMore={onMore} people={file.people} verdicts={file.verdicts} />
          ) : (
            <FileButtons file={file} {...{ onMore, onAddresses, onCancel }} />
          ))}
      </footer>
    </form>
  );
}

type FileButtonsProps = Pick<InviteFileProps, 'onMore' | 'onAddresses' | 'onCancel'> & {
  file: ReturnType<typeof useInviteFile>;
};

function FileButtons({ file, onMore, onAddresses, onCancel }: FileButtonsProps) {
  const { step, invited, isStarted, isChecking, progress } = file;
  return (
    <>
      {step === 'look' ? (
        <Button
          type="submit"
          variant="filled"
          loading={isStarted && progress?.problem === null}
          disabled={isChecking || isStarted || invited.length === 0}
        >
          {invited.length === 0 && !isChecking
            ? texts.noOneToInvite
            : texts.sendInvitations({ count: invited.length })}
        </Button>
      ) : null}
      {step === 'look' && !isStarted ? <Button onClick={onMore}>{texts.anotherFile}</Button> : null}
      <Button onClick={onCancel}>{common.cancel}</Button>
      {step === 'choose' ? (
        <Button variant="subtle" onClick={onAddresses}>
          {texts.enterEmailsInstead}
        </Button>
      ) : null}
    </>
  );
}
