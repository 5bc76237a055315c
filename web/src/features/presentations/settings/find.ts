import { fieldGroups, type Field, type FieldGroup } from './fields.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The settings that are there and have every word of it, in their groups: in their name, their meaning, the group's name, or as the API spells them. */
export function groupsWith(
  search: string,
  isThere: (field: Field) => boolean,
): readonly FieldGroup[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return fieldGroups
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
