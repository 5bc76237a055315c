import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

const STOP_MS = 4_000;
const GRACE_MS = 400;
const TIDY_MS = 25;

/**
 * Takes no new connections; open ones end with their next answer. Idle ones end after a moment, because a request may
 * already be on its way. After four seconds all are cut.
 */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    let tidy: NodeJS.Timeout | undefined;
    const grace = setTimeout(() => {
      server.closeIdleConnections();
      tidy = setInterval(() => server.closeIdleConnections(), TIDY_MS);
    }, GRACE_MS);
    const cut = setTimeout(() => server.closeAllConnections(), STOP_MS);
    // The close of node:http would close idle connections first.
    NetServer.prototype.close.call(server, () => {
      for (const timer of [grace, tidy, cut]) clearTimeout(timer);
      server.close(); // Ends its timer that looks for slow callers.
      resolve();
    });
  });
}

/** Answers that have not ended. Once the process stops, each closes its connection. */
export class OpenAnswers {
  readonly #answers = new Set<ServerResponse>();
  readonly #stopping: AbortSignal;

  constructor(stopping: AbortSignal) {
    this.#stopping = stopping;
    stopping.addEventListener('abort', () => {
      for (const answer of this.#answers) answer.shouldKeepAlive = false;
    });
  }

  add<Answer extends ServerResponse>(answer: Answer): Answer {
    if (this.#stopping.aborted) answer.shouldKeepAlive = false;
    this.#answers.add(answer);
    answer.once('close', () => this.#answers.delete(answer));
    return answer;
  }
}
