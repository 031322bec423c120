import type audit from './sl/audit.json';
import type billingAdministration from './sl/billing-administration.json';
import type billingSettings from './sl/billing-settings.json';
import type calculator from './sl/calculator.json';
import type contact from './sl/contact.json';
import type courses from './sl/courses.json';
import type dashboard from './sl/dashboard.json';
import type errors from './sl/errors.json';
import type filterForm from './sl/filter-form.json';
import type formula from './sl/formula.json';
import type gallery from './sl/gallery.json';
import type goals from './sl/goals.json';
import type identity from './sl/identity.json';
import type landing from './sl/landing.json';
import type layout from './sl/layout.json';
import type lesson from './sl/lesson.json';
import type library from './sl/library.json';
import type mail from './sl/mail.json';
import type onboarding from './sl/onboarding.json';
import type people from './sl/people.json';
import type plans from './sl/plans.json';
import type profile from './sl/profile.json';
import type progress from './sl/progress.json';
import type quiz from './sl/quiz.json';
import type quizEditing from './sl/quiz-editing.json';
import type quizzes from './sl/quizzes.json';
import type search from './sl/search.json';
import type settings from './sl/settings.json';
import type subscription from './sl/subscription.json';
import type subscriptionState from './sl/subscription-state.json';
import type ui from './sl/ui.json';
import type unlocking from './sl/unlocking.json';

/** A key that is not in the Slovenian texts does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      audit: typeof audit;
      'billing-administration': typeof billingAdministration;
      'billing-settings': typeof billingSettings;
      calculator: typeof calculator;
      contact: typeof contact;
      courses: typeof courses;
      dashboard: typeof dashboard;
      errors: typeof errors;
      'filter-form': typeof filterForm;
      gallery: typeof gallery;
      formula: typeof formula;
      goals: typeof goals;
      identity: typeof identity;
      landing: typeof landing;
      layout: typeof layout;
      lesson: typeof lesson;
      library: typeof library;
      mail: typeof mail;
      onboarding: typeof onboarding;
      people: typeof people;
      plans: typeof plans;
      progress: typeof progress;
      profile: typeof profile;
      quiz: typeof quiz;
      'quiz-editing': typeof quizEditing;
      quizzes: typeof quizzes;
      search: typeof search;
      settings: typeof settings;
      subscription: typeof subscription;
      'subscription-state': typeof subscriptionState;
      ui: typeof ui;
      unlocking: typeof unlocking;
    };
  }
}
