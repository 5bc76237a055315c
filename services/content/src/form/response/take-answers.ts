import { languageOf } from '@lectern/schemas/text/languages.ts';
import {
  FILLED_PDF,
  isAnswer,
  problemOf,
  questionsOf,
  type Answer,
  type StoredAnswerFile,
} from '@lectern/schemas/forms/questions.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { readUpload } from '@lectern/kernel/files/read-upload.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { findForm, findPublishedForm, type FormRow } from '../find-forms.ts';
import { noSuchForm } from '../commands.ts';
import { answersSchema, fileAnswer, LONGEST_DATA } from './answers.ts';
import { noSuchResponse, type GivenAnswers } from './commands.ts';
import { changedResponse, findResponseByUuid, type ResponseRow } from './find-responses.ts';
import { FormResponse } from '../form-response.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { problems } from '../../problems.ts';

const optionalId = z
  .uuid()
  .nullish()
  .transform((given) => given ?? null);
const input = z.object({
  data: z.string().max(LONGEST_DATA, problems.answersTooLong),
  status: z.enum(['DRAFT', 'COMPLETE']).nullish(),
  statements: z
    .array(z.object({ questionId: z.string().max(100), statement: z.string().max(10_000) }))
    .max(1_000)
    .nullish(),
  uuid: z.uuid().nullish(),
  language: z.string().max(50).nullish(),
  email: z.string().max(320).nullish(),
  pdf: z.string().max(4_000).nullish(),
  hitId: optionalId,
  sharedLinkId: optionalId,
  presentationId: optionalId,
});
type Input = z.output<typeof input>;

/** @throws DomainError NOT_FOUND unless the form is published, INVALID, CONFLICT for the uuid of another form's response */
export async function startResponse(
  caller: ServiceContext,
  formUuid: string,
  given: unknown,
): Promise<ResponseRow> {
  const sent = parseInput(input, given);
  const form = await findPublishedForm(caller, formUuid);
  if (!form?.teamId) throw noSuchForm();
  const { teamId } = form;
  const { uuid = null } = sent;
  // A repeated call whose first answer was lost goes on with what that made.
  const earlier = uuid && (await findResponseByUuid(caller, uuid));
  if (earlier) return saveTo(caller, earlier, form, sent);
  const context = caller.asSystem(teamId);
  const visit = await visitOf(context, sent);
  const responseId = newId();
  const command = {
    type: 'StartResponse',
    responseId,
    formId: form.id,
    uuid: uuid ?? randomUUID(),
    hitId: visit.hitId,
    sharedLinkId: visit.sharedLinkId,
    presentationId: visit.presentationId,
    language: languageOf(sent.language) ?? 'en',
    ...(await answersOf(context, teamId, form, { ...sent, ...visit }, null)),
  } as const;
  try {
    const started = await context.execute(FormResponse, responseId, command, { teamId });
    return changedResponse(teamId, started);
  } catch (error) {
    const isTaken = error instanceof DomainError && error.fields?.['form-response'] !== undefined;
    const other = isTaken && uuid ? await findResponseByUuid(caller, uuid) : null;
    if (!other) throw error;
    return saveTo(caller, other, form, sent);
  }
}

/** A visit of another team's link says nothing to this one. */
async function visitOf(
  context: ServiceContext,
  { hitId, sharedLinkId, presentationId, email }: Input,
): Promise<Pick<Input, 'hitId' | 'sharedLinkId' | 'presentationId' | 'email'>> {
  const isOurs =
    presentationId === null || (await context.view(Presentation).get(presentationId)) !== null;
  return isOurs
    ? { hitId, sharedLinkId, presentationId, email }
    : { hitId: null, sharedLinkId: null, presentationId: null, email: null };
}

/** @throws DomainError NOT_FOUND, INVALID, GONE once the form takes no responses */
export async function saveResponse(
  caller: ServiceContext,
  uuid: string,
  given: unknown,
): Promise<ResponseRow> {
  const sent = parseInput(input, given);
  const response = await findResponseByUuid(caller, uuid);
  if (!response) throw noSuchResponse();
  const form = await findForm(caller.asSystem(response.teamId), response.formId);
  if (form?.status !== 'published') throw new DomainError('GONE', problems.formClosed);
  return saveTo(caller, response, form, sent);
}

async function saveTo(
  caller: ServiceContext,
  response: ResponseRow,
  form: FormRow,
  sent: Input,
): Promise<ResponseRow> {
  if (response.formId !== form.id)
    throw new DomainError('CONFLICT', problems.responseOfAnotherForm);
  const { id: responseId, teamId } = response;
  const context = caller.asSystem(teamId);
  const command = {
    type: 'SaveResponse',
    responseId,
    ...(await answersOf(context, teamId, form, sent, response)),
  } as const;
  return changedResponse(
    teamId,
    await context.execute(FormResponse, responseId, command, { teamId }),
  );
}

async function answersOf(
  context: ServiceContext,
  teamId: string,
  { id: formId, pages }: FormRow,
  { data, status, statements, email, pdf }: Input,
  before: ResponseRow | null,
): Promise<GivenAnswers> {
  const questions = questionsOf(pages);
  const parsed = parseInput(answersSchema(questions), jsonOf(data));
  const answers: Record<string, Answer | null> = {};
  const files: Record<string, string | null> = {};
  const emails = email ? [email] : [];
  for (const question of questions) {
    const { id, type } = question;
    if (!Object.hasOwn(parsed, id) || parsed[id] === undefined) continue;
    const answer = isAnswer(parsed[id]) ? parsed[id] : null;
    if (type === 'FILE') {
      const file = await fileOf(context, { teamId, formId, id }, answer, before);
      if (file === 'unchanged') continue;
      answers[id] = file;
      files[id] = file && file.file_id;
    } else answers[id] = answer;
    if (type === 'EMAIL' && typeof answer === 'string' && answer && !problemOf(question, answer))
      emails.push(answer);
  }
  if (pdf) {
    const file = await filledPdfOf(context, { teamId, formId }, pdf);
    answers[FILLED_PDF] = file;
    files[FILLED_PDF] = file.file_id;
  }
  const contactIds = await Promise.all(
    [...new Set(emails)].map((each) => blindIndex(context.engines.keys, teamId, each)),
  );
  return {
    answers,
    files,
    statements: Object.fromEntries(
      (statements ?? []).map(({ questionId, statement }) => [questionId, statement]),
    ),
    isComplete: status === 'COMPLETE',
    contactIds,
    pages,
  };
}

/** A form is the sender of its respondents' uploads. @throws DomainError INVALID under the question */
async function fileOf(
  context: ServiceContext,
  { teamId, formId, id }: { teamId: string; formId: string; id: string },
  sent: Answer | null,
  before: ResponseRow | null,
): Promise<StoredAnswerFile | null | 'unchanged'> {
  const given = fileAnswer.safeParse(sent).data;
  if (!given) return null;
  if ('file_id' in given) {
    if (before?.files[id] === given.file_id) return 'unchanged';
    throw unknownFile(id, problems.answerFileUnknown);
  }
  try {
    const { fileId, name, mimeType, size } = await readUpload(
      context,
      given.upload_receipt,
      'form-answer',
      { teamId, userId: formId },
    );
    return { file_id: fileId, name, mime_type: mimeType, size };
  } catch (error) {
    if (error instanceof DomainError && error.fields?.['file'])
      throw unknownFile(id, error.message);
    throw error;
  }
}

/** @throws DomainError INVALID under `file` */
async function filledPdfOf(
  context: ServiceContext,
  { teamId, formId }: { teamId: string; formId: string },
  receipt: string,
): Promise<StoredAnswerFile> {
  const sender = { teamId, userId: formId };
  const { fileId, name, mimeType, size } = await readUpload(
    context,
    receipt,
    'form-answer',
    sender,
  );
  if (mimeType !== 'application/pdf')
    throw new DomainError('INVALID', problems.filledFormNoPdf, {
      file: [problems.filledFormNoPdf],
    });
  return { file_id: fileId, name, mime_type: mimeType, size };
}

function unknownFile(id: string, message: string): DomainError {
  return new DomainError('INVALID', message, { [id]: [message] });
}

function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Refused below.
  }
  throw new DomainError('INVALID', problems.answersInvalid, {
    data: [problems.answersInvalid],
  });
}
