type Given<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<
    Fields[Name],
    undefined
  >;
} & {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
};

/** Leaves out missing fields: null would empty them in the graph. */
export function withoutUndefined<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<Fields>;
}
