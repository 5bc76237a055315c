import { createContext, use } from 'react';
import type { ShellQuery } from '../gql/graphql.ts';

export const ViewerContext = createContext<ShellQuery['viewer'] | null>(null);

/** The signed-in user. The server decides permissions; this only hides what it would refuse. */
export function useViewer() {
  const viewer = use(ViewerContext);
  if (viewer === null) throw new Error('Only pages within the shell know who is signed in.');
  const isAdmin = viewer.currentTeamRole === 'TEAM_ADMIN';
  const can = (permission: string) => isAdmin || (viewer.permissions ?? []).includes(permission);
  return { viewer, can, isAdmin, canEditPresentations: can('can_edit_presentations') };
}
