/**
 * At most one call runs at a time; calls meanwhile share the next one, which starts when it is over.
 * So a result is never older than its call.
 */
export function serialize<Answer>(call: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null;
  let next: Promise<Answer> | null = null;

  const start = () => {
    const started = call();
    running = started;
    const done = () => {
      if (running === started) running = null;
    };
    started.then(done, done);
    return started;
  };

  return () => {
    if (next) return next;
    if (!running) return start();
    const startNext = () => {
      next = null;
      return start();
    };
    return (next = running.then(startNext, startNext));
  };
}
