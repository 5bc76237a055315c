import type { Api } from './api.ts';

interface DemoFolder {
  name: string;
  /** Keys of documents. */
  documents: readonly string[];
  folders?: readonly DemoFolder[];
}

/** Where the team keeps what it shows. */
const demoFolders: readonly DemoFolder[] = [
  {
    name: 'Flow 7',
    documents: ['flow-7', 'one-pager'],
    folders: [{ name: 'For crews', documents: ['installation-guide'] }],
  },
  {
    name: 'Offers',
    documents: ['leakage-program', 'service-tiers', 'business-case'],
    folders: [{ name: 'Tender annexes', documents: ['security-answers'] }],
  },
  { name: 'Customer stories', documents: ['acqua-norte'] },
];

interface Listed {
  id: string;
  name: string;
  parent_id: string | null;
}

/** @param ids of presentations, by the keys of their documents @returns how many folders were made */
export async function makeFolders(
  admin: Api,
  ids: ReadonlyMap<string, { id: string }>,
): Promise<number> {
  const { data: there } = await admin.ask<{ data: Listed[] }>('GET', '/api/folders/flat-tree');
  let made = 0;
  const make = async (folders: readonly DemoFolder[], parentId: string | null) => {
    for (const { name, documents, folders: inside = [] } of folders) {
      const presentations = documents.flatMap((key) => ids.get(key)?.id ?? []);
      let folder = there.find((each) => each.name === name && each.parent_id === parentId);
      if (!folder) {
        made++;
        const fields = { name, ...(parentId !== null && { parent_id: parentId }) };
        ({ data: folder } = await admin.ask<{ data: Listed }>('POST', '/api/folders', fields));
        if (presentations.length > 0)
          await admin.ask('POST', `/api/folders/${folder.id}/presentations`, {
            presentation_ids: presentations,
          });
      }
      await make(inside, folder.id);
    }
  };
  await make(demoFolders, null);
  return made;
}
