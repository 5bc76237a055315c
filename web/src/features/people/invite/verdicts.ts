import type { InvitationPreviewQuery, InviteListedMutation } from '../../../gql/graphql.ts';
import { texts } from './texts.ts';

export type Results = InviteListedMutation['inviteListedMembers'];

/** The expected or actual result of a row. */
export interface Verdict {
  isBad: boolean;
  words: string;
  /** Invitations without mail. */
  link: string | null;
}

/** Verdicts of the rows that cannot be sent. */
export function invalidRows(
  people: readonly { row: number; problem: string | null }[],
): ReadonlyMap<number, Verdict> {
  return new Map(
    people.flatMap(({ row, problem }) =>
      problem === null ? [] : [[row, { isBad: true, words: problem, link: null }]],
    ),
  );
}

const outlooks = {
  NEW: texts.willBeInvited,
  AGAIN: texts.alreadyInvitedGetsAnotherEmail,
  JOINS: texts.joinsRightAway,
  REFUSED: texts.cantBeInvited,
};

export function outlookOf({
  outlook,
  problem,
}: InvitationPreviewQuery['invitationPreview'][number]): Verdict {
  return { isBad: outlook === 'REFUSED', words: problem ?? outlooks[outlook], link: null };
}

export function answered({ problem, user }: Results[number], isMailStored: boolean): Verdict {
  const link = user?.invitationLink ?? null;
  if (problem != null) return { isBad: true, words: problem, link: null };
  if (user?.status === 'ACTIVE')
    return {
      isBad: false,
      words: texts.joined,
      link: null,
    };
  return {
    isBad: false,
    words:
      link === null
        ? isMailStored
          ? texts.invitedLinkInSystem
          : texts.invitedByEmail
        : texts.invitedShareLink,
    link,
  };
}
