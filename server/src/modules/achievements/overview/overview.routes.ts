import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { listActivities } from './list-activities.ts';

export function overviewRoutes(services: Services) {
  return {
    overview: os.achievements.overview.handler(() => {
      throw new AppError('NOT_FOUND');
    }),

    summary: os.achievements.summary.handler(() => {
      throw new AppError('NOT_FOUND');
    }),

    activities: os.achievements.activities.handler(({ input: { language, before }, context }) =>
      listActivities(services, { userId: callerId(context), language, before }),
    ),
  };
}

function callerId({ viewer }: ApiContext): string {
  return signedIn(viewer).user.id;
}
