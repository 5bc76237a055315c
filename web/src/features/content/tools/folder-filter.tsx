import { FolderDropdown } from '../../../folders/folder-picker.tsx';
import { useFolderTree } from '../../../folders/use-folder-tree.ts';
import { FilterChip } from './filter-chip.tsx';
import { texts } from './texts.ts';

type FolderFilterProps = {
  folders: readonly string[];
  onChoose: (folders: readonly string[]) => void;
};

export function FolderFilter({ folders: chosen, onChoose }: FolderFilterProps) {
  const { tree } = useFolderTree(chosen.length > 0);
  const nameOf = (id: string) => tree?.folder(id)?.name ?? texts.chosen;
  return (
    <FilterChip label={texts.folder} set={chosen.map(nameOf)} onClear={() => onChoose([])}>
      <FolderDropdown
        chosen={chosen}
        onPick={(folder) =>
          folder &&
          onChoose(
            chosen.includes(folder.id)
              ? chosen.filter((each) => each !== folder.id)
              : [...chosen, folder.id],
          )
        }
      />
    </FilterChip>
  );
}
