import { Menu } from '@mantine/core';
import { IconArrowsSort, IconCheck, IconChevronDown } from '@tabler/icons-react';
import { ClearChip } from '../../../ui/form/clear-chip.tsx';
import { InternalVisitsSwitch } from '../../../shared/readers/internal-visits-switch.tsx';
import { FindField } from '../../../ui/find-field.tsx';
import parts from '../../../ui/parts.module.css';
import styles from './links.module.css';
import { OwnerChip } from './owner-chip.tsx';
import {
  orderLabels,
  statusLabels,
  typeChoices,
  type FilterName,
  type LinkFilters,
} from './use-link-filters.ts';
import { linksLabel } from '../labels.ts';
import { ChipRow } from '../../../ui/side-scroll.tsx';
import { Ago } from '../../../ui/format/ago.tsx';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type LinksToolsProps = {
  filters: LinkFilters;
  total: number;
  asOf: string | null;
  onChange: (name: FilterName, value: string | null) => void;
};

/** Filters, sort order, audience and the number of results. */
export function LinksTools({
  filters: { search, status, type, owner, order, withOthers },
  total,
  asOf,
  onChange,
}: LinksToolsProps) {
  return (
    <div className={styles['tools']}>
      <FindField
        label={texts.searchLinks}
        placeholder={texts.nameLinkOrRecipient}
        search={search}
        onSearch={(text) => onChange('search', text)}
      />
      <ChipRow>
        <FilterChip
          label={common.status}
          set={status && statusLabels[status]}
          options={statusLabels}
          onPick={(value) => onChange('status', value)}
        />
        <FilterChip
          label={common.type}
          set={type && typeChoices[type]}
          options={typeChoices}
          onPick={(value) => onChange('type', value)}
        />
        <OwnerChip owner={owner} onPick={(value) => onChange('owner', value)} />
        <Menu position="bottom-start" width={200}>
          <Menu.Target>
            <button
              type="button"
              className={parts['chip']}
              data-set={order !== 'newest' || undefined}
            >
              <IconArrowsSort aria-hidden="true" />
              {orderLabels[order]}
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {Object.entries(orderLabels).map(([value, word]) => (
              <Menu.Item
                key={value}
                rightSection={
                  value === order ? <IconCheck aria-label={texts.chosen} size={16} /> : null
                }
                onClick={() => onChange('order', value === 'newest' ? null : value)}
              >
                {word}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </ChipRow>
      <InternalVisitsSwitch
        className={styles['others'] ?? ''}
        isOn={withOthers}
        onChange={(isOn) => onChange('everyone', isOn ? '1' : null)}
      />
      <p className={styles['total']}>
        <span role="status">{linksLabel(total)}</span>
        {asOf === null ? null : (
          <span title={texts.figuresUpTo}>
            {' '}
            {'· '}
            {rich(texts.updatedWhen, { when: <Ago at={asOf} /> })}
          </span>
        )}
      </p>
    </div>
  );
}

type FilterChipProps = {
  label: string;
  set: string | null;
  options: Record<string, string>;
  onPick: (value: string | null) => void;
};

function FilterChip({ label, set, options, onPick }: FilterChipProps) {
  if (set !== null) return <ClearChip label={label} value={set} onClear={() => onPick(null)} />;
  return (
    <Menu position="bottom-start" width={176}>
      <Menu.Target>
        <button type="button" className={parts['chip']}>
          {label}
          <IconChevronDown aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(options).map(([value, name]) => (
          <Menu.Item key={value} onClick={() => onPick(value)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
