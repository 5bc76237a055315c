import { graphql } from '../gql/gql.ts';
import type { UploadLimitsQuery as Answer } from '../gql/graphql.ts';
import { size } from '../ui/format/bytes.ts';
import { listText } from '../texts/list.ts';
import { texts } from './texts.ts';

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

const kinds: Readonly<Record<string, string>> = {
  PDF: texts.pdfs,
  PowerPoint: texts.powerPoint,
  'MS Word': texts.word,
  'MS Excel': texts.excel,
  Image: texts.images,
  HTML: texts.webPages,
  ePub: texts.ePubs,
};

/** “PDFs, PowerPoint files, and images”. */
export const kindsOf = ({ accepted }: Limits) =>
  listText(
    accepted.map(({ presentationType }) => kinds[presentationType] ?? presentationType),
    'conjunction',
  );

/** Why the file cannot be uploaded; null if it can. The server checks the real type. */
export function whyRefused(
  file: Pick<File, 'name' | 'size' | 'type'>,
  limits: Limits | null,
): string | null {
  if (file.size === 0) return texts.theFileIsEmpty;
  if (limits === null) return null; // The server would refuse it later.
  const { accepted, maxBytes } = limits;
  const extension = extensionOf(file.name);
  const isAccepted = accepted.some(({ extensions, mimeTypes }) =>
    extension === null ? mimeTypes.includes(file.type) : extensions.includes(extension),
  );
  if (!isAccepted) {
    if (executableExtensions.test(file.name)) return texts.programsCannotBePublished;
    return extension === null
      ? texts.kindNotPublished({ files: kindsOf(limits) })
      : texts.aFileCannotBePublished({ extension, files: kindsOf(limits) });
  }
  if (file.size > maxBytes)
    return texts.itHasTheMostIs({ size: size(file.size), most: size(maxBytes) });
  return null;
}

/** For the file dialog's filter. */
export function acceptOf(limits: Limits | null): string {
  return (limits?.accepted ?? [{ extensions: ['.pdf'], mimeTypes: ['application/pdf', 'image/*'] }])
    .flatMap(({ extensions, mimeTypes }) => [...extensions, ...mimeTypes])
    .join();
}
