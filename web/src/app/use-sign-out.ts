import { useNavigate } from 'react-router';
import { callEdge } from '../edge/edge-fetch.ts';
import { problemToast } from '../ui/states/problem-toast.ts';
import { useLeave } from '../ui/form/leave-guard.tsx';
import { useToast } from '../ui/states/toasts.tsx';
import { useUploads } from '../uploads/uploads-context.tsx';

/** Ends the sign-in and its uploads. */
export function useSignOut() {
  const navigate = useNavigate();
  const toast = useToast();
  const { queue } = useUploads();
  const leave = useLeave();
  return async () => {
    try {
      await leave(async () => {
        await callEdge('/logout', { method: 'POST' });
        queue.signOut();
        await navigate('/login');
      });
    } catch (error) {
      toast(problemToast(error));
    }
  };
}
