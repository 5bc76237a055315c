import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { RoleNamesQuery } from '../people.graphql.ts';
import type { ListedPerson } from './people-csv.ts';
import { readPeopleFile } from './read-people-file.ts';
import { useVerdicts } from './use-verdicts.ts';
import { invalidRows } from './verdicts.ts';
import { texts } from './texts.ts';

type Step = 'choose' | 'look' | 'sent';

export type InviteFileEvents = {
  onDirty: () => void;
  onSending: () => void;
  onDone: () => void;
};

/** The steps of inviting from a file: choose it, look at its rows, send. */
export function useInviteFile({ onDirty, onSending, onDone }: InviteFileEvents) {
  const client = useApolloClient();
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
      const { data } = await client.query({ query: RoleNamesQuery, fetchPolicy: 'network-only' });
      const { people: listed, unread: ignored } = await readPeopleFile(file, data?.customRoles);
      onDirty();
      setUnread(ignored);
      setPeople(listed);
      setVerdicts(invalidRows(listed));
      setStep('look');
      await checking.run(listed.filter(({ problem }) => problem === null));
    } catch (failure) {
      setRefusal(failure instanceof Error ? failure.message : texts.fileUnreadable);
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
  return {
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
  };
}
