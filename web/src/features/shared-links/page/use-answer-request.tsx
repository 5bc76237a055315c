import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useIsMailStored } from '../../../shared/presentation/use-is-mail-stored.ts';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import {
  AnswerAccessRequestMutation,
  LetRecipientInMutation,
  ProlongSharedLinkMutation,
} from './link-page.graphql.ts';
import { dayOf } from '../../../ui/form/days.ts';
import { lastMomentOf } from '../sheet/fields/expiry-field.tsx';
import { ActivateSharedLinkMutation } from '../of-presentation/shared-links.graphql.ts';
import { MailSharedLinkMutation } from '../sheet/sheet.graphql.ts';
import type { ShownLink } from './shown-link.ts';
import { useRefetchLists } from '../sheet/use-refetch-lists.ts';
import { hasPassed, recipientName } from '../labels.ts';

export type AccessRequest = ShownLink['accessRequests'][number];

/** Days added when a link reopens. */
const days = 30;

/** Emails the link, with its access code where it has one. */
function useGrant(link: ShownLink, { email, name }: AccessRequest) {
  const [letIn] = useMutation(LetRecipientInMutation);
  const [mail] = useMutation(MailSharedLinkMutation);
  const isMailStored = useIsMailStored();
  const { id, recipients, accessCode, asked } = link;
  return async (): Promise<string> => {
    if (email === null) return 'Access granted';
    const isRecipient = recipients.some((each) => each.email === email);
    const others = recipients.flatMap((each) =>
      each.email === null ? [] : [{ email: each.email, name: each.name }],
    );
    const known = isRecipient
      ? recipients
      : ((await letIn({ variables: { id, recipients: [...others, { email, name }] } })).data
          ?.reviseSharedLink.recipients ?? []);
    const added = known.find((each) => each.email === email);
    const message = accessCode === null ? null : `The access code is ${accessCode}`;
    if (added) await mail({ variables: { id, recipientIds: [added.id], mail: { message } } });
    const what = message === null ? 'the link' : 'the link and the access code';
    const who = recipientName({ email, name });
    if (isMailStored)
      return `Access granted. No email server is set up, so send ${who} ${what} yourself`;
    return accessCode === null && asked.hasAccessCode
      ? `Access granted. Send ${who} the presentation’s access code yourself`
      : `Access granted. ${who} gets ${what} by email`;
  };
}

function useReopen(link: ShownLink) {
  const [prolong] = useMutation(ProlongSharedLinkMutation);
  const [activate] = useMutation(ActivateSharedLinkMutation);
  return async (): Promise<string> => {
    if (hasPassed(link)) {
      const day = new Date();
      day.setDate(day.getDate() + days);
      await prolong({ variables: { id: link.id, expiresAt: lastMomentOf(dayOf(day)) } });
      return `The link is open for ${days} more days`;
    }
    await activate({ variables: { id: link.id } });
    return 'The link is on again';
  };
}

/** The actions on a request: what lets the person in, by the reason of the refusal, and declining. */
export function useAnswerRequest(link: ShownLink, request: AccessRequest) {
  const [isBusy, setIsBusy] = useState(false);
  const [answer] = useMutation(AnswerAccessRequestMutation);
  const refetchLists = useRefetchLists();
  const toast = useToast();
  const grant = useGrant(link, request);
  const reopen = useReopen(link);
  const { reason } = request;

  const doing = (isGranted: boolean, work: () => Promise<string>) => () => {
    setIsBusy(true);
    void work()
      .then(async (text) => {
        await answer({ variables: { linkId: link.id, personId: request.id, isGranted } });
        refetchLists();
        toast({ text, about: link.id });
      })
      .catch((error: unknown) => toast(problemToast(error, link.id)))
      .finally(() => setIsBusy(false));
  };

  const isClosed = (reason === 'CANCELED' || reason === 'EXPIRED') && link.status !== 'ACTIVE';
  return {
    isBusy,
    grantLabel: isClosed
      ? hasPassed(link)
        ? `Open for ${days} days`
        : 'Turn the link on'
      : 'Grant access',
    grant: doing(true, isClosed ? reopen : grant),
    decline: doing(false, () =>
      Promise.resolve(`Declined. No email was sent to ${recipientName(request)}`),
    ),
  };
}
