/** Delays between requests in milliseconds: at first, and after a while. */
const delays = { shortest: 1_000, longest: 5_000 };

/** Follows short work closely and long work cheaply. */
const pauseAfter = (elapsed: number) =>
  Math.min(delays.longest, Math.max(delays.shortest, Math.round(elapsed / 3)));

type Request = {
  /** A live view: the delay does not grow. */ isLive: boolean;
};

export type Throttled = { request: (pending: Request) => void; stop: () => void };

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Runs at once, then with growing delays while requests continue, and once after the last.
 * Requests during a run lead to one more run, never to a queue.
 */
export function throttle(send: () => Promise<unknown>, wait = sleep): Throttled {
  let isBusy = false;
  let isStopped = false;
  let pending: Request | null = null;

  async function loop() {
    isBusy = true;
    let elapsed = 0;
    while (pending !== null && !isStopped) {
      const { isLive } = pending;
      pending = null;
      await send().catch(() => undefined); // The page keeps its data; the next message retries.
      const pause = isLive ? delays.shortest : pauseAfter(elapsed);
      await wait(pause);
      elapsed += pause;
    }
    isBusy = false;
  }

  return {
    request: ({ isLive }) => {
      pending = { isLive: isLive || pending?.isLive === true };
      if (!isBusy) void loop();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
