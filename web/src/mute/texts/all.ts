import type { Language } from '@lectern/schemas/text/languages.ts';
import type { MuteTexts } from './texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';

/** For the build and specs: a page carries one. */
export const muteTexts: Record<Language, MuteTexts> = { en, de, fr, es, it, pt, nl, ja };
