import type { PermissionKey } from './permissions.ts';

interface Purpose {
  /** What it takes to send such an upload. */
  permission: PermissionKey;
  /** By the bytes of the file. */
  accepts: readonly (
    | 'PDF'
    | 'Image'
    | 'PowerPoint'
    | 'MS Word'
    | 'MS Excel'
    | 'Video'
    | 'Audio'
    | 'Captions'
    | 'HTML'
    | 'ZIP File'
    | 'ePub'
  )[];
  /** The beginning of the sentence for all other files. */
  only: string;
}

/** What an upload may be for: a row each. A receipt is good for its purpose alone. */
export const uploadPurposes = {
  presentation: {
    permission: 'can_edit_presentations',
    accepts: [
      'PDF',
      'PowerPoint',
      'MS Word',
      'MS Excel',
      'Image',
      'HTML',
      'ZIP File',
      'ePub',
      'Video',
      'Audio',
    ],
    only: 'Only PDF, PowerPoint, Word and Excel files, images, videos, sounds, web pages, ePub and ZIP files can be published',
  },
  captions: {
    permission: 'can_edit_presentations',
    accepts: ['Captions'],
    only: 'Captions are WebVTT files (.vtt)',
  },
  'folder-image': {
    permission: 'can_edit_folders',
    accepts: ['Image'],
    only: 'Only images can be shown on a folder',
  },
  /** Sent by respondents, through the form's own call. */
  'form-answer': {
    permission: 'can_edit_forms',
    accepts: ['PDF', 'PowerPoint', 'MS Word', 'MS Excel', 'Image'],
    only: 'Only PDF, PowerPoint, Word and Excel files and images can be sent',
  },
} as const satisfies Record<string, Purpose>;

export type UploadPurpose = keyof typeof uploadPurposes;

export function isUploadPurpose(text: unknown): text is UploadPurpose {
  return typeof text === 'string' && Object.hasOwn(uploadPurposes, text);
}

/** Of receipts from before there were several. */
export const firstPurpose: UploadPurpose = 'presentation';
