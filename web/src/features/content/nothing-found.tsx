import { Button } from '@mantine/core';
import type { PresentationStatus } from '../../gql/graphql.ts';
import { statusWords } from '../../presentation/status-pill.tsx';
import { Nothing } from '../../ui/nothing.tsx';

/** The filters leave nothing: says which, and takes them away. */
export function NothingFound({ search, status, onClear }: { search: string | null; status: PresentationStatus | null; onClear: () => void }) {
  const which = [search === null ? '' : ` matches “${search}”`, status === null ? '' : `${search === null ? ' has' : ' with'} the status ${statusWords[status]}`].join('');
  return <Nothing title={`No presentation${which}`} action={<Button onClick={onClear}>Show all</Button>}>A search finds the beginning of any word of a name.</Nothing>;
}
