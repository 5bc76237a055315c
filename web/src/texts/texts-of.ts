import { textsIn, type Messages } from '@lectern/schemas/text/message.ts';
import { locale } from '../ui/format/locale.ts';

/** The texts of a folder, in the language of the console. */
export const textsOf = <const Catalogue extends Messages>(catalogue: Catalogue) =>
  textsIn(locale, catalogue);
