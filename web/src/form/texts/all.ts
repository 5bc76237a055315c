import type { Language } from '@lectern/schemas/text/languages.ts';
import type { FormTexts } from './texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';

/** A form's own page carries one; the viewer loads all with the form. */
export const formTexts: Record<Language, FormTexts> = { en, de, fr, es, it, pt, nl, ja };
