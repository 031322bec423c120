import type dashboard from '../../../../translations/sl/dashboard.json';
import type errors from '../../../../translations/sl/errors.json';
import type gallery from '../../../../translations/sl/gallery.json';
import type identity from '../../../../translations/sl/identity.json';
import type landing from '../../../../translations/sl/landing.json';
import type layout from '../../../../translations/sl/layout.json';
import type ui from '../../../../translations/sl/ui.json';

/** A key that is not in the Slovenian texts does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      dashboard: typeof dashboard;
      errors: typeof errors;
      gallery: typeof gallery;
      identity: typeof identity;
      landing: typeof landing;
      layout: typeof layout;
      ui: typeof ui;
    };
  }
}
