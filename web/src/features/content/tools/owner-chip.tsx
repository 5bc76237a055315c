import { useViewer } from '../../../account/viewer.ts';
import { FilterChip } from './filter-chip.tsx';
import { PeopleDropdown, personName, usePeople } from '../../../shared/people/people-menu.tsx';
import { me } from '../use-content-filters.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** Filters by owner; “mine” has its own chip. */
export function OwnerChip({
  owners,
  onChoose,
}: {
  owners: readonly string[];
  onChoose: (owners: readonly string[]) => void;
}) {
  const { viewer } = useViewer();
  const others = owners.filter((owner) => owner !== me);
  const { people } = usePeople(others.length > 0);
  const ownerNameOf = (id: string) => {
    const found = people.find((person) => person.id === id);
    return found === undefined ? texts.chosen : personName(found);
  };
  const toggleOwner = (id: string) => {
    const key = id === viewer.id ? me : id;
    onChoose(owners.includes(key) ? owners.filter((each) => each !== key) : [...owners, key]);
  };
  return (
    <FilterChip
      label={common.owner}
      set={others.map(ownerNameOf)}
      onClear={() => onChoose(owners.filter((owner) => owner === me))}
    >
      <PeopleDropdown
        chosen={owners.map((owner) => (owner === me ? viewer.id : owner))}
        onPick={({ id }) => toggleOwner(id)}
      />
    </FilterChip>
  );
}
