import { z } from 'zod';
import { event, id } from '../event.ts';
import { fileId, presentationId } from '../fields.ts';

/** The files of one upload as one presentation shows them. */
const packageId = id;
/** Its size in bytes. */
const size = z.number().int().nonnegative();

/** An HTML package, a ZIP file or an ePub was unpacked for a presentation. */
export const PackageUnpacked = event('PackageUnpacked', {
  packageId,
  presentationId,
  /** The upload that it was unpacked from. */
  fileId,
  /** Its files, in the order of their numbers. */
  files: z
    .array(
      z.strictObject({
        /** The id of this file. */
        id,
        /** Its place in the package, such as css/style.css. */
        path: z.string(),
        size,
      }),
    )
    .min(1),
});

/** A text of a package got another content: a new one, or one that it had before. */
export const PackageTextEdited = event('PackageTextEdited', {
  packageId,
  presentationId,
  /** The file of the package. */
  fileId,
  size,
  /** SHA-256 of its bytes, hex; null: as it was unpacked. */
  digest: z.string().nullable(),
});
