import type { TagKind } from '../../../tags/kinds.ts';
import { TagsDropdown, useTags } from '../../../tags/tags-dropdown.tsx';
import { FilterChip } from './filter-chip.tsx';
import { texts } from './texts.ts';

type TagFilterProps = {
  kind: TagKind;
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  /** Shown only where the team has some. */ isOptional?: boolean;
};

export function TagFilter({ kind, chosen, onChoose, isOptional = false }: TagFilterProps) {
  const { tags } = useTags(kind, isOptional || chosen.length > 0);
  if (isOptional && chosen.length === 0 && (tags ?? []).length === 0) return null;
  const nameOf = (id: string) => tags?.find((tag) => tag.id === id)?.name ?? texts.chosen;
  return (
    <FilterChip label={kind.texts.one} set={chosen.map(nameOf)} onClear={() => onChoose([])}>
      <TagsDropdown
        kind={kind}
        chosen={chosen}
        onTurn={({ id }, isOn) =>
          onChoose(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
        }
      />
    </FilterChip>
  );
}
