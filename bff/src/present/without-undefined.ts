type Given<T> = {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
} & {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
};

/** Leaves out missing fields: null would empty them in the graph. */
export function withoutUndefined<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<T>;
}
