import type { Executed } from '@lectern/kernel/commands/handler.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { FolderCommand } from './commands.ts';
import { FolderTree } from './folder-tree.ts';
import type { FolderTreeState } from './state.ts';
import { problems } from '../problems.ts';

const waiting = new Map<string, Promise<unknown>>();

/**
 * Changes a team's folders. All of a team are one stream, so this process takes its changes in turn instead of letting
 * them conflict; those of other processes are decided again by the command handler.
 * @throws DomainError what `decide` throws
 */
export async function changeTree(
  context: ServiceContext,
  command: FolderCommand,
): Promise<Executed<FolderTreeState>> {
  const { claims } = context;
  const teamId = 'teamId' in claims ? claims.teamId : null;
  if (teamId === null) throw new DomainError('FORBIDDEN', problems.foldersNeedTeam);
  const before = waiting.get(teamId) ?? Promise.resolve();
  const turn = before.then(() => context.execute(FolderTree, teamId, command));
  const settled = turn.then(
    () => {},
    () => {},
  );
  waiting.set(teamId, settled);
  void settled.then(() => {
    if (waiting.get(teamId) === settled) waiting.delete(teamId);
  });
  return turn;
}
