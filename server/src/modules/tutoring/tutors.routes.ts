import { descriptionHtml } from '../../content/markdown/descriptions/description-html.ts';
import { readerId, signedIn } from '../../platform/access.ts';
import { type ApiContext, os } from '../../platform/api.ts';
import { AppError, found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { timeZoneOf } from '../../platform/time/time-zone.ts';
import { decideApplication } from './applications/decide-application.ts';
import { findTutorOfPerson } from './applications/find-tutor-of-person.ts';
import { listApplications } from './applications/list-applications.ts';
import { removeException, setException } from './availability/day-exceptions.ts';
import { saveAvailability } from './availability/save-availability.ts';
import { emptyAvailability, showAvailability } from './availability/show-availability.ts';
import { addTimeOff, removeTimeOff } from './availability/time-off.ts';
import { findTutor } from './directory/find-tutor.ts';
import { listReviews } from './directory/list-reviews.ts';
import { listTutors } from './directory/list-tutors.ts';
import { showSlots } from './directory/show-slots.ts';
import { applyAsTutor, pauseTutor, resumeTutor } from './teaching/change-status.ts';
import { findOwnTutor, openOwnTutor } from './teaching/find-own-tutor.ts';
import { listThemes, presentOwnProfile } from './teaching/own-profile.ts';
import { saveProfile } from './teaching/save-profile.ts';
import { showTeaching } from './teaching/show-teaching.ts';

const done = { done: true as const };

function caller({ viewer, headers }: ApiContext) {
  const person = signedIn(viewer);
  return { userId: person.user.id, timeZone: timeZoneOf(person, headers), now: new Date() };
}

/** What everybody may see of tutors. */
export function tutorsRoutes(services: Services) {
  const { db } = services;
  const findFor = ({ viewer }: ApiContext, input: { tutorId: string; language: 'sl' | 'en' | 'de' }) =>
    findTutor(services, { ...input, viewerId: readerId(viewer), now: new Date() });

  return {
    list: os.tutoring.tutors.list.handler(({ input, context }) =>
      listTutors(services.pool, input, { timeZone: timeZoneOf(context.viewer, context.headers), now: new Date() }),
    ),

    get: os.tutoring.tutors.get.handler(async ({ input, context }) => found(await findFor(context, input))),

    reviews: os.tutoring.tutors.reviews.handler(async ({ input: { tutorId, page }, context }) => {
      found(await findFor(context, { tutorId, language: 'sl' }));
      return listReviews(db, tutorId, page);
    }),

    slots: os.tutoring.tutors.slots.handler(async ({ input, context: { viewer, headers } }) =>
      found(await showSlots(db, { ...input, viewer, timeZone: timeZoneOf(viewer, headers), now: new Date() })),
    ),
  };
}

/** The own profile as a tutor. Nobody else's can be named here, so nobody else's can be changed. */
export function teachingRoutes(services: Services) {
  const { db } = services;
  return {
    overview: os.tutoring.teaching.overview.handler(({ context }) => {
      const { userId, now } = caller(context);
      return showTeaching(db, userId, now);
    }),

    profile: os.tutoring.teaching.profile.handler(async ({ input, context }) => {
      const { userId } = caller(context);
      const [tutor, themes] = await Promise.all([findOwnTutor(db, userId), listThemes(db, input.language)]);
      return { profile: presentOwnProfile(tutor), themes };
    }),

    saveProfile: os.tutoring.teaching.saveProfile.handler(async ({ input, context }) =>
      presentOwnProfile(await saveProfile(services, caller(context), input)),
    ),

    previewDescription: os.tutoring.teaching.previewDescription.handler(async ({ input }) => ({
      html: await descriptionHtml(services, input),
    })),

    apply: os.tutoring.teaching.apply.handler(async ({ context }) => {
      const { userId, now } = caller(context);
      await applyAsTutor(services, userId, now);
      return showTeaching(db, userId, now);
    }),

    pause: os.tutoring.teaching.pause.handler(async ({ context }) => {
      const { userId, now } = caller(context);
      await pauseTutor(services, userId, now);
      return showTeaching(db, userId, now);
    }),

    resume: os.tutoring.teaching.resume.handler(async ({ context }) => {
      const { userId, now } = caller(context);
      await resumeTutor(services, signedIn(context.viewer).user, now);
      return showTeaching(db, userId, now);
    }),
  };
}

export function availabilityRoutes({ db }: Services) {
  /** Hours may be entered before anything else of the profile is written. */
  const opened = async (context: ApiContext) => {
    const { userId, timeZone, now } = caller(context);
    return { tutor: await openOwnTutor(db, userId, timeZone), now };
  };

  return {
    get: os.tutoring.availability.get.handler(async ({ context }) => {
      const { userId, timeZone, now } = caller(context);
      const tutor = await findOwnTutor(db, userId);
      return tutor ? showAvailability(db, tutor, now) : emptyAvailability(timeZone);
    }),

    save: os.tutoring.availability.save.handler(async ({ input, context }) => {
      const { tutor, now } = await opened(context);
      await saveAvailability(db, tutor, input, now);
      return done;
    }),

    setException: os.tutoring.availability.setException.handler(async ({ input, context }) => {
      const { tutor, now } = await opened(context);
      await setException(db, tutor, input, now);
      return done;
    }),

    removeException: os.tutoring.availability.removeException.handler(async ({ input, context }) => {
      const { userId, now } = caller(context);
      const tutor = await findOwnTutor(db, userId);
      if (tutor) await removeException(db, tutor.id, input.day, now);
      return done;
    }),

    addTimeOff: os.tutoring.availability.addTimeOff.handler(async ({ input, context }) => {
      const { tutor, now } = await opened(context);
      return { kept_bookings: await addTimeOff(db, tutor, input, now) };
    }),

    removeTimeOff: os.tutoring.availability.removeTimeOff.handler(async ({ input, context }) => {
      const { userId, now } = caller(context);
      const tutor = found(await findOwnTutor(db, userId));
      if (!(await removeTimeOff(db, tutor.id, input.id, now))) throw new AppError('NOT_FOUND');
      return done;
    }),
  };
}

/** What administrators decide; the contract lets nobody else in. */
export function applicationsRoutes(services: Services) {
  const actorOf = ({ viewer }: ApiContext) => ({ actorId: signedIn(viewer).user.id, now: new Date() });

  return {
    ofPerson: os.tutoring.applications.ofPerson.handler(({ input }) =>
      findTutorOfPerson(services.db, input.id, new Date()),
    ),

    list: os.tutoring.applications.list.handler(({ input }) => listApplications(services, input)),

    approve: os.tutoring.applications.approve.handler(async ({ input: { tutorId }, context }) => {
      await decideApplication(services, { tutorId, decision: { isApproved: true }, ...actorOf(context) });
      return done;
    }),

    decline: os.tutoring.applications.decline.handler(async ({ input: { tutorId, reason }, context }) => {
      await decideApplication(services, { tutorId, decision: { isApproved: false, reason }, ...actorOf(context) });
      return done;
    }),
  };
}
