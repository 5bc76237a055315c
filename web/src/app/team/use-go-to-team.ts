import { useViewer } from '../../account/viewer.ts';
import { callEdge } from '../../edge/edge-fetch.ts';
import { Problem } from '../../edge/problem.ts';
import { isUnderWay } from '../../uploads/upload.ts';
import { useLeave } from '../../ui/form/leave-guard.tsx';
import { useUploads } from '../../uploads/uploads-context.tsx';
import { texts } from './texts.ts';

/** Switches the team and reloads. Rejects with a Problem if the server refuses. */
export function useGoToTeam() {
  const { viewer } = useViewer();
  const { queue } = useUploads();
  const leave = useLeave();
  return async (teamId: string, path = '/') => {
    if (queue.all().some(isUnderWay)) throw new Problem('CONFLICT', texts.uploadsBlockSwitch);
    await leave(async () => {
      await callEdge(`/api/users/${viewer.id}/teams/${teamId}/switch`, { method: 'POST' });
      queue.signOut();
      window.location.assign(path);
    });
  };
}
