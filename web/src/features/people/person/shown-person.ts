import type { ComponentType } from 'react';
import type { PersonPageQuery } from '../../../gql/graphql.ts';
import type { Editor } from '../roles/permissions.ts';

export type ShownPerson = NonNullable<PersonPageQuery['user']>;

/** The person and the viewer. */
interface Seen {
  person: ShownPerson;
  editor: Editor;
  isSelf: boolean;
  /** Whether the team uses apps of its own. */
  showsApps: boolean;
}

export type PersonTabProps = Seen & { refetch: () => Promise<unknown> };

/** A tab with its own path; hidden if the server would refuse it. */
export interface PersonTab {
  /** The path after the person's id; empty for the first tab. */
  path: string;
  label: string;
  Tab: ComponentType<PersonTabProps>;
  isFor: (seen: Seen) => boolean;
}
