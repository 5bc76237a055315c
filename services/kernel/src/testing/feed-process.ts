// For specs: copies a log into the feed until it is killed.
import { openKafkaLog, parseKafkaUrl } from '../log/kafka/kafka.ts';
import { openMongoFeed } from '../log/mongo-feed.ts';

const [url, logUrl, prefix, ...topics] = process.argv.slice(2);
if (url === undefined || logUrl === undefined || prefix === undefined)
  throw new Error('Usage: feed-process <database url> <log url> <prefix> <topic …>');
const log = openKafkaLog({ ...parseKafkaUrl(logUrl), prefix, clientId: 'spec' });
const feed = await openMongoFeed({ url, log, topics, onError: () => {} });
await feed.start();
console.log('feeding');
