import { idFrom } from '@navor/contract/content-ids';
import { type Language, languages } from '@navor/languages';

/**
 * A name for a file inside of a document's folder, made of what its sender calls it: lower-case letters, digits and hyphens.
 * Folders, further endings and whatever else stands in it are gone.
 *
 * @param isTaken whether there is a file of that name already
 */
export function nameFile(sent: string, ending: string, isTaken: (name: string) => boolean): string {
  const called = stemOf(sent);
  const stem = called === '' ? 'datoteka' : reserved.test(called) ? `datoteka-${called}` : called;
  for (let number = 1; ; number++) {
    const name = `${stem}${number > 1 ? `-${number}` : ''}.${ending}`;
    if (!isTaken(name)) return name;
  }
}

/** Windows keeps these for devices: a folder with such a file could not be unpacked there. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Whether the name of captions tells their language, as in `elektroni.sl.srt`. */
export function languageInName(sent: string): Language | undefined {
  const code = /[._-]([a-z]{2})\.[a-z]+$/i.exec(sent)?.[1]?.toLowerCase();
  return languages.find((language) => language === code);
}

function stemOf(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  // All of its endings: `krog.svg.exe` is as much a krog as `krog.svg`.
  const stem = last.replace(/^\.+/, '').replace(/(\.[a-z0-9]{1,5})+$/i, '');
  return idFrom(stem);
}
