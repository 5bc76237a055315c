import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { texts } from './texts.ts';

export function ContactsEmpty() {
  return (
    <EmptyState
      level="h2"
      title={texts.noContactsYet}
      action={
        <Button mt={16} component={Link} to="/content">
          {texts.chooseWhatToShare}
        </Button>
      }
    >
      {texts.contactsAppearHere}
    </EmptyState>
  );
}

export function NoContactsFound({
  search,
  onClear,
}: {
  search: string | null;
  onClear: () => void;
}) {
  return (
    <EmptyState
      level="h2"
      title={search === null ? texts.noContactsInThisPeriod : texts.noResultsFor({ search })}
      action={<Button onClick={onClear}>{texts.showEveryone}</Button>}
    >
      {search === null ? texts.chooseALongerPeriod : texts.searchHint}
    </EmptyState>
  );
}
