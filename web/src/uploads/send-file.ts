import { csrfToken, edgeUrl, problemFrom } from '../edge/edge-fetch.ts';
import { unreachable } from '../edge/problem.ts';
import type { SendFile } from './queue.ts';

const nameOf = (file: File) => file.name.replace(/\.[^.]+$/, '').replaceAll(/[_]+/g, ' ').trim() || file.name;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Publishes one file by multipart. XMLHttpRequest, because fetch tells nothing of how much has been sent. */
export const sendFile: SendFile = (file, onProgress, signal) => new Promise((resolve, reject) => {
  const request = new XMLHttpRequest();
  const form = new FormData();
  // Fields before the file: the server reads the form as it streams by.
  form.append('name', nameOf(file));
  form.append('status', 'Active');
  form.append('file', file, file.name);
  request.open('POST', edgeUrl('/api/admin/presentations'));
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('x-csrf-token', csrfToken());
  request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
  request.onload = () => {
    const body = parsed(request.responseText) as { data?: { id?: string } } | null;
    const id = body?.data?.id;
    if (request.status < 300 && id !== undefined) resolve({ id });
    else reject(problemFrom(request.status, body));
  };
  request.onerror = () => reject(unreachable());
  signal.addEventListener('abort', () => {
    request.abort();
    reject(signal.reason);
  });
  request.send(form);
});
