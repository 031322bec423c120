/** Says that a translated block was right for its source block as both were then; by their fingerprints. */
export type TranslationMark = {
  own: string;
  source: string;
  /** The source block of then: what has changed since is told by its words. */
  sourceText: string;
};

/** So many that neither text needs are kept, for a draft that is discarded or a version that comes back. */
const mostFormer = 1000;

/** Marks of one translated text, the newest last. Several may be of one block: it stays right when its source changes little. */
export class TranslationMarks {
  readonly list: readonly TranslationMark[];
  readonly #byOwn: ReadonlyMap<string, TranslationMark[]>;
  readonly #sources: ReadonlySet<string>;

  constructor(list: readonly TranslationMark[]) {
    this.list = list;
    this.#byOwn = Map.groupBy(list, ({ own }) => own);
    this.#sources = new Set(list.map(({ source }) => source));
  }

  /** Of a translated block, the newest last. */
  of(own: string): readonly TranslationMark[] {
    return this.#byOwn.get(own) ?? [];
  }

  has(own: string, source: string): boolean {
    return this.of(own).some((mark) => mark.source === source);
  }

  /** Whether anything was ever right for this source block. */
  knowsSource(source: string): boolean {
    return this.#sources.has(source);
  }

  with(added: readonly TranslationMark[]): TranslationMarks {
    const fresh = new Map(
      added.filter(({ own, source }) => !this.has(own, source)).map((mark) => [`${mark.own} ${mark.source}`, mark]),
    );
    return fresh.size === 0 ? this : new TranslationMarks([...this.list, ...fresh.values()]);
  }

  /** @param fingerprints of all blocks that there are now, of the source and of the translation */
  withoutOldest(fingerprints: ReadonlySet<string>): TranslationMarks {
    const isNeeded = ({ own, source }: TranslationMark) => fingerprints.has(own) || fingerprints.has(source);
    const former = this.list.filter((mark) => !isNeeded(mark));
    const dropped = new Set(former.slice(0, Math.max(0, former.length - mostFormer)));
    return dropped.size === 0 ? this : new TranslationMarks(this.list.filter((mark) => !dropped.has(mark)));
  }
}
