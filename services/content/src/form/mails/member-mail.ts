import { questionsOf, type Answer } from '@lectern/schemas/forms/questions.ts';
import { textsIn } from '@lectern/schemas/text/message.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import type { Mail } from '@lectern/kernel/mail/port.ts';
import type { FormRow } from '../find-forms.ts';
import type { ResponseRow } from '../response/find-responses.ts';
import { layOut } from './layout.ts';

/** What members read in mails about forms. */
const texts = textsIn('en-GB', {
  newResponse: 'New response: {form}',
  isAnswered: 'Here is what was answered.',
  seeIt: 'See the response',
  footer: 'You get this because your team’s form “{form}” sends its responses to this email.',
  yes: 'Yes',
  signed: 'Signed',
});

export function memberMail({
  teamId,
  recipientId,
  to,
  form,
  response,
  url,
}: {
  teamId: string;
  recipientId: string;
  to: string;
  form: FormRow;
  response: ResponseRow;
  url: string;
}): Mail {
  const name = oneLine(form.name);
  const answers = questionsOf(form.pages).flatMap(({ id, label }) => {
    const answer = response.answers[id];
    return answer === undefined ? [] : [[label, wordsOf(answer)] as const];
  });
  return {
    messageId: `form.${response.id}.${recipientId}`,
    teamId,
    persons: [recipientId, response.id, ...response.contactIds],
    to: { name: null, address: to },
    subject: texts.newResponse({ form: name }),
    ...layOut({
      language: 'en',
      title: texts.newResponse({ form: name }),
      paragraphs: [texts.isAnswered],
      answers,
      button: { label: texts.seeIt, url },
      footer: texts.footer({ form: name }),
    }),
  };
}

function wordsOf(answer: Answer): string {
  if (answer === true) return texts.yes;
  if (typeof answer === 'string') return answer.startsWith('data:image/') ? texts.signed : answer;
  if (typeof answer === 'object') return 'name' in answer ? answer.name : answer.join(', ');
  return String(answer);
}
