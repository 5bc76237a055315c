/** Every permission key there is (accounts §3). A key outside this list is denied. */
export const permissionKeys = [
  'can_edit_brands',
  'can_edit_devices',
  'can_edit_email_templates',
  'can_edit_events',
  'can_edit_faxes',
  'can_edit_files',
  'can_edit_folders',
  'can_edit_forms',
  'can_edit_groups',
  'can_edit_labels',
  'can_edit_messages',
  'can_edit_metabase_permissions',
  'can_edit_presentations',
  'can_edit_products',
  'can_edit_subscribers',
  'can_edit_team',
  'can_edit_territories',
  'can_edit_user_contacts',
  'can_edit_users',
  'can_edit_webhooks',
  'can_test_email_templates',
  'can_export_data',
] as const;

export type PermissionKey = (typeof permissionKeys)[number];
