import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast, type Toast } from '../../ui/states/toasts.tsx';

/** Runs an action on a person and shows the result as a toast. */
export function useActionToast(about: string) {
  const toast = useToast();
  return async (act: () => Promise<unknown>, done: Toast): Promise<boolean> => {
    try {
      await act();
      toast({ about, ...done });
      return true;
    } catch (error) {
      toast(problemToast(error, about));
      return false;
    }
  };
}
