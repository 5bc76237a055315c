/** How often something is asked again at most, in milliseconds: at first, and once it has been wanted for long. */
const pace = { shortest: 1_000, longest: 5_000 };

/** What is over in a few seconds is followed closely; what goes on for a minute costs little. */
const pauseAfter = (goneOn: number) =>
  Math.min(pace.longest, Math.max(pace.shortest, Math.round(goneOn / 3)));

type Wanted = {
  /** Somebody watches it move: it is not asked ever more seldom. */ isLive: boolean;
};

export type Paced = { want: (wanted: Wanted) => void; stop: () => void };

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Asks at once when it is wanted, then ever more seldom while it goes on being wanted, and once after the last time. What
 * is wanted while an answer is under way leads to one more question, never to a queue.
 */
export function paced(ask: () => Promise<unknown>, wait = sleep): Paced {
  let isBusy = false;
  let isStopped = false;
  let wanted: Wanted | null = null;

  async function run() {
    isBusy = true;
    let goneOn = 0;
    while (wanted !== null && !isStopped) {
      const { isLive } = wanted;
      wanted = null;
      await ask().catch(() => undefined); // The page keeps what it has; the next message asks again.
      const pause = isLive ? pace.shortest : pauseAfter(goneOn);
      await wait(pause);
      goneOn += pause;
    }
    isBusy = false;
  }

  return {
    want: ({ isLive }) => {
      wanted = { isLive: isLive || wanted?.isLive === true };
      if (!isBusy) void run();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
