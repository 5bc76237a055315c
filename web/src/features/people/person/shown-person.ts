import type { ComponentType } from 'react';
import type { PersonPageQuery } from '../../../gql/graphql.ts';
import type { Editor } from '../permissions.ts';

export type ShownPerson = NonNullable<PersonPageQuery['user']>;

/** Who is shown, and who looks. */
interface Seen {
  person: ShownPerson;
  editor: Editor;
  isSelf: boolean;
}

export type PersonTabProps = Seen & { refetch: () => Promise<unknown> };

/** A part of somebody's page with an address of its own; those that the server would refuse are not there. */
export interface PersonTab {
  /** What stands behind the person in the address; the first has nothing. */
  path: string;
  word: string;
  Tab: ComponentType<PersonTabProps>;
  isFor: (seen: Seen) => boolean;
}
