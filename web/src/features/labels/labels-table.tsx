import { Menu } from '@mantine/core';
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { MoreButton } from '../../ui/buttons/more-button.tsx';
import type { LabelRowFragment } from '../../gql/graphql.ts';
import { ColorDot } from '../../labels/label-chip.tsx';
import { Ago } from '../../ui/format/ago.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import table from '../../ui/table.module.css';
import styles from './labels-page.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

export type LabelAction = 'edit' | 'merge' | 'delete';
type OnAct = (action: LabelAction, label: LabelRowFragment) => void;

type LabelsTableProps = {
  labels: readonly LabelRowFragment[];
  mayEdit: boolean;
  onAct: OnAct;
};

export function LabelsTable({ labels, mayEdit, onAct }: LabelsTableProps) {
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
          <th scope="col">{common.label}</th>
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
        {labels.map((label) => (
          <tr key={label.id} className={styles['row']}>
            <th scope="row">
              <Link to={`/content?label=${label.id}`} title={label.name}>
                <ColorDot colour={label.colour} />
                <span className="cut">{label.name}</span>
              </Link>
            </th>
            <td className={table['num']}>{countLabel(label.presentationCount)}</td>
            <td className={`${table['medium']} ${styles['created']}`}>
              <Ago at={label.createdAt} />
            </td>
            {mayEdit ? (
              <td className={table['num']}>
                <LabelMenu label={label} onAct={onAct} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LabelMenu({ label, onAct }: { label: LabelRowFragment; onAct: OnAct }) {
  return (
    <Menu position="bottom-end" width={200}>
      <MoreButton about={label.name} />
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil aria-hidden="true" />}
          onClick={() => onAct('edit', label)}
        >
          {texts.edit}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowMerge aria-hidden="true" />}
          onClick={() => onAct('merge', label)}
        >
          {texts.mergeIntoAnother}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          className="bad"
          leftSection={<IconTrash aria-hidden="true" />}
          onClick={() => onAct('delete', label)}
        >
          {common.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
