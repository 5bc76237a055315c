import { useState } from 'react';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';

/** Runs one action at a time and shows a toast. */
export function useAct() {
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  async function act(what: () => Promise<unknown>, done?: string): Promise<boolean> {
    setIsBusy(true);
    try {
      await what();
      if (done !== undefined) toast({ about: 'single-sign-on', text: done });
      return true;
    } catch (error) {
      toast(problemToast(error, 'single-sign-on'));
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { act, isBusy };
}
