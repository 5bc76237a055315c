import { Gauge } from 'prom-client';
import { metrics } from '@lectern/kernel/observability/metrics.ts';

const LOOK_MS = 2_000;
const ANSWER_MS = 1_000;

const reachable = new Gauge({
  name: 'lectern_subgraph_ready',
  help: 'Whether a service was ready for the gateway at its last look: 1 or 0',
  labelNames: ['service'],
  registers: [metrics],
});

/**
 * Which services are ready, as the gateway sees them. It is ready itself as soon as one of them is: documents that need
 * another one fail by themselves.
 */
export class SubgraphHealth {
  readonly #ready = new Map<string, boolean>();
  readonly #timer: NodeJS.Timeout;

  constructor(origins: Readonly<Record<string, string>>) {
    const look = () => {
      for (const [name, origin] of Object.entries(origins)) void this.#look(name, origin);
    };
    this.#timer = setInterval(look, LOOK_MS);
    look();
  }

  problem(): string | null {
    return [...this.#ready.values()].includes(true) ? null : 'No service can be reached.';
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(name: string, origin: string): Promise<void> {
    const isReady = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) })
      .then(async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      })
      .catch(() => false);
    this.#ready.set(name, isReady);
    reachable.set({ service: name }, isReady ? 1 : 0);
  }
}
