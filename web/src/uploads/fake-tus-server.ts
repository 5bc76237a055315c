import { HttpResponse } from 'msw/http';
import { onRest } from '../testing/edge.ts';

type StoredUpload = { length: number; offset: number; name: string };
type Options = {
  /** An answer instead of accepting, or a cut after this many bytes. */
  onPatch?: (upload: StoredUpload) => Response | { cutAfter: number } | undefined;
  onCreate?: () => Response | undefined;
  /** Answers HEAD after this promise. */
  onHead?: () => Promise<void>;
};

const meta = (header: string | null) =>
  Object.fromEntries(
    (header ?? '').split(',').map((pair) => {
      const [key = '', value = ''] = pair.trim().split(' ');
      return [key, atob(value)];
    }),
  );

/** The edge's tus uploads in memory; a complete one has the receipt `receipt-n`. */
export function fakeTusServer({ onPatch, onCreate, onHead }: Options = {}) {
  const uploads = new Map<string, StoredUpload>();
  const tus = { 'tus-resumable': '1.0.0' };
  const state = ({ offset, length }: StoredUpload, id: string) => ({
    ...tus,
    'upload-offset': String(offset),
    'upload-length': String(length),
    ...(offset === length && { 'upload-receipt': `receipt-${id}` }),
  });
  const log: string[] = [];
  const at = (request: Request) => new URL(request.url).pathname.split('/').pop() ?? '';
  onRest('post', '/api/uploads', (request) => {
    log.push('POST');
    const refused = onCreate?.();
    if (refused !== undefined) return refused;
    const id = String(uploads.size + 1);
    uploads.set(id, {
      length: Number(request.headers.get('upload-length')),
      offset: 0,
      name: meta(request.headers.get('upload-metadata'))['filename'] ?? '',
    });
    return new HttpResponse(null, {
      status: 201,
      headers: { ...tus, location: `/api/uploads/${id}` },
    });
  });
  onRest('head', '/api/uploads/:id', async (request) => {
    log.push('HEAD');
    await onHead?.();
    const upload = uploads.get(at(request));
    return upload === undefined
      ? new HttpResponse(null, { status: 404, headers: tus })
      : new HttpResponse(null, { status: 200, headers: state(upload, at(request)) });
  });
  onRest('patch', '/api/uploads/:id', async (request) => {
    const id = at(request);
    const upload = uploads.get(id);
    if (upload === undefined) return new HttpResponse(null, { status: 404, headers: tus });
    log.push(`PATCH ${request.headers.get('upload-offset')}`);
    const answer = onPatch?.(upload);
    if (answer instanceof Response) return answer;
    if (answer !== undefined) {
      upload.offset = answer.cutAfter;
      return HttpResponse.error();
    }
    upload.offset += (await request.arrayBuffer()).byteLength;
    return new HttpResponse(null, { status: 204, headers: state(upload, id) });
  });
  onRest('delete', '/api/uploads/:id', (request) => {
    log.push('DELETE');
    uploads.delete(at(request));
    return new HttpResponse(null, { status: 204, headers: tus });
  });
  return { log, uploads };
}
