/** What the menu of blocks offers, in its order. */
export const blockKinds = [
  'figure',
  'callOut',
  'liveFormula',
  'formula',
  'table',
  'dataTable',
  'calculator',
  'code',
  'video',
  'exercise',
] as const;
export type BlockKind = (typeof blockKinds)[number];

/** What each kind of text can show beside words: lessons have videos, the library has data that can be computed with. */
export const blocksOf = {
  lesson: blockKinds.filter((block) => block !== 'dataTable' && block !== 'calculator'),
  item: blockKinds.filter((block) => block !== 'video'),
  page: blockKinds.filter((block) => !['figure', 'video', 'dataTable', 'calculator'].includes(block)),
} as const satisfies Record<string, readonly BlockKind[]>;

export type BlockFormProps = {
  /** What was selected in the text, for blocks that go around it. */
  selected: string;
  /** Paths of files that the document has. */
  files: readonly string[];
  sendFile: ((file: File) => Promise<string | null>) | undefined;
  onInsert: (text: string) => void;
};
