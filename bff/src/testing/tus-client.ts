import { request } from 'node:http';

/** Who uploads where. */
export interface UploadServer {
  url: string;
  token: string;
}

export interface SentUpload {
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

export const tus = { 'tus-resumable': '1.0.0' };
export const metadata = (name: string) => ({
  'upload-metadata': `filename ${Buffer.from(name).toString('base64')},filetype ${Buffer.from('application/pdf').toString('base64')}`,
});

/** A call of the protocol as a native client makes it, unless other headers are given. */
export function sendUpload(
  server: UploadServer,
  method: string,
  path: string,
  { headers = {}, body }: SentUpload = {},
): Promise<Response> {
  const patch = method === 'PATCH' ? { 'content-type': 'application/offset+octet-stream' } : {};
  return fetch(server.url + path, {
    method,
    headers: { ...tus, authorization: `Bearer ${server.token}`, ...patch, ...headers },
    ...(body && { body }),
  });
}

/** @returns the path of the upload */
export async function beginUpload(
  server: UploadServer,
  size: number,
  name = 'Solar roofs.pdf',
): Promise<string> {
  const answer = await sendUpload(server, 'POST', '/api/uploads', {
    headers: { 'upload-length': String(size), ...metadata(name) },
  });
  const path = answer.headers.get('location');
  if (answer.status !== 201 || path === null)
    throw new Error(`The upload was answered with ${answer.status}.`);
  return path;
}

export async function offsetOf(server: UploadServer, path: string): Promise<number> {
  return Number((await sendUpload(server, 'HEAD', path)).headers.get('upload-offset'));
}

/** Sends the first bytes of a body, then cuts the connection once the server has some of them. */
export async function cutOff(
  server: UploadServer,
  path: string,
  bytes: Uint8Array,
  announced: number,
  cut: () => Promise<void> | void = () => {},
): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const call = request({
    host: hostname,
    port,
    method: 'PATCH',
    path,
    headers: {
      ...tus,
      authorization: `Bearer ${server.token}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'content-length': announced,
    },
  });
  call.on('error', () => {});
  await new Promise((resolve) => call.write(bytes, resolve));
  await cut();
  call.socket?.end(); // What was written still arrives.
}
