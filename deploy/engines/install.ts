// Fills the cache and starts nothing. Needs Java 17, Maven and Go; about two minutes the first time.
import { installKafka } from './kafka.ts';
import { installMongo } from './mongo.ts';
import { installNats } from './nats.ts';
import { installS3 } from './s3.ts';
import { installToxiproxy } from './toxiproxy.ts';

await Promise.all([installKafka(), installMongo(), installNats(), installS3(), installToxiproxy()]);
