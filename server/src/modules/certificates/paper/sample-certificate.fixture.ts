import type { Language } from '@navor/languages';
import { loadCatalogues } from '@navor/translations';
import { createTextsByLanguage } from '../../../platform/texts.ts';
import { certificateWords, type PrintedCertificate } from './certificate-words.ts';

/** A multimeter with its probes. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 192" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
<path d="M104 172c-36 8-68-8-64-44 4-28 16-36 16-60M144 172c32 12 68-4 64-44-2-24-12-32-12-56"/>
<path d="M50 68h12l-2-44h-8zM190 72h12l-2-44h-8z" fill="currentColor" stroke="none"/>
<rect x="84" y="12" width="80" height="164" rx="12" fill="white"/>
<rect x="96" y="26" width="56" height="40" rx="4" fill="currentColor" stroke="none" fill-opacity="0.2"/>
<polyline points="100,52 108,40 118,58 128,36 138,52 146,46"/>
<circle cx="124" cy="112" r="26" fill="currentColor" fill-opacity="0.2"/>
<line x1="124" y1="112" x2="138" y2="96" stroke-width="6"/>
<g fill="currentColor" stroke="none"><circle cx="106" cy="158" r="5"/><ellipse cx="142" cy="158" rx="5" ry="5"/></g>
</svg>`;

export const sampleCertificate: PrintedCertificate = {
  serial: 'NV-7K3F-9QXM-2D4T-8RWA',
  holderName: 'Žiga Čšž Đorđević-Groß',
  courseTitle: {
    sl: 'Osnove elektrotehnike',
    en: 'Fundamentals of electrical engineering',
    de: 'Grundlagen der Elektrotechnik',
  },
  outcomes: {
    sl: [
      'Pojasniti naboj, tok in napetost ter računati z njihovimi enotami.',
      'Z Ohmovim zakonom izračunati napetost, tok ali upornost in vodniku določiti ustrezen prerez.',
      'Z obema Kirchhoffovima zakonoma zapisati in rešiti enačbe preprostega vezja.',
      'Zaporedne in vzporedne vezave uporov nadomestiti z enim uporom ter načrtovati delilnik napetosti.',
      'Izračunati moč, porabljeno energijo in strošek delovanja električne naprave.',
      'Z multimetrom varno izmeriti napetost, tok in upornost ter oceniti pogrešek meritve.',
    ],
    en: ['Explain charge, current and voltage.', 'Use Ohm’s law to choose a conductor.'],
    de: ['Ladung, Strom und Spannung erklären.', 'Mit dem ohmschen Gesetz Größen berechnen.'],
  },
  themeId: 'elektrotehnika',
  themeTitle: { sl: 'Elektrotehnika', en: 'Electrical engineering', de: 'Elektrotechnik' },
  level: 'beginner',
  drawing,
  hours: 12,
  gradePercent: 94,
  // Already the next day where Navor is at home.
  completedAt: new Date('2026-03-08T23:30:00Z'),
  issuedAt: new Date('2026-03-09T10:00:00Z'),
  replacedAt: null,
  revokedAt: null,
};

export const sampleVerifyUrl = 'https://navor.example/verify/NV-7K3F-9QXM-2D4T-8RWA';

const real = createTextsByLanguage(loadCatalogues());

/** A text that does not exist would be shown as its key; here it fails. */
const texts: typeof real = {
  say(language, key, values) {
    const text = real.say(language, key, values);
    if (key.endsWith(`:${text}`) || key.endsWith(`.${text}`)) throw new Error(`There is no text ${language} ${key}`);
    return text;
  },
};

export function sampleWords(language: Language, changes: Partial<PrintedCertificate> = {}) {
  const circumstances = { language, texts, verifyUrl: sampleVerifyUrl, origin: 'https://navor.example' };
  return certificateWords({ ...sampleCertificate, ...changes }, circumstances);
}
