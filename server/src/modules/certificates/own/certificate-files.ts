import { type Language, textIn } from '@navor/languages';
import { siteUrl } from '../../../platform/http/site-url.ts';
import type { Services } from '../../../platform/services.ts';
import type { CertificateRow } from '../certificates.tables.ts';
import { verifyUrl } from '../credentials/addresses.ts';
import { bakeBadge } from '../credentials/badge/bake-badge.ts';
import { credentialMediaType, signedCredential } from '../credentials/signed-credential.ts';
import { certificateWords } from '../paper/certificate-words.ts';
import { drawCertificate } from '../paper/draw-certificate.ts';
import { drawBadge, drawPicture } from '../pictures/draw-pictures.ts';

/** What holders take with them. All of it is made when it is asked for: a frozen row always gives the same. */
export function certificateFiles(services: Services) {
  const { config, texts, threads } = services;
  const origin = siteUrl(config, '');
  const wordsOf = (row: CertificateRow, language: Language) =>
    certificateWords(row, { language, texts, verifyUrl: verifyUrl(origin, row.serial), origin });

  return {
    async pdf(row: CertificateRow, language: Language): Promise<File> {
      const bytes = await threads.run(drawCertificate, wordsOf(row, language));
      return fileOf(bytes, `${fileName(row, language)}.pdf`, 'application/pdf');
    },

    async picture(row: CertificateRow, language: Language): Promise<File> {
      const bytes = await threads.run(drawPicture, wordsOf(row, language));
      return fileOf(bytes, `${fileName(row, language)}.png`, 'image/png');
    },

    async credential(row: CertificateRow, language: Language): Promise<File> {
      const credential = await signedCredential(services, row, { language, origin });
      return new File([JSON.stringify(credential, null, 2)], `${fileName(row, language)}.json`, {
        type: credentialMediaType,
      });
    },

    async badge(row: CertificateRow, language: Language): Promise<File> {
      const [png, credential] = await Promise.all([
        threads.run(drawBadge, wordsOf(row, language)),
        signedCredential(services, row, { language, origin }),
      ]);
      return fileOf(bakeBadge(png, credential), `${fileName(row, language)}-badge.png`, 'image/png');
    },
  };
}

function fileOf(bytes: Uint8Array, name: string, type: string): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** Such as Navor-Osnove-elektrotehnike-NV-7K3F-9QXM-2D4T-8RWA, in letters that every system stores. */
function fileName({ courseTitle, serial }: CertificateRow, language: Language): string {
  const course = textIn(courseTitle, language)
    .replaceAll('ß', 'ss')
    .replace(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return ['Navor', course, serial].filter(Boolean).join('-');
}
