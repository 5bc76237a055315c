import type { RefObject } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import { useIsMailStored } from '../../../shared/presentation/use-is-mail-stored.ts';
import { Note } from '../../../ui/states/note.tsx';
import { FileRows } from './file-rows.tsx';
import { peopleIn, textOf, unreadColumns, type ListedPerson } from './people-csv.ts';
import { InvitationPreviewQuery, InviteListedMutation, RoleNamesQuery } from '../people.graphql.ts';
import styles from '../people.module.css';
import { useBatches } from '../use-batches.ts';
import { answered, outlookOf, type Verdict } from './verdicts.ts';
import { FileChooser, BatchProgress, SentButtons, SendButtons } from './invite-file-parts.tsx';

/** In bytes, far above ten thousand rows. */
const maxBytes = 8 * 1024 * 1024;

type Step = 'choose' | 'look' | 'sent';
type InviteFileProps = {
  onDirty: () => void;
  onSending: () => void;
  onDone: () => void;
  onMore: () => void;
  onAddresses: () => void;
  onClose: () => void;
  onCancel: () => void;
  question: ReactNode;
};

/** Previews the rows, then invites them in batches; each row gets a verdict. */
function useVerdicts(permissions: ReadonlySet<string>, keys: RefObject<string>) {
  const client = useApolloClient();
  const isMailStored = useIsMailStored();
  const [verdicts, setVerdicts] = useState<ReadonlyMap<number, Verdict>>(new Map());
  const judge = (part: readonly ListedPerson[], answers: readonly Verdict[]) =>
    setVerdicts(
      (before) =>
        new Map([...before, ...part.map(({ row }, index) => [row, answers[index]!] as const)]),
    );
  const asSent = ({ email, name, role, customRole }: ListedPerson) => ({
    email,
    name,
    role,
    customRoleId: customRole?.id ?? null,
    permissions: role === 'TEAM_ADMIN' ? [] : [...permissions],
  });
  const checking = useBatches<ListedPerson>(200, async (part) => {
    const { data, error } = await client.query({
      query: InvitationPreviewQuery,
      variables: { people: part.map(asSent) },
      fetchPolicy: 'no-cache',
    });
    if (data == null) throw error ?? new Error('The server gave no answer.');
    judge(part, data.invitationPreview.map(outlookOf));
  });
  const sending = useBatches<ListedPerson>(50, async (part, first) => {
    const { data } = await client.mutate({
      mutation: InviteListedMutation,
      variables: { people: part.map(asSent) },
      context: { idempotencyKey: `${keys.current}/${first}` },
      fetchPolicy: 'no-cache',
    });
    if (data == null) throw new Error('The server gave no answer.');
    judge(
      part,
      data.inviteListedMembers.map((result) => answered(result, isMailStored)),
    );
  });
  return { verdicts, setVerdicts, checking, sending };
}

function useInviteFile({ onDirty, onSending, onDone }: InviteFileProps) {
  const client = useApolloClient();
  const { can } = useViewer();
  const isMailStored = useIsMailStored();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef('');
  const [step, setStep] = useState<Step>('choose');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [people, setPeople] = useState<readonly ListedPerson[]>([]);
  const [unread, setUnread] = useState<readonly string[]>([]);
  /** The people being invited; fixed at the start. */
  const [list, setList] = useState<readonly ListedPerson[]>([]);
  const [permissions, setPermissions] = useState<ReadonlySet<string>>(new Set());
  const { verdicts, setVerdicts, checking, sending } = useVerdicts(permissions, keys);
  const validPeople = people.filter(({ problem }) => problem === null);
  const invited = validPeople.filter(({ row }) => verdicts.get(row)?.isBad === false);

  async function readFile(file: File | undefined) {
    if (file === undefined) return;
    setRefusal(null);
    try {
      if (file.size > maxBytes) throw new Error('This file is larger than 8 MB.');
      const { data } = await client.query({ query: RoleNamesQuery, fetchPolicy: 'network-only' });
      const text = textOf(await bytesOf(file));
      const listed = peopleIn(text, data?.customRoles);
      onDirty();
      setUnread(unreadColumns(text));
      setPeople(listed);
      setVerdicts(
        new Map(
          listed.flatMap(({ row, problem }) =>
            problem === null ? [] : [[row, { isBad: true, words: problem, link: null }]],
          ),
        ),
      );
      setStep('look');
      await checking.run(listed.filter(({ problem }) => problem === null));
    } catch (failure) {
      setRefusal(failure instanceof Error ? failure.message : 'This file could not be read.');
    }
  }

  async function send(chosen: readonly ListedPerson[], from = 0) {
    onSending();
    if (!(await sending.run(chosen, from))) return;
    onDone();
    setStep('sent');
    void client.refetchQueries({ include: ['PeoplePage'] });
  }
  function start() {
    keys.current = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    setList(invited);
    void send(invited);
  }

  const isChecking = checking.progress !== null;
  const isStarted = list.length > 0;
  const { progress } = isChecking ? checking : sending;
  const restart = () =>
    void (isChecking
      ? checking.run(validPeople, checking.progress?.done)
      : send(list, sending.progress?.done));
  const count = invited.length.toLocaleString('en');
  return {
    can,
    isMailStored,
    input,
    step,
    refusal,
    people,
    unread,
    verdicts,
    permissions,
    setPermissions,
    invited,
    readFile,
    start,
    isChecking,
    isStarted,
    progress,
    restart,
    count,
  };
}

/** Invites the people of a CSV file: previews every row, then reports every result. */
export function InviteFile(props: InviteFileProps) {
  const { onMore, onAddresses, onClose, onCancel, question } = props;
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
        {file.step === 'choose' ? (
          <FileChooser input={file.input} readFile={file.readFile} />
        ) : null}
        {file.refusal === null ? null : (
          <Note isBad title="This file cannot be used">
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
        {file.step === 'sent' && file.isMailStored && file.invited.length > 0 ? (
          <Note title="No mail server is set, so nobody gets a mail">
            Hand over the links yourself. Each works once, for a week, and lets whoever has it in.
          </Note>
        ) : null}
        {file.step !== 'look' || file.unread.length === 0 ? null : (
          <Note title="Not every column is read">{`Nothing is taken from ${file.unread.map((name) => `“${name.slice(0, 40)}”`).join(', ')}. What is read is called “email”, “name” or “first name” and “last name”, and “role”.`}</Note>
        )}
        {file.step === 'choose' ? null : (
          <FileRows people={file.people} verdicts={file.verdicts} isSent={file.step === 'sent'} />
        )}
        {file.step === 'look' &&
        !file.isStarted &&
        file.invited.some(({ role }) => role === 'TEAM_MEMBER') ? (
          <>
            <p className={styles['forAll']}>
              Choose what every member of this file may, beside what a role of theirs gives.
            </p>
            <SendButtons
              permissions={file.permissions}
              can={file.can}
              setPermissions={file.setPermissions}
            />
          </>
        ) : null}
      </div>
      <footer>
        {question ??
          (file.step === 'sent' ? (
            <SentButtons onMore={onMore} people={file.people} verdicts={file.verdicts} />
          ) : (
            <>
              {file.step === 'look' ? (
                <Button
                  type="submit"
                  variant="filled"
                  loading={file.isStarted && file.progress?.problem === null}
                  disabled={file.isChecking || file.isStarted || file.invited.length === 0}
                >
                  {file.invited.length === 0 && !file.isChecking
                    ? 'Nobody to invite'
                    : file.invited.length === 1
                      ? 'Send invitation'
                      : `Send ${file.count} invitations`}
                </Button>
              ) : null}
              {file.step === 'look' && !file.isStarted ? (
                <Button onClick={onMore}>Another file</Button>
              ) : null}
              <Button onClick={onCancel}>Cancel</Button>
              {file.step === 'choose' ? (
                <Button variant="subtle" onClick={onAddresses}>
                  Type addresses
                </Button>
              ) : null}
            </>
          ))}
      </footer>
    </form>
  );
}

function bytesOf(file: File): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
  reader.addEventListener('error', () => reject(new Error('This file could not be read.')));
  reader.readAsArrayBuffer(file);
  return promise;
}
