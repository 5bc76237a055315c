type SnakeText<Text extends string> = Text extends `${infer First}${infer Rest}` ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeText<Rest>}` : '';
type CamelText<Text extends string> = Text extends `${infer Head}_${infer Next}${infer Rest}` ? `${Head}${Uppercase<Next>}${CamelText<Rest>}` : Text;

/** The graph says `canBeShared`, REST says `can_be_shared`. */
export type Snake<Fields> = { [Name in keyof Fields & string as SnakeText<Name>]: Fields[Name] };
export type Camel<Fields> = { [Name in keyof Fields & string as CamelText<Name>]: Fields[Name] };

export function snake<Fields extends object>(fields: Fields): Snake<Fields> {
  return renamed(fields, (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as Snake<Fields>;
}

export function camel<Fields extends object>(fields: Fields): Camel<Fields> {
  return renamed(fields, (name) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())) as Camel<Fields>;
}

function renamed(fields: object, rename: (name: string) => string): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [rename(name), value as unknown]));
}
