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
import { texts } from './texts.ts';

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
    if (email === null) return texts.accessGranted;
    const isRecipient = recipients.some((each) => each.email === email);
    const others = recipients.flatMap((each) =>
      each.email === null ? [] : [{ email: each.email, name: each.name }],
    );
    const known = isRecipient
      ? recipients
      : ((await letIn({ variables: { id, recipients: [...others, { email, name }] } })).data
          ?.reviseSharedLink.recipients ?? []);
    const added = known.find((each) => each.email === email);
    const message = accessCode === null ? null : texts.theAccessCodeIs({ accessCode });
    if (added) await mail({ variables: { id, recipientIds: [added.id], mail: { message } } });
    const what = message === null ? texts.theLink : texts.theLinkAndTheAccess;
    const who = recipientName({ email, name });
    if (isMailStored) return texts.accessGrantedSendLink({ who, what });
    return accessCode === null && asked.hasAccessCode
      ? texts.accessGrantedSendCode({ who })
      : texts.accessGrantedGetsByEmail({ who, what });
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
      return texts.linkExtended({ days });
    }
    await activate({ variables: { id: link.id } });
    return texts.theLinkIsOnAgain;
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
        ? texts.openForDays({ days })
        : texts.turnTheLinkOn
      : texts.grantAccess,
    grant: doing(true, isClosed ? reopen : grant),
    decline: doing(false, () =>
      Promise.resolve(texts.declinedNoEmailWasSent({ name: recipientName(request) })),
    ),
  };
}
