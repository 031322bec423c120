import type { Language } from '@navor/languages';
import { AppError } from '../../../platform/errors.ts';
import { siteUrl } from '../../../platform/http/site-url.ts';
import type { Services } from '../../../platform/services.ts';
import { stateOf } from '../certificate-state.ts';
import { publicPartOf } from '../certificates.policy.ts';
import { findPublicCertificate } from '../certificates.queries.ts';
import { verifyUrl } from '../credentials/addresses.ts';
import { readSerial } from '../issuing/serial-number.ts';
import { certificateWords } from '../paper/certificate-words.ts';
import { drawPreview } from '../pictures/draw-pictures.ts';
import { previewVersionOf } from './preview-version.ts';

/** The picture that goes with a link to a certificate. What the page keeps to itself is not even given to what draws it. */
export async function drawPublicPreview(
  { db, config, texts, threads }: Services,
  { serial: typed, language }: { serial: string; language: Language },
): Promise<{ picture: File; version: string }> {
  const serial = readSerial(typed);
  const row = serial && (await findPublicCertificate(db, serial));
  if (!row) throw new AppError('NOT_FOUND');
  const { holderName, gradePercent } = publicPartOf(row);
  const origin = siteUrl(config, '');
  const words = certificateWords(
    { ...row, holderName: holderName ?? '', gradePercent },
    { language, texts, verifyUrl: verifyUrl(origin, row.serial), origin },
  );
  const png = await threads.run(drawPreview, {
    ...{ words, state: stateOf(row), showsName: holderName !== null, showsGrade: gradePercent !== null },
  });
  const picture = new File([new Uint8Array(png)], `${row.serial}.png`, { type: 'image/png' });
  return { picture, version: previewVersionOf(row) };
}
