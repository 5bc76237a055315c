export type SnakeText<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeText<Rest>}`
  : '';
type CamelText<Text extends string> = Text extends `${infer Head}_${infer Next}${infer Rest}`
  ? `${Head}${Uppercase<Next>}${CamelText<Rest>}`
  : Text;

export type Camel<Fields> = { [Name in keyof Fields & string as CamelText<Name>]: Fields[Name] };

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

/** `canBeShared` of the graph is `can_be_shared` in REST. */
export function camel<Fields extends Readonly<Record<string, unknown>>>(
  fields: Fields,
): Camel<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [camelText(name), value]),
  ) as Camel<Fields>;
}

export function camelText(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
