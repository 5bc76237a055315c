import type { CatalogueOf } from '@lectern/schemas/text/message.ts';
import type { en } from './en.ts';

export type Catalogue = CatalogueOf<typeof en>;
