import { locale } from '../../../ui/format/locale.ts';
import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Drawer, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import { roleLabels } from '../../../account/role-name.ts';
import { problemOf } from '../../../edge/problem.ts';
import type {
  MemberRightsChangesInput,
  PeopleToChangeQuery,
  PersonFragment,
} from '../../../gql/graphql.ts';
import { Note } from '../../../ui/states/note.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { countLabel } from '../../../ui/format/count-label.ts';
import { PeopleToChangeQuery as PeopleToChange } from '../people.graphql.ts';
import styles from '../people.module.css';
import { mayGive, type Editor } from '../roles/permissions.ts';
import { useRoles } from '../roles/role-select.tsx';
import type { Chosen } from './use-chosen.ts';
import { useBatches } from '../use-batches.ts';
import type { PeopleFilters } from './use-people-filters.ts';
import { partSize, undoneLabel, useRights, type Outcome } from '../roles/use-rights.ts';
import { ChangeProgress, UndoProgress, BulkResults, BulkButtons } from './bulk-sheet-parts.tsx';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type BulkSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  chosen: Chosen;
  filters: PeopleFilters;
  editor: Editor;
  onDone: () => Promise<unknown>;
};

/** Changes the role of many people in batches and lists the failures. */
export function BulkSheet({ isOpen, onClose, ...form }: BulkSheetProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={480}
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': texts.changeRole } }}
      classNames={{ body: styles['sheet'] ?? '' }}
    >
      <div className={styles['sheetHead']}>
        <div>
          <h2>{texts.changeRole}</h2>
        </div>
        <ActionIcon aria-label={common.close} onClick={onClose} data-autofocus>
          <IconX aria-hidden="true" />
        </ActionIcon>
      </div>
      <BulkForm onClose={onClose} {...form} />
    </Drawer>
  );
}

const toOf = (value: string): MemberRightsChangesInput =>
  value === 'TEAM_ADMIN'
    ? { role: value }
    : value === 'TEAM_MEMBER'
      ? { role: value, customRoleId: null }
      : value === 'NONE'
        ? { customRoleId: null }
        : { customRoleId: value };

function roleOptions(editor: Editor, roles: ReturnType<typeof useRoles>) {
  return [
    ...(editor.isAdmin
      ? Object.entries(roleLabels).map(([role, label]) => ({ value: role, label }))
      : [{ value: 'NONE', label: texts.noRoleOfYourOwn }]),
    ...roles.map((role) => ({
      value: role.id,
      label: role.name,
      disabled: !mayGive(editor, role),
    })),
  ];
}

/** Reads everyone in the list page by page, without the deselected. */
function useAllSelected(filters: PeopleFilters, chosen: Chosen) {
  const client = useApolloClient();
  /** How many are read so far; null when nothing is being read. */
  const [read, setRead] = useState<number | null>(null);
  async function readAll(): Promise<PersonFragment[]> {
    const { sort: _, ...where } = filters;
    const all: PersonFragment[] = [];
    let after: string | null = null;
    try {
      do {
        setRead(all.length);
        const { data }: { data?: PeopleToChangeQuery | undefined } = await client.query({
          query: PeopleToChange,
          variables: { ...where, after },
          fetchPolicy: 'no-cache',
        });
        all.push(...(data?.users.items ?? []));
        after = data?.users.endCursor ?? null;
      } while (after !== null);
    } finally {
      setRead(null);
    }
    return all.filter(({ id }) => chosen.has(id));
  }
  return { read, readAll };
}

function useBulkForm({ chosen, filters, editor, onDone }: Omit<BulkSheetProps, 'isOpen'>) {
  const roles = useRoles();
  const { read, readAll } = useAllSelected(filters, chosen);
  const { change, undo } = useRights();
  const toast = useToast();
  const [value, setValue] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [undoing, setUndoing] = useState<{ done: number; total: number } | null>(null);
  const requested = useRef<readonly PersonFragment[]>([]);
  const { progress, run, stop } = useBatches<PersonFragment>(partSize, async (part) => {
    const done = await change(part.map((person) => ({ person, to: toOf(value ?? '') })));
    setOutcomes((before) => [...before, ...done]);
  });
  const isUnderWay =
    read !== null || (progress !== null && progress.problem === null && !progress.isStopped);
  /** Everything was sent, or the user stopped it: only the summary remains. */
  const isOver = outcomes.length > 0 && !isUnderWay && (progress?.problem ?? null) === null;
  const options = roleOptions(editor, roles);
  const failed = outcomes.filter(({ after }) => after === null);
  const went = outcomes.length - failed.length;
  const left = isOver ? requested.current.length - outcomes.length : 0;
  const permissions =
    value === 'NONE'
      ? texts.noRoleOfYourOwnText
      : texts.theRole({ label: options.find((option) => option.value === value)?.label ?? '' });

  async function start(event: FormEvent) {
    event.preventDefault();
    if (isUnderWay || value === null) return;
    setProblem(null);
    setOutcomes([]);
    try {
      requested.current = chosen.isAll ? await readAll() : [...chosen.people.values()];
    } catch (failure) {
      return setProblem(problemOf(failure).message);
    }
    await resume(0);
  }

  async function resume(from: number) {
    await run(requested.current, from);
    await onDone();
  }

  async function undoAll() {
    toast({
      about: 'bulk',
      ...undoneLabel(await undo(outcomes, (done, total) => setUndoing({ done, total }))),
    });
    setOutcomes([]);
    setUndoing(null);
    setValue(null);
    await onDone();
  }
  return {
    value,
    setValue,
    read,
    problem,
    outcomes,
    undoing,
    progress,
    stop,
    isUnderWay,
    isOver,
    options,
    failed,
    went,
    left,
    permissions,
    start,
    resume,
    undoAll,
  };
}

function BulkForm(props: Omit<BulkSheetProps, 'isOpen'>) {
  const { onClose, chosen } = props;
  const bulk = useBulkForm(props);
  return (
    <form onSubmit={(event) => void bulk.start(event)}>
      <div>
        {bulk.problem === null ? null : (
          <Note isBad title={texts.couldntLoadTheList}>
            {bulk.problem}
          </Note>
        )}
        {bulk.isOver ? null : (
          <p>
            {texts.peopleAreChosenWhat({ count: chosen.count, number: countLabel(chosen.count) })}
          </p>
        )}
        {bulk.isOver ? null : (
          <Select
            label={common.role}
            placeholder={texts.chooseARole}
            data={bulk.options}
            value={bulk.value}
            onChange={bulk.setValue}
            disabled={bulk.isUnderWay}
            comboboxProps={{ hideDetached: false, shadow: 'none' }}
          />
        )}
        {bulk.read === null ? null : (
          <p role="status">
            {texts.readingTheListSoFar({ read: bulk.read.toLocaleString(locale) })}
          </p>
        )}
        {bulk.progress === null || bulk.progress.isStopped ? null : (
          <ChangeProgress progress={bulk.progress} resume={bulk.resume} />
        )}
        {bulk.undoing === null ? null : <UndoProgress undoing={bulk.undoing} />}
        {bulk.outcomes.length === 0 ? null : (
          <BulkResults
            went={bulk.went}
            permissions={bulk.permissions}
            left={bulk.left}
            failed={bulk.failed}
          />
        )}
      </div>
      <BulkButtons
        isUnderWay={bulk.isUnderWay}
        progress={bulk.progress}
        stop={bulk.stop}
        isOver={bulk.isOver}
        onClose={onClose}
        undoing={bulk.undoing}
        value={bulk.value}
        chosen={chosen}
        went={bulk.went}
        undoAll={bulk.undoAll}
      />
    </form>
  );
}
