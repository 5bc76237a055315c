import type { Lazy } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { FileParent } from './File.ts';
import type { PresentationParent } from './Presentation.ts';
import type { ProcessingJobParent } from './ProcessingJob.ts';
import type { FolderParent } from './folders/Folder.ts';
import type { FormParent } from './forms/Form.ts';
import type { FormQuestionParent } from './forms/FormQuestion.ts';
import type { FormResponseParent } from './forms/FormResponse.ts';
import type { PlaceOfFormParent } from './forms/PlaceOfForm.ts';
import type { BrandParent } from './tags/brands.ts';
import type { LabelParent } from './tags/labels.ts';
import type { ProductParent } from './tags/products.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 8601, UTC. */
  DateTime: { input: string; output: string; }
  /** What a finished upload was answered with. One mutation takes it, once, from its uploader. */
  UploadReceipt: { input: string; output: string; }
  _FieldSet: { input: string; output: string; }
};

export type AcceptedUpload = {
  __typename?: 'AcceptedUpload';
  /** With their dot: .pdf */
  extensions: Array<Scalars['String']['output']>;
  mimeTypes: Array<Scalars['String']['output']>;
  /** As `presentationType` names it. */
  presentationType: Scalars['String']['output'];
};

export type AnswerCount = {
  __typename?: 'AnswerCount';
  answer: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

/** A brand that presentations belong to: at most one each. */
export type Brand = {
  __typename?: 'Brand';
  /** When the brand was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the brand. */
  id: Scalars['ID']['output'];
  /** Its name; one of a kind in the team, regardless of case and accents. */
  name: Scalars['String']['output'];
  /** Presentations with the brand that the caller can see; counting stops at 10,000. */
  presentationCount: Scalars['Int']['output'];
  /** Its name as in URLs; lists are ordered by it. */
  slug: Scalars['String']['output'];
};

/** What became of each of several presentations. */
export type BulkChange = {
  __typename?: 'BulkChange';
  changed: Array<Presentation>;
  refused: Array<RefusedChange>;
};

/** Captions of a film or sound in a language. */
export type Captions = {
  __typename?: 'Captions';
  /** The WebVTT file. */
  fileId: Scalars['ID']['output'];
  /** As a BCP 47 tag. */
  language: Scalars['String']['output'];
};

export type Converter = {
  __typename?: 'Converter';
  name: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type CreateBrandInput = {
  /** Its name; has to be one of a kind in the team. */
  name: Scalars['String']['input'];
};

export type CreateFolderInput = {
  /** Of an uploaded image: JPEG, PNG, GIF, WebP or AVIF, at most 10 MB. */
  imageReceipt?: InputMaybe<Scalars['UploadReceipt']['input']>;
  /** The folder's name. */
  name: Scalars['String']['input'];
  /** The folder that it is in; at the top when left out. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateFormInput = {
  /** What the team calls it; one of a kind in the team. */
  name: Scalars['String']['input'];
};

export type CreateLabelInput = {
  /** Its color; gray when left out. */
  colour?: InputMaybe<LabelColour>;
  /** Its name; has to be one of a kind in the team. */
  name: Scalars['String']['input'];
};

export type CreatePresentationInput = {
  accessCode?: InputMaybe<Scalars['String']['input']>;
  alias?: InputMaybe<Scalars['String']['input']>;
  brandId?: InputMaybe<Scalars['ID']['input']>;
  canBeUsedInHaystack?: InputMaybe<Scalars['Boolean']['input']>;
  contentUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  customJavascript?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  externalUrl?: InputMaybe<Scalars['String']['input']>;
  facebookPixel?: InputMaybe<Scalars['String']['input']>;
  fileUrl?: InputMaybe<Scalars['String']['input']>;
  folderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  googleAnalyticsId?: InputMaybe<Scalars['String']['input']>;
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  hubspotPixel?: InputMaybe<Scalars['String']['input']>;
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  isInternalUseOnly?: InputMaybe<Scalars['Boolean']['input']>;
  isPdfForm?: InputMaybe<Scalars['Boolean']['input']>;
  isPosthogEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  isProtected?: InputMaybe<Scalars['Boolean']['input']>;
  isRateable?: InputMaybe<Scalars['Boolean']['input']>;
  isTemplateRequired?: InputMaybe<Scalars['Boolean']['input']>;
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  linkedinPixel?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  mainPath?: InputMaybe<Scalars['String']['input']>;
  /** The file's name without its ending where none is given. */
  name?: InputMaybe<Scalars['String']['input']>;
  newUntilAt?: InputMaybe<Scalars['String']['input']>;
  notifications?: InputMaybe<FormNotificationsInput>;
  /** A member of the team; the caller by default. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  posthogApiKey?: InputMaybe<Scalars['String']['input']>;
  posthogProjectId?: InputMaybe<Scalars['String']['input']>;
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of the file to publish. Without one, `externalUrl` is needed: the presentation is that website, of type URL. */
  receipt?: InputMaybe<Scalars['UploadReceipt']['input']>;
  releaseAt?: InputMaybe<Scalars['DateTime']['input']>;
  reviewerId?: InputMaybe<Scalars['ID']['input']>;
  sendActivityToCrm?: InputMaybe<Scalars['Boolean']['input']>;
  settings?: InputMaybe<PresentationSettingsInput>;
  shareTemplateId?: InputMaybe<Scalars['ID']['input']>;
  shareThemeId?: InputMaybe<Scalars['ID']['input']>;
  sharingDisclaimer?: InputMaybe<Scalars['String']['input']>;
  showInMainList?: InputMaybe<Scalars['Boolean']['input']>;
  slackUrl?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<PresentationStatus>;
  subdomain?: InputMaybe<Scalars['String']['input']>;
  vaultConfiguration?: InputMaybe<VaultConfigurationInput>;
};

export type CreateProductInput = {
  /** Its name; has to be one of a kind in the team. */
  name: Scalars['String']['input'];
};

/** What teams have defaults for, by the names of the defaults. */
export type DefaultedFlags = {
  __typename?: 'DefaultedFlags';
  /** Whether it can be annotated. */
  annotate: Scalars['Boolean']['output'];
  /** Whether recipients can download it. */
  downloadFile: Scalars['Boolean']['output'];
  /** Whether members can save its file. */
  exportFile: Scalars['Boolean']['output'];
  /** Whether it can be faxed. */
  fax: Scalars['Boolean']['output'];
  /** Whether recipients can forward it. */
  forwardFile: Scalars['Boolean']['output'];
  /** Whether recipients can print it. */
  printFile: Scalars['Boolean']['output'];
  /** Whether it can be rated. */
  rateFile: Scalars['Boolean']['output'];
  /** Whether activity on it goes to the CRM. */
  sendActivityToCrm: Scalars['Boolean']['output'];
  /** Whether it can be shared by email. */
  shareEmail: Scalars['Boolean']['output'];
  /** Whether it can be shared as a link. */
  shareLink: Scalars['Boolean']['output'];
  /** Whether Haystack finds it. */
  useInHaystack: Scalars['Boolean']['output'];
};

/** As `DefaultedFlags`; left out: unchanged. */
export type DefaultedFlagsInput = {
  annotate?: InputMaybe<Scalars['Boolean']['input']>;
  downloadFile?: InputMaybe<Scalars['Boolean']['input']>;
  exportFile?: InputMaybe<Scalars['Boolean']['input']>;
  fax?: InputMaybe<Scalars['Boolean']['input']>;
  forwardFile?: InputMaybe<Scalars['Boolean']['input']>;
  printFile?: InputMaybe<Scalars['Boolean']['input']>;
  rateFile?: InputMaybe<Scalars['Boolean']['input']>;
  sendActivityToCrm?: InputMaybe<Scalars['Boolean']['input']>;
  shareEmail?: InputMaybe<Scalars['Boolean']['input']>;
  shareLink?: InputMaybe<Scalars['Boolean']['input']>;
  useInHaystack?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ExcerptPart = {
  __typename?: 'ExcerptPart';
  isMatch: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

export type FieldChange = {
  __typename?: 'FieldChange';
  after: Scalars['String']['output'];
  /** As JSON text: `"Solar roofs"`, `true`, `null`. Of what is secret only whether there is one: `"•••"` or `null`. */
  before: Scalars['String']['output'];
  /** As in the graph: `name`, `settings.canBePrinted`. */
  field: Scalars['String']['output'];
};

/** An uploaded file, or a file of a package. */
export type File = {
  __typename?: 'File';
  /** Its text; null unless it can be edited. */
  content?: Maybe<Scalars['String']['output']>;
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** What is wrong with the stored bytes for good, in one plain sentence; null while nothing is known to be. */
  damage?: Maybe<Scalars['String']['output']>;
  /** Whether its content is text that can be edited. */
  editable: Scalars['Boolean']['output'];
  /** The ending of its name, without the dot. */
  extension: Scalars['String']['output'];
  /** The id of the file. */
  id: Scalars['ID']['output'];
  /** Its media type, such as application/pdf. */
  mimeType: Scalars['String']['output'];
  /** Its name as uploaded; of a file in a package, its path there. */
  name: Scalars['String']['output'];
  /** The presentation that it belongs to. */
  presentationId: Scalars['ID']['output'];
  /** Its size in bytes. */
  size: Scalars['Float']['output'];
  /** Contents that the text of a package had, the present one first; empty for everything else. */
  textVersions: Array<TextVersion>;
  /** Of a file in a package, the path of a small picture on this server; null where it is no picture. */
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  /** The upload that it was unpacked from; of an upload, its own id. */
  uploadId: Scalars['ID']['output'];
};

export type FileReplacement = {
  __typename?: 'FileReplacement';
  file: File;
  processing: Processing;
};

/** A folder of presentations and other folders. A presentation may be in several. */
export type Folder = {
  __typename?: 'Folder';
  /** Their names, from the top, with slashes between them; empty at the top. */
  ancestorPath: Scalars['String']['output'];
  /** The folders that it is in, from the top. */
  ancestors: Array<FolderAncestor>;
  /** How many folders are in it that the caller can see. */
  childCount: Scalars['Int']['output'];
  /** When it was deleted; null for folders that are there. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many folders it is in; 0 at the top. */
  depth: Scalars['Int']['output'];
  /** The id of the folder. */
  id: Scalars['ID']['output'];
  /** The media type of its image, such as image/png; null for none. */
  imageType?: Maybe<Scalars['String']['output']>;
  /** The URL of its image; null for none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Its place among the folders beside it that the caller sees, 0 for the first. */
  index: Scalars['Int']['output'];
  /** What the team calls the folder. */
  name: Scalars['String']['output'];
  /** The folder that it is in; null at the top. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** How many presentations are in it that the caller can see, without those of the folders in it. */
  presentationCount: Scalars['Int']['output'];
  /** Until when it can be restored; null for folders that are there. */
  restorableUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type FolderAncestor = {
  __typename?: 'FolderAncestor';
  /** The id of the folder. */
  id: Scalars['ID']['output'];
  /** What the team calls the folder. */
  name: Scalars['String']['output'];
};

/** Questions of a team for people outside it. */
export type Form = {
  __typename?: 'Form';
  /** When the form was created. */
  createdAt: Scalars['DateTime']['output'];
  /** How many responses were begun and not sent; counting stops at 10,000. */
  draftCount: Scalars['Int']['output'];
  /** Questions that it asked earlier, which responses may still answer. */
  formerQuestions: Array<FormQuestion>;
  /** The id of the form. */
  id: Scalars['ID']['output'];
  /** What respondents read first; null for nothing. */
  introduction?: Maybe<Scalars['String']['output']>;
  /** Whether it takes responses. */
  isPublished: Scalars['Boolean']['output'];
  /** What the team calls it. */
  name: Scalars['String']['output'];
  /** Who is emailed when it is filled in. */
  notifications?: Maybe<FormNotifications>;
  /** The heading as it was entered; null: the name is used. */
  ownTitle?: Maybe<Scalars['String']['output']>;
  /** Everything that it asks, page by page. */
  pages: Array<FormPage>;
  /** Presentations and links that show it. */
  places: Array<PlaceOfForm>;
  /** How many responses were sent; counting stops at 10,000. */
  responseCount: Scalars['Int']['output'];
  /** What was answered, question by question: of the last 10,000 responses that were sent. */
  results: Array<QuestionResult>;
  teamId: Scalars['ID']['output'];
  /** What they read after they sent it; null for a plain thank you. */
  thanks?: Maybe<Scalars['String']['output']>;
  /** The heading for respondents. */
  title: Scalars['String']['output'];
  /** When the form was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The form's name in public URLs. */
  uuid: Scalars['ID']['output'];
};

export type FormConsent = {
  __typename?: 'FormConsent';
  /** Whether it was agreed to. */
  isGiven: Scalars['Boolean']['output'];
  /** The question that asked for it. */
  questionId: Scalars['String']['output'];
  /** The words that were shown. */
  statement: Scalars['String']['output'];
};

export type FormNotification = {
  __typename?: 'FormNotification';
  /** Whether these emails are sent. */
  enabled: Scalars['Boolean']['output'];
  /** The emails that get them. */
  recipients: Array<Scalars['String']['output']>;
};

export type FormNotificationInput = {
  /** Whether these emails are sent. */
  enabled: Scalars['Boolean']['input'];
  /** Addresses, at most 20. */
  recipients: Array<Scalars['String']['input']>;
};

/** Who is emailed when a form is filled in. */
export type FormNotifications = {
  __typename?: 'FormNotifications';
  /** The email to the person who filled it in. */
  respondent: FormNotification;
  /** The email to the team. */
  self: FormNotification;
};

/** Whom answers to its form are mailed to. */
export type FormNotificationsInput = {
  /** The email to the person who filled it in. */
  respondent: FormNotificationInput;
  /** The email to the team. */
  self: FormNotificationInput;
};

export type FormPage = {
  __typename?: 'FormPage';
  /** What is asked on it, in order. */
  questions: Array<FormQuestion>;
  /** The heading of the page; null for none. */
  title?: Maybe<Scalars['String']['output']>;
};

export type FormPageInput = {
  /** What is asked on it, in order. */
  questions: Array<FormQuestionInput>;
  /** The heading of the page; null for none. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Where a form is shown: before the pages, or after the last. */
export type FormPlace =
  | 'END'
  | 'GATE';

export type FormQuestion = {
  __typename?: 'FormQuestion';
  /** A hint below it; null for none. */
  help?: Maybe<Scalars['String']['output']>;
  /** Names the answer in `data`. */
  id: Scalars['String']['output'];
  /** Whether it has to be answered. */
  isRequired: Scalars['Boolean']['output'];
  /** What is asked; for a consent the statement. */
  label: Scalars['String']['output'];
  /** What can be chosen. */
  options: Array<Scalars['String']['output']>;
  /** Shown once an earlier question has one of these answers; null: always. */
  shownWhen?: Maybe<ShownWhen>;
  /** What kind of answer is asked for. */
  type: QuestionType;
};

export type FormQuestionInput = {
  /** A hint below it; null for none. */
  help?: InputMaybe<Scalars['String']['input']>;
  /** Names the answer in `data`: a lower-case letter, then letters, digits and underscores. Made where it is left out. */
  id?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has to be answered. */
  isRequired?: Scalars['Boolean']['input'];
  /** What is asked; for a consent the statement. */
  label: Scalars['String']['input'];
  /** What can be chosen. */
  options?: Array<Scalars['String']['input']>;
  /** Shown once an earlier choice or consent has one of these answers; null: always. */
  shownWhen?: InputMaybe<ShownWhenInput>;
  /** What kind of answer is asked for. */
  type: QuestionType;
};

/** What a person answered. */
export type FormResponse = {
  __typename?: 'FormResponse';
  /** When it was sent; null for a draft. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was agreed to, in the words that were shown. */
  consents: Array<FormConsent>;
  /** The answers by question, as JSON. */
  data: Scalars['String']['output'];
  /** The form that it answers. */
  form?: Maybe<Form>;
  /** The id of the response. */
  id: Scalars['ID']['output'];
  /** Whether its respondent was erased, with the answers. */
  isErased: Scalars['Boolean']['output'];
  /** The presentation with which the form was shown; null for the form's own page. */
  presentation?: Maybe<Presentation>;
  /** When it was last saved. */
  savedAt: Scalars['DateTime']['output'];
  /** The link with which the form was shown; null for none. */
  sharedLinkId?: Maybe<Scalars['ID']['output']>;
  /** The answers by question, as JSON, for lists: a signature is “signed”. */
  shortData: Scalars['String']['output'];
  /** When it was begun. */
  startedAt: Scalars['DateTime']['output'];
  /** Complete once it was sent. */
  status: FormResponseStatus;
  /** The response's name in public URLs: with it, its author reads and changes it. Null once it is erased. */
  uuid?: Maybe<Scalars['ID']['output']>;
};

export type FormResponseChunk = {
  __typename?: 'FormResponseChunk';
  items: Array<FormResponse>;
  /** The `after` of the next list; null at the end. */
  next?: Maybe<Scalars['ID']['output']>;
};

export type FormResponseInput = {
  /** The answers by question, as JSON; what is left out stays as it was, null is no answer. */
  data: Scalars['String']['input'];
  /** The email of the visitor, where it is known. */
  email?: InputMaybe<Scalars['String']['input']>;
  hitId?: InputMaybe<Scalars['ID']['input']>;
  /** The language of the respondent. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The receipt of the filled-in PDF form: the answer `filled-pdf`. */
  pdf?: InputMaybe<Scalars['String']['input']>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  sharedLinkId?: InputMaybe<Scalars['ID']['input']>;
  /** The words of its consents as they were shown: INVALID under the question where the form has others now. */
  statements?: InputMaybe<Array<ShownStatementInput>>;
  /** Complete once everything is answered; a complete response stays complete. */
  status?: InputMaybe<FormResponseStatus>;
  /** Of the new response; made where it is left out. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
};

export type FormResponsePage = {
  __typename?: 'FormResponsePage';
  items: Array<FormResponse>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  /** How many there are; counting stops at 10,000. */
  total: Scalars['Int']['output'];
};

export type FormResponseStatus =
  | 'COMPLETE'
  | 'DRAFT';

/** The forms that a presentation or link shows. */
export type FormsAt = {
  __typename?: 'FormsAt';
  end?: Maybe<Form>;
  gate?: Maybe<Form>;
};

export type Group = {
  __typename?: 'Group';
  id: Scalars['ID']['output'];
};

/** What one command changed. */
export type HistoryEntry = {
  __typename?: 'HistoryEntry';
  /** Null where the product itself did it. */
  actor?: Maybe<User>;
  at: Scalars['DateTime']['output'];
  /** Empty where nothing of what is told here changed (a page was made). */
  changes: Array<FieldChange>;
  /** The facts, in order: PresentationRevised, PresentationStatusChanged … */
  events: Array<Scalars['String']['output']>;
  /** Of the commit, growing by one. */
  number: Scalars['Int']['output'];
  /** The person as whom the actor was signed in. */
  onBehalfOf?: Maybe<User>;
};

export type Installation = {
  __typename?: 'Installation';
  engines: Array<InstalledEngine>;
  /** No engine runs on another machine, and nothing is sent to one. */
  isLocal: Scalars['Boolean']['output'];
  nodeVersion: Scalars['String']['output'];
  startedAt: Scalars['DateTime']['output'];
  storage: InstalledStorage;
  version: Scalars['String']['output'];
};

export type InstalledEngine = {
  __typename?: 'InstalledEngine';
  /** In words. */
  engine: Scalars['String']['output'];
  /** store, log, realtime, blobs or mail */
  port: Scalars['String']['output'];
};

/** In bytes; null where it lies on another machine. */
export type InstalledStorage = {
  __typename?: 'InstalledStorage';
  /** Files and pages of this team. */
  blobBytes?: Maybe<Scalars['Float']['output']>;
  blobCount?: Maybe<Scalars['Int']['output']>;
  diskBytes?: Maybe<Scalars['Float']['output']>;
  diskFreeBytes?: Maybe<Scalars['Float']['output']>;
  storeBytes?: Maybe<Scalars['Float']['output']>;
};

export type JobCount = {
  __typename?: 'JobCount';
  failed: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  running: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
  /** Since when the first that is due waits; null when none is due. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
};

/** A word with a color that is put on presentations. */
export type Label = {
  __typename?: 'Label';
  /** Its color, from a fixed palette. */
  colour: LabelColour;
  /** When the label was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the label. */
  id: Scalars['ID']['output'];
  /** Its name; one of a kind in the team, regardless of case and accents. */
  name: Scalars['String']['output'];
  /** Presentations with the label that the caller can see; counting stops at 10,000. */
  presentationCount: Scalars['Int']['output'];
};

export type LabelColour =
  | 'BLUE'
  | 'BROWN'
  | 'GRAY'
  | 'GREEN'
  | 'ORANGE'
  | 'PINK'
  | 'PURPLE'
  | 'RED'
  | 'TEAL'
  | 'YELLOW';

/** A projection or a policy. */
export type LogReader = {
  __typename?: 'LogReader';
  /** The moment up to which it contains the log; of policies nothing. */
  completeUntil?: Maybe<Scalars['DateTime']['output']>;
  isProjection: Scalars['Boolean']['output'];
  /** A new generation fills beside the one that serves. */
  isRebuilding: Scalars['Boolean']['output'];
  /** Records of the log that it has not taken yet. */
  lag: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type MediaKind =
  | 'AUDIO'
  | 'EMBED'
  | 'VIDEO'
  | 'WEBSITE';

export type MoveFolderInput = {
  /** Its new place among the folders there, 0 for the first; left out: the last. */
  index?: InputMaybe<Scalars['Int']['input']>;
  /** The folder that it is moved into; null: to the top; left out: it stays where it is. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Gives a film or sound captions in a language, instead of those it had in it. The upload is a WebVTT file of at most 2 MB. */
  addCaptions: Presentation;
  /** Gives presentations the team's defaults: at most 300 at a time, each by itself. */
  applyTeamDefaults: BulkChange;
  /** Gives presentations this brand, or none: at most 300 at a time, each by itself. */
  changePresentationBrands: BulkChange;
  /** Changes what is given of each: at most 300 presentations at a time. Undoes `applyTeamDefaults`. */
  changePresentationFlags: BulkChange;
  /** The new owner is a member of the team. INVALID for anybody else. */
  changePresentationOwner: Presentation;
  changePresentationOwners: BulkChange;
  /** Adds products to presentations and removes others: at most 300 presentations at a time, each by itself. */
  changePresentationProducts: BulkChange;
  changePresentationStatus: Presentation;
  changePresentationStatuses: BulkChange;
  /** Shows a form, or none, before or after the pages of a presentation, or of one link. */
  chooseForm: FormsAt;
  /** Its first page stands for it, or the picture of another file of its own; null: the first page of its first file again. */
  choosePresentationThumbnail: Presentation;
  /**
   * A draft with the same file, fields and settings, owned by the caller; its name is the given one or the old one with
   * "(copy)". The alias, the dates and the protection stay with the original.
   */
  copyPresentation: Presentation;
  /** CONFLICT under `name` where another brand has it. */
  createBrand: Brand;
  /** Creates a folder, last among those beside it. */
  createFolder: Folder;
  /** CONFLICT under `name` where another form has it. */
  createForm: Form;
  /** CONFLICT under `name` where another label has it. */
  createLabel: Label;
  /**
   * Publishes an uploaded file: a PDF, a PowerPoint, Word, Excel or OpenDocument file, an image, a web page, a ZIP file or an
   * ePub. Uploads go to POST /api/uploads by the tus protocol; the header `upload-receipt` of the last answer, and of HEAD
   * afterward, is the receipt.
   */
  createPresentation: Presentation;
  /** CONFLICT under `name` where another product has it. */
  createProduct: Product;
  /** Presentations lose it. */
  deleteBrand: Scalars['Boolean']['output'];
  /**
   * Deletes a version that was shown before, or gives up the file that was to be shown next. CONFLICT for the file that a
   * presentation is made of: without it nothing would be left to show.
   */
  deleteFile: Scalars['Boolean']['output'];
  /** Deletes a folder and the folders in it, never presentations. Can be taken back for 30 days. */
  deleteFolder: Folder;
  /** Deletes a form with its responses. */
  deleteForm: Scalars['Boolean']['output'];
  /** Deletes a response with its files. */
  deleteFormResponse: Scalars['Boolean']['output'];
  /** Presentations lose it. */
  deleteLabel: Scalars['Boolean']['output'];
  /** Can be taken back for 30 days. CONFLICT for a protected one: Protected presentation cannot be deleted. */
  deletePresentation: Presentation;
  /** Each by itself, at most 300 at a time: those that refuse do not hold up the others. */
  deletePresentations: BulkChange;
  /** Presentations lose it. */
  deleteProduct: Scalars['Boolean']['output'];
  /** Gives a text of a package another content; the one before can be restored. INVALID for what is no text. */
  editFile: File;
  /** Puts presentations into folders and takes them out of others: at most 300 presentations at a time, each by itself. */
  folderPresentations: BulkChange;
  /**
   * A presentation of the video at a URL. A file is fetched in the background; a page of YouTube, Vimeo, Wistia or Loom is
   * shown by the player of that site.
   */
  importVideo: Presentation;
  /** Puts labels on presentations and takes others off: at most 300 presentations at a time, each by itself. */
  labelPresentations: BulkChange;
  /** The brands of `brandIds` become this one: presentations that had any of them have it from now on. */
  mergeBrands: Brand;
  /** The labels of `labelIds` become this one: presentations that had any of them have it from now on. */
  mergeLabels: Label;
  /** The products of `productIds` become this one: presentations that had any of them have it from now on. */
  mergeProducts: Product;
  /** INVALID under `parentId` where the folder would be in itself, or deeper than 20 levels. */
  moveFolder: Folder;
  /** Acts on what `contentOperations` shows. NOT_FOUND for what is not there any more. */
  operateContent: ServiceOperations;
  /** From now on it takes responses. INVALID for a form without a question. */
  publishForm: Form;
  /** Nothing changes where there are none in this language. */
  removeCaptions: Presentation;
  removeFolderImage: Folder;
  /** For the edge, which found the stored file damaged while it served it. */
  repairFile: Scalars['Boolean']['output'];
  /** A file that was shown before is shown again, at once; NOT_FOUND unless it is in `versions`. */
  restoreFile: Presentation;
  /** With the folders and presentations that were in it; at the top where the folder around it is gone. */
  restoreFolder: Folder;
  restorePresentation: Presentation;
  restorePresentations: BulkChange;
  /** A text of a package gets a content that it had before; NOT_FOUND unless it is in `textVersions`. */
  restoreText: File;
  /** Processes the file again after a failure. */
  retryProcessing: Presentation;
  /** For the edge: they go on, or change what they sent. */
  saveFormResponse: FormResponse;
  setPresentationFlag: Presentation;
  /** For the edge: a person begins to fill in a form. */
  startFormResponse: FormResponse;
  unpublishForm: Form;
  /** Changes what is given and leaves the rest. */
  updateBrand: Brand;
  /** Changes what is given and leaves the rest. */
  updateFolder: Folder;
  /** Changes what is given and leaves the rest. */
  updateForm: Form;
  /** Changes what is given and leaves the rest. */
  updateLabel: Label;
  /** Changes what is given and leaves the rest; an empty text, or null, empties a field. */
  updatePresentation: Presentation;
  /** Changes what is given and leaves the rest. */
  updateProduct: Product;
  /** Gives up the file that was to be shown next; nothing changes where its pages were faster. */
  withdrawFile: Presentation;
};


export type MutationAddCaptionsArgs = {
  id: Scalars['ID']['input'];
  language: Scalars['String']['input'];
  receipt: Scalars['UploadReceipt']['input'];
};


export type MutationApplyTeamDefaultsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationChangePresentationBrandsArgs = {
  brandId?: InputMaybe<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationChangePresentationFlagsArgs = {
  changes: Array<PresentationFlagsInput>;
};


export type MutationChangePresentationOwnerArgs = {
  id: Scalars['ID']['input'];
  ownerId: Scalars['ID']['input'];
};


export type MutationChangePresentationOwnersArgs = {
  ids: Array<Scalars['ID']['input']>;
  ownerId: Scalars['ID']['input'];
};


export type MutationChangePresentationProductsArgs = {
  add?: Array<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
  remove?: Array<Scalars['ID']['input']>;
};


export type MutationChangePresentationStatusArgs = {
  id: Scalars['ID']['input'];
  status: PresentationStatus;
};


export type MutationChangePresentationStatusesArgs = {
  ids: Array<Scalars['ID']['input']>;
  status: PresentationStatus;
};


export type MutationChooseFormArgs = {
  formId?: InputMaybe<Scalars['ID']['input']>;
  place: FormPlace;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  sharedLinkId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationChoosePresentationThumbnailArgs = {
  fileId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationCopyPresentationArgs = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateBrandArgs = {
  input: CreateBrandInput;
};


export type MutationCreateFolderArgs = {
  input: CreateFolderInput;
};


export type MutationCreateFormArgs = {
  input: CreateFormInput;
};


export type MutationCreateLabelArgs = {
  input: CreateLabelInput;
};


export type MutationCreatePresentationArgs = {
  input: CreatePresentationInput;
};


export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


export type MutationDeleteBrandArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteFolderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteFormArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteFormResponseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteLabelArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePresentationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePresentationsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEditFileArgs = {
  content: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationFolderPresentationsArgs = {
  add?: Array<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
  remove?: Array<Scalars['ID']['input']>;
};


export type MutationImportVideoArgs = {
  input: CreatePresentationInput;
  videoUrl: Scalars['String']['input'];
};


export type MutationLabelPresentationsArgs = {
  add?: Array<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
  remove?: Array<Scalars['ID']['input']>;
};


export type MutationMergeBrandsArgs = {
  brandIds: Array<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationMergeLabelsArgs = {
  id: Scalars['ID']['input'];
  labelIds: Array<Scalars['ID']['input']>;
};


export type MutationMergeProductsArgs = {
  id: Scalars['ID']['input'];
  productIds: Array<Scalars['ID']['input']>;
};


export type MutationMoveFolderArgs = {
  id: Scalars['ID']['input'];
  input: MoveFolderInput;
};


export type MutationOperateContentArgs = {
  action: OperationAction;
  id: Scalars['ID']['input'];
};


export type MutationPublishFormArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveCaptionsArgs = {
  id: Scalars['ID']['input'];
  language: Scalars['String']['input'];
};


export type MutationRemoveFolderImageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRepairFileArgs = {
  fileId: Scalars['ID']['input'];
};


export type MutationRestoreFileArgs = {
  fileId: Scalars['ID']['input'];
  presentationId: Scalars['ID']['input'];
};


export type MutationRestoreFolderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestorePresentationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestorePresentationsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreTextArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRetryProcessingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveFormResponseArgs = {
  input: FormResponseInput;
  uuid: Scalars['ID']['input'];
};


export type MutationSetPresentationFlagArgs = {
  id: Scalars['ID']['input'];
  isOn: Scalars['Boolean']['input'];
  setting: PresentationToggle;
};


export type MutationStartFormResponseArgs = {
  formUuid: Scalars['ID']['input'];
  input: FormResponseInput;
};


export type MutationUnpublishFormArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateBrandArgs = {
  id: Scalars['ID']['input'];
  input: UpdateBrandInput;
};


export type MutationUpdateFolderArgs = {
  id: Scalars['ID']['input'];
  input: UpdateFolderInput;
};


export type MutationUpdateFormArgs = {
  id: Scalars['ID']['input'];
  input: UpdateFormInput;
};


export type MutationUpdateLabelArgs = {
  id: Scalars['ID']['input'];
  input: UpdateLabelInput;
};


export type MutationUpdatePresentationArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePresentationInput;
};


export type MutationUpdateProductArgs = {
  id: Scalars['ID']['input'];
  input: UpdateProductInput;
};


export type MutationWithdrawFileArgs = {
  fileId: Scalars['ID']['input'];
  presentationId: Scalars['ID']['input'];
};

/** What could not be processed, and waits for somebody. */
export type OperatedEvent = {
  __typename?: 'OperatedEvent';
  id: Scalars['ID']['output'];
  parkedAt: Scalars['DateTime']['output'];
  /** Who could not process it. */
  reader: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  /** What it is about; null where it belongs to no team. */
  subject?: Maybe<Scalars['String']['output']>;
  type: Scalars['String']['output'];
};

export type OperatedJob = {
  __typename?: 'OperatedJob';
  attempts: Scalars['Int']['output'];
  dueAt: Scalars['DateTime']['output'];
  /** Why its last try failed. */
  failure?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** running, failed or waiting */
  status: Scalars['String']['output'];
};

export type OperationAction =
  /** Gives it up. What it held back can be replayed then. */
  | 'DISCARD_PARKED'
  /** Fills a projection anew beside the one that serves. The id is its name. */
  | 'REBUILD'
  /** Processes it again, and with it all that its reader has parked. */
  | 'REPLAY_PARKED'
  /** A job that failed for good is due now. */
  | 'RETRY_JOB';

export type Page = {
  __typename?: 'Page';
  height: Scalars['Float']['output'];
  number: Scalars['Int']['output'];
  pictureUrl: Scalars['String']['output'];
  /** Paths on this server, for an img. */
  thumbnailUrl: Scalars['String']['output'];
  /** In points. */
  width: Scalars['Float']['output'];
};

/** A place on a page, in shares of its width and height from the top left corner. */
export type PageMark = {
  __typename?: 'PageMark';
  height: Scalars['Float']['output'];
  width: Scalars['Float']['output'];
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

/** A page with the words of a search. */
export type PageMatch = {
  __typename?: 'PageMatch';
  /** The text around the first word. */
  excerpt: Array<ExcerptPart>;
  /** From 1. */
  page: Scalars['Int']['output'];
  presentation: Presentation;
  thumbnailUrl: Scalars['String']['output'];
};

export type PdfPageViewMode =
  | 'FIT_HEIGHT'
  | 'FIT_PAGE'
  | 'FIT_WIDTH'
  | 'ZOOM';

export type PdfViewMode =
  | 'COVER_FACING'
  | 'COVER_FACING_CONTINUOUS'
  | 'FACING'
  | 'FACING_CONTINUOUS'
  | 'SINGLE_CONTINUOUS'
  | 'SINGLE_PAGE';

export type PlaceOfForm = {
  __typename?: 'PlaceOfForm';
  place: FormPlace;
  presentation?: Maybe<Presentation>;
  sharedLinkId?: Maybe<Scalars['ID']['output']>;
};

/**
 * What a team publishes: a document, a video, a package or a website. By reference (from a link or a viewing) every member
 * of its team gets one, deleted ones included. Members without access get its id and name only: then `isVisible` is false
 * and all other fields are empty, false or INACTIVE.
 */
export type Presentation = {
  __typename?: 'Presentation';
  /** The access code that recipients are asked for; null for none. */
  accessCode?: Maybe<Scalars['String']['output']>;
  /** Its short name, by which apps find it; null for none. */
  alias?: Maybe<Scalars['String']['output']>;
  /** The same as a brand of the team. */
  brand?: Maybe<Brand>;
  /** The brand that it belongs to; null for none. */
  brandId?: Maybe<Scalars['ID']['output']>;
  /** Whether search in the apps looks inside it (Haystack). */
  canBeUsedInHaystack: Scalars['Boolean']['output'];
  /** Captions of a film or sound, by language. */
  captions: Array<Captions>;
  /** When its content last changed. */
  contentUpdatedAt: Scalars['DateTime']['output'];
  copiedFrom?: Maybe<Presentation>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** JavaScript that runs in its HTML pages, for readers who agreed; null for none. */
  customJavascript?: Maybe<Scalars['String']['output']>;
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its description; null for none. */
  description?: Maybe<Scalars['String']['output']>;
  /** From this moment on, neither members nor recipients see it; null: never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id in the customer's own system; null for none. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** The website that it shows, for type URL; null for files. */
  externalUrl?: Maybe<Scalars['String']['output']>;
  /** Id of a Facebook pixel, which counts readers who agreed; null for none. */
  facebookPixel?: Maybe<Scalars['String']['output']>;
  /** URL that its file came from; null for uploads. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  files: Array<File>;
  /** Folders that it is in. */
  folderIds: Array<Scalars['ID']['output']>;
  /** The same as folders. */
  folders: Array<Folder>;
  /** Id of a Google Analytics property, which counts readers who agreed; null for none. */
  googleAnalyticsId?: Maybe<Scalars['String']['output']>;
  /** Groups that can see it; empty: everyone in the team. */
  groupIds: Array<Scalars['ID']['output']>;
  /** The same as groups of the team; those that are deleted are left out. */
  groups: Array<Maybe<Group>>;
  /** Whether recipients are asked for an access code. */
  hasAccessCode: Scalars['Boolean']['output'];
  /** Who changed what, newest first, at most `first` entries; `before` is the `number` of an entry: only older ones follow. */
  history?: Maybe<Array<HistoryEntry>>;
  /** Id of a HubSpot pixel, which counts readers who agreed; null for none. */
  hubspotPixel?: Maybe<Scalars['String']['output']>;
  /** The id of the presentation. */
  id: Scalars['ID']['output'];
  isExpired: Scalars['Boolean']['output'];
  /** Whether it is featured in lists. */
  isFeatured: Scalars['Boolean']['output'];
  /** Whether it is never shared with anyone outside the team. */
  isInternalUseOnly: Scalars['Boolean']['output'];
  /** Whether it was made from a Microsoft Office file. */
  isMicrosoftOffice: Scalars['Boolean']['output'];
  /** Whether the caller owns it. */
  isMine: Scalars['Boolean']['output'];
  /** Whether it is shown as new: `newUntilAt` has not passed. */
  isNew: Scalars['Boolean']['output'];
  /** Whether it is a PDF with a form to fill in. */
  isPdfForm: Scalars['Boolean']['output'];
  /** Whether visits of readers who agreed are sent to PostHog. */
  isPosthogEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is protected from being deleted. */
  isProtected: Scalars['Boolean']['output'];
  /** Whether it can be rated. */
  isRateable: Scalars['Boolean']['output'];
  isReleased: Scalars['Boolean']['output'];
  /** Whether it can only be sent with a template. */
  isTemplateRequired: Scalars['Boolean']['output'];
  /** Whether the caller may see more of it than its name. */
  isVisible: Scalars['Boolean']['output'];
  jobs: Array<ProcessingJob>;
  /** Labels that it has. */
  labelIds: Array<Scalars['ID']['output']>;
  /** By name. */
  labels: Array<Label>;
  /** Id of a LinkedIn pixel, which counts readers who agreed; null for none. */
  linkedinPixel?: Maybe<Scalars['String']['output']>;
  /** Its language, as a BCP 47 tag. */
  locale: Scalars['String']['output'];
  /** The file of a package that is opened first; null for the default. */
  mainPath?: Maybe<Scalars['String']['output']>;
  /** What the caller may do with it now. */
  may: PresentationRights;
  /** What is shown instead of the pages; null where the pages are shown. */
  media?: Maybe<PresentationMedia>;
  /** Its name, which readers without access see as well. */
  name: Scalars['String']['output'];
  /** The last day on which it is shown as new; null: not shown as new. */
  newUntilAt?: Maybe<Scalars['String']['output']>;
  /** Who is emailed when its form is filled in; null for none. */
  notifications?: Maybe<FormNotifications>;
  /** The path of the file that a package opens with: `mainPath`, or the default where there is no such page; null for everything else. */
  opensWith?: Maybe<Scalars['String']['output']>;
  /** The user who owns it. */
  owner?: Maybe<User>;
  /** The files of an HTML package, a ZIP file or an ePub, by their paths; empty for everything else, and until it is unpacked. */
  packageFiles: Array<File>;
  /** How many pages it has; null until they are made. */
  pageCount?: Maybe<Scalars['Int']['output']>;
  /** One entry a page, in order; empty until the file is processed. */
  pages: Array<Page>;
  /** API key of the PostHog project; null for none. */
  posthogApiKey?: Maybe<Scalars['String']['output']>;
  /** Id of the PostHog project; null for none. */
  posthogProjectId?: Maybe<Scalars['String']['output']>;
  /** What it is: PDF, HTML, PowerPoint, Image, Audio, Video, URL, MS Word, MS Excel, DWG, DXF or ZIP File. */
  presentationType: Scalars['String']['output'];
  /** How far its pages are made. */
  processing: Processing;
  /** Products that it is about. */
  productIds: Array<Scalars['ID']['output']>;
  /** By name. */
  products: Array<Product>;
  /** Before this, neither members nor recipients see it; null: visible from the start. */
  releaseAt?: Maybe<Scalars['DateTime']['output']>;
  /** The file that is shown next, once its pages are made; null where none is on its way. */
  replacement?: Maybe<FileReplacement>;
  /** Until when a deleted one can be restored. */
  restorableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The user who reviews it; null for none. */
  reviewer?: Maybe<User>;
  /** Whether the apps send activity on it to the CRM. */
  sendActivityToCrm: Scalars['Boolean']['output'];
  /** What may be done with it, and how it is shown. */
  settings: PresentationSettings;
  /** The message that it is sent with; null for none. */
  shareTemplateId?: Maybe<Scalars['ID']['output']>;
  /** The theme of its recipients' pages in the apps; null: the team's default. */
  shareThemeId?: Maybe<Scalars['ID']['output']>;
  /** Text that recipients see before the presentation; null for none. */
  sharingDisclaimer?: Maybe<Scalars['String']['output']>;
  /** Whether the apps show it in the main list. */
  showInMainList: Scalars['Boolean']['output'];
  /** URL of a Slack webhook for activity, kept for the apps; null for none. */
  slackUrl?: Maybe<Scalars['String']['output']>;
  /** Its name in URLs. */
  slug: Scalars['String']['output'];
  /** Draft: for editors only. Active: visible to members and recipients. Inactive: retired. */
  status: PresentationStatus;
  /** Subdomain for its links; null for none. */
  subdomain?: Maybe<Scalars['String']['output']>;
  /** The file that is its picture; null: its first page. */
  thumbnailFileId?: Maybe<Scalars['ID']['output']>;
  /** Path of its picture on this server; null until there is one, and while it is deleted. */
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** What is kept in step with a document in Vault. */
  vaultConfiguration?: Maybe<VaultConfiguration>;
  /** Each file that was shown, the newest first, and the one that is shown now before them; at most 50 of those before. */
  versions: Array<PresentationVersion>;
};


/**
 * What a team publishes: a document, a video, a package or a website. By reference (from a link or a viewing) every member
 * of its team gets one, deleted ones included. Members without access get its id and name only: then `isVisible` is false
 * and all other fields are empty, false or INACTIVE.
 */
export type PresentationHistoryArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
  first?: Scalars['Int']['input'];
};

/** All that is given must hold; of several values in a list, any. */
export type PresentationFilter = {
  brandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  folderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Deleted ones, which can still be restored, and no others. Editors alone see them. */
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  isProtected?: InputMaybe<Scalars['Boolean']['input']>;
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  ownerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  statuses?: InputMaybe<Array<PresentationStatus>>;
  /** As `presentationType` names them: PDF, Image … */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type PresentationFlagsInput = {
  flags: DefaultedFlagsInput;
  id: Scalars['ID']['input'];
};

/** What is shown instead of pages: a film, a sound, or a page of another website. */
export type PresentationMedia = {
  __typename?: 'PresentationMedia';
  /** How long it plays, in milliseconds; null where that is not known. */
  durationMs?: Maybe<Scalars['Int']['output']>;
  /** Whether a converted copy is played, because browsers do not play the uploaded file. */
  isConverted: Scalars['Boolean']['output'];
  /** VIDEO and AUDIO are played; EMBED is the player of a video site; WEBSITE is shown in a frame. */
  kind: MediaKind;
  /** Media type of what is played; null for pages of other websites. */
  mimeType?: Maybe<Scalars['String']['output']>;
  /** What the frame shows; null for films and sounds. */
  url?: Maybe<Scalars['String']['output']>;
};

export type PresentationPage = {
  __typename?: 'PresentationPage';
  items: Array<Presentation>;
  /** The `after` of the next page; null on the last. */
  next?: Maybe<Scalars['String']['output']>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  /** How many there are; counting stops at 10,000. */
  total: Scalars['Int']['output'];
};

/**
 * What the caller may do with a presentation now: its flags, its dates and their permissions together. Buttons that are
 * false are not shown; the server refuses them all the same.
 */
export type PresentationRights = {
  __typename?: 'PresentationRights';
  annotate: Scalars['Boolean']['output'];
  chooseThumbnail: Scalars['Boolean']['output'];
  /** False for a protected one, too. */
  delete: Scalars['Boolean']['output'];
  edit: Scalars['Boolean']['output'];
  /** Save the file itself. */
  export: Scalars['Boolean']['output'];
  fax: Scalars['Boolean']['output'];
  present: Scalars['Boolean']['output'];
  print: Scalars['Boolean']['output'];
  rate: Scalars['Boolean']['output'];
  /** Active, released, not expired, not for internal use only, and may be shared at all. */
  share: Scalars['Boolean']['output'];
  shareByLink: Scalars['Boolean']['output'];
  shareBySpace: Scalars['Boolean']['output'];
  shareByText: Scalars['Boolean']['output'];
};

/** What may be done with a presentation, and how it is shown. */
export type PresentationSettings = {
  __typename?: 'PresentationSettings';
  /** Whether the toolbar is always shown. */
  alwaysShowToolbar: Scalars['Boolean']['output'];
  /** Whether recipients have to prove their email with a code before its links open. */
  areSharedLinksSecure: Scalars['Boolean']['output'];
  /** Whether the apps let pages bounce at their edges. */
  bounceEnabled: Scalars['Boolean']['output'];
  /** Whether the apps let zooming bounce at its limits. */
  bounceZoomEnabled: Scalars['Boolean']['output'];
  /** Whether members can annotate it. */
  canBeAnnotated: Scalars['Boolean']['output'];
  /** Whether recipients can download it. */
  canBeDownloaded: Scalars['Boolean']['output'];
  /** Whether members of the team can save its file. */
  canBeExported: Scalars['Boolean']['output'];
  /** Whether it can be faxed. */
  canBeFaxed: Scalars['Boolean']['output'];
  /** Whether recipients can forward it. */
  canBeForwarded: Scalars['Boolean']['output'];
  /** Whether it can be handed out. */
  canBeHandout: Scalars['Boolean']['output'];
  /** Whether members can present it to an audience. */
  canBePresentedByUser: Scalars['Boolean']['output'];
  /** Whether recipients can print it. */
  canBePrinted: Scalars['Boolean']['output'];
  /** Whether members of the team can print it. */
  canBePrintedByUser: Scalars['Boolean']['output'];
  /** Whether it can be shared outside the team at all. */
  canBeShared: Scalars['Boolean']['output'];
  /** Whether it can be shared as a link. */
  canBeSharedLink: Scalars['Boolean']['output'];
  /** Whether it can be shared in a space. */
  canBeSharedSpace: Scalars['Boolean']['output'];
  /** Whether it can be shared by text message. */
  canBeSharedText: Scalars['Boolean']['output'];
  /** Whether its pages can be used in the builder. */
  canBeUsedInBuilder: Scalars['Boolean']['output'];
  /** Whether links to the content delivery network may be shared. */
  canShareCdnLink: Scalars['Boolean']['output'];
  /** Whether members may load it from a content delivery network. */
  canUserUseCdn: Scalars['Boolean']['output'];
  /** Whether the apps clear its cache when it is closed. */
  clearCacheOnExit: Scalars['Boolean']['output'];
  /** Whether the apps clear its cache when it is opened. */
  clearCacheOnOpen: Scalars['Boolean']['output'];
  /** Google Analytics profile of the apps; null for none. */
  gaProfileId?: Maybe<Scalars['String']['output']>;
  /** Whether the apps hide the device's status bar. */
  hideStatusBar: Scalars['Boolean']['output'];
  /** Whether a slider moves through the pages. */
  isDocumentSliderEnabled: Scalars['Boolean']['output'];
  /** Whether readers can go back to where they were. */
  isNavigationHistoryEnabled: Scalars['Boolean']['output'];
  /** How many taps show the menu bar in the apps: 2 or 3. */
  menuBarTaps: Scalars['Int']['output'];
  /** Whether its links open for their named recipients only. */
  onlyIntendedRecipientsCanViewSharedLinks: Scalars['Boolean']['output'];
  /** Whether form fields are not highlighted. */
  pdfDisableWidgetHighlighting: Scalars['Boolean']['output'];
  /** How pages are scaled. */
  pdfPageViewMode: PdfPageViewMode;
  /** Whether the viewer loads its full API. */
  pdfUseFullApi: Scalars['Boolean']['output'];
  /** Whether pages are rendered by a viewer server. */
  pdfUseWebviewerServer: Scalars['Boolean']['output'];
  /** How pages are laid out. */
  pdfViewMode: PdfViewMode;
  /** Which orientations the apps show it in. */
  rotationMode: RotationMode;
  /** Whether the apps explain how to leave it. */
  showExitInstructions: Scalars['Boolean']['output'];
  /** Whether the button for lists of pages is shown. */
  showNavigationListsButton: Scalars['Boolean']['output'];
  /** Whether the search button is shown. */
  showSearchButton: Scalars['Boolean']['output'];
  /** Whether the settings button is shown. */
  showSettingsButton: Scalars['Boolean']['output'];
  /** Whether the button for thumbnails is shown. */
  showThumbnailBrowserButton: Scalars['Boolean']['output'];
};

/** What may be done with it and how it is shown (content §3); those not given stay as they are. */
export type PresentationSettingsInput = {
  alwaysShowToolbar?: InputMaybe<Scalars['Boolean']['input']>;
  areSharedLinksSecure?: InputMaybe<Scalars['Boolean']['input']>;
  bounceEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  bounceZoomEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  canBeAnnotated?: InputMaybe<Scalars['Boolean']['input']>;
  canBeDownloaded?: InputMaybe<Scalars['Boolean']['input']>;
  canBeExported?: InputMaybe<Scalars['Boolean']['input']>;
  canBeFaxed?: InputMaybe<Scalars['Boolean']['input']>;
  canBeForwarded?: InputMaybe<Scalars['Boolean']['input']>;
  canBeHandout?: InputMaybe<Scalars['Boolean']['input']>;
  canBePresentedByUser?: InputMaybe<Scalars['Boolean']['input']>;
  canBePrinted?: InputMaybe<Scalars['Boolean']['input']>;
  canBePrintedByUser?: InputMaybe<Scalars['Boolean']['input']>;
  canBeShared?: InputMaybe<Scalars['Boolean']['input']>;
  canBeSharedLink?: InputMaybe<Scalars['Boolean']['input']>;
  canBeSharedSpace?: InputMaybe<Scalars['Boolean']['input']>;
  canBeSharedText?: InputMaybe<Scalars['Boolean']['input']>;
  canBeUsedInBuilder?: InputMaybe<Scalars['Boolean']['input']>;
  canShareCdnLink?: InputMaybe<Scalars['Boolean']['input']>;
  canUserUseCdn?: InputMaybe<Scalars['Boolean']['input']>;
  clearCacheOnExit?: InputMaybe<Scalars['Boolean']['input']>;
  clearCacheOnOpen?: InputMaybe<Scalars['Boolean']['input']>;
  gaProfileId?: InputMaybe<Scalars['String']['input']>;
  hideStatusBar?: InputMaybe<Scalars['Boolean']['input']>;
  isDocumentSliderEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  isNavigationHistoryEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 2 or 3. */
  menuBarTaps?: InputMaybe<Scalars['Int']['input']>;
  onlyIntendedRecipientsCanViewSharedLinks?: InputMaybe<Scalars['Boolean']['input']>;
  pdfDisableWidgetHighlighting?: InputMaybe<Scalars['Boolean']['input']>;
  pdfPageViewMode?: InputMaybe<PdfPageViewMode>;
  pdfUseFullApi?: InputMaybe<Scalars['Boolean']['input']>;
  pdfUseWebviewerServer?: InputMaybe<Scalars['Boolean']['input']>;
  pdfViewMode?: InputMaybe<PdfViewMode>;
  rotationMode?: InputMaybe<RotationMode>;
  showExitInstructions?: InputMaybe<Scalars['Boolean']['input']>;
  showNavigationListsButton?: InputMaybe<Scalars['Boolean']['input']>;
  showSearchButton?: InputMaybe<Scalars['Boolean']['input']>;
  showSettingsButton?: InputMaybe<Scalars['Boolean']['input']>;
  showThumbnailBrowserButton?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PresentationSort =
  /** From A to Z, accents and capitals aside. */
  | 'NAME'
  | 'NEWEST'
  | 'OLDEST'
  /** Changed last, first. */
  | 'UPDATED';

export type PresentationStatus =
  | 'ACTIVE'
  | 'DRAFT'
  | 'INACTIVE';

/** What can be turned on and off by itself (content §7). */
export type PresentationToggle =
  | 'CAN_BE_ANNOTATED'
  | 'CAN_BE_DOWNLOADED'
  | 'CAN_BE_FORWARDED'
  | 'CAN_BE_SHARED'
  | 'CAN_BE_SHARED_LINK'
  | 'CAN_BE_USED_IN_BUILDER'
  | 'IS_RATEABLE';

export type PresentationUnlikeDefaults = {
  __typename?: 'PresentationUnlikeDefaults';
  /** What it has now. */
  flags: DefaultedFlags;
  presentation: Presentation;
};

/** The pages of one file, and when they were shown: what was read then was read of them. */
export type PresentationVersion = {
  __typename?: 'PresentationVersion';
  file: File;
  from: Scalars['DateTime']['output'];
  /** 1 for the first. */
  number: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
  pages: Array<Page>;
  /** Null for the one that is shown. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type PresentationsUnlikeDefaults = {
  __typename?: 'PresentationsUnlikeDefaults';
  /** What a new presentation gets. */
  defaults: DefaultedFlags;
  items: Array<PresentationUnlikeDefaults>;
  /** For `after`; null where no more follow. */
  next?: Maybe<Scalars['String']['output']>;
};

/** How far the pages of a file are made. */
export type Processing = {
  __typename?: 'Processing';
  /** Whether it failed for a reason that may be gone another time. False where the file itself is the reason. */
  canRetry: Scalars['Boolean']['output'];
  /** Why it failed, as one plain sentence; null otherwise. */
  failure?: Maybe<Scalars['String']['output']>;
  /** While it waits: how many files of all teams are being processed or come before it. */
  filesAhead?: Maybe<Scalars['Int']['output']>;
  /** Whether an Office file is being turned into a PDF, before its pages are made. */
  isConverting: Scalars['Boolean']['output'];
  /** How many pages there will be; null when not known. */
  pageCount?: Maybe<Scalars['Int']['output']>;
  /** How many pages are made so far; null when not known. */
  pagesDone?: Maybe<Scalars['Int']['output']>;
  /** How much of a video that is fetched from its URL has arrived, in percent; null otherwise, and when not known. */
  percentFetched?: Maybe<Scalars['Int']['output']>;
  /** Whether its pages wait, are being made, are ready, or failed. */
  status: ProcessingStatus;
  /** While it waits for a program that the server lacks: its name; it goes on by itself once that is installed. */
  waitsFor?: Maybe<Scalars['String']['output']>;
};

/** A job that makes pages from a file. */
export type ProcessingJob = {
  __typename?: 'ProcessingJob';
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Why the last try failed; null otherwise. */
  failure?: Maybe<Scalars['String']['output']>;
  /** When it finished; null until then. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the job. */
  id: Scalars['ID']['output'];
  /** What it does. */
  kind: Scalars['String']['output'];
  /** Share that is done, 0 to 1; null when not known. */
  progress?: Maybe<Scalars['Float']['output']>;
  /** When the last try started; null before the first. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is waiting, running, done or failed. */
  status: Scalars['String']['output'];
};

export type ProcessingStatus =
  | 'FAILED'
  | 'PROCESSED'
  | 'PROCESSING'
  | 'WAITING';

/** A product that presentations are about. */
export type Product = {
  __typename?: 'Product';
  /** When the product was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the product. */
  id: Scalars['ID']['output'];
  /** Its name; one of a kind in the team, regardless of case and accents. */
  name: Scalars['String']['output'];
  /** Presentations with the product that the caller can see; counting stops at 10,000. */
  presentationCount: Scalars['Int']['output'];
  /** Its name as in URLs; lists are ordered by it. */
  slug: Scalars['String']['output'];
};

/** A text that is shown instead of the one that was unpacked. */
export type PublishedEdit = {
  __typename?: 'PublishedEdit';
  /** SHA-256 of its bytes, hex. */
  digest: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

/** For the edge: what of a package is other than it was unpacked, and what runs beside it once a reader agrees. */
export type PublishedPackage = {
  __typename?: 'PublishedPackage';
  customJavascript?: Maybe<Scalars['String']['output']>;
  edits: Array<PublishedEdit>;
  facebookPixel?: Maybe<Scalars['String']['output']>;
  googleAnalyticsId?: Maybe<Scalars['String']['output']>;
  hubspotPixel?: Maybe<Scalars['String']['output']>;
  linkedinPixel?: Maybe<Scalars['String']['output']>;
  /** Null for the default. */
  mainPath?: Maybe<Scalars['String']['output']>;
  /** Null unless visits are sent to PostHog. */
  posthogApiKey?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  brand?: Maybe<Brand>;
  /** All brands of the team, by slug. */
  brands: Array<Brand>;
  /** Lag, jobs and parked events of this service. */
  contentOperations: ServiceOperations;
  /** What turns Office files into pages on the machine that answers; the first that is installed is used. */
  converters: Array<Converter>;
  /** Folders that can be restored, the last deleted first. */
  deletedFolders: Array<Folder>;
  file?: Maybe<File>;
  folder?: Maybe<Folder>;
  /** Every folder, in tree order: each is followed by those in it. */
  folderTree: Array<Folder>;
  /**
   * The folders in this one, or those at the top, in order. Those who may edit folders or presentations see every folder,
   * others those that lead to a presentation they see.
   */
  folders: Array<Folder>;
  form?: Maybe<Form>;
  formResponse?: Maybe<FormResponse>;
  /** The last saved first. */
  formResponses: FormResponsePage;
  /** For exports: 25 at a time, the first begun first. Each is there once, also when responses are saved meanwhile. */
  formResponsesByAge: FormResponseChunk;
  /** All forms of the team, by name. */
  forms: Array<Form>;
  /** The forms that a presentation or a link shows. */
  formsAt: FormsAt;
  /** What this Lectern is and what it stands on. */
  installation: Installation;
  label?: Maybe<Label>;
  /** All labels of the team, by name. */
  labels: Array<Label>;
  /** Where the words of a search are on a page. NOT_FOUND for a presentation that is not to be seen. */
  pageMarks: Array<PageMark>;
  /**
   * For the edge: a part of a page of a PDF as it looks when the page is drawn `width` pixels wide, as WebP in base64. Null
   * where there is no such part, or it cannot be drawn. UNAVAILABLE while too many are drawn.
   */
  pagePart?: Maybe<Scalars['String']['output']>;
  presentation?: Maybe<Presentation>;
  /** The presentation as it stood at that moment: its fields and settings, whoever looks. Null before it was made. */
  presentationAsOf?: Maybe<Presentation>;
  /**
   * Only what the caller may see: editors everything; others what is active, released, not expired and open to them, and
   * what they own. `search` matches the beginning of any word of the name. Pages by `page`, or by `after`, which is the
   * `next` of the page before and stays quick however far one scrolls.
   */
  presentations: PresentationPage;
  /** The team's by id, those after the id `min` or after so many, at most `chunk` of them: for clients that fetch everything. */
  presentationsAfter: Array<Presentation>;
  /** In the order of the ids, at most 1,000 of them; null for what is missing or not to be seen. */
  presentationsByIds: Array<Maybe<Presentation>>;
  /** What another member sees, as far as the caller may see it, too. NOT_FOUND unless it is the caller or they may edit users. */
  presentationsOfUser: PresentationPage;
  /**
   * Presentations whose settings are not those that a new one gets, the newest first. An answer can have fewer than `first`
   * although more follow: `next` says so.
   */
  presentationsUnlikeDefaults: PresentationsUnlikeDefaults;
  product?: Maybe<Product>;
  /** All products of the team, by slug. */
  products: Array<Product>;
  /** For the edge: a published form of any team. */
  publicForm?: Maybe<Form>;
  /** For the edge: a response of any team, for the person who has its uuid. */
  publicFormResponse?: Maybe<FormResponse>;
  /** For the edge: the presentation as its readers get it from the content origin. Null where it does not show the file. */
  publishedPackage?: Maybe<PublishedPackage>;
  /**
   * Pages whose text has all of the words, in presentations that the caller sees and that may be used in search; those that
   * have it word for word come first. The last word may be unfinished.
   */
  searchPages: Array<PageMatch>;
  /** What may be uploaded: to be said before a byte is sent. */
  uploadLimits: UploadLimits;
  /** What the page at a URL says of itself. INVALID under `url` where it cannot be read. */
  urlInfo: UrlInfo;
};


export type QueryBrandArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFolderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFoldersArgs = {
  parentId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryFormArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFormResponseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFormResponsesArgs = {
  formId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<FormResponseStatus>;
};


export type QueryFormResponsesByAgeArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  formId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<FormResponseStatus>;
};


export type QueryFormsAtArgs = {
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  sharedLinkId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryLabelArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPageMarksArgs = {
  page: Scalars['Int']['input'];
  presentationId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type QueryPagePartArgs = {
  column: Scalars['Int']['input'];
  fileId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  row: Scalars['Int']['input'];
  teamId: Scalars['ID']['input'];
  width: Scalars['Int']['input'];
};


export type QueryPresentationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPresentationAsOfArgs = {
  at: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
};


export type QueryPresentationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PresentationFilter>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: PresentationSort;
  status?: InputMaybe<PresentationStatus>;
};


export type QueryPresentationsAfterArgs = {
  chunk?: Scalars['Int']['input'];
  min?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPresentationsByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryPresentationsOfUserArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  userId: Scalars['ID']['input'];
};


export type QueryPresentationsUnlikeDefaultsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPublicFormArgs = {
  uuid: Scalars['ID']['input'];
};


export type QueryPublicFormResponseArgs = {
  uuid: Scalars['ID']['input'];
};


export type QueryPublishedPackageArgs = {
  fileId: Scalars['ID']['input'];
  presentationId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};


export type QuerySearchPagesArgs = {
  limit?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type QueryUrlInfoArgs = {
  url: Scalars['String']['input'];
};

export type QuestionResult = {
  __typename?: 'QuestionResult';
  /** How many responses answer it. */
  answered: Scalars['Int']['output'];
  /** How often each option was chosen; ranges for numbers. Empty where answers are free. */
  counts: Array<AnswerCount>;
  question: FormQuestion;
};

export type QuestionType =
  | 'CHOICE'
  | 'CHOICES'
  | 'CONSENT'
  | 'DATE'
  | 'EMAIL'
  | 'FILE'
  | 'LONG_TEXT'
  | 'NUMBER'
  | 'SIGNATURE'
  | 'TEXT';

export type RefusedChange = {
  __typename?: 'RefusedChange';
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** One plain sentence. */
  message: Scalars['String']['output'];
};

export type RotationMode =
  | 'BOTH'
  | 'LANDSCAPE'
  | 'PORTRAIT';

/** Lag, jobs and parked events of this service: what its administrators look after. Of jobs and parked events the team's own, and those of no team. */
export type ServiceOperations = {
  __typename?: 'ServiceOperations';
  /** How many there are, by kind. */
  jobCounts: Array<JobCount>;
  /** Running, failed and waiting, at most 50 of each kind. */
  jobs: Array<OperatedJob>;
  parkedEvents: Array<OperatedEvent>;
  readers: Array<LogReader>;
  service: Scalars['String']['output'];
};

export type ShownStatementInput = {
  questionId: Scalars['String']['input'];
  statement: Scalars['String']['input'];
};

export type ShownWhen = {
  __typename?: 'ShownWhen';
  /** The earlier question. */
  questionId: Scalars['String']['output'];
  /** Its answers; `yes` for a consent that is ticked. */
  values: Array<Scalars['String']['output']>;
};

export type ShownWhenInput = {
  /** The earlier question. */
  questionId: Scalars['String']['input'];
  /** Its answers; `yes` for a consent that is ticked. */
  values: Array<Scalars['String']['input']>;
};

/** A content that a text of a package has or had. */
export type TextVersion = {
  __typename?: 'TextVersion';
  editedAt: Scalars['DateTime']['output'];
  /** Null for the text as it was uploaded. */
  editor?: Maybe<User>;
  /** From 1, as it was uploaded. */
  number: Scalars['Int']['output'];
  /** Its size in bytes. */
  size: Scalars['Float']['output'];
};

export type UpdateBrandInput = {
  /** Its new name; left out: unchanged. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateFolderInput = {
  /** Of an image that it gets instead; left out: unchanged. */
  imageReceipt?: InputMaybe<Scalars['UploadReceipt']['input']>;
  /** Its new name; left out: unchanged. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The folder that it is moved into, to the end; null: to the top; left out: unchanged. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateFormInput = {
  /** What respondents read first; empty for nothing. */
  introduction?: InputMaybe<Scalars['String']['input']>;
  /** What the team calls it; left out: unchanged. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who is emailed when it is filled in; left out: unchanged. */
  notifications?: InputMaybe<FormNotificationsInput>;
  /** Everything that it asks; left out: unchanged. */
  pages?: InputMaybe<Array<FormPageInput>>;
  /** What they read after they sent it; empty for a plain thank you. */
  thanks?: InputMaybe<Scalars['String']['input']>;
  /** The heading for respondents; empty: the name. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateLabelInput = {
  /** Its new color; left out: unchanged. */
  colour?: InputMaybe<LabelColour>;
  /** Its new name; left out: unchanged. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type UpdatePresentationInput = {
  /** Asked of recipients before they see anything; at least 6 characters, or the shorter code that it has. */
  accessCode?: InputMaybe<Scalars['String']['input']>;
  alias?: InputMaybe<Scalars['String']['input']>;
  brandId?: InputMaybe<Scalars['ID']['input']>;
  canBeUsedInHaystack?: InputMaybe<Scalars['Boolean']['input']>;
  contentUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  customJavascript?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** At the latest on 31 December, five years ahead. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  externalUrl?: InputMaybe<Scalars['String']['input']>;
  facebookPixel?: InputMaybe<Scalars['String']['input']>;
  fileUrl?: InputMaybe<Scalars['String']['input']>;
  folderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  googleAnalyticsId?: InputMaybe<Scalars['String']['input']>;
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  hubspotPixel?: InputMaybe<Scalars['String']['input']>;
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  isInternalUseOnly?: InputMaybe<Scalars['Boolean']['input']>;
  isPdfForm?: InputMaybe<Scalars['Boolean']['input']>;
  isPosthogEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  isProtected?: InputMaybe<Scalars['Boolean']['input']>;
  isRateable?: InputMaybe<Scalars['Boolean']['input']>;
  isTemplateRequired?: InputMaybe<Scalars['Boolean']['input']>;
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  linkedinPixel?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  mainPath?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  newUntilAt?: InputMaybe<Scalars['String']['input']>;
  notifications?: InputMaybe<FormNotificationsInput>;
  posthogApiKey?: InputMaybe<Scalars['String']['input']>;
  posthogProjectId?: InputMaybe<Scalars['String']['input']>;
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Of an upload that is to be shown instead. What is shown stays until the pages of the new file are made; its links stay, and
   * what was read of it is told apart (`versions`).
   */
  receipt?: InputMaybe<Scalars['UploadReceipt']['input']>;
  releaseAt?: InputMaybe<Scalars['DateTime']['input']>;
  reviewerId?: InputMaybe<Scalars['ID']['input']>;
  sendActivityToCrm?: InputMaybe<Scalars['Boolean']['input']>;
  settings?: InputMaybe<PresentationSettingsInput>;
  shareTemplateId?: InputMaybe<Scalars['ID']['input']>;
  shareThemeId?: InputMaybe<Scalars['ID']['input']>;
  sharingDisclaimer?: InputMaybe<Scalars['String']['input']>;
  showInMainList?: InputMaybe<Scalars['Boolean']['input']>;
  slackUrl?: InputMaybe<Scalars['String']['input']>;
  subdomain?: InputMaybe<Scalars['String']['input']>;
  /** A file of the presentation; null for its first page. */
  thumbnailFileId?: InputMaybe<Scalars['ID']['input']>;
  vaultConfiguration?: InputMaybe<VaultConfigurationInput>;
};

export type UpdateProductInput = {
  /** Its new name; left out: unchanged. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type UploadLimits = {
  __typename?: 'UploadLimits';
  accepted: Array<AcceptedUpload>;
  /** Of one file. */
  maxBytes: Scalars['Float']['output'];
};

/** What the page at a URL says of itself. */
export type UrlInfo = {
  __typename?: 'UrlInfo';
  /** Whether it can be shown within a presentation, and not only as a link. */
  canBeShown: Scalars['Boolean']['output'];
  /** Its media type, such as text/html. */
  contentType?: Maybe<Scalars['String']['output']>;
  /** What the page says of itself in a sentence or two. */
  description?: Maybe<Scalars['String']['output']>;
  /** URL of the picture that stands for it. */
  image?: Maybe<Scalars['String']['output']>;
  /** Whether it is the page of a video on YouTube, Vimeo, Wistia or Loom. */
  isVideoSite: Scalars['Boolean']['output'];
  /** The page's own title, or the one it gives to social networks. */
  title?: Maybe<Scalars['String']['output']>;
  /** Where the URL leads in the end, after all redirects. */
  url: Scalars['String']['output'];
};

export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
};

/** What is kept in step with a document in Vault. */
export type VaultConfiguration = {
  __typename?: 'VaultConfiguration';
  /** Whether the expiry date follows the document in Vault. */
  synchronizeExpirationDate: Scalars['Boolean']['output'];
  /** Whether the name follows the document in Vault. */
  synchronizeTitle: Scalars['Boolean']['output'];
};

export type VaultConfigurationInput = {
  synchronizeExpirationDate?: InputMaybe<Scalars['Boolean']['input']>;
  synchronizeTitle?: InputMaybe<Scalars['Boolean']['input']>;
};



export type ResolverTypeWrapper<T> = Lazy<T> | Promise<Lazy<T>>;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  File: File;
  Presentation: Presentation;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  File:
    ( { __typename: 'File' }
    & GraphQLRecursivePick<FederationTypes['File'], {"id":true}> );
  Presentation:
    ( { __typename: 'Presentation' }
    & GraphQLRecursivePick<FederationTypes['Presentation'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptedUpload: ResolverTypeWrapper<AcceptedUpload>;
  AnswerCount: ResolverTypeWrapper<AnswerCount>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Brand: ResolverTypeWrapper<BrandParent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  BulkChange: ResolverTypeWrapper<Omit<BulkChange, 'changed'> & { changed: Array<ResolversTypes['Presentation']> }>;
  Captions: ResolverTypeWrapper<Captions>;
  Converter: ResolverTypeWrapper<Converter>;
  CreateBrandInput: CreateBrandInput;
  CreateFolderInput: CreateFolderInput;
  CreateFormInput: CreateFormInput;
  CreateLabelInput: CreateLabelInput;
  CreatePresentationInput: CreatePresentationInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CreateProductInput: CreateProductInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DefaultedFlags: ResolverTypeWrapper<DefaultedFlags>;
  DefaultedFlagsInput: DefaultedFlagsInput;
  ExcerptPart: ResolverTypeWrapper<ExcerptPart>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  File: ResolverTypeWrapper<FileParent>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FileReplacement: ResolverTypeWrapper<Omit<FileReplacement, 'file'> & { file: ResolversTypes['File'] }>;
  Folder: ResolverTypeWrapper<FolderParent>;
  FolderAncestor: ResolverTypeWrapper<FolderAncestor>;
  Form: ResolverTypeWrapper<FormParent>;
  FormConsent: ResolverTypeWrapper<FormConsent>;
  FormNotification: ResolverTypeWrapper<FormNotification>;
  FormNotificationInput: FormNotificationInput;
  FormNotifications: ResolverTypeWrapper<FormNotifications>;
  FormNotificationsInput: FormNotificationsInput;
  FormPage: ResolverTypeWrapper<Omit<FormPage, 'questions'> & { questions: Array<ResolversTypes['FormQuestion']> }>;
  FormPageInput: FormPageInput;
  FormPlace: FormPlace;
  FormQuestion: ResolverTypeWrapper<FormQuestionParent>;
  FormQuestionInput: FormQuestionInput;
  FormResponse: ResolverTypeWrapper<FormResponseParent>;
  FormResponseChunk: ResolverTypeWrapper<Omit<FormResponseChunk, 'items'> & { items: Array<ResolversTypes['FormResponse']> }>;
  FormResponseInput: FormResponseInput;
  FormResponsePage: ResolverTypeWrapper<Omit<FormResponsePage, 'items'> & { items: Array<ResolversTypes['FormResponse']> }>;
  FormResponseStatus: FormResponseStatus;
  FormsAt: ResolverTypeWrapper<Omit<FormsAt, 'end' | 'gate'> & { end?: Maybe<ResolversTypes['Form']>, gate?: Maybe<ResolversTypes['Form']> }>;
  Group: ResolverTypeWrapper<Group>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  Installation: ResolverTypeWrapper<Installation>;
  InstalledEngine: ResolverTypeWrapper<InstalledEngine>;
  InstalledStorage: ResolverTypeWrapper<InstalledStorage>;
  JobCount: ResolverTypeWrapper<JobCount>;
  Label: ResolverTypeWrapper<LabelParent>;
  LabelColour: LabelColour;
  LogReader: ResolverTypeWrapper<LogReader>;
  MediaKind: MediaKind;
  MoveFolderInput: MoveFolderInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OperatedEvent: ResolverTypeWrapper<OperatedEvent>;
  OperatedJob: ResolverTypeWrapper<OperatedJob>;
  OperationAction: OperationAction;
  Page: ResolverTypeWrapper<Page>;
  PageMark: ResolverTypeWrapper<PageMark>;
  PageMatch: ResolverTypeWrapper<Omit<PageMatch, 'presentation'> & { presentation: ResolversTypes['Presentation'] }>;
  PdfPageViewMode: PdfPageViewMode;
  PdfViewMode: PdfViewMode;
  PlaceOfForm: ResolverTypeWrapper<PlaceOfFormParent>;
  Presentation: ResolverTypeWrapper<PresentationParent>;
  PresentationFilter: PresentationFilter;
  PresentationFlagsInput: PresentationFlagsInput;
  PresentationMedia: ResolverTypeWrapper<PresentationMedia>;
  PresentationPage: ResolverTypeWrapper<Omit<PresentationPage, 'items'> & { items: Array<ResolversTypes['Presentation']> }>;
  PresentationRights: ResolverTypeWrapper<PresentationRights>;
  PresentationSettings: ResolverTypeWrapper<PresentationSettings>;
  PresentationSettingsInput: PresentationSettingsInput;
  PresentationSort: PresentationSort;
  PresentationStatus: PresentationStatus;
  PresentationToggle: PresentationToggle;
  PresentationUnlikeDefaults: ResolverTypeWrapper<Omit<PresentationUnlikeDefaults, 'presentation'> & { presentation: ResolversTypes['Presentation'] }>;
  PresentationVersion: ResolverTypeWrapper<Omit<PresentationVersion, 'file'> & { file: ResolversTypes['File'] }>;
  PresentationsUnlikeDefaults: ResolverTypeWrapper<Omit<PresentationsUnlikeDefaults, 'items'> & { items: Array<ResolversTypes['PresentationUnlikeDefaults']> }>;
  Processing: ResolverTypeWrapper<Processing>;
  ProcessingJob: ResolverTypeWrapper<ProcessingJobParent>;
  ProcessingStatus: ProcessingStatus;
  Product: ResolverTypeWrapper<ProductParent>;
  PublishedEdit: ResolverTypeWrapper<PublishedEdit>;
  PublishedPackage: ResolverTypeWrapper<PublishedPackage>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionResult: ResolverTypeWrapper<Omit<QuestionResult, 'question'> & { question: ResolversTypes['FormQuestion'] }>;
  QuestionType: QuestionType;
  RefusedChange: ResolverTypeWrapper<RefusedChange>;
  RotationMode: RotationMode;
  ServiceOperations: ResolverTypeWrapper<ServiceOperations>;
  ShownStatementInput: ShownStatementInput;
  ShownWhen: ResolverTypeWrapper<ShownWhen>;
  ShownWhenInput: ShownWhenInput;
  TextVersion: ResolverTypeWrapper<TextVersion>;
  UpdateBrandInput: UpdateBrandInput;
  UpdateFolderInput: UpdateFolderInput;
  UpdateFormInput: UpdateFormInput;
  UpdateLabelInput: UpdateLabelInput;
  UpdatePresentationInput: UpdatePresentationInput;
  UpdateProductInput: UpdateProductInput;
  UploadLimits: ResolverTypeWrapper<UploadLimits>;
  UploadReceipt: ResolverTypeWrapper<Scalars['UploadReceipt']['output']>;
  UrlInfo: ResolverTypeWrapper<UrlInfo>;
  User: ResolverTypeWrapper<User>;
  VaultConfiguration: ResolverTypeWrapper<VaultConfiguration>;
  VaultConfigurationInput: VaultConfigurationInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptedUpload: AcceptedUpload;
  AnswerCount: AnswerCount;
  Int: Scalars['Int']['output'];
  Brand: BrandParent;
  ID: Scalars['ID']['output'];
  BulkChange: Omit<BulkChange, 'changed'> & { changed: Array<ResolversParentTypes['Presentation']> };
  Captions: Captions;
  Converter: Converter;
  CreateBrandInput: CreateBrandInput;
  CreateFolderInput: CreateFolderInput;
  CreateFormInput: CreateFormInput;
  CreateLabelInput: CreateLabelInput;
  CreatePresentationInput: CreatePresentationInput;
  Boolean: Scalars['Boolean']['output'];
  CreateProductInput: CreateProductInput;
  DateTime: Scalars['DateTime']['output'];
  DefaultedFlags: DefaultedFlags;
  DefaultedFlagsInput: DefaultedFlagsInput;
  ExcerptPart: ExcerptPart;
  FieldChange: FieldChange;
  File: FileParent;
  Float: Scalars['Float']['output'];
  FileReplacement: Omit<FileReplacement, 'file'> & { file: ResolversParentTypes['File'] };
  Folder: FolderParent;
  FolderAncestor: FolderAncestor;
  Form: FormParent;
  FormConsent: FormConsent;
  FormNotification: FormNotification;
  FormNotificationInput: FormNotificationInput;
  FormNotifications: FormNotifications;
  FormNotificationsInput: FormNotificationsInput;
  FormPage: Omit<FormPage, 'questions'> & { questions: Array<ResolversParentTypes['FormQuestion']> };
  FormPageInput: FormPageInput;
  FormQuestion: FormQuestionParent;
  FormQuestionInput: FormQuestionInput;
  FormResponse: FormResponseParent;
  FormResponseChunk: Omit<FormResponseChunk, 'items'> & { items: Array<ResolversParentTypes['FormResponse']> };
  FormResponseInput: FormResponseInput;
  FormResponsePage: Omit<FormResponsePage, 'items'> & { items: Array<ResolversParentTypes['FormResponse']> };
  FormsAt: Omit<FormsAt, 'end' | 'gate'> & { end?: Maybe<ResolversParentTypes['Form']>, gate?: Maybe<ResolversParentTypes['Form']> };
  Group: Group;
  HistoryEntry: HistoryEntry;
  Installation: Installation;
  InstalledEngine: InstalledEngine;
  InstalledStorage: InstalledStorage;
  JobCount: JobCount;
  Label: LabelParent;
  LogReader: LogReader;
  MoveFolderInput: MoveFolderInput;
  Mutation: Record<PropertyKey, never>;
  OperatedEvent: OperatedEvent;
  OperatedJob: OperatedJob;
  Page: Page;
  PageMark: PageMark;
  PageMatch: Omit<PageMatch, 'presentation'> & { presentation: ResolversParentTypes['Presentation'] };
  PlaceOfForm: PlaceOfFormParent;
  Presentation: PresentationParent;
  PresentationFilter: PresentationFilter;
  PresentationFlagsInput: PresentationFlagsInput;
  PresentationMedia: PresentationMedia;
  PresentationPage: Omit<PresentationPage, 'items'> & { items: Array<ResolversParentTypes['Presentation']> };
  PresentationRights: PresentationRights;
  PresentationSettings: PresentationSettings;
  PresentationSettingsInput: PresentationSettingsInput;
  PresentationUnlikeDefaults: Omit<PresentationUnlikeDefaults, 'presentation'> & { presentation: ResolversParentTypes['Presentation'] };
  PresentationVersion: Omit<PresentationVersion, 'file'> & { file: ResolversParentTypes['File'] };
  PresentationsUnlikeDefaults: Omit<PresentationsUnlikeDefaults, 'items'> & { items: Array<ResolversParentTypes['PresentationUnlikeDefaults']> };
  Processing: Processing;
  ProcessingJob: ProcessingJobParent;
  Product: ProductParent;
  PublishedEdit: PublishedEdit;
  PublishedPackage: PublishedPackage;
  Query: Record<PropertyKey, never>;
  QuestionResult: Omit<QuestionResult, 'question'> & { question: ResolversParentTypes['FormQuestion'] };
  RefusedChange: RefusedChange;
  ServiceOperations: ServiceOperations;
  ShownStatementInput: ShownStatementInput;
  ShownWhen: ShownWhen;
  ShownWhenInput: ShownWhenInput;
  TextVersion: TextVersion;
  UpdateBrandInput: UpdateBrandInput;
  UpdateFolderInput: UpdateFolderInput;
  UpdateFormInput: UpdateFormInput;
  UpdateLabelInput: UpdateLabelInput;
  UpdatePresentationInput: UpdatePresentationInput;
  UpdateProductInput: UpdateProductInput;
  UploadLimits: UploadLimits;
  UploadReceipt: Scalars['UploadReceipt']['output'];
  UrlInfo: UrlInfo;
  User: User;
  VaultConfiguration: VaultConfiguration;
  VaultConfigurationInput: VaultConfigurationInput;
  String: Scalars['String']['output'];
};

export type AllowDirectiveArgs = {
  rule: Scalars['String']['input'];
};

export type AllowDirectiveResolver<Result, Parent, ContextType = ServiceContext, Args = AllowDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptedUploadResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AcceptedUpload'] = ResolversParentTypes['AcceptedUpload']> = {
  extensions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mimeTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  presentationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerCountResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AnswerCount'] = ResolversParentTypes['AnswerCount']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  presentationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkChangeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BulkChange'] = ResolversParentTypes['BulkChange']> = {
  changed?: Resolver<Array<ResolversTypes['Presentation']>, ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['RefusedChange']>, ParentType, ContextType>;
};

export type CaptionsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Captions'] = ResolversParentTypes['Captions']> = {
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConverterResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Converter'] = ResolversParentTypes['Converter']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DefaultedFlagsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DefaultedFlags'] = ResolversParentTypes['DefaultedFlags']> = {
  annotate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  downloadFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exportFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forwardFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  printFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rateFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendActivityToCrm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useInHaystack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExcerptPartResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ExcerptPart'] = ResolversParentTypes['ExcerptPart']> = {
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File'], FederationReferenceType extends FederationReferenceTypes['File'] = FederationReferenceTypes['File']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['File']> | FederationReferenceType, FederationReferenceType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  damage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  extension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  presentationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  textVersions?: Resolver<Array<ResolversTypes['TextVersion']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FileReplacementResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FileReplacement'] = ResolversParentTypes['FileReplacement']> = {
  file?: Resolver<ResolversTypes['File'], ParentType, ContextType>;
  processing?: Resolver<ResolversTypes['Processing'], ParentType, ContextType>;
};

export type FolderResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Folder'] = ResolversParentTypes['Folder']> = {
  ancestorPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ancestors?: Resolver<Array<ResolversTypes['FolderAncestor']>, ParentType, ContextType>;
  childCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  presentationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restorableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FolderAncestorResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FolderAncestor'] = ResolversParentTypes['FolderAncestor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Form'] = ResolversParentTypes['Form']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  draftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formerQuestions?: Resolver<Array<ResolversTypes['FormQuestion']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  introduction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['FormNotifications']>, ParentType, ContextType>;
  ownTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['FormPage']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['PlaceOfForm']>, ParentType, ContextType>;
  responseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['QuestionResult']>, ParentType, ContextType>;
  teamId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thanks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FormConsentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FormConsent'] = ResolversParentTypes['FormConsent']> = {
  isGiven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormNotificationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FormNotification'] = ResolversParentTypes['FormNotification']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormNotificationsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FormNotifications'] = ResolversParentTypes['FormNotifications']> = {
  respondent?: Resolver<ResolversTypes['FormNotification'], ParentType, ContextType>;
  self?: Resolver<ResolversTypes['FormNotification'], ParentType, ContextType>;
};

export type FormPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FormPage'] = ResolversParentTypes['FormPage']> = {
  questions?: Resolver<Array<ResolversTypes['FormQuestion']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormQuestionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FormQuestion'] = ResolversParentTypes['FormQuestion']> = {
  help?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shownWhen?: Resolver<Maybe<ResolversTypes['ShownWhen']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['QuestionType'], ParentType, ContextType>;
};

export type FormResponseResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FormResponse'] = ResolversParentTypes['FormResponse']> = {
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  consents?: Resolver<Array<ResolversTypes['FormConsent']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isErased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  presentation?: Resolver<Maybe<ResolversTypes['Presentation']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sharedLinkId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shortData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FormResponseStatus'], ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FormResponseChunkResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FormResponseChunk'] = ResolversParentTypes['FormResponseChunk']> = {
  items?: Resolver<Array<ResolversTypes['FormResponse']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FormResponsePageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FormResponsePage'] = ResolversParentTypes['FormResponsePage']> = {
  items?: Resolver<Array<ResolversTypes['FormResponse']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormsAtResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FormsAt'] = ResolversParentTypes['FormsAt']> = {
  end?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType>;
  gate?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType>;
};

export type GroupResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onBehalfOf?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type InstallationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Installation'] = ResolversParentTypes['Installation']> = {
  engines?: Resolver<Array<ResolversTypes['InstalledEngine']>, ParentType, ContextType>;
  isLocal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  storage?: Resolver<ResolversTypes['InstalledStorage'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstalledEngineResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['InstalledEngine'] = ResolversParentTypes['InstalledEngine']> = {
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  port?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstalledStorageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['InstalledStorage'] = ResolversParentTypes['InstalledStorage']> = {
  blobBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  blobCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  diskBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  diskFreeBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  storeBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type JobCountResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['JobCount'] = ResolversParentTypes['JobCount']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LabelResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Label'] = ResolversParentTypes['Label']> = {
  colour?: Resolver<ResolversTypes['LabelColour'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  presentationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogReaderResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LogReader'] = ResolversParentTypes['LogReader']> = {
  completeUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isProjection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRebuilding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lag?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCaptions?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationAddCaptionsArgs, 'id' | 'language' | 'receipt'>>;
  applyTeamDefaults?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationApplyTeamDefaultsArgs, 'ids'>>;
  changePresentationBrands?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationChangePresentationBrandsArgs, 'ids'>>;
  changePresentationFlags?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationChangePresentationFlagsArgs, 'changes'>>;
  changePresentationOwner?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationChangePresentationOwnerArgs, 'id' | 'ownerId'>>;
  changePresentationOwners?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationChangePresentationOwnersArgs, 'ids' | 'ownerId'>>;
  changePresentationProducts?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationChangePresentationProductsArgs, 'add' | 'ids' | 'remove'>>;
  changePresentationStatus?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationChangePresentationStatusArgs, 'id' | 'status'>>;
  changePresentationStatuses?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationChangePresentationStatusesArgs, 'ids' | 'status'>>;
  chooseForm?: Resolver<ResolversTypes['FormsAt'], ParentType, ContextType, RequireFields<MutationChooseFormArgs, 'place'>>;
  choosePresentationThumbnail?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationChoosePresentationThumbnailArgs, 'id'>>;
  copyPresentation?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationCopyPresentationArgs, 'id'>>;
  createBrand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType, RequireFields<MutationCreateBrandArgs, 'input'>>;
  createFolder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType, RequireFields<MutationCreateFolderArgs, 'input'>>;
  createForm?: Resolver<ResolversTypes['Form'], ParentType, ContextType, RequireFields<MutationCreateFormArgs, 'input'>>;
  createLabel?: Resolver<ResolversTypes['Label'], ParentType, ContextType, RequireFields<MutationCreateLabelArgs, 'input'>>;
  createPresentation?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationCreatePresentationArgs, 'input'>>;
  createProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationCreateProductArgs, 'input'>>;
  deleteBrand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteBrandArgs, 'id'>>;
  deleteFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteFileArgs, 'id'>>;
  deleteFolder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType, RequireFields<MutationDeleteFolderArgs, 'id'>>;
  deleteForm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteFormArgs, 'id'>>;
  deleteFormResponse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteFormResponseArgs, 'id'>>;
  deleteLabel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteLabelArgs, 'id'>>;
  deletePresentation?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationDeletePresentationArgs, 'id'>>;
  deletePresentations?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationDeletePresentationsArgs, 'ids'>>;
  deleteProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'id'>>;
  editFile?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MutationEditFileArgs, 'content' | 'id'>>;
  folderPresentations?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationFolderPresentationsArgs, 'add' | 'ids' | 'remove'>>;
  importVideo?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationImportVideoArgs, 'input' | 'videoUrl'>>;
  labelPresentations?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationLabelPresentationsArgs, 'add' | 'ids' | 'remove'>>;
  mergeBrands?: Resolver<ResolversTypes['Brand'], ParentType, ContextType, RequireFields<MutationMergeBrandsArgs, 'brandIds' | 'id'>>;
  mergeLabels?: Resolver<ResolversTypes['Label'], ParentType, ContextType, RequireFields<MutationMergeLabelsArgs, 'id' | 'labelIds'>>;
  mergeProducts?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationMergeProductsArgs, 'id' | 'productIds'>>;
  moveFolder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType, RequireFields<MutationMoveFolderArgs, 'id' | 'input'>>;
  operateContent?: Resolver<ResolversTypes['ServiceOperations'], ParentType, ContextType, RequireFields<MutationOperateContentArgs, 'action' | 'id'>>;
  publishForm?: Resolver<ResolversTypes['Form'], ParentType, ContextType, RequireFields<MutationPublishFormArgs, 'id'>>;
  removeCaptions?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationRemoveCaptionsArgs, 'id' | 'language'>>;
  removeFolderImage?: Resolver<ResolversTypes['Folder'], ParentType, ContextType, RequireFields<MutationRemoveFolderImageArgs, 'id'>>;
  repairFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRepairFileArgs, 'fileId'>>;
  restoreFile?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationRestoreFileArgs, 'fileId' | 'presentationId'>>;
  restoreFolder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType, RequireFields<MutationRestoreFolderArgs, 'id'>>;
  restorePresentation?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationRestorePresentationArgs, 'id'>>;
  restorePresentations?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationRestorePresentationsArgs, 'ids'>>;
  restoreText?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MutationRestoreTextArgs, 'id' | 'version'>>;
  retryProcessing?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationRetryProcessingArgs, 'id'>>;
  saveFormResponse?: Resolver<ResolversTypes['FormResponse'], ParentType, ContextType, RequireFields<MutationSaveFormResponseArgs, 'input' | 'uuid'>>;
  setPresentationFlag?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationSetPresentationFlagArgs, 'id' | 'isOn' | 'setting'>>;
  startFormResponse?: Resolver<ResolversTypes['FormResponse'], ParentType, ContextType, RequireFields<MutationStartFormResponseArgs, 'formUuid' | 'input'>>;
  unpublishForm?: Resolver<ResolversTypes['Form'], ParentType, ContextType, RequireFields<MutationUnpublishFormArgs, 'id'>>;
  updateBrand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType, RequireFields<MutationUpdateBrandArgs, 'id' | 'input'>>;
  updateFolder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType, RequireFields<MutationUpdateFolderArgs, 'id' | 'input'>>;
  updateForm?: Resolver<ResolversTypes['Form'], ParentType, ContextType, RequireFields<MutationUpdateFormArgs, 'id' | 'input'>>;
  updateLabel?: Resolver<ResolversTypes['Label'], ParentType, ContextType, RequireFields<MutationUpdateLabelArgs, 'id' | 'input'>>;
  updatePresentation?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationUpdatePresentationArgs, 'id' | 'input'>>;
  updateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'id' | 'input'>>;
  withdrawFile?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType, RequireFields<MutationWithdrawFileArgs, 'fileId' | 'presentationId'>>;
};

export type OperatedEventResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OperatedEvent'] = ResolversParentTypes['OperatedEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reader?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatedJobResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OperatedJob'] = ResolversParentTypes['OperatedJob']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PageMarkResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PageMark'] = ResolversParentTypes['PageMark']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PageMatchResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PageMatch'] = ResolversParentTypes['PageMatch']> = {
  excerpt?: Resolver<Array<ResolversTypes['ExcerptPart']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  presentation?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOfFormResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PlaceOfForm'] = ResolversParentTypes['PlaceOfForm']> = {
  place?: Resolver<ResolversTypes['FormPlace'], ParentType, ContextType>;
  presentation?: Resolver<Maybe<ResolversTypes['Presentation']>, ParentType, ContextType>;
  sharedLinkId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PresentationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Presentation'] = ResolversParentTypes['Presentation'], FederationReferenceType extends FederationReferenceTypes['Presentation'] = FederationReferenceTypes['Presentation']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Presentation']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accessCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  brandId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canBeUsedInHaystack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  captions?: Resolver<Array<ResolversTypes['Captions']>, ParentType, ContextType>;
  contentUpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  copiedFrom?: Resolver<Maybe<ResolversTypes['Presentation']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customJavascript?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facebookPixel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  folderIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  folders?: Resolver<Array<ResolversTypes['Folder']>, ParentType, ContextType>;
  googleAnalyticsId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  groups?: Resolver<Array<Maybe<ResolversTypes['Group']>>, ParentType, ContextType>;
  hasAccessCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<Maybe<Array<ResolversTypes['HistoryEntry']>>, ParentType, ContextType, RequireFields<PresentationHistoryArgs, 'first'>>;
  hubspotPixel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInternalUseOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMicrosoftOffice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPdfForm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPosthogEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isProtected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRateable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReleased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTemplateRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['ProcessingJob']>, ParentType, ContextType>;
  labelIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['Label']>, ParentType, ContextType>;
  linkedinPixel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mainPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  may?: Resolver<ResolversTypes['PresentationRights'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['PresentationMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newUntilAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['FormNotifications']>, ParentType, ContextType>;
  opensWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  packageFiles?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  posthogApiKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  posthogProjectId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  presentationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  processing?: Resolver<ResolversTypes['Processing'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  releaseAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['FileReplacement']>, ParentType, ContextType>;
  restorableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  sendActivityToCrm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['PresentationSettings'], ParentType, ContextType>;
  shareTemplateId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shareThemeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sharingDisclaimer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showInMainList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slackUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PresentationStatus'], ParentType, ContextType>;
  subdomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnailFileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vaultConfiguration?: Resolver<Maybe<ResolversTypes['VaultConfiguration']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['PresentationVersion']>, ParentType, ContextType>;
};

export type PresentationMediaResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PresentationMedia'] = ResolversParentTypes['PresentationMedia']> = {
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isConverted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MediaKind'], ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PresentationPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PresentationPage'] = ResolversParentTypes['PresentationPage']> = {
  items?: Resolver<Array<ResolversTypes['Presentation']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PresentationRightsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PresentationRights'] = ResolversParentTypes['PresentationRights']> = {
  annotate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chooseThumbnail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  export?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  present?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  print?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareByLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareBySpace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareByText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PresentationSettingsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PresentationSettings'] = ResolversParentTypes['PresentationSettings']> = {
  alwaysShowToolbar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  areSharedLinksSecure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bounceEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bounceZoomEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeAnnotated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeDownloaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeExported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeFaxed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeForwarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeHandout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBePresentedByUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBePrinted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBePrintedByUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeSharedLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeSharedSpace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeSharedText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeUsedInBuilder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canShareCdnLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUserUseCdn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clearCacheOnExit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clearCacheOnOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gaProfileId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideStatusBar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDocumentSliderEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNavigationHistoryEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menuBarTaps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onlyIntendedRecipientsCanViewSharedLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pdfDisableWidgetHighlighting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pdfPageViewMode?: Resolver<ResolversTypes['PdfPageViewMode'], ParentType, ContextType>;
  pdfUseFullApi?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pdfUseWebviewerServer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pdfViewMode?: Resolver<ResolversTypes['PdfViewMode'], ParentType, ContextType>;
  rotationMode?: Resolver<ResolversTypes['RotationMode'], ParentType, ContextType>;
  showExitInstructions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showNavigationListsButton?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showSearchButton?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showSettingsButton?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showThumbnailBrowserButton?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PresentationUnlikeDefaultsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PresentationUnlikeDefaults'] = ResolversParentTypes['PresentationUnlikeDefaults']> = {
  flags?: Resolver<ResolversTypes['DefaultedFlags'], ParentType, ContextType>;
  presentation?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType>;
};

export type PresentationVersionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PresentationVersion'] = ResolversParentTypes['PresentationVersion']> = {
  file?: Resolver<ResolversTypes['File'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PresentationsUnlikeDefaultsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PresentationsUnlikeDefaults'] = ResolversParentTypes['PresentationsUnlikeDefaults']> = {
  defaults?: Resolver<ResolversTypes['DefaultedFlags'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PresentationUnlikeDefaults']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProcessingResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Processing'] = ResolversParentTypes['Processing']> = {
  canRetry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filesAhead?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isConverting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pagesDone?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percentFetched?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProcessingStatus'], ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProcessingJobResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ProcessingJob'] = ResolversParentTypes['ProcessingJob']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  presentationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublishedEditResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PublishedEdit'] = ResolversParentTypes['PublishedEdit']> = {
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublishedPackageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PublishedPackage'] = ResolversParentTypes['PublishedPackage']> = {
  customJavascript?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edits?: Resolver<Array<ResolversTypes['PublishedEdit']>, ParentType, ContextType>;
  facebookPixel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googleAnalyticsId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hubspotPixel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedinPixel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mainPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  posthogApiKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryBrandArgs, 'id'>>;
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  contentOperations?: Resolver<ResolversTypes['ServiceOperations'], ParentType, ContextType>;
  converters?: Resolver<Array<ResolversTypes['Converter']>, ParentType, ContextType>;
  deletedFolders?: Resolver<Array<ResolversTypes['Folder']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'id'>>;
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType, RequireFields<QueryFolderArgs, 'id'>>;
  folderTree?: Resolver<Array<ResolversTypes['Folder']>, ParentType, ContextType>;
  folders?: Resolver<Array<ResolversTypes['Folder']>, ParentType, ContextType, Partial<QueryFoldersArgs>>;
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<QueryFormArgs, 'id'>>;
  formResponse?: Resolver<Maybe<ResolversTypes['FormResponse']>, ParentType, ContextType, RequireFields<QueryFormResponseArgs, 'id'>>;
  formResponses?: Resolver<ResolversTypes['FormResponsePage'], ParentType, ContextType, RequireFields<QueryFormResponsesArgs, 'formId' | 'page' | 'pageSize'>>;
  formResponsesByAge?: Resolver<ResolversTypes['FormResponseChunk'], ParentType, ContextType, RequireFields<QueryFormResponsesByAgeArgs, 'formId'>>;
  forms?: Resolver<Array<ResolversTypes['Form']>, ParentType, ContextType>;
  formsAt?: Resolver<ResolversTypes['FormsAt'], ParentType, ContextType, Partial<QueryFormsAtArgs>>;
  installation?: Resolver<ResolversTypes['Installation'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['Label']>, ParentType, ContextType, RequireFields<QueryLabelArgs, 'id'>>;
  labels?: Resolver<Array<ResolversTypes['Label']>, ParentType, ContextType>;
  pageMarks?: Resolver<Array<ResolversTypes['PageMark']>, ParentType, ContextType, RequireFields<QueryPageMarksArgs, 'page' | 'presentationId' | 'text'>>;
  pagePart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryPagePartArgs, 'column' | 'fileId' | 'page' | 'row' | 'teamId' | 'width'>>;
  presentation?: Resolver<Maybe<ResolversTypes['Presentation']>, ParentType, ContextType, RequireFields<QueryPresentationArgs, 'id'>>;
  presentationAsOf?: Resolver<Maybe<ResolversTypes['Presentation']>, ParentType, ContextType, RequireFields<QueryPresentationAsOfArgs, 'at' | 'id'>>;
  presentations?: Resolver<ResolversTypes['PresentationPage'], ParentType, ContextType, RequireFields<QueryPresentationsArgs, 'page' | 'pageSize' | 'sort'>>;
  presentationsAfter?: Resolver<Array<ResolversTypes['Presentation']>, ParentType, ContextType, RequireFields<QueryPresentationsAfterArgs, 'chunk'>>;
  presentationsByIds?: Resolver<Array<Maybe<ResolversTypes['Presentation']>>, ParentType, ContextType, RequireFields<QueryPresentationsByIdsArgs, 'ids'>>;
  presentationsOfUser?: Resolver<ResolversTypes['PresentationPage'], ParentType, ContextType, RequireFields<QueryPresentationsOfUserArgs, 'page' | 'pageSize' | 'userId'>>;
  presentationsUnlikeDefaults?: Resolver<ResolversTypes['PresentationsUnlikeDefaults'], ParentType, ContextType, RequireFields<QueryPresentationsUnlikeDefaultsArgs, 'first'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  publicForm?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<QueryPublicFormArgs, 'uuid'>>;
  publicFormResponse?: Resolver<Maybe<ResolversTypes['FormResponse']>, ParentType, ContextType, RequireFields<QueryPublicFormResponseArgs, 'uuid'>>;
  publishedPackage?: Resolver<Maybe<ResolversTypes['PublishedPackage']>, ParentType, ContextType, RequireFields<QueryPublishedPackageArgs, 'fileId' | 'presentationId' | 'teamId'>>;
  searchPages?: Resolver<Array<ResolversTypes['PageMatch']>, ParentType, ContextType, RequireFields<QuerySearchPagesArgs, 'limit' | 'text'>>;
  uploadLimits?: Resolver<ResolversTypes['UploadLimits'], ParentType, ContextType>;
  urlInfo?: Resolver<ResolversTypes['UrlInfo'], ParentType, ContextType, RequireFields<QueryUrlInfoArgs, 'url'>>;
};

export type QuestionResultResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['QuestionResult'] = ResolversParentTypes['QuestionResult']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['AnswerCount']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['FormQuestion'], ParentType, ContextType>;
};

export type RefusedChangeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RefusedChange'] = ResolversParentTypes['RefusedChange']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceOperationsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ServiceOperations'] = ResolversParentTypes['ServiceOperations']> = {
  jobCounts?: Resolver<Array<ResolversTypes['JobCount']>, ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['OperatedJob']>, ParentType, ContextType>;
  parkedEvents?: Resolver<Array<ResolversTypes['OperatedEvent']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['LogReader']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShownWhenResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ShownWhen'] = ResolversParentTypes['ShownWhen']> = {
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TextVersionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['TextVersion'] = ResolversParentTypes['TextVersion']> = {
  editedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type UploadLimitsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UploadLimits'] = ResolversParentTypes['UploadLimits']> = {
  accepted?: Resolver<Array<ResolversTypes['AcceptedUpload']>, ParentType, ContextType>;
  maxBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export interface UploadReceiptScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UploadReceipt'], any> {
  name: 'UploadReceipt';
}

export type UrlInfoResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UrlInfo'] = ResolversParentTypes['UrlInfo']> = {
  canBeShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isVideoSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VaultConfigurationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['VaultConfiguration'] = ResolversParentTypes['VaultConfiguration']> = {
  synchronizeExpirationDate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  synchronizeTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ServiceContext> = {
  AcceptedUpload?: AcceptedUploadResolvers<ContextType>;
  AnswerCount?: AnswerCountResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BulkChange?: BulkChangeResolvers<ContextType>;
  Captions?: CaptionsResolvers<ContextType>;
  Converter?: ConverterResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DefaultedFlags?: DefaultedFlagsResolvers<ContextType>;
  ExcerptPart?: ExcerptPartResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  FileReplacement?: FileReplacementResolvers<ContextType>;
  Folder?: FolderResolvers<ContextType>;
  FolderAncestor?: FolderAncestorResolvers<ContextType>;
  Form?: FormResolvers<ContextType>;
  FormConsent?: FormConsentResolvers<ContextType>;
  FormNotification?: FormNotificationResolvers<ContextType>;
  FormNotifications?: FormNotificationsResolvers<ContextType>;
  FormPage?: FormPageResolvers<ContextType>;
  FormQuestion?: FormQuestionResolvers<ContextType>;
  FormResponse?: FormResponseResolvers<ContextType>;
  FormResponseChunk?: FormResponseChunkResolvers<ContextType>;
  FormResponsePage?: FormResponsePageResolvers<ContextType>;
  FormsAt?: FormsAtResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  Installation?: InstallationResolvers<ContextType>;
  InstalledEngine?: InstalledEngineResolvers<ContextType>;
  InstalledStorage?: InstalledStorageResolvers<ContextType>;
  JobCount?: JobCountResolvers<ContextType>;
  Label?: LabelResolvers<ContextType>;
  LogReader?: LogReaderResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OperatedEvent?: OperatedEventResolvers<ContextType>;
  OperatedJob?: OperatedJobResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageMark?: PageMarkResolvers<ContextType>;
  PageMatch?: PageMatchResolvers<ContextType>;
  PlaceOfForm?: PlaceOfFormResolvers<ContextType>;
  Presentation?: PresentationResolvers<ContextType>;
  PresentationMedia?: PresentationMediaResolvers<ContextType>;
  PresentationPage?: PresentationPageResolvers<ContextType>;
  PresentationRights?: PresentationRightsResolvers<ContextType>;
  PresentationSettings?: PresentationSettingsResolvers<ContextType>;
  PresentationUnlikeDefaults?: PresentationUnlikeDefaultsResolvers<ContextType>;
  PresentationVersion?: PresentationVersionResolvers<ContextType>;
  PresentationsUnlikeDefaults?: PresentationsUnlikeDefaultsResolvers<ContextType>;
  Processing?: ProcessingResolvers<ContextType>;
  ProcessingJob?: ProcessingJobResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  PublishedEdit?: PublishedEditResolvers<ContextType>;
  PublishedPackage?: PublishedPackageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuestionResult?: QuestionResultResolvers<ContextType>;
  RefusedChange?: RefusedChangeResolvers<ContextType>;
  ServiceOperations?: ServiceOperationsResolvers<ContextType>;
  ShownWhen?: ShownWhenResolvers<ContextType>;
  TextVersion?: TextVersionResolvers<ContextType>;
  UploadLimits?: UploadLimitsResolvers<ContextType>;
  UploadReceipt?: GraphQLScalarType;
  UrlInfo?: UrlInfoResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  VaultConfiguration?: VaultConfigurationResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = ServiceContext> = {
  allow?: AllowDirectiveResolver<any, any, ContextType>;
};
