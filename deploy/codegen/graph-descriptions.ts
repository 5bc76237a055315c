import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { snakeText } from '@lectern/bff/resource/casing.ts';
import { plainText } from './parsed-file.ts';

/** What the SDL says of types, of their fields and of the arguments of these, by `Type.field.argument`. */
export function graphDescriptions(api: string): ReadonlyMap<string, string> {
  const descriptions = new Map<string, string>();
  const add = (place: string, description: string | null | undefined) => {
    if (description) descriptions.set(place, inRest(plainText(description)));
  };
  for (const type of Object.values(buildSchema(api, { assumeValid: true }).getTypeMap())) {
    add(type.name, type.description);
    if (isInputObjectType(type))
      for (const { name, description } of Object.values(type.getFields()))
        add(`${type.name}.${name}`, description);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      add(`${type.name}.${field.name}`, field.description);
      for (const { name, description } of field.args)
        add(`${type.name}.${field.name}.${name}`, description);
    }
  }
  return descriptions;
}

/** Names of fields as REST spells them. */
function inRest(text: string): string {
  return text.replaceAll(/`([a-z]+[A-Z]\w*)`/g, (_, name: string) => `\`${snakeText(name)}\``);
}
