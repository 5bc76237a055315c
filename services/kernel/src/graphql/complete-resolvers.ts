/** A resolver's result: fields may also be promises, or functions that graphql-js calls when the field is read. */
export type Lazy<Value> = Value extends Promise<unknown> | ((...given: never[]) => unknown)
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Lazy<Item>[]
    : Value extends object
      ? { [Field in keyof Value]: Later<Value[Field]> }
      : Value;
type Later<Value> =
  | Lazy<Value>
  | Promise<Lazy<Value>>
  | ((...given: never[]) => Lazy<Value> | Promise<Lazy<Value>>);

/** Every field of Query or Mutation has a resolver; those of the federation and of operating a service are the kernel's. */
export type AllFields<Resolvers> = {
  [
    Field in keyof Resolvers as Field extends
      | '_entities'
      | '_service'
      | `${string}Operations`
      | `operate${string}`
      ? never
      : Field
  ]-?: Resolvers[Field] | undefined;
};

/** What a resolver answers, promises and wrappers taken off. */
type Answer<Resolver> =
  NonNullable<Resolver> extends (...args: never[]) => infer Result ? Awaited<Result> : never;

/** Whether the row's field has the type that the schema wants. */
type StandsIn<Row, Field, Result> = Field extends keyof Row
  ? Row[Field] extends Lazy<Result>
    ? true
    : false
  : false;

/**
 * The resolvers that a type needs: one for each field that its rows do not answer themselves.
 * @template Resolvers as typescript-resolvers generates them, each optional
 * @template Row what the type's resolvers get as their parent
 */
export type CompleteResolvers<Resolvers, Row> = {
  [
    Field in keyof Resolvers as Field extends '__resolveReference' | '__typename' | '__isTypeOf'
      ? never
      : StandsIn<Row, Field, Answer<Resolvers[Field]>> extends true
        ? never
        : Field
  ]-?: Resolvers[Field];
};
