import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../../edge/problem.ts';
import { AddToGroupMutation, PeopleForGroupQuery } from './groups.graphql.ts';

/** One page and one call have the same limit. */
const atOnce = 100;

/** Adds people to a group and reports progress. */
export function useAddPeople(groupId: string) {
  const client = useApolloClient();
  const [mutate] = useMutation(AddToGroupMutation);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(userIds: readonly string[]) {
    const { data } = await mutate({ variables: { id: groupId, userIds: [...userIds] } });
    const [refused] = data?.addToGroup.refused ?? [];
    if (refused) setProblem(refused.message);
  }

  async function notify(work: () => Promise<void>) {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    setProgress(null);
    await client.refetchQueries({ include: ['GroupPage', 'GroupMembers'] });
  }

  const add = (userIds: readonly string[]) => notify(() => send(userIds));

  const addAll = (search: string | null) =>
    notify(async () => {
      for (let page = 1, of = 1; (page - 1) * atOnce < of; page++) {
        const { data } = await client.query({
          query: PeopleForGroupQuery,
          variables: { search, page, pageSize: atOnce },
          fetchPolicy: 'network-only',
        });
        const { items = [], total = 0 } = data?.users ?? {};
        of = total;
        setProgress({ done: (page - 1) * atOnce, of });
        const outside = items.filter(({ groups }) => groups.every(({ id }) => id !== groupId));
        if (outside.length > 0) await send(outside.map(({ id }) => id));
      }
    });

  return { add, addAll, progress, problem };
}
