import type audit from '../../../../translations/sl/audit.json';
import type billingAdministration from '../../../../translations/sl/billing-administration.json';
import type billingSettings from '../../../../translations/sl/billing-settings.json';
import type calculator from '../../../../translations/sl/calculator.json';
import type contact from '../../../../translations/sl/contact.json';
import type courses from '../../../../translations/sl/courses.json';
import type dashboard from '../../../../translations/sl/dashboard.json';
import type errors from '../../../../translations/sl/errors.json';
import type filterForm from '../../../../translations/sl/filter-form.json';
import type formula from '../../../../translations/sl/formula.json';
import type gallery from '../../../../translations/sl/gallery.json';
import type goals from '../../../../translations/sl/goals.json';
import type identity from '../../../../translations/sl/identity.json';
import type landing from '../../../../translations/sl/landing.json';
import type layout from '../../../../translations/sl/layout.json';
import type lesson from '../../../../translations/sl/lesson.json';
import type library from '../../../../translations/sl/library.json';
import type mail from '../../../../translations/sl/mail.json';
import type onboarding from '../../../../translations/sl/onboarding.json';
import type people from '../../../../translations/sl/people.json';
import type plans from '../../../../translations/sl/plans.json';
import type profile from '../../../../translations/sl/profile.json';
import type progress from '../../../../translations/sl/progress.json';
import type quiz from '../../../../translations/sl/quiz.json';
import type quizEditing from '../../../../translations/sl/quiz-editing.json';
import type quizzes from '../../../../translations/sl/quizzes.json';
import type search from '../../../../translations/sl/search.json';
import type settings from '../../../../translations/sl/settings.json';
import type subscription from '../../../../translations/sl/subscription.json';
import type subscriptionState from '../../../../translations/sl/subscription-state.json';
import type ui from '../../../../translations/sl/ui.json';
import type unlocking from '../../../../translations/sl/unlocking.json';

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
