import { questionsOf } from '@lectern/schemas/forms/questions.ts';
import { formOf, type Form, type GivenAnswers, type Response, type RestForm } from './form.ts';

export type Outcome =
  | { kind: 'saved'; response: Response; hitUuid: string | null }
  /** The first message of each question. */
  | { kind: 'refused'; problems: Readonly<Record<string, string>> }
  | { kind: 'gone' | 'busy' | 'failed' };

interface Body<Data> {
  data?: Data;
  errors?: Record<string, string[]>;
  message?: string;
}
interface RestResponse {
  uuid: string;
  status: 'Draft' | 'Complete';
  data: Response['answers'];
  hit_uuid?: string | null;
}
type Called<Data> = { status: number; body: Body<Data> };

/** @returns null where the server cannot be reached */
async function call<Data>(
  method: string,
  path: string,
  json?: object,
): Promise<Called<Data> | null> {
  return send(path, {
    method,
    cache: 'no-store',
    ...(json && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    }),
  });
}

async function send<Data>(path: string, request: RequestInit): Promise<Called<Data> | null> {
  try {
    const answer = await fetch(`/api/public/forms/${path}`, request);
    const body: Body<Data> | null = await answer.json().catch(() => null);
    return { status: answer.status, body: body ?? {} };
  } catch {
    return null;
  }
}

export async function requestForm(uuid: string): Promise<Form | null> {
  const answer = await call<RestForm>('GET', uuid);
  return answer?.status === 200 && answer.body.data ? formOf(answer.body.data) : null;
}

export async function requestResponse(uuid: string): Promise<Response | null> {
  const answer = await call<RestResponse>('GET', `responses/${uuid}`);
  const data = answer?.status === 200 ? answer.body.data : undefined;
  return data ? { uuid: data.uuid, status: data.status, answers: data.data } : null;
}

/** Starts the response, or goes on with it. A repeated call makes no second one. */
export async function saveResponse(
  { uuid: formUuid, pages }: Form,
  {
    uuid,
    isStarted,
    answers,
    isComplete,
    hitUuid,
  }: {
    uuid: string;
    isStarted: boolean;
    answers: GivenAnswers;
    isComplete: boolean;
    hitUuid: string | null;
  },
): Promise<Outcome> {
  const consents = questionsOf(pages).filter(({ type }) => type === 'CONSENT');
  const body = {
    data: answers,
    status: isComplete ? 'Complete' : 'Draft',
    statements: Object.fromEntries(consents.map(({ id, label }) => [id, label])),
    hit_uuid: hitUuid,
  };
  const answer = isStarted
    ? await call<RestResponse>('PUT', `responses/${uuid}`, body)
    : await call<RestResponse>('POST', `${formUuid}/responses`, { ...body, uuid });
  if (!answer) return { kind: 'failed' };
  const {
    status,
    body: { data, errors },
  } = answer;
  if (status === 422 && errors)
    return {
      kind: 'refused',
      problems: Object.fromEntries(
        Object.entries(errors).map(([field, [message = '']]) => [
          field.replace(/^data\./, '').split('.')[0] ?? field,
          message,
        ]),
      ),
    };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429) return { kind: 'busy' };
  if (status >= 400 || !data) return { kind: 'failed' };
  const response = { uuid: data.uuid, status: data.status, answers: data.data };
  return { kind: 'saved', response, hitUuid: data.hit_uuid ?? null };
}

/** @returns the receipt, or why the file was refused; null where the server cannot be reached */
export async function uploadFile(
  formUuid: string,
  file: File,
): Promise<{ receipt: string } | { problem: string } | null> {
  const body = new FormData();
  body.append('file', file, file.name);
  const sent = await send<{ upload_receipt: string }>(`${formUuid}/files`, {
    method: 'POST',
    body,
  });
  if (!sent) return null;
  const { data, message = '' } = sent.body;
  return data ? { receipt: data.upload_receipt } : { problem: message };
}
