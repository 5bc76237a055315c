import { Select, type ComboboxItem, type OptionsFilter, type SelectProps } from '@mantine/core';
import { useState } from 'react';

export type Choosable = {
  value: string;
  label: string;
  /** Says more, and is found by its words, too. */ more?: string;
};
type SearchSelectProps = Pick<SelectProps, 'name' | 'label' | 'description' | 'error'> & {
  options: readonly Choosable[];
  defaultValue: string | null;
  /** What choosing nothing is called, as the first of the options; without it something has to be chosen. */
  without?: string | undefined;
  onChange: () => void;
};

const order: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
/** So that what is typed takes the place of what stands there. */
const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
  currentTarget.select();
const detailOf = (option: ComboboxItem) => (option as Choosable).more;

/** One of many, found by any of its words, whatever their case and accents. What is typed stays when the options come late. */
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
      inputWrapperOrder={order}
      data={data}
      value={value}
      searchable
      selectFirstOptionOnChange
      filter={byLabel}
      nothingFoundMessage="Nothing is called so"
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
