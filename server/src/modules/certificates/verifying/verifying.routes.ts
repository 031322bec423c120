import { os } from '../../../platform/api.ts';
import { publishAnswer } from '../../../platform/http/publish-answer.ts';
import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { visitProfile } from '../../achievements/index.ts';
import { drawPublicPreview } from './draw-public-preview.ts';
import { listShownCertificates } from './list-shown-certificates.ts';
import { verifyCertificate } from './verify-certificate.ts';

/** Enough for a whole office that checks papers behind one address; numbers are too long to be guessed at any pace. */
const verifyLimit = { limit: 300, windowSeconds: 600 };

/** Drawing takes a while of the processor's time; the robots of a network ask from few addresses, for many links. */
const previewLimit = { limit: 120, windowSeconds: 600 };

/** No longer than somebody who has just hidden their name should have to wait for those who loaded the page before. */
const previewSeconds = 300;

export function verifyingRoutes(services: Services) {
  const { db, pool } = services;
  return {
    verify: os.certificates.verify.handler(async ({ input: { serial, language }, context }) => {
      await limitUse(pool, `verify:${context.address}`, verifyLimit);
      return verifyCertificate(db, serial, language);
    }),

    preview: os.certificates.preview.handler(async ({ input, context }) => {
      await limitUse(pool, `certificate-preview:${context.address}`, previewLimit);
      const { picture, version } = await drawPublicPreview(services, input);
      // Under the address of another version it would be what caches show once that version holds again, such as a name that is hidden.
      if (input.version === version) publishAnswer(context, previewSeconds);
      // As on the page: it is for those who have the number, and not to be found by a name in it.
      context.responseHeaders.set('x-robots-tag', 'noindex');
      return picture;
    }),

    listed: os.certificates.listed.handler(({ input, context }) =>
      visitProfile(pool, context.address, () => listShownCertificates(db, input)),
    ),
  };
}
