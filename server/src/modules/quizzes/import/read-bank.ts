import { type ImportFormat, largestImport } from '@navor/contract';
import { mostQuestions } from '../content/quiz-shapes.ts';
import { readAiken } from './aiken/read-aiken.ts';
import type { Bank } from './bank.ts';
import { readGift } from './gift/read-gift.ts';
import { readMoodleXml } from './moodle/read-moodle-xml.ts';

/** Many of a large bank may be of no use; of one that is larger, nobody reads the report. */
const mostEntries = 1000;

/** Characters that no bank has: what is left where a file was read in another encoding than its own. */
const garbled = /[^\P{Cc}\t\n\r]|\p{Cs}|\ufffd/u;

const readers: Record<ImportFormat, (text: string) => Bank> = {
  'moodle-xml': readMoodleXml,
  gift: readGift,
  aiken: readAiken,
};

/** Takes a bank apart. What is wrong with the file as a whole leaves no questions. */
export function readBank(text: string, format: ImportFormat): Bank {
  if (Buffer.byteLength(text) > largestImport) {
    return broken(1, 'tooLarge', { megabytes: largestImport / 1024 / 1024 });
  }
  const found = garbled.exec(text);
  if (found) return broken(text.slice(0, found.index).split('\n').length, 'encoding');
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const bank = readers[format](plain);
  if (bank.entries.length <= mostEntries) return bank;
  const reason = { key: 'reasons.tooManyQuestions', values: { most: mostQuestions } };
  return { entries: [], problems: [{ line: bank.entries[mostEntries]?.line ?? 1, reason }] };
}

function broken(line: number, key: string, values?: Record<string, unknown>): Bank {
  return { entries: [], problems: [{ line, reason: { key: `problems.${key}`, ...(values && { values }) } }] };
}
