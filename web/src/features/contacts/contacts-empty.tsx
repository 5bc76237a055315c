import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/states/empty-state.tsx';

export function ContactsEmpty() {
  return (
    <EmptyState
      level="h2"
      title="No contacts yet"
      action={
        <Button mt={16} component={Link} to="/content">
          Choose what to share
        </Button>
      }
    >
      People who confirm their email, or are a link’s only recipient, appear here.
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
      title={search === null ? 'No contacts in this period' : `No results for “${search}”`}
      action={<Button onClick={onClear}>Show everyone</Button>}
    >
      {search === null
        ? 'Choose a longer period.'
        : 'Search matches the beginning of any word in a name or email.'}
    </EmptyState>
  );
}
