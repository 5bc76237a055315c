/** Each of many, in their order, a few at the same time: so that a page costs a store no more at once than a few calls do. */
export async function fewAtOnce<Item, Answer>(
  items: readonly Item[],
  each: (item: Item) => Promise<Answer>,
  few = 8,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  // Closed for all of them by the first that fails.
  const waiting = (function* () {
    yield* items.entries();
  })();
  async function work(): Promise<void> {
    for (const [index, item] of waiting) answers[index] = await each(item);
  }
  await Promise.all(Array.from({ length: few }, work));
  return answers;
}
