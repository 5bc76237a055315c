import { z } from 'zod';
import type { PresentationSettingsInput } from '../gql/graphql.ts';
import { camel, upperCase } from '../resource/casing.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { asInGraph } from '../resource/graph-places.ts';

const flag = z.boolean();
const rotation = z.enum(['both', 'landscape', 'portrait']);
const viewMode = z.enum([
  'single_page',
  'single_continuous',
  'facing',
  'facing_continuous',
  'cover_facing',
  'cover_facing_continuous',
]);
const pageViewMode = z.enum(['fit_page', 'fit_width', 'fit_height', 'zoom']);

const settings = {
  ga_profile_id: z.string().nullable(),
  hide_status_bar: flag,
  rotation_mode: rotation,
  menu_bar_taps: z.number().int(),
  bounce_enabled: flag,
  bounce_zoom_enabled: flag,
  clear_cache_on_open: flag,
  clear_cache_on_exit: flag,
  can_be_shared: flag,
  can_be_shared_link: flag,
  can_be_shared_space: flag,
  can_be_shared_text: flag,
  are_shared_links_secure: flag,
  only_intended_recipients_can_view_shared_links: flag,
  can_be_faxed: flag,
  can_be_presented_by_user: flag,
  can_be_forwarded: flag,
  can_be_downloaded: flag,
  can_be_annotated: flag,
  can_be_exported: flag,
  can_be_handout: flag,
  can_be_printed: flag,
  can_be_printed_by_user: flag,
  can_user_use_cdn: flag,
  can_share_cdn_link: flag,
  can_be_used_in_builder: flag,
  always_show_toolbar: flag,
  show_search_button: flag,
  show_exit_instructions: flag,
  show_settings_button: flag,
  show_navigation_lists_button: flag,
  show_thumbnail_browser_button: flag,
  pdf_view_mode: viewMode,
  pdf_page_view_mode: pageViewMode,
  pdf_disable_widget_highlighting: flag,
  pdf_use_full_api: flag,
  pdf_use_webviewer_server: flag,
  is_document_slider_enabled: flag,
  is_navigation_history_enabled: flag,
};

/** Only the given settings change. */
export const someSettings = z.object(asInGraph('PresentationSettings', settings)).partial();

/** REST calls modes by their lower-case names. */
export const settingNames = {
  rotationMode: { BOTH: 'both', LANDSCAPE: 'landscape', PORTRAIT: 'portrait' },
  pdfViewMode: {
    SINGLE_PAGE: 'single_page',
    SINGLE_CONTINUOUS: 'single_continuous',
    FACING: 'facing',
    FACING_CONTINUOUS: 'facing_continuous',
    COVER_FACING: 'cover_facing',
    COVER_FACING_CONTINUOUS: 'cover_facing_continuous',
  },
  pdfPageViewMode: {
    FIT_PAGE: 'fit_page',
    FIT_WIDTH: 'fit_width',
    FIT_HEIGHT: 'fit_height',
    ZOOM: 'zoom',
  },
} as const;

export function parseSettings({
  rotation_mode: rotationMode,
  pdf_view_mode: viewing,
  pdf_page_view_mode: pageViewing,
  ...rest
}: z.output<typeof someSettings>): PresentationSettingsInput {
  return withoutUndefined({
    ...camel(rest),
    rotationMode: rotationMode && upperCase(rotationMode),
    pdfViewMode: viewing && upperCase(viewing),
    pdfPageViewMode: pageViewing && upperCase(pageViewing),
  });
}
