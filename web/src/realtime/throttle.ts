/** How often something is asked again at most, in milliseconds: at first, and once it has been wanted for long. */
const delays = { shortest: 1_000, longest: 5_000 };

/** What is over in a few seconds is followed closely; what goes on for a minute costs little. */
const pauseAfter = (elapsed: number) =>
  Math.min(delays.longest, Math.max(delays.shortest, Math.round(elapsed / 3)));

type Request = {
  /** Somebody watches it move: it is not asked ever more seldom. */ isLive: boolean;
};

export type Throttled = { request: (pending: Request) => void; stop: () => void };

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Asks at once when it is wanted, then ever more seldom while it goes on being wanted, and once after the last time. What
 * is wanted while an answer is under way leads to one more question, never to a queue.
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
      await send().catch(() => undefined); // The page keeps what it has; the next message asks again.
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
