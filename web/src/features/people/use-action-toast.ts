import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast, type Toast } from '../../ui/states/toasts.tsx';

/** Does something about a person and says what came of it. */
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
