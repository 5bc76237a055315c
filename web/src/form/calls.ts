import { formOf, type Form, type GivenAnswers, type Response, type RestForm } from './form.ts';

export type Outcome =
  | { kind: 'saved'; response: Response; hitUuid: string | null }
  /** The first message of each question. */
  | { kind: 'refused'; problems: Readonly<Record<string, string>> }
  | { kind: 'gone' | 'busy' | 'failed' };

interface Body {
  data?: {
    uuid: string;
    status: 'Draft' | 'Complete';
    data: Response['answers'];
    hit_uuid?: string;
  };
  errors?: Record<string, string[]>;
}

async function call(method: string, path: string, json?: object): Promise<[number, Body] | null> {
  try {
    const answer = await fetch(`/api/public/forms/${path}`, {
      method,
      cache: 'no-store',
      ...(json && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(json),
      }),
    });
    return [answer.status, ((await answer.json().catch(() => null)) ?? {}) as Body];
  } catch {
    return null;
  }
}

export async function requestForm(uuid: string): Promise<Form | null> {
  const answer = await call('GET', uuid);
  return answer?.[0] === 200 ? formOf(answer[1].data as unknown as RestForm) : null;
}

export async function requestResponse(uuid: string): Promise<Response | null> {
  const answer = await call('GET', `responses/${uuid}`);
  const data = answer?.[0] === 200 ? answer[1].data : undefined;
  return data ? { uuid: data.uuid, status: data.status, answers: data.data } : null;
}

/** Starts the response, or goes on with it. A repeated call makes no second one. */
export async function saveResponse(
  formUuid: string,
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
  const body = { data: answers, status: isComplete ? 'Complete' : 'Draft', hit_uuid: hitUuid };
  const answer = isStarted
    ? await call('PUT', `responses/${uuid}`, body)
    : await call('POST', `${formUuid}/responses`, { ...body, uuid });
  if (!answer) return { kind: 'failed' };
  const [status, { data, errors }] = answer;
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
  try {
    const answer = await fetch(`/api/public/forms/${formUuid}/files`, { method: 'POST', body });
    const sent = (await answer.json().catch(() => ({}))) as {
      data?: { upload_receipt: string };
      message?: string;
    };
    if (answer.ok && sent.data) return { receipt: sent.data.upload_receipt };
    return { problem: sent.message ?? '' };
  } catch {
    return null;
  }
}
