import { readFile } from 'node:fs/promises';

const persisted = new URL('../web/src/gql/persisted-documents.json', import.meta.url);

/** A call of the console, as it sends it. */
export async function persistedQuery(operation: string, variables: object): Promise<string> {
  const documents: Record<string, string> = JSON.parse(await readFile(persisted, 'utf8'));
  const named = new RegExp(`\\bquery ${operation}\\b`);
  const found = Object.entries(documents).find(([, text]) => named.test(text));
  if (!found) throw new Error(`The console has no query ${operation}`);
  return JSON.stringify({ documentId: found[0], variables });
}
