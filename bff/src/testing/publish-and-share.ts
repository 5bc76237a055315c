import { PDFDocument } from '@cantoo/pdf-lib';
import { until } from '@lectern/kernel/testing/until.ts';
import type { RunningEdge } from './start-edge.ts';

export interface Shared {
  teamId: string;
  presentationId: string;
  linkId: string;
  token: string;
  hitUuid: string;
  pagesUrl: string;
  signedUrl: string;
  /** Without its signature. */
  sessionId: string;
  /** With it. */
  session: string;
}

export async function aPdf(pages = 3): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page++) document.addPage([300, 200]).drawText(`Page ${page}`);
  return new Uint8Array(await document.save());
}

interface Data<T> {
  data: T;
}

/** Uploads a PDF. @returns its id, after its pages are made */
export async function publish(edge: RunningEdge, pages = 3): Promise<string> {
  const form = new FormData();
  form.set('name', 'Price list');
  form.set('status', 'Active');
  form.set('file', new File([await aPdf(pages)], 'price list.pdf', { type: 'application/pdf' }));
  const created = await edge.call<Data<{ id: string }>>('POST', '/api/admin/presentations', {
    body: form,
  });
  if (created.status !== 201) throw new Error(created.text);
  const { id } = created.body.data;
  await until(async () => {
    const { body } = await edge.call<Data<{ page_count: number | null }>>(
      'GET',
      `/api/admin/presentations/${id}`,
    );
    return body.data.page_count !== null;
  }, 'it is processed');
  return id;
}

/** A presentation, a link to it, its first opening and a viewer session in it. */
export async function publishAndShare(edge: RunningEdge): Promise<Shared> {
  const { body: me } = await edge.call<Data<{ current_team_id: string }>>('GET', '/api/user');
  const presentationId = await publish(edge);
  const { body: link } = await edge.call<Data<{ id: string; token: string }>>(
    'POST',
    `/api/presentations/${presentationId}/share`,
    { json: {} },
  );
  const { id: linkId, token } = link.data;
  const opened = await until(async () => {
    const answer = await edge.call<Data<Record<'hit_uuid' | 'pages_url' | 'signed_url', string>>>(
      'GET',
      `/api/public/shared-links/${token}`,
      { token: null },
    );
    return answer.status === 200 && answer.body.data;
  }, 'the link opens');
  const { body: session } = await edge.call<Data<{ id: string }>>('POST', '/api/sessions', {
    token: null,
    json: { hit_uuid: opened.hit_uuid },
  });
  const sessionId = session.data.id.split('.', 1)[0]!;
  await until(
    async () => (await edge.call('GET', `/api/sessions/${sessionId}`)).status === 200,
    'the session is known',
  );
  return {
    teamId: me.data.current_team_id,
    presentationId,
    linkId,
    token,
    hitUuid: opened.hit_uuid,
    pagesUrl: opened.pages_url,
    signedUrl: opened.signed_url,
    sessionId,
    session: session.data.id,
  };
}
