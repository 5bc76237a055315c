import { Menu } from '@mantine/core';
import { IconArrowsSort, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useViewer } from '../../../account/viewer.ts';
import { brandKind, labelKind, productKind } from '../../../tags/kinds.ts';
import { FindField } from '../../../ui/find-field.tsx';
import parts from '../../../ui/parts.module.css';
import { countLabel } from '../../../ui/format/count-label.ts';
import { ChipRow } from '../../../ui/side-scroll.tsx';
import styles from '../content.module.css';
import { ChoiceChip } from './filter-chip.tsx';
import { FolderFilter } from './folder-filter.tsx';
import { GroupFilter } from './group-filter.tsx';
import { OwnerChip } from './owner-chip.tsx';
import { TagFilter } from './tag-filter.tsx';
import {
  me,
  sortLabels,
  statusLabels,
  typeLabels,
  type ContentFilters,
  type FilterName,
} from '../use-content-filters.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type ContentToolsProps = {
  filters: ContentFilters;
  total: number;
  onChange: (name: FilterName, value: string | null) => void;
};

export function ContentTools({
  filters: { search, types, statuses, owners, isDeleted, sort, ...chosen },
  total,
  onChange,
}: ContentToolsProps) {
  const { canEditPresentations } = useViewer();
  const { folderId } = useParams();
  const change = (name: FilterName) => (values: readonly string[]) =>
    onChange(name, values.join(','));
  const isMine = owners.includes(me);
  return (
    <>
      <FindField
        label={texts.searchThisList}
        placeholder={common.name}
        search={search}
        isSmall
        onSearch={(text) => onChange('search', text)}
      />
      <ChipRow>
        <ChoiceChip
          label={common.type}
          options={typeLabels}
          chosen={types}
          onChoose={change('type')}
        />
        <ChoiceChip
          label={common.status}
          options={statusLabels}
          chosen={statuses}
          onChoose={change('status')}
        />
        <TagFilter kind={labelKind} chosen={chosen.labels} onChoose={change('label')} />
        <TagFilter kind={brandKind} chosen={chosen.brands} onChoose={change('brand')} isOptional />
        <TagFilter
          kind={productKind}
          chosen={chosen.products}
          onChoose={change('product')}
          isOptional
        />
        {folderId === undefined ? (
          <FolderFilter folders={chosen.folders} onChoose={change('folder')} />
        ) : null}
        <GroupFilter chosen={chosen.groups} onChoose={change('group')} />
        <OwnerChip owners={owners} onChoose={change('owner')} />
        <button
          type="button"
          className={parts['chip']}
          data-set={isMine || undefined}
          aria-pressed={isMine}
          onClick={() => change('owner')(isMine ? owners.filter((each) => each !== me) : [me])}
        >
          {texts.ownedByMe}
        </button>
        {canEditPresentations ? (
          <button
            type="button"
            className={parts['chip']}
            data-set={isDeleted || undefined}
            aria-pressed={isDeleted}
            onClick={() => onChange('deleted', isDeleted ? null : '1')}
          >
            <IconTrash aria-hidden="true" />
            {texts.trash}
          </button>
        ) : null}
      </ChipRow>
      <div className={styles['end']}>
        <span className={styles['total']} role="status">
          {texts.presentationsCount({ count: total, total: countLabel(total) })}
        </span>
        <SortMenu sort={sort} onChange={onChange} />
      </div>
    </>
  );
}

type SortMenuProps = { sort: ContentFilters['sort']; onChange: ContentToolsProps['onChange'] };

function SortMenu({ sort, onChange }: SortMenuProps) {
  return (
    <Menu position="bottom-end" width={200} hideDetached={false}>
      <Menu.Target>
        <button
          type="button"
          className={styles['sort']}
          aria-label={texts.orderedBy({ order: sortLabels[sort] })}
        >
          <IconArrowsSort aria-hidden="true" />
          <span>{sortLabels[sort]}</span>
          <IconChevronDown aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={sort}
          onChange={(value) => onChange('sort', value === 'newest' ? null : value)}
        >
          {Object.entries(sortLabels).map(([value, word]) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {word}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
