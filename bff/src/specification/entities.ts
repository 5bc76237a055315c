/** Fields of the specification's entities (content §3, accounts §3), as it spells them. */
const words = (text: string) => text.trim().split(/[\s,]+/);

export const presentationForm = words(`
  external_url, file_url, name, alias, external_id, access_code, main_path, thumbnail_file_id, status, locale,
  description, presentation_type, groups, labels, folder_ids, brand_id, products, release_at, expires_at, new_until_at,
  reviewer_id, owner_id, send_activity_to_crm, is_featured, is_protected, is_rateable, show_in_main_list,
  can_be_used_in_haystack, share_theme_id, share_template_id, is_template_required, custom_javascript, facebook_pixel,
  google_analytics_id, hubspot_pixel, linkedin_pixel, slack_url, is_internal_use_only, is_pdf_form, subdomain,
  content_updated_at, is_posthog_enabled, posthog_api_key, posthog_project_id, sharing_disclaimer, notifications,
  vaultConfiguration, settings
`);

export const presentationSettings = words(`
  ga_profile_id, hide_status_bar, rotation_mode, menu_bar_taps, bounce_enabled, bounce_zoom_enabled,
  clear_cache_on_open, clear_cache_on_exit, can_be_shared, can_be_shared_link, can_be_shared_space, can_be_shared_text,
  are_shared_links_secure, only_intended_recipients_can_view_shared_links, can_be_faxed, can_be_presented_by_user,
  can_be_forwarded, can_be_downloaded, can_be_annotated, can_be_exported, can_be_handout, can_be_printed,
  can_be_printed_by_user, can_user_use_cdn, can_share_cdn_link, can_be_used_in_builder, always_show_toolbar,
  show_search_button, show_exit_instructions, show_settings_button, show_navigation_lists_button,
  show_thumbnail_browser_button, pdf_view_mode, pdf_page_view_mode, pdf_disable_widget_highlighting, pdf_use_full_api,
  pdf_use_webviewer_server, is_document_slider_enabled, is_navigation_history_enabled
`);

export const presentation = words(`
  id, slug, name, alias, active, presentation_type, signedURL, comment_count, subscriber_count, subscribers,
  is_pdf_form, sharing_disclaimer, is_microsoft_office, settings
`);

export const publicSettings = words(`
  can_be_printed, can_be_downloaded, can_be_printed_by_user, can_be_exported, can_be_forwarded, pdf_use_full_api,
  pdf_use_webviewer_server, pdf_disable_widget_highlighting
`);

export const file = words('id, presentation_id, mime_type, editable, extension, url');

export const folder = words(
  'id, name, parent_id, depth, ancestors, ancestor_path, image, presentations',
);

export const session = words('id, activity_id, hit_uuid, live_mode, elapsed_ms, ended_at, meta');

export const event = words('id, event_at_ms, category, action, path, meta');

export const sharedLink = words(`
  id, presentation_id, user_id, alias, expires_at, link_expires, notification_level, status, type
`);

export const publicLink = words(`
  signed_url, download_url, is_access_code_required, expires_at, name, file, source, notification_level, is_muted,
  display_user_info, user, team
`);

export const publicTeam = words(`
  name, presentation_alias_enabled, privacy_policy_url, sharing_consent_implied, sharing_consent_optional,
  sharing_consent_required
`);

export const hit = words('uuid, email, is_fake, block_robots, is_real');

export const team = words(`
  id, name, slug, channel, spaces_enabled, haystack_enabled, sharing_enabled, sending_emails_enabled,
  members_can_send_emails, snippets_enabled, sinch_enabled, email_verification_enabled, fax_enabled, metabase_enabled,
  email_previews_enabled
`);

export const teamDefaults = words(`
  default_share_email, default_share_link, default_fax, default_annotate, default_export_file, default_download_file,
  default_print_file, default_forward_file, default_rate_file, default_send_activity_to_crm, default_use_in_haystack,
  quickshare_template_required
`);

export const user = words(`
  id, email, name, slug, current_team_id, current_team_role, is_active, is_team_admin, is_team_member, is_employee,
  is_full_user, roles, channel, can_create_spaces, can_share_spaces, can_use_snippets, can_verify_emails,
  can_use_metabase
`);

export const permissions = words(`
  can_edit_brands, can_edit_devices, can_edit_email_templates, can_edit_events, can_edit_faxes, can_edit_files,
  can_edit_folders, can_edit_forms, can_edit_groups, can_edit_labels, can_edit_messages,
  can_edit_metabase_permissions, can_edit_presentations, can_edit_products, can_edit_subscribers, can_edit_team,
  can_edit_territories, can_edit_user_contacts, can_edit_users, can_edit_webhooks, can_test_email_templates,
  can_export_data
`);
