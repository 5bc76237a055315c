import { Menu } from '@mantine/core';
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { MoreButton } from '../../ui/buttons/more-button.tsx';
import type { TagKind, TagRow } from '../../tags/kinds.ts';
import { ColorDot } from '../../tags/tag-chip.tsx';
import { Ago } from '../../ui/format/ago.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import table from '../../ui/table.module.css';
import styles from './tags-page.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

export type TagAction = 'edit' | 'merge' | 'delete';
type OnAct = (action: TagAction, tag: TagRow) => void;

type TagsTableProps = {
  kind: TagKind;
  tags: readonly TagRow[];
  mayEdit: boolean;
  onAct: OnAct;
};

export function TagsTable({ kind, tags, mayEdit, onAct }: TagsTableProps) {
  return (
    <table className={table['table']}>
      <colgroup>
        <col />
        <col style={{ width: 120 }} />
        <col className={table['medium']} style={{ width: 144 }} />
        {mayEdit ? <col style={{ width: 56 }} /> : null}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{kind.texts.one}</th>
          <th scope="col" className={table['num']}>
            {common.presentations}
          </th>
          <th scope="col" className={table['medium']}>
            {texts.created}
          </th>
          {mayEdit ? (
            <th scope="col">
              <span className="sr">{common.more}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {tags.map((tag) => (
          <tr key={tag.id} className={styles['row']}>
            <th scope="row">
              <Link to={`/content?${kind.name}=${tag.id}`} title={tag.name}>
                <ColorDot colour={tag.colour} />
                <span className="cut">{tag.name}</span>
              </Link>
            </th>
            <td className={table['num']}>{countLabel(tag.presentationCount)}</td>
            <td className={`${table['medium']} ${styles['created']}`}>
              <Ago at={tag.createdAt} />
            </td>
            {mayEdit ? (
              <td className={table['num']}>
                <TagMenu tag={tag} onAct={onAct} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TagMenu({ tag, onAct }: { tag: TagRow; onAct: OnAct }) {
  return (
    <Menu position="bottom-end" width={200}>
      <MoreButton about={tag.name} />
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil aria-hidden="true" />}
          onClick={() => onAct('edit', tag)}
        >
          {texts.edit}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowMerge aria-hidden="true" />}
          onClick={() => onAct('merge', tag)}
        >
          {texts.mergeIntoAnother}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          className="bad"
          leftSection={<IconTrash aria-hidden="true" />}
          onClick={() => onAct('delete', tag)}
        >
          {common.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
