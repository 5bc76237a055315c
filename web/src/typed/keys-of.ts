/** `Object.keys` with the names that the type knows. */
export const keysOf = <Name extends string>(of: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(of) as Name[];

export const isKeyOf = <Name extends string>(
  of: Readonly<Record<Name, unknown>>,
  name: string | null | undefined,
): name is Name => name != null && Object.hasOwn(of, name);
