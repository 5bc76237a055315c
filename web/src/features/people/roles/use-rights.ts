import { useApolloClient, useMutation } from '@apollo/client/react';
import { problemOf } from '../../../edge/problem.ts';
import type {
  MemberRightsChangesInput,
  MemberRightsInput,
  PersonFragment,
} from '../../../gql/graphql.ts';
import { ChangeMembersMutation, PersonNowQuery } from '../people.graphql.ts';
import { texts } from './texts.ts';

export type Rights = Required<MemberRightsInput> & { customRoleId: string | null };

export const rightsOf = ({
  currentTeamRole,
  customRole,
  storedPermissions,
}: PersonFragment): Rights => ({
  role: currentTeamRole,
  customRoleId: customRole?.id ?? null,
  permissions: [...(storedPermissions ?? [])],
});

export interface RightsChange {
  person: PersonFragment;
  to: MemberRightsChangesInput;
}

export interface Outcome {
  person: PersonFragment;
  /** The current permissions; null if there is a problem. */
  after: PersonFragment | null;
  problem: string | null;
}

/** Changes per request. */
export const partSize = 50;

/**
 * Changes permissions if they are still as shown, and reports each outcome.
 * @throws if the server does not answer
 */
export function useRights() {
  const client = useApolloClient();
  const [send] = useMutation(ChangeMembersMutation);

  async function change(
    changes: readonly RightsChange[],
    { isUndo = false } = {},
  ): Promise<Outcome[]> {
    const { data } = await send({
      variables: {
        changes: changes.map(({ person, to }) => ({
          userId: person.id,
          from: rightsOf(person),
          to,
        })),
        isUndo,
      },
    });
    const answers = data?.changeMembers ?? [];
    return Promise.all(
      changes.map(async ({ person }, index) => {
        const answer = answers[index];
        if (answer?.user != null) return { person, after: answer.user, problem: null };
        // Shows the current state next to the problem.
        const now =
          answer?.code === 'CONFLICT'
            ? (
                await client
                  .query({
                    query: PersonNowQuery,
                    variables: { id: person.id },
                    fetchPolicy: 'network-only',
                  })
                  .catch(() => null)
              )?.data?.user
            : null;
        return {
          person: now ?? person,
          after: null,
          problem: answer?.problem ?? texts.theServerGaveNoAnswer,
        };
      }),
    );
  }

  /** Reverts the successful changes, and counts those that others have changed since. */
  async function undo(
    outcomes: readonly Outcome[],
    onPart?: (done: number, total: number) => void,
  ): Promise<{ failed: number; problem: string | null }> {
    const back = outcomes.flatMap(({ person, after }) =>
      after === null ? [] : [{ person: after, to: rightsOf(person) }],
    );
    let failed = 0;
    try {
      for (let at = 0; at < back.length; at += partSize) {
        onPart?.(at, back.length);
        failed += (await change(back.slice(at, at + partSize), { isUndo: true })).filter(
          ({ after }) => after === null,
        ).length;
      }
    } catch (error) {
      return { failed, problem: problemOf(error).message };
    }
    return { failed, problem: null };
  }

  return { change, undo };
}

export function undoneLabel({ failed, problem }: { failed: number; problem: string | null }) {
  if (problem !== null) return { text: texts.notEverythingWasUndone({ problem }), isBad: true };
  if (failed > 0)
    return {
      text: texts.undonePartly({ count: failed }),
      isBad: true,
    };
  return { text: texts.undone };
}
