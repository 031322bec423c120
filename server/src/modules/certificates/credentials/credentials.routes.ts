import { os } from '../../../platform/api.ts';
import { found } from '../../../platform/errors.ts';
import { publishAnswer } from '../../../platform/http/publish-answer.ts';
import { siteUrl } from '../../../platform/http/site-url.ts';
import type { Services } from '../../../platform/services.ts';
import { credentialContexts } from './addresses.ts';
import { buildAchievement } from './build-achievement.ts';
import { findCertifiedCourse } from './find-certified-course.ts';
import { issuerProfile, publicKeyDocument } from './issuer-profile.ts';
import { listKeys } from './keys/list-keys.ts';
import { createStatusLists } from './status/signed-status-list.ts';
import { statusSeconds } from './status/status-list.ts';

/** A new key is in the profile before anything signed by it is out for long. */
const profileSeconds = 300;
const daySeconds = 86_400;

/** What verifiers fetch, from servers and from pages of other sites alike: all of it is the same for everybody. */
export function credentialsRoutes(services: Services) {
  const { config, db, texts } = services;
  const origin = siteUrl(config, '');
  const signedStatusList = createStatusLists(services, origin);
  return {
    issuer: os.certificates.credentials.issuer.handler(async ({ context }) => {
      const profile = issuerProfile(origin, await listKeys(db));
      publishAnswer(context, profileSeconds);
      return profile;
    }),

    key: os.certificates.credentials.key.handler(async ({ input, context }) => {
      const key = found((await listKeys(db)).find(({ id }) => id === input.key));
      publishAnswer(context, daySeconds);
      return publicKeyDocument(origin, key);
    }),

    status: os.certificates.credentials.status.handler(async ({ input, context }) => {
      const list = found(await signedStatusList(input.list, new Date()));
      publishAnswer(context, statusSeconds);
      return list;
    }),

    achievement: os.certificates.credentials.achievement.handler(async ({ input, context }) => {
      const course = found(await findCertifiedCourse(db, input.course));
      const say: Services['texts']['say'] = (language, key, values) =>
        texts.say(language, `credentials:${key}`, values);
      publishAnswer(context, daySeconds);
      return {
        '@context': [...credentialContexts],
        ...buildAchievement(course, { language: input.language, origin, say }),
      };
    }),
  };
}
