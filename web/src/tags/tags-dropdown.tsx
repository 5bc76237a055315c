import { useMutation, useQuery } from '@apollo/client/react';
import { Menu, Popover } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useViewer } from '../account/viewer.ts';
import { problemOf } from '../edge/problem.ts';
import { freshColor } from './colours.ts';
import { namedLike, isNamed } from './find-tag.ts';
import type { Tag, TagKind } from './kinds.ts';
import { ColorDot } from './tag-chip.tsx';
import styles from './tags.module.css';
import { common } from '../texts/common.ts';
import { texts } from './texts.ts';

const longestName = 60;

type TagsDropdownProps = {
  kind: TagKind;
  chosen: readonly string[];
  onTurn: (tag: Tag, isOn: boolean) => void;
  /** Whether a name that none has can be made one. */ canCreate?: boolean;
};

/** Those of the team; loads only if `isWanted`. */
export function useTags(kind: TagKind, isWanted = true) {
  const { data, error } = useQuery(kind.choices, {
    skip: !isWanted,
    fetchPolicy: 'cache-and-network',
  });
  return {
    tags: data?.tags ?? null,
    problem: error === undefined ? null : problemOf(error).message,
  };
}

/** Opens inside a Menu: those to choose from, found by typing, and made in place. */
export function TagsDropdown(props: TagsDropdownProps) {
  return (
    <Popover.Dropdown data-menu-dropdown>
      <TagItems {...props} />
    </Popover.Dropdown>
  );
}

/** Creates one and puts it on what is chosen. */
function useCreateTag(kind: TagKind, onCreated: (tag: Tag) => void) {
  const [complaint, setComplaint] = useState<string | null>(null);
  const [create, { loading: isCreating }] = useMutation(kind.create, {
    refetchQueries: kind.queries.slice(1),
  });
  async function createTag(name: string, tags: readonly Tag[]) {
    setComplaint(null);
    try {
      const { data } = await create({
        variables: { input: { name, ...(kind.hasColor && { colour: freshColor(tags) }) } },
      });
      if (data) onCreated(data.tag);
    } catch (error) {
      setComplaint(problemOf(error).message);
    }
  }
  return { createTag, isCreating, complaint };
}

function TagItems({ kind, chosen, onTurn, canCreate = false }: TagsDropdownProps) {
  const { can } = useViewer();
  const [search, setSearch] = useState('');
  const { tags, problem } = useTags(kind);
  const { createTag, isCreating, complaint } = useCreateTag(kind, (tag) => {
    onTurn(tag, true);
    setSearch('');
  });
  if (tags === null) return <Menu.Label role="status">{problem ?? common.oneMoment}</Menu.Label>;
  const name = search.trim();
  const found = tags.filter(namedLike(name));
  const mayCreate = canCreate && can(kind.permission);
  const isNew = mayCreate && name !== '' && !tags.some(isNamed(name));
  const turn = (tag: Tag) => onTurn(tag, !chosen.includes(tag.id));
  const createNamed = () => void createTag(name, tags);
  /** Enter takes the first, so that hands stay on the keyboard. */
  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || name === '') return;
    event.preventDefault();
    if (found[0] !== undefined) turn(found[0]);
    else if (isNew && !isCreating) createNamed();
  }
  return (
    <>
      {tags.length > 0 || mayCreate ? (
        <Menu.Search
          autoFocus
          aria-label={mayCreate ? kind.texts.findOrCreateOne : kind.texts.findOne}
          placeholder={mayCreate ? texts.findOrCreate : kind.texts.findOne}
          value={search}
          maxLength={longestName}
          onKeyDown={onEnter}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
      ) : null}
      {found.length === 0 && !isNew ? (
        <Menu.Label role="status">
          {tags.length === 0 ? kind.texts.noneYet : kind.texts.noneMatches}
        </Menu.Label>
      ) : null}
      {complaint === null ? null : <Menu.Label role="alert">{complaint}</Menu.Label>}
      <div
        className={styles['options']}
        {...((found.length > 0 || isNew) && { role: 'menu', 'aria-label': kind.texts.many })}
      >
        {found.map((tag) => (
          <Menu.CheckboxItem
            key={tag.id}
            checked={chosen.includes(tag.id)}
            onChange={() => turn(tag)}
          >
            <span className={styles['option']} title={tag.name}>
              <ColorDot colour={tag.colour} />
              <span className="cut">{tag.name}</span>
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
