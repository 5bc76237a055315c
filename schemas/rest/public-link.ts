/** A shared link as `GET /api/public/shared-links/:token` answers it; bff/src/links/public-link.ts describes its fields. */
export interface PublicLink {
  id: string;
  token: string;
  type: 'Email' | 'Link' | 'Space';
  status: 'Active' | 'Canceled' | 'Expired';
  expires_at: string | null;
  notification_level: number;
  name: string | null;
  display_user_info: boolean;
  is_direct: boolean;
  is_access_code_required: boolean;
  is_email_required: boolean;
  is_for_recipients_only: boolean;
  gate_form_uuid: string | null;
  end_form_uuid: string | null;
  sends_mail: boolean;
  is_muted: boolean;
  file: { id: string | null; name: string | null };
  user: { name: string | null; email: string | null } | null;
  team: {
    name: string | null;
    presentation_alias_enabled: boolean;
    privacy_policy_url: string | null;
    sharing_consent_implied: boolean;
    sharing_consent_optional: boolean;
    sharing_consent_required: boolean;
    sharing_consent_text: string | null;
  };
  presentation: {
    id: string;
    name: string;
    slug: string;
    alias: string | null;
    active: boolean;
    presentation_type: string;
    is_pdf_form: boolean;
    is_microsoft_office: boolean;
    sharing_disclaimer: string | null;
    settings: {
      can_be_printed: boolean;
      can_be_downloaded: boolean;
      can_be_printed_by_user: boolean;
      can_be_exported: boolean;
      can_be_forwarded: boolean;
      pdf_use_full_api: boolean;
      pdf_use_webviewer_server: boolean;
      pdf_disable_widget_highlighting: boolean;
    };
    signedURL: string | null;
  };
  page_count: number;
  pages: { width: number; height: number }[];
  media: {
    kind: 'video' | 'audio' | 'embed' | 'website';
    duration_ms: number | null;
    mime_type: string | null;
    url: string | null;
    captions: { id: string; language: string }[];
  } | null;
  hit_uuid: string;
  signed_url: string;
  download_url: string | null;
  source: { signed_url: string };
  pages_url: string;
  pending_gates: ('consent' | 'access_code' | 'email' | 'email_code' | 'form')[];
  hit: { email: string | null; consent: boolean | null };
}
