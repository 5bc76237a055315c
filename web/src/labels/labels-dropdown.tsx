import { useMutation, useQuery } from '@apollo/client/react';
import { Menu, Popover } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useViewer } from '../account/viewer.ts';
import { problemOf } from '../edge/problem.ts';
import type { LabelTagFragment } from '../gql/graphql.ts';
import { freshColor } from './colours.ts';
import { namedLike, isNamed } from './find-label.ts';
import { ColorDot } from './label-chip.tsx';
import { CreateLabelMutation, LabelChoicesQuery } from './labels.graphql.ts';
import styles from './labels.module.css';
import { common } from '../texts/common.ts';
import { texts } from './texts.ts';

const longestName = 60;

type LabelsDropdownProps = {
  chosen: readonly string[];
  onTurn: (label: LabelTagFragment, isOn: boolean) => void;
  /** Whether a name that no label has can be made one. */ canCreate?: boolean;
};

/** The team’s labels; loads only if `isWanted`. */
export function useLabels(isWanted = true) {
  const { data, error } = useQuery(LabelChoicesQuery, {
    skip: !isWanted,
    fetchPolicy: 'cache-and-network',
  });
  return {
    labels: data?.labels ?? null,
    problem: error === undefined ? null : problemOf(error).message,
  };
}

/** Opens inside a Menu: the labels to choose from, found by typing, and made in place. */
export function LabelsDropdown(props: LabelsDropdownProps) {
  return (
    <Popover.Dropdown data-menu-dropdown>
      <LabelItems {...props} />
    </Popover.Dropdown>
  );
}

/** Creates a label and puts it on what is chosen. */
function useCreateLabel(onCreated: (label: LabelTagFragment) => void) {
  const [complaint, setComplaint] = useState<string | null>(null);
  const [create, { loading: isCreating }] = useMutation(CreateLabelMutation, {
    refetchQueries: ['LabelChoices'],
  });
  async function createLabel(name: string, labels: readonly LabelTagFragment[]) {
    setComplaint(null);
    try {
      const { data } = await create({
        variables: { input: { name, colour: freshColor(labels) } },
      });
      if (data) onCreated(data.createLabel);
    } catch (error) {
      setComplaint(problemOf(error).message);
    }
  }
  return { createLabel, isCreating, complaint };
}

function LabelItems({ chosen, onTurn, canCreate = false }: LabelsDropdownProps) {
  const { can } = useViewer();
  const [search, setSearch] = useState('');
  const { labels, problem } = useLabels();
  const { createLabel, isCreating, complaint } = useCreateLabel((label) => {
    onTurn(label, true);
    setSearch('');
  });
  if (labels === null) return <Menu.Label role="status">{problem ?? common.oneMoment}</Menu.Label>;
  const name = search.trim();
  const found = labels.filter(namedLike(name));
  const mayCreate = canCreate && can('can_edit_labels');
  const isNew = mayCreate && name !== '' && !labels.some(isNamed(name));
  const turn = (label: LabelTagFragment) => onTurn(label, !chosen.includes(label.id));
  const createNamed = () => void createLabel(name, labels);
  /** Enter takes the first, so that hands stay on the keyboard. */
  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || name === '') return;
    event.preventDefault();
    if (found[0] !== undefined) turn(found[0]);
    else if (isNew && !isCreating) createNamed();
  }
  return (
    <>
      {labels.length > 0 || mayCreate ? (
        <Menu.Search
          autoFocus
          aria-label={mayCreate ? texts.findOrCreateALabel : texts.findALabel}
          placeholder={mayCreate ? texts.findOrCreate : texts.findALabel}
          value={search}
          maxLength={longestName}
          onKeyDown={onEnter}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
      ) : null}
      {found.length === 0 && !isNew ? (
        <Menu.Label role="status">
          {labels.length === 0 ? texts.thereAreNoLabelsYet : texts.noLabelMatchesThis}
        </Menu.Label>
      ) : null}
      {complaint === null ? null : <Menu.Label role="alert">{complaint}</Menu.Label>}
      <div
        className={styles['options']}
        {...((found.length > 0 || isNew) && { role: 'menu', 'aria-label': common.labels })}
      >
        {found.map((label) => (
          <Menu.CheckboxItem
            key={label.id}
            checked={chosen.includes(label.id)}
            onChange={() => turn(label)}
          >
            <span className={styles['option']} title={label.name}>
              <ColorDot colour={label.colour} />
              <span className="cut">{label.name}</span>
            </span>
          </Menu.CheckboxItem>
        ))}
        {isNew ? (
          <Menu.Item
            leftSection={<IconPlus aria-hidden="true" />}
            disabled={isCreating}
            closeMenuOnClick={false}
            onClick={createNamed}
          >
            <span className="cut">{texts.createNamed({ name })}</span>
          </Menu.Item>
        ) : null}
      </div>
    </>
  );
}
