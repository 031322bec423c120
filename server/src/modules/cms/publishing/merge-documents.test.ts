import { describe, expect, it } from 'vitest';
import type { StoredFile } from '../../../content/documents.ts';
import { mergeDocuments } from './merge-documents.ts';
import { rebaseDraft } from './rebase-draft.ts';

const document = { kind: 'course', id: 'osnove' } as const;
const path = 'media/cover.webp';
/** Pictures are compared and never opened. */
const services = {
  threads: {
    run: () => {
      throw new Error('There is nothing to merge in a picture');
    },
  },
} as unknown as Parameters<typeof mergeDocuments>[0];

const picture = (storageKey: string): StoredFile => ({ storageKey });
const filesOf = (file: StoredFile | undefined) => new Map(file ? [[path, file]] : []);
const [before, own, theirs] = [picture('cms/a.webp'), picture('cms/b.webp'), picture('cms/c.webp')];

describe('a picture of a scheduled document', () => {
  const merge = (mine: StoredFile | undefined, there: StoredFile | undefined) =>
    mergeDocuments(services, document, { base: filesOf(before), own: filesOf(mine), theirs: filesOf(there) });

  it('is as whoever replaced it left it', async () => {
    expect(await merge(own, before)).toEqual({ files: filesOf(own), conflicts: [] });
    expect(await merge(before, theirs)).toEqual({ files: filesOf(theirs), conflicts: [] });
    expect(await merge(undefined, before)).toEqual({ files: new Map(), conflicts: [] });
  });

  it('that two have replaced, or one of them has taken out, waits for somebody to decide', async () => {
    expect(await merge(own, theirs)).toMatchObject({ conflicts: [path] });
    expect(await merge(own, undefined)).toMatchObject({ conflicts: [path] });
    expect(await merge(undefined, theirs)).toMatchObject({ conflicts: [path] });
  });
});

describe('a picture in a draft', () => {
  const rebase = (mine: StoredFile | undefined, there: StoredFile, isDraftToHold?: boolean) => {
    const origin = { base: null, baseHash: 'cms/a.webp', scheduledIn: null, updatedBy: null, updatedAt: new Date(0) };
    const published = { status: 'published', files: filesOf(there) } as Parameters<typeof rebaseDraft>[3];
    return rebaseDraft(services, document, [{ path, file: mine, ...origin }], published, isDraftToHold);
  };

  it('replaces what it was made from', async () => {
    expect(await rebase(own, before)).toMatchObject({ kind: 'rebased', draft: [{ file: own }] });
  });

  it('replaces none that somebody else has published meanwhile, unless its author says so', async () => {
    expect(await rebase(own, theirs)).toEqual({ kind: 'conflict', paths: [path] });
    expect(await rebase(undefined, theirs)).toEqual({ kind: 'conflict', paths: [path] });
    expect(await rebase(own, theirs, true)).toMatchObject({ kind: 'rebased', draft: [{ file: own }] });
  });

  it('is no conflict where both have the same', async () => {
    expect(await rebase(theirs, theirs)).toMatchObject({ kind: 'rebased', draft: [{ file: theirs }] });
  });
});
