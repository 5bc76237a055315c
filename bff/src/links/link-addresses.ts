import type { Capability } from '@lectern/schemas/access/capability.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { isShownInFrame } from '@lectern/schemas/files/shown-in-frame.ts';
import type { Edge } from '../edge.ts';
import type { PublicLink } from './public-link.ts';
import { mintGrant, NO_GATES } from './visit.ts';

/** URLs of a link's bytes for a quarter of an hour, once its gates are passed. */
export interface LinkAddresses {
  pages: string;
  /** The presentation by itself. */
  file: string;
  /** Null if it may not be downloaded. */
  download: string | null;
}

/** By the gates that were passed. */
type Minted = Map<number, { at: number; addresses: LinkAddresses }>;

const SAME_FOR_MS = 1_000;
/** A package loads its files while it is used; each time the link is looked at (ADR 83). */
const FRAME_MS = 4 * 60 * 60_000;
const minted = new WeakMap<PublicLink, Minted>();

/**
 * A URL names a link, its file and the passed gates, not the visitor: visitors who open the link in the same second get
 * the same one.
 * @param now epoch milliseconds
 */
export function addressesOf(
  edge: Edge,
  link: PublicLink,
  visit: Capability,
  now: number,
): LinkAddresses {
  let byGates = minted.get(link);
  if (!byGates) minted.set(link, (byGates = new Map()));
  const gates = visit.gates & ~NO_GATES;
  const known = byGates.get(gates);
  if (known && now >= known.at && now - known.at < SAME_FOR_MS) return known.addresses;
  const addresses = mint(
    edge,
    link,
    { ...visit, id: link.presentation?.fileId ?? newId(), gates },
    now,
  );
  byGates.set(gates, { at: now, addresses });
  return addresses;
}

function mint(
  { engines: { secrets, urls } }: Edge,
  { presentation }: PublicLink,
  from: Capability,
  now: number,
): LinkAddresses {
  const isFramed = isShownInFrame(presentation?.presentationType ?? '');
  const forMs = isFramed ? FRAME_MS : undefined;
  const extension = presentation?.presentationType === 'ZIP File' ? 'zip' : 'pdf';
  const pages = `${urls.content}/c/${mintGrant(secrets, { kind: 'bytes', from, now, forMs })}/`;
  return {
    pages,
    file: pages + (isFramed ? 'package/' : 'file.pdf'),
    download:
      presentation?.canBeDownloaded && !isFramed
        ? `${urls.content}/d/${mintGrant(secrets, { kind: 'download', from, now })}/${encodeURIComponent(presentation.slug)}.${extension}`
        : null,
  };
}
