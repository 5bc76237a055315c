import { expect, test } from '@jest/globals';
import { destinationOf } from './destination.ts';

test('each URL may name several hosts', () => {
  expect(
    destinationOf(
      'mongodb://a:1,b:2/lectern?replicaSet=rs,kafka://a:9092,b:9092/team,s3://key:secret@c:7070/files',
    ),
  ).toEqual({
    store: 'mongodb://a:1,b:2/lectern?replicaSet=rs',
    log: 'kafka://a:9092,b:9092/team',
    blobs: 's3://key:secret@c:7070/files',
  });
  expect(destinationOf('kafka://k:1,mongodb+srv://m/x')).toEqual({
    store: 'mongodb+srv://m/x',
    log: 'kafka://k:1',
    blobs: null,
  });
});

test('what is missing, doubled or of another engine is refused', () => {
  for (const to of [
    '',
    'mongodb://m/x',
    'kafka://k:1',
    'mongodb://m/x,kafka://k:1,nats://n:1',
    'mongodb://m/x,mongodb://n/x,kafka://k:1',
    'sqlite:x,kafka://k:1',
  ])
    expect(() => destinationOf(to)).toThrow(
      '--to takes mongodb://host:port/name,kafka://host:port',
    );
});
