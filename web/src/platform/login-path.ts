import { href } from 'react-router';
/** To the log-in, and from there back to a path of this site. */
export function loginPath(back: string): string {
  return `${href('/auth/login')}?${new URLSearchParams({ redirect: back })}`;
}

export function signUpPath(back: string): string {
  return `${href('/auth/signup')}?${new URLSearchParams({ redirect: back })}`;
}

/** For somebody on the way to what only people with an account have: the log-in tells them so. */
export function requiredLoginPath(back: string): string {
  return `${href('/auth/login')}?${required(back)}`;
}

export function requiredSignUpPath(back: string): string {
  return `${href('/auth/signup')}?${required(back)}`;
}

function required(back: string): URLSearchParams {
  return new URLSearchParams({ redirect: back, message: 'login_required' });
}
