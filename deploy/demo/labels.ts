import type { Api } from './api.ts';

const demoLabels = [
  { name: 'Pricing', colour: 'Green', documents: ['service-tiers', 'business-case'] },
  { name: 'Technical', colour: 'Blue', documents: ['installation-guide', 'security-answers'] },
  { name: 'Customer story', colour: 'Orange', documents: ['acqua-norte', 'business-case'] },
];

/** @param ids of presentations, by the keys of their documents @returns how many labels were made */
export async function makeLabels(
  admin: Api,
  ids: ReadonlyMap<string, { id: string }>,
): Promise<number> {
  const { data: there } = await admin.ask<{ data: { name: string }[] }>('GET', '/api/labels');
  const missing = demoLabels.filter(({ name }) => there.every((label) => label.name !== name));
  const labelsByKey = new Map<string, string[]>();
  for (const { documents, ...label } of missing) {
    const { data: made } = await admin.ask<{ data: { id: string } }>(
      'POST',
      '/api/admin/labels',
      label,
    );
    for (const key of documents) labelsByKey.set(key, [...(labelsByKey.get(key) ?? []), made.id]);
  }
  for (const [key, labels] of labelsByKey) {
    const presentation = ids.get(key);
    if (presentation)
      await admin.ask('PUT', `/api/admin/presentations/${presentation.id}`, { labels });
  }
  return missing.length;
}
