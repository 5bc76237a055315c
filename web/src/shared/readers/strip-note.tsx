import { liveSentence } from '../attention-strip/sentence.ts';
import { locale } from '../../ui/format/locale.ts';

type StripNoteProps = { figures: { isOfFormerFile: boolean }; elsewhere: number };

/** Notes that the strip shows a former version, and live readers of other pages. */
export function StripNote({ figures: { isOfFormerFile }, elsewhere }: StripNoteProps) {
  if (!isOfFormerFile && elsewhere === 0) return null;
  const readers =
    elsewhere === 0
      ? null
      : `${elsewhere.toLocaleString(locale)} in ${isOfFormerFile ? 'another' : 'an earlier'} version`;
  const title =
    elsewhere === 0
      ? 'The file was replaced, and no one has read the new one yet'
      : liveSentence([], elsewhere, elsewhere, {
          version: isOfFormerFile ? 'another' : 'an earlier',
        });
  return (
    <small className="cut dim" style={{ display: 'block', marginTop: 4 }} title={title}>
      {[isOfFormerFile ? 'pages of an earlier version' : null, readers]
        .filter((word) => word !== null)
        .join(', ')}
    </small>
  );
}
