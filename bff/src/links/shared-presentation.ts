import { z } from 'zod';
import { asInGraph } from '../resource/graph-places.ts';

const text = z.string().nullable();
const flag = z.boolean();

/** The presentation, without `signedURL`, which is made for each visit. */
export const sharedPresentation = z.strictObject(
  asInGraph(
    'PublicPresentation',
    {
      id: z.string().describe('The id of the presentation.'),
      name: z.string(),
      slug: z.string(),
      alias: text,
      active: z.boolean().describe('Always true: a link to any other presentation does not open.'),
      presentation_type: z.string(),
      is_pdf_form: flag,
      is_microsoft_office: flag,
      sharing_disclaimer: text,
      settings: z
        .strictObject(
          asInGraph('PublicPresentation', {
            can_be_printed: flag,
            can_be_downloaded: flag,
            can_be_printed_by_user: flag,
            can_be_exported: flag,
            can_be_forwarded: flag,
            pdf_use_full_api: flag,
            pdf_use_webviewer_server: flag,
            pdf_disable_widget_highlighting: flag,
          }),
        )
        .describe('What visitors may do: link and presentation allow it.'),
    },
    { id: null, active: null, settings: null },
  ),
);
