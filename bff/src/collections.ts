export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

export function recordOf<Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value> {
  return Object.fromEntries(entries) as Record<Key, Value>;
}

export function inverted<Key extends string, Value extends string>(
  names: Readonly<Record<Key, Value>>,
): Record<Value, Key> {
  return recordOf(keysOf(names).map((key) => [names[key], key]));
}

/** Keeps a map at its size: the oldest entry goes. */
export function forgetOldest(map: Map<string, unknown>, most: number): void {
  if (map.size <= most) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
