import { createHmac } from 'node:crypto';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import type { Secrets } from '../../keys/secrets.ts';
import { openDatabase } from '../mongo/connection.ts';
import { ApproximateLimiter } from './approximate-limiter.ts';
import { ExactLimiter } from './exact-limiter.ts';
import type { Counters, Limiter } from './port.ts';

const COLLECTION = 'counts';

/**
 * Counts in a MongoDB database of its own, `<name in the url>_counters`, which needs no backup. Its rows go when their
 * time is over, and name no caller: keys are stored as HMACs.
 */
export async function openMongoCounters({
  url,
  secrets,
  onError = () => {},
}: {
  url: string;
  secrets: Secrets;
  onError?: (error: unknown) => void;
}): Promise<Counters> {
  const { database, close } = await openDatabase(url, 'counters');
  const counts = database.collection(COLLECTION);
  await counts.createIndex({ key: 1 }, { unique: true });
  await counts.createIndex({ expire: 1 }, { expireAfterSeconds: 0 });
  const [secret] = secrets.keys('counters');
  const limiters = new Map<string, Limiter>();
  return {
    limiter({ name, points, duration, precision }) {
      let limiter = limiters.get(name);
      if (!limiter) {
        const stored = new NamelessLimiter(secret, {
          storeClient: database,
          tableName: COLLECTION,
          disableIndexesCreation: true,
          keyPrefix: name,
          points,
          duration,
        });
        limiter =
          precision === 'exact'
            ? new ExactLimiter(stored, onError)
            : new ApproximateLimiter(stored, onError);
        limiters.set(name, limiter);
      }
      return limiter;
    },
    close,
  };
}

/** Stores no key as it came. */
class NamelessLimiter extends RateLimiterMongo {
  readonly #secret: Buffer;

  constructor(secret: Buffer, options: ConstructorParameters<typeof RateLimiterMongo>[0]) {
    super(options);
    this.#secret = secret;
  }

  override getKey(key: string | number): string {
    const name = super.getKey(key);
    return createHmac('sha256', this.#secret).update(name).digest('base64url');
  }
}
