import { graphql } from '../gql/gql.ts';
import type { UploadLimitsQuery as Answer } from '../gql/graphql.ts';
import { size } from '../ui/format/bytes.ts';

export const UploadLimitsQuery = graphql(`
  query UploadLimits {
    uploadLimits {
      maxBytes
      accepted {
        presentationType
        extensions
        mimeTypes
      }
    }
  }
`);

export type Limits = Answer['uploadLimits'];

/** Files per selection; folders can hold any number. */
export const maxAtOnce = 300;

const executableExtensions = /\.(exe|msi|bat|cmd|com|scr|sh|app|dmg|pkg|deb|rpm|jar|apk)$/i;
const extensionOf = (name: string) => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? null;

/** “PDFs and images”. */
export const kindsOf = ({ accepted }: Limits) =>
  accepted
    .map(({ presentationType }) =>
      presentationType === 'Image' ? 'images' : `${presentationType}s`,
    )
    .join(' and ');

/** Why the file cannot be uploaded; null if it can. The server checks the real type. */
export function whyRefused(
  file: Pick<File, 'name' | 'size' | 'type'>,
  limits: Limits | null,
): string | null {
  if (file.size === 0) return 'The file is empty.';
  if (limits === null) return null; // The server would refuse it later.
  const { accepted, maxBytes } = limits;
  const extension = extensionOf(file.name);
  const isAccepted = accepted.some(({ extensions, mimeTypes }) =>
    extension === null ? mimeTypes.includes(file.type) : extensions.includes(extension),
  );
  if (!isAccepted) {
    if (executableExtensions.test(file.name)) return 'Programs cannot be published.';
    return `${extension === null ? 'This kind of file' : `A ${extension} file`} cannot be published; ${kindsOf(limits)} can.`;
  }
  if (file.size > maxBytes) return `It has ${size(file.size)}; the most is ${size(maxBytes)}.`;
  return null;
}

/** For the file dialog's filter. */
export function acceptOf(limits: Limits | null): string {
  return (limits?.accepted ?? [{ extensions: ['.pdf'], mimeTypes: ['application/pdf', 'image/*'] }])
    .flatMap(({ extensions, mimeTypes }) => [...extensions, ...mimeTypes])
    .join();
}
