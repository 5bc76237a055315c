/** `Object.keys` with the names that the type knows. */
export const keysOf = <Name extends string>(of: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(of) as Name[];
