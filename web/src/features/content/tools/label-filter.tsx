import { LabelsDropdown, useLabels } from '../../../labels/labels-dropdown.tsx';
import { FilterChip } from './filter-chip.tsx';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type LabelFilterProps = {
  labels: readonly string[];
  onChoose: (labels: readonly string[]) => void;
};

export function LabelFilter({ labels: chosen, onChoose }: LabelFilterProps) {
  const { labels } = useLabels(chosen.length > 0);
  const nameOf = (id: string) => labels?.find((label) => label.id === id)?.name ?? texts.chosen;
  return (
    <FilterChip label={common.label} set={chosen.map(nameOf)} onClear={() => onChoose([])}>
      <LabelsDropdown
        chosen={chosen}
        onTurn={({ id }, isOn) =>
          onChoose(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
        }
      />
    </FilterChip>
  );
}
