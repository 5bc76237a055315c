export interface TypeReference {
  name: string;
  isRequired: boolean;
  isList: boolean;
  isItemRequired: boolean;
}

const pattern = /^(\[)?(\w+)(!)?(?:\])?(!)?$/;

/** @throws Error for lists of lists, which no field has */
export function parseType(written: string): TypeReference {
  const match = pattern.exec(written);
  if (!match) throw new Error(`${written} is no type of a field`);
  const [, list, name = '', inner, outer] = match;
  const isList = list !== undefined;
  return {
    name,
    isList,
    isRequired: isList ? outer !== undefined : inner !== undefined,
    isItemRequired: isList && inner !== undefined,
  };
}
