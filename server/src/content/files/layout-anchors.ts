/** Addresses that the frame around every page of the web app has, which nothing in a text may have. */
export const layoutAnchors: readonly string[] = [
  ...['content', 'main', 'sign-in-invitation'],
  ...['footer-company', 'footer-product', 'footer-support'],
];
