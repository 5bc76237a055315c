import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // First steps
  byAnAdmin: 'by an admin',
  createALink: 'Create a link',
  afterYouUpload: 'after you upload',
  startLead:
    'Publish a presentation, send it as a link, and see which pages are read. Three steps, about four minutes.',
  uploadAPresentation: 'Upload a presentation',
  anyPdfOrImage: 'A PDF, a PowerPoint, Word or Excel file, or an image. It stays on this server.',
  shareIt: 'Share it',
  createLinkHint:
    'Create a link for one person or for many. Ask for an email, set an expiry, add an access code, or leave it open.',
  watchItBeingRead: 'Watch it being read',
  afterTheFirstView: 'after the first view',
  readStepHint:
    'Each presentation shows as a row of its pages. The longer a page is read, the deeper its shade; amber is the page someone is on right now.',
  exampleOfAStrip16: 'Example of a strip: 16 pages, 8 opened, page 9 being read',
  anExample16PagesSomeone: 'An example: 16 pages, someone is on page 9',
  inviteYourTeam: 'Invite your team',
  workingWithOthers: 'Working with others? {link}',
  done: 'done',
  orDropFiles: 'Or drop files anywhere on this page',
  severalOrFolder: 'Several at once, or a whole folder.',
  chooseFiles: 'Choose files',
  severalHint: 'Several at once, if you like.',

  // Member start
  nothingToShare:
    '{teamName} has nothing ready to share yet. Once it does, you can create a link here and see which pages are read.',
  memberLead:
    'Choose what to share, create a link, and see who reads which pages. Only you and people who can see all analytics see your links’ figures.',
  readyToShareFrom: 'Ready to share from {teamName}',
  chooseFromAll: 'Choose from all {total}',
  chooseWhatToShare: 'Choose what to share',
});
