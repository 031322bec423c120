import type { ContentDocument, TranslationEdit } from '@navor/contract';
import type { Api } from '@navor/contract/page-request';
import { textOf } from '#screen/forms/answer-intent.ts';

/** What the forms of the screen do, each with the text and the block that it names. */
export function translationIntents({ cms }: Api, document: ContentDocument) {
  const { translations, publishing } = cms;
  const edit = (form: FormData, change: TranslationEdit) =>
    translations.edit({
      ...document,
      path: textOf(form, 'path'),
      base_hash: textOf(form, 'base') || null,
      edit: change,
    });
  return {
    replace: (form: FormData) =>
      edit(form, {
        ...{
          kind: 'replace',
          line: lineOf(form, 'line') ?? 0,
          own: textOf(form, 'own') || undefined,
          text: textOf(form, 'text'),
        },
        source: textOf(form, 'source') || null,
      }),
    insert: (form: FormData) =>
      edit(form, {
        ...{ kind: 'insert', after: lineOf(form, 'after'), text: textOf(form, 'text'), source: textOf(form, 'source') },
      }),
    move: (form: FormData) =>
      edit(form, { kind: 'move', line: lineOf(form, 'line') ?? 0, after: lineOf(form, 'after') }),
    remove: (form: FormData) =>
      edit(form, { kind: 'remove', line: lineOf(form, 'line') ?? 0, own: textOf(form, 'own') || undefined }),
    check: (form: FormData) =>
      translations.check({
        ...{ ...document, path: textOf(form, 'path'), own: textOf(form, 'own'), source: textOf(form, 'source') },
      }),
    minor: (form: FormData) =>
      translations.acceptMinorChange({ ...document, path: textOf(form, 'path'), source: textOf(form, 'source') }),
    publish: (form: FormData) => {
      const path = textOf(form, 'path');
      // Short texts are in a file of all languages, of which the rest stays drafted; any other is a text of its own.
      return isOfValues(path)
        ? publishing.publish({ ...document, draft_hash: textOf(form, 'draft') || null, paths: [path] })
        : publishing.publishText({ ...document, path, seen_hash: textOf(form, 'seen') || null });
    },
  };
}

function isOfValues(path: string): boolean {
  return path.endsWith('.yaml');
}

/** Null where there is none. */
function lineOf(form: FormData, name: string): number | null {
  const line = textOf(form, name);
  return line === '' ? null : Number(line);
}
