/** To the log-in, and from there back to a path of this site. */
export function loginPath(back: string): string {
  return `/auth/login?${new URLSearchParams({ redirect: back })}`;
}

export function signUpPath(back: string): string {
  return `/auth/signup?${new URLSearchParams({ redirect: back })}`;
}

/** For somebody on the way to what only people with an account have: the log-in tells them so. */
export function requiredLoginPath(back: string): string {
  return `/auth/login?${required(back)}`;
}

export function requiredSignUpPath(back: string): string {
  return `/auth/signup?${required(back)}`;
}

function required(back: string): URLSearchParams {
  return new URLSearchParams({ redirect: back, message: 'login_required' });
}
