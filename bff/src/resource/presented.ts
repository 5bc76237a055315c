import type { SnakeText } from './casing.ts';

/** An object of which only `{ id }` is selected: REST names it `owner_id`. */
type IsReference<Value> = [Exclude<keyof NonNullable<Value>, '__typename'>] extends ['id']
  ? 'id' extends keyof NonNullable<Value>
    ? true
    : false
  : false;

type Plain<Value> = NonNullable<Value> extends string | number | boolean ? true : false;

type NameOf<Name extends string, Value, Names> = Name extends keyof Names
  ? Names[Name] extends string
    ? Names[Name]
    : never
  : Plain<Value> extends true
    ? SnakeText<Name>
    : NonNullable<Value> extends readonly unknown[]
      ? SnakeText<Name>
      : IsReference<Value> extends true
        ? `${SnakeText<Name>}_id`
        : SnakeText<Name>;

type Word<Value, Words> = Value extends keyof Words
  ? Words[Value]
  : Value extends string
    ? string extends Value
      ? string
      : Capitalize<Lowercase<Value>>
    : Value;

type Presented<Value, Words, Names, AllWords> = Value extends readonly (infer Item)[]
  ? Presented<Item, Words, Names, AllWords>[]
  : Value extends string | number | boolean | null
    ? Word<Value, Words>
    : IsReference<Value> extends true
      ? Value extends { id: infer Id }
        ? Id
        : never
      : PresentedFields<Value, Names, AllWords>;

/** A fragment as REST answers it: names in snake_case, enum values as words, references as ids. */
export type PresentedFields<Fragment, Names, Words> = {
  [
    Name in Exclude<keyof Fragment, '__typename'> & string as NameOf<Name, Fragment[Name], Names>
  ]: Presented<
    Fragment[Name],
    Name extends keyof Words ? Words[Name] : Record<never, never>,
    Names,
    Words
  >;
};

export type Simplify<Type> = { [Key in keyof Type]: Type[Key] };

/** The fragment with the fields of one nested object merged into it. */
export type Flattened<Fragment, Flat> = [Flat] extends [keyof Fragment]
  ? [Flat] extends [never]
    ? Fragment
    : Omit<Fragment, Flat> & Fragment[Flat]
  : never;
