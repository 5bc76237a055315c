/** Calls that arrive during a run wait for it to end and then share the next run. */
export function batchWaiting<Item>(
  work: (items: readonly Item[], signal: AbortSignal) => Promise<void>,
): (item: Item, signal: AbortSignal) => Promise<void> {
  let waiting: {
    item: Item;
    signal: AbortSignal;
    resolve(): void;
    reject(error: unknown): void;
  }[] = [];
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      const together = waiting;
      waiting = [];
      try {
        await work(
          together.map(({ item }) => item),
          AbortSignal.any(together.map(({ signal }) => signal)),
        );
        for (const { resolve } of together) resolve();
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    isRunning = false;
  };

  return (item, signal) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, signal, resolve, reject });
      if (!isRunning) void run();
    });
}
