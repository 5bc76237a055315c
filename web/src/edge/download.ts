import { csrfToken, edgeUrl, problemFrom } from './edge-fetch.ts';
import { unreachable } from './problem.ts';

/** Requests a file from the edge and saves it. @throws Problem for any status from 400 on */
export async function downloadFrom(path: string, body: object, fileName: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken() };
  const response = await fetch(edgeUrl(path), {
    method: 'POST',
    headers,
    credentials: 'same-origin',
    body: JSON.stringify(body),
  }).catch(() => {
    throw unreachable();
  });
  if (!response.ok)
    throw problemFrom(
      response.status,
      await response.json().catch(() => null),
      response.headers.get('retry-after'),
    );
  save(await response.blob(), fileName);
}

/** Saves text as a file. */
export function saveText(text: string, fileName: string, type: string): void {
  save(new Blob([text], { type }), fileName);
}

function save(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
