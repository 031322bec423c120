const megabyte = 1024 * 1024;

/** How large a file may be that an author uploads, by what it is. */
export const uploadLimits = {
  picture: 25 * megabyte,
  drawing: megabyte,
  captions: megabyte,
  table: megabyte,
  video: 512 * megabyte,
};

/** What a file can be in a text. */
export type UploadKind = keyof typeof uploadLimits;

/** Which files of all documents are listed. */
export const fileFilters = ['all', 'unused', 'undescribed'] as const;
export type FileFilter = (typeof fileFilters)[number];

/** Why a file is not taken; the words are in the translations under the same name. */
export const uploadRefusals = [
  'empty',
  'too_large',
  'interrupted',
  /** By its bytes: it is none of the kinds that texts can show, whatever its name says. */
  'unknown_type',
  /** Documents of this kind have no files of that kind. */
  'no_place',
  /** It cannot take the place of a file of another kind. */
  'other_kind',
  'damaged',
  /** More pixels than are worth decoding. */
  'too_many_pixels',
  /** A picture that moves: a video can be stopped and has captions. */
  'animated',
  /** A drawing that could run or load something. */
  'unsafe_drawing',
  /** A drawing with something that drawings here cannot have, and that nothing can be made of. */
  'unfit_drawing',
  'faulty_captions',
  'faulty_table',
  /** A video that not every browser can play. */
  'unknown_codec',
  /** A video with a track that nobody sees, such as the places where it was recorded. */
  'hidden_track',
] as const;
export type UploadRefusalReason = (typeof uploadRefusals)[number];

/** What was made of a file on its way in. */
export const uploadChanges = [
  'resized',
  'turned',
  'converted',
  'metadata_removed',
  /** Characters were of another encoding. */
  'decoded',
  'styles_inlined',
  'colours_of_theme',
  'editor_data_removed',
  'view_box_added',
] as const;
export type UploadChange = (typeof uploadChanges)[number];

/** Where files are sent, as the body of a PUT. */
export const uploadAddress = '/api/cms/uploads';
