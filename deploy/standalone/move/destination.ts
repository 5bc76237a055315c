import { SettingsError } from '@lectern/kernel/engines/settings.ts';

/** Where a move goes, as URLs. */
export interface Destination {
  /** `mongodb://…` */
  store: string;
  /** `kafka://…` */
  log: string;
  /** `s3://…`; null where the files stay where they are. */
  blobs: string | null;
}

const ports = {
  store: { scheme: /^mongodb(\+srv)?:\/\/./, example: 'mongodb://host:port/name' },
  log: { scheme: /^kafka:\/\/./, example: 'kafka://host:port' },
  blobs: { scheme: /^s3s?:\/\/./, example: 's3://key:secret@host:port/bucket' },
} as const;

const wanted = `--to takes ${ports.store.example},${ports.log.example} and, where the files move too, ,${ports.blobs.example}`;

/** @param to URLs separated by commas; one may name several hosts, also separated by commas. @throws SettingsError */
export function destinationOf(to: string): Destination {
  const urls = to.split(/,(?=[a-z0-9+]+:\/\/)/);
  const unknown = urls.filter(
    (url) => !Object.values(ports).some(({ scheme }) => scheme.test(url)),
  );
  const of = ({ scheme }: { scheme: RegExp }) => urls.filter((url) => scheme.test(url));
  const [[store, ...stores], [log, ...logs], [blobs, ...others]] = [
    of(ports.store),
    of(ports.log),
    of(ports.blobs),
  ];
  if (unknown.length > 0 || stores.length + logs.length + others.length > 0 || !store || !log)
    throw new SettingsError([wanted]);
  return { store, log, blobs: blobs ?? null };
}
