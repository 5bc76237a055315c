/** The item at an index that starts again after the last. @throws Error for an empty list */
export function roundRobin<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
