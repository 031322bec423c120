import { courseDrawingFile, type FileUse } from '@navor/contract';
import { type DocumentFiles, hashOfFile } from '../../../content/documents.ts';
import { findFileReferences } from '../../../content/files/find-file-references.ts';

/** What shows each file: texts as their authors have left them, and those that readers still have otherwise. */
export function findUses(
  { mainFile }: { mainFile: string },
  composed: DocumentFiles,
  published: DocumentFiles,
): Map<string, FileUse[]> {
  const uses = new Map<string, FileUse[]>();
  const add = (file: string, use: FileUse) => uses.set(file, [...(uses.get(file) ?? []), use]);
  for (const [where, files] of [['draft', composed] as const, ['published', published] as const]) {
    for (const [path, file] of files) {
      if (!('bytes' in file) || !/\.(md|yaml)$/.test(path)) continue;
      const drafted = composed.get(path);
      if (where === 'published' && drafted && hashOfFile(drafted) === hashOfFile(file)) continue;
      for (const { path: shown, line, alt, needsAlt } of findFileReferences(file.bytes.toString())) {
        add(shown, { path, line, where, alt, is_alt_missing: needsAlt && alt === null });
      }
    }
    // Its place alone says what it is for.
    if (files.has(courseDrawingFile) && where === 'draft') {
      add(courseDrawingFile, { path: mainFile, line: 1, where, alt: null, is_alt_missing: false });
    }
  }
  return uses;
}
