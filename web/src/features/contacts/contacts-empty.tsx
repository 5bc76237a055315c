import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/states/empty-state.tsx';

export function ContactsEmpty({ withOthers }: { withOthers: boolean }) {
  return (
    <EmptyState
      level="h2"
      title="Nobody is known by name yet"
      action={
        <Button mt={16} component={Link} to="/content">
          Choose what to share
        </Button>
      }
    >
      Whoever proves an address at a link, or is its only recipient, appears here with all that they
      read.{withOthers ? '' : ' Own team and bots are not counted.'}
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
      title={search === null ? 'Nobody was here in that time' : `Nobody is called “${search}”`}
      action={<Button onClick={onClear}>Show everybody</Button>}
    >
      {search === null
        ? 'Choose a longer time.'
        : 'Contacts are found by the beginning of any word of their name or address.'}
    </EmptyState>
  );
}
