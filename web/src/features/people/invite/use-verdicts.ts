import { useApolloClient } from '@apollo/client/react';
import { useState, type RefObject } from 'react';
import { useIsMailStored } from '../../../shared/presentation/use-is-mail-stored.ts';
import { InvitationPreviewQuery, InviteListedMutation } from '../people.graphql.ts';
import { useBatches } from '../use-batches.ts';
import type { ListedPerson } from './people-csv.ts';
import { answered, outlookOf, type Verdict } from './verdicts.ts';

/** Previews the rows, then invites them in batches; each row gets a verdict. */
export function useVerdicts(permissions: ReadonlySet<string>, keys: RefObject<string>) {
  const client = useApolloClient();
  const isMailStored = useIsMailStored();
  const [verdicts, setVerdicts] = useState<ReadonlyMap<number, Verdict>>(new Map());
  const judge = (part: readonly ListedPerson[], answers: readonly Verdict[]) =>
    setVerdicts((before) => {
      const next = new Map(before);
      for (const [index, verdict] of answers.entries()) {
        const row = part[index]?.row;
        if (row !== undefined) next.set(row, verdict);
      }
      return next;
    });
  const asSent = ({ email, name, role, customRole }: ListedPerson) => ({
    email,
    name,
    role,
    customRoleId: customRole?.id ?? null,
    permissions: role === 'TEAM_ADMIN' ? [] : [...permissions],
  });
  const checking = useBatches<ListedPerson>(200, async (part) => {
    const { data, error } = await client.query({
      query: InvitationPreviewQuery,
      variables: { people: part.map(asSent) },
      fetchPolicy: 'no-cache',
    });
    if (data == null) throw error ?? new Error('The server gave no answer.');
    judge(part, data.invitationPreview.map(outlookOf));
  });
  const sending = useBatches<ListedPerson>(50, async (part, first) => {
    const { data } = await client.mutate({
      mutation: InviteListedMutation,
      variables: { people: part.map(asSent) },
      context: { idempotencyKey: `${keys.current}/${first}` },
      fetchPolicy: 'no-cache',
    });
    if (data == null) throw new Error('The server gave no answer.');
    judge(
      part,
      data.inviteListedMembers.map((result) => answered(result, isMailStored)),
    );
  });
  return { verdicts, setVerdicts, checking, sending };
}
