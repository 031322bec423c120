import type { ContentDocument, ContentStatus } from '@navor/contract';
import type { DocumentFiles } from '../../../content/documents.ts';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import { documentsOf } from '../documents/document-kinds.ts';

/** The same files with another word on whether readers can open them. What cannot be read stays, to be reported. */
export function withStatus({ kind }: ContentDocument, files: DocumentFiles, status: ContentStatus): DocumentFiles {
  const { mainFile, valueAt } = documentsOf(kind);
  const main = files.get(mainFile);
  const described = valueAt(mainFile);
  if (!described || !main || !('bytes' in main)) return files;
  const { value } = readYamlFile(main.bytes, described.shape);
  if (!value) return files;
  const bytes = described.write({ ...(value as object), status } as never);
  return new Map(files).set(mainFile, { bytes });
}

/** What the files say on whether readers can open them; a draft where that cannot be read. */
export function statusIn({ kind }: ContentDocument, files: DocumentFiles): ContentStatus {
  const { mainFile, valueAt } = documentsOf(kind);
  const main = files.get(mainFile);
  const described = valueAt(mainFile);
  const value = described && main && 'bytes' in main ? readYamlFile(main.bytes, described.shape).value : undefined;
  return (value as { status?: ContentStatus } | undefined)?.status ?? 'draft';
}
