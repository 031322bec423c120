import 'i18next';

/** A key that is not in the Slovenian texts does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      achievements: typeof import('./sl/achievements.json');
      assistant: typeof import('./sl/assistant.json');
      'assistant-attachments': typeof import('./sl/assistant-attachments.json');
      'assistant-prompt': typeof import('./sl/assistant-prompt.json');
      'assistant-replies': typeof import('./sl/assistant-replies.json');
      'assistant-showcase': typeof import('./sl/assistant-showcase.json');
      'assistant-usage': typeof import('./sl/assistant-usage.json');
      audit: typeof import('./sl/audit.json');
      badges: typeof import('./sl/badges.json');
      'billing-administration': typeof import('./sl/billing-administration.json');
      'billing-settings': typeof import('./sl/billing-settings.json');
      bookings: typeof import('./sl/bookings.json');
      calculator: typeof import('./sl/calculator.json');
      calendar: typeof import('./sl/calendar.json');
      'calendar-feed': typeof import('./sl/calendar-feed.json');
      'certificate-administration': typeof import('./sl/certificate-administration.json');
      certificates: typeof import('./sl/certificates.json');
      'cms-archives': typeof import('./sl/cms-archives.json');
      'cms-courses': typeof import('./sl/cms-courses.json');
      'cms-documents': typeof import('./sl/cms-documents.json');
      'cms-drafts': typeof import('./sl/cms-drafts.json');
      'cms-editor': typeof import('./sl/cms-editor.json');
      cms: typeof import('./sl/cms.json');
      'cms-translations': typeof import('./sl/cms-translations.json');
      'cms-people': typeof import('./sl/cms-people.json');
      'cms-tabs': typeof import('./sl/cms-tabs.json');
      'cms-files': typeof import('./sl/cms-files.json');
      'cms-history': typeof import('./sl/cms-history.json');
      'cms-merging': typeof import('./sl/cms-merging.json');
      'cms-lesson': typeof import('./sl/cms-lesson.json');
      contact: typeof import('./sl/contact.json');
      'content-problems': typeof import('./sl/content-problems.json');
      courses: typeof import('./sl/courses.json');
      credentials: typeof import('./sl/credentials.json');
      dashboard: typeof import('./sl/dashboard.json');
      discussion: typeof import('./sl/discussion.json');
      errors: typeof import('./sl/errors.json');
      'filter-form': typeof import('./sl/filter-form.json');
      formula: typeof import('./sl/formula.json');
      gallery: typeof import('./sl/gallery.json');
      goals: typeof import('./sl/goals.json');
      groups: typeof import('./sl/groups.json');
      identity: typeof import('./sl/identity.json');
      landing: typeof import('./sl/landing.json');
      layout: typeof import('./sl/layout.json');
      leaderboard: typeof import('./sl/leaderboard.json');
      lesson: typeof import('./sl/lesson.json');
      library: typeof import('./sl/library.json');
      mail: typeof import('./sl/mail.json');
      onboarding: typeof import('./sl/onboarding.json');
      pages: typeof import('./sl/pages.json');
      people: typeof import('./sl/people.json');
      plans: typeof import('./sl/plans.json');
      profile: typeof import('./sl/profile.json');
      progress: typeof import('./sl/progress.json');
      'quiz-authoring': typeof import('./sl/quiz-authoring.json');
      quiz: typeof import('./sl/quiz.json');
      'quiz-editing': typeof import('./sl/quiz-editing.json');
      quizzes: typeof import('./sl/quizzes.json');
      search: typeof import('./sl/search.json');
      settings: typeof import('./sl/settings.json');
      'study-plan': typeof import('./sl/study-plan.json');
      subscription: typeof import('./sl/subscription.json');
      'subscription-state': typeof import('./sl/subscription-state.json');
      teaching: typeof import('./sl/teaching.json');
      tutoring: typeof import('./sl/tutoring.json');
      ui: typeof import('./sl/ui.json');
      unlocking: typeof import('./sl/unlocking.json');
      verification: typeof import('./sl/verification.json');
    };
  }
}
