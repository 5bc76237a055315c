export type SnakeText<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeText<Rest>}`
  : '';
type CamelText<Text extends string> = Text extends `${infer Head}_${infer Next}${infer Rest}`
  ? `${Head}${Uppercase<Next>}${CamelText<Rest>}`
  : Text;

/** `can_be_shared` of REST is `canBeShared` in the graph. */
export type Snake<Fields> = { [Name in keyof Fields & string as SnakeText<Name>]: Fields[Name] };
export type Camel<Fields> = { [Name in keyof Fields & string as CamelText<Name>]: Fields[Name] };

export function snake<Fields extends object>(fields: Fields): Snake<Fields> {
  return renamed(fields, snakes, snakeText) as Snake<Fields>;
}

export function snakeText(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `ACTIVE` of the graph is `Active` in REST. */
export function capitalized<Value extends string>(value: Value): Capitalize<Lowercase<Value>> {
  return (value.charAt(0) + value.slice(1).toLowerCase()) as Capitalize<Lowercase<Value>>;
}

/** As the graph spells values of enums. */
export function upperCase<Text extends string>(text: Text): Uppercase<Text> {
  return text.toUpperCase() as Uppercase<Text>;
}

export function camel<Fields extends object>(fields: Fields): Camel<Fields> {
  return renamed(fields, camels, (name) =>
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ) as Camel<Fields>;
}

/** Few names, many fields: each name is computed once. Only names of our schemas get here. */
const snakes = new Map<string, string>();
const camels = new Map<string, string>();

function renamed(
  fields: object,
  known: Map<string, string>,
  rename: (name: string) => string,
): object {
  const result: Record<string, unknown> = {};
  for (const name in fields) {
    let other = known.get(name);
    if (other === undefined) known.set(name, (other = rename(name)));
    result[other] = (fields as Record<string, unknown>)[name];
  }
  return result;
}
