import type { SharedLink } from '../shared-link.ts';

/** A link as the server returns it. */
export function aSharedLink({
  pages = 4,
  ...changes
}: Partial<Omit<SharedLink, 'pages'>> & { pages?: number } = {}): SharedLink {
  return {
    id: '01999999-0000-7000-8000-000000000001',
    token: 'solar',
    hit_uuid: '01999999-0000-7000-8000-000000000002.visit',
    type: 'Link',
    name: null,
    file: { id: '01999999-0000-7000-8000-00000000000f', name: 'solar-roofs.pdf' },
    signed_url: 'http://127.0.0.1:4001/c/grant-1/file.pdf',
    source: { signed_url: 'http://127.0.0.1:4001/c/grant-1/file.pdf' },
    download_url: 'http://127.0.0.1:4001/c/grant-1/file.pdf?download',
    expires_at: null,
    status: 'Active',
    notification_level: 1,
    is_muted: false,
    is_access_code_required: false,
    is_email_required: false,
    display_user_info: true,
    user: { name: 'Maya Lindqvist', email: 'maya@northwind.example' },
    team: {
      name: 'Northwind',
      presentation_alias_enabled: true,
      privacy_policy_url: null,
      sharing_consent_implied: true,
      sharing_consent_optional: false,
      sharing_consent_required: false,
      sharing_consent_text: null,
    },
    is_for_recipients_only: false,
    is_direct: false,
    sends_mail: true,
    pending_gates: [],
    hit: { email: null, consent: null },
    presentation: {
      id: '01999999-0000-7000-8000-00000000000a',
      name: 'The case for solar roofs',
      slug: 'solar-roofs',
      presentation_type: 'PDF',
      sharing_disclaimer: null,
      settings: { can_be_printed: false, can_be_downloaded: true, can_be_forwarded: false },
    },
    pages_url: 'http://127.0.0.1:4001/c/grant-1/',
    page_count: pages,
    pages: Array.from({ length: pages }, () => ({ width: 960, height: 540 })),
    ...changes,
  };
}
