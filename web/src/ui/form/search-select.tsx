import { Select, type ComboboxItem, type OptionsFilter, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { texts } from './texts.ts';

export type Choosable = {
  value: string;
  label: string;
  /** A second line, also searchable. */ more?: string;
};
type SearchSelectProps = Pick<SelectProps, 'name' | 'label' | 'description' | 'error'> & {
  options: readonly Choosable[];
  defaultValue: string | null;
  /** The label of the empty option; without it a choice is required. */
  without?: string | undefined;
  onChange: () => void;
};

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
/** Typing replaces the current value. */
const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
  currentTarget.select();
const detailOf = (option: ComboboxItem) => (option as Choosable).more;

/**
 * A select with search by any word, ignoring case and accents. Typed text stays while options
 * load.
 */
export function SearchSelect({
  options,
  defaultValue,
  without,
  onChange,
  ...props
}: SearchSelectProps) {
  const [value, setValue] = useState(defaultValue ?? '');
  const data = without === undefined ? [...options] : [{ value: '', label: without }, ...options];
  return (
    <Select
      {...props}
      data={data}
      value={value}
      searchable
      selectFirstOptionOnChange
      filter={byLabel}
      nothingFoundMessage={texts.nothingIsCalledSo}
      maxDropdownHeight={280}
      comboboxProps={{ hideDetached: false, shadow: 'none' }}
      allowDeselect={false}
      onFocus={selectAll}
      onClick={selectAll}
      onChange={(chosen) => {
        setValue(chosen ?? '');
        onChange();
      }}
      renderOption={({ option }) =>
        detailOf(option) === undefined ? (
          option.label
        ) : (
          <span>
            {option.label}
            <small>{detailOf(option)}</small>
          </span>
        )
      }
    />
  );
}

const byLabel: OptionsFilter = ({ options, search, limit }) => {
  const words = folded(search)
    .split(/[\s/_]+/)
    .filter(Boolean);
  const found = options.filter((option) => {
    if (!('value' in option)) return false;
    const text = folded(`${option.label} ${option.value} ${detailOf(option) ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  return found.slice(0, limit);
};
