import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument } from '@navor/contract';
import type { DocumentFiles, PublishedDocument } from '../../../content/documents.ts';
import type { FileProblem } from '../../../content/files/problem.ts';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import type { Db } from '../../../platform/database/database.ts';
import { mayEdit, type Person } from '../../authorship/index.ts';
import { documentsOf } from '../documents/document-kinds.ts';

type Publication = {
  document: ContentDocument;
  before: PublishedDocument | undefined;
  files: DocumentFiles;
  viewer: Person;
};

/**
 * What becomes a part of something else, such as the quiz that a course is completed by, does so with the word of somebody
 * who may edit that as well. Where it is already it may stay.
 */
export async function foreignPlaces(db: Db, { document, before, files, viewer }: Publication): Promise<FileProblem[]> {
  const place = placeIn(document, files);
  const known = before?.status === 'published' ? placeIn(document, before.files) : undefined;
  if (!place || isDeepStrictEqual(place, known) || (await mayEdit(db, viewer, place.document))) return [];
  const { mainFile } = documentsOf(document.kind);
  const message = `Only those who may edit the ${place.document.kind} "${place.document.id}" put something into it`;
  return [{ path: mainFile, line: 1, rule: 'foreign-place', severity: 'error', message }];
}

function placeIn({ kind }: ContentDocument, files: DocumentFiles) {
  const { mainFile, placeOf, valueAt } = documentsOf(kind);
  const main = files.get(mainFile);
  const described = valueAt(mainFile);
  if (!placeOf || !described || !main || !('bytes' in main)) return undefined;
  const { value } = readYamlFile(main.bytes, described.shape);
  return value === undefined ? undefined : placeOf(value as never);
}
