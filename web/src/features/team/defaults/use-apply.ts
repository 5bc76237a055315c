import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { FlagsFragment } from '../../../gql/graphql.ts';
import { common } from '../../../texts/common.ts';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { ApplyDefaultsMutation, ChangeFlagsMutation } from './defaults.graphql.ts';
import { flagsInput } from './flags.ts';
import { texts } from './texts.ts';

interface Unlike {
  presentation: { id: string };
  /** As they were. */
  flags: FlagsFragment;
}

/** Gives presentations the team’s defaults; undoing gives each what it had. */
export function useApply(onChanged: () => Promise<unknown>) {
  const client = useApolloClient();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(act: () => Promise<void>) {
    setIsBusy(true);
    try {
      await act();
      await onChanged();
    } catch (error) {
      toast(problemToast(error, 'defaults'));
    }
    setIsBusy(false);
  }

  const restore = (items: readonly Unlike[]) =>
    attempt(async () => {
      const changes = items.map(({ presentation: { id }, flags }) => ({
        id,
        flags: flagsInput(flags),
      }));
      await client.mutate({ mutation: ChangeFlagsMutation, variables: { changes } });
      toast({ text: texts.restored({ count: items.length }), about: 'defaults' });
    });

  const apply = (items: readonly Unlike[]) =>
    attempt(async () => {
      const ids = items.map(({ presentation: { id } }) => id);
      const { data } = await client.mutate({ mutation: ApplyDefaultsMutation, variables: { ids } });
      if (!data) return;
      const { changed, refused } = data.applyTeamDefaults;
      const changedIds = new Set(changed.map(({ id }) => id));
      const done = items.filter(({ presentation: { id } }) => changedIds.has(id));
      if (done.length > 0)
        toast({
          text: texts.applied({ count: done.length }),
          action: { label: common.undo, run: () => void restore(done) },
          about: 'defaults',
        });
      if (refused.length > 0)
        toast({
          text: texts.notChanged({ count: refused.length }),
          isBad: true,
          about: 'defaults-refused',
        });
    });

  return { apply, isBusy };
}
