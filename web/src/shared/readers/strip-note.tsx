import { liveSentence } from '../attention-strip/sentence.ts';
import { locale } from '../../ui/format/locale.ts';
import { texts } from './texts.ts';

type StripNoteProps = { figures: { isOfFormerFile: boolean }; elsewhere: number };

/** Notes that the strip shows a former version, and live readers of other pages. */
export function StripNote({ figures: { isOfFormerFile }, elsewhere }: StripNoteProps) {
  if (!isOfFormerFile && elsewhere === 0) return null;
  const readers =
    elsewhere === 0
      ? null
      : isOfFormerFile
        ? texts.inAnotherVersion({ elsewhere: elsewhere.toLocaleString(locale) })
        : texts.inAnEarlierVersion({ elsewhere: elsewhere.toLocaleString(locale) });
  const title =
    elsewhere === 0
      ? texts.replacedAndUnread
      : liveSentence([], elsewhere, elsewhere, {
          version: isOfFormerFile ? texts.another : texts.anEarlier,
        });
  return (
    <small className="cut dim" style={{ display: 'block', marginTop: 4 }} title={title}>
      {[isOfFormerFile ? texts.pagesOfAnEarlierVersion : null, readers]
        .filter((word) => word !== null)
        .join(', ')}
    </small>
  );
}
