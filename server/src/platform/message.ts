export type Message = {
  /** One message a cause: a second one with the same cause is not sent. */
  cause: string;
  to: string;
  subject: string;
  html: string;
  text: string;
};
