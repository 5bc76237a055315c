import type { Field, FieldGroup } from './field.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Settings that match every word in their name, description, group or API name. */
export function groupsWith(
  groups: readonly FieldGroup[],
  search: string,
  isThere: (field: Field) => boolean,
): readonly FieldGroup[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      fields: group.fields.filter(
        (field) =>
          isThere(field) &&
          isFound(
            `${group.title} ${field.label} ${field.meaning ?? ''} ${field.path} ${field.path.replaceAll(/[A-Z]/g, '_$&')}`,
            words,
          ),
      ),
    }))
    .filter(({ fields }) => fields.length > 0);
}

function isFound(text: string, words: readonly string[]): boolean {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
}
