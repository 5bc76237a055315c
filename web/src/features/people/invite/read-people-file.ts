import { peopleIn, textOf, unreadColumns } from './people-csv.ts';

/** In bytes, far above ten thousand rows. */
const maxBytes = 8 * 1024 * 1024;

/** @throws Error with a sentence for the user */
export async function readPeopleFile(file: File, ownRoles: Parameters<typeof peopleIn>[1]) {
  if (file.size > maxBytes) throw new Error('This file is larger than 8 MB.');
  const text = textOf(await bytesOf(file));
  return { people: peopleIn(text, ownRoles), unread: unreadColumns(text) };
}

function bytesOf(file: File): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
  reader.addEventListener('error', () => reject(new Error('This file could not be read.')));
  reader.readAsArrayBuffer(file);
  return promise;
}
