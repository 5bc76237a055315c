import type { Language } from '@lectern/schemas/text/languages.ts';
import type { Catalogue } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';

/** What readers see in place of a file that they cannot have. */
export const contentOriginTexts: Record<Language, Catalogue> = { en, de, fr, es, it, pt, nl, ja };
