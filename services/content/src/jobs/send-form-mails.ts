import { languageOf, languages } from '@lectern/schemas/text/languages.ts';
import { problemOf, questionsOf } from '@lectern/schemas/forms/questions.ts';
import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { findForm, type FormRow } from '../form/find-forms.ts';
import { memberMail } from '../form/mails/member-mail.ts';
import { respondentMail } from '../form/mails/respondent-mail.ts';
import { findResponse, type ResponseRow } from '../form/response/find-responses.ts';

// Answers and emails stay in the streams: jobs are not encrypted per person.
const data = z.object({ responseId: z.uuid() });

/** To the respondent and the team, as the form's notifications say. Retries keep the message ids. */
export const sendFormMails = jobKind({
  kind: 'send-form-mails',
  data,
  concurrency: 4,
  tries: 12,
  async run({ job, data: { responseId }, context }) {
    const response = await findResponse(context, responseId);
    const form = response && (await findForm(context, response.formId));
    // Erased or deleted meanwhile.
    if (!form || response.isErased || response.uuid === null) return;
    const { mailer, urls, keys } = context.engines;
    const teamId = job.teamId ?? '';
    const { respondent, self } = form.notifications;
    const own = respondent.enabled ? emailIn(form, response) : null;
    const language = languageOf(response.language) ?? languages[0];
    const toRespondent = [
      ...(own ? [[await blindIndex(keys, teamId, own), own] as const] : []),
      ...recipientsOf(form, respondent),
    ];
    for (const [recipientId, to] of new Map(toRespondent))
      await mailer.send(
        respondentMail({
          teamId,
          recipientId,
          to,
          form,
          response,
          language,
          // The uuid lets its holder change the response: only its author gets it.
          url: to === own ? `${urls.console}/f/${form.uuid}?response=${response.uuid}` : null,
        }),
      );
    for (const [recipientId, to] of recipientsOf(form, self))
      await mailer.send(
        memberMail({
          teamId,
          recipientId,
          to,
          form,
          response,
          url: `${urls.console}/forms/${form.id}/responses?response=${response.id}`,
        }),
      );
  },
});

export function formMailJob(teamId: string | null, responseId: string, dueAt: string): NewJob {
  return {
    kind: sendFormMails.kind,
    key: responseId,
    teamId,
    subjectId: responseId,
    dueAt,
    data: { responseId },
  };
}

function recipientsOf(
  { notifiees }: FormRow,
  { enabled, recipients }: FormRow['notifications']['self'],
): [recipientId: string, email: string][] {
  return enabled
    ? recipients.flatMap((each) => (notifiees[each] ? [[each, notifiees[each]]] : []))
    : [];
}

/** The answer to its first question for an email. */
function emailIn({ pages }: FormRow, { answers }: ResponseRow): string | null {
  for (const question of questionsOf(pages)) {
    const answer = answers[question.id];
    if (question.type === 'EMAIL' && typeof answer === 'string' && !problemOf(question, answer))
      return answer;
  }
  return null;
}
