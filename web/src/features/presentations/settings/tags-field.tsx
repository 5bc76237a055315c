import { MultiSelect, Select } from '@mantine/core';
import { useTags } from '../../../tags/tags-dropdown.tsx';
import type { Field } from './field.ts';
import { listIn, type Value } from './values.ts';
import { common } from '../../../texts/common.ts';

type TagsFieldProps = {
  field: Extract<Field, { kind: 'tags' }>;
  value: Value;
  complaint: string | null;
  onChange: (value: Value) => void;
};

/** Its brand, or its products. */
export function TagsField({
  field: { label, meaning, of, isList },
  value,
  complaint,
  onChange,
}: TagsFieldProps) {
  const { tags, problem } = useTags(of);
  const props = {
    label,
    description: meaning,
    error: complaint,
    data: tags === null ? [] : tags.map(({ id, name }) => ({ value: id, label: name })),
    searchable: true,
    clearable: true,
    nothingFoundMessage: problem ?? (tags === null ? common.oneMoment : of.texts.noneMatches),
    comboboxProps: { hideDetached: false, shadow: 'none' },
    maxDropdownHeight: 280,
  } as const;
  return isList ? (
    <MultiSelect {...props} value={[...listIn(value)]} onChange={onChange} hidePickedOptions />
  ) : (
    <Select {...props} value={typeof value === 'string' ? value : null} onChange={onChange} />
  );
}
