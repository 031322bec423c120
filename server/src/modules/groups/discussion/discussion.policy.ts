/**
 * Who takes part in a session's discussion: whoever has a seat, its tutor, and administrators; they read and write alike.
 * They go on doing so after the session is over or cancelled: there is a next one to be agreed on, and thanks to be said.
 * Who waits, or has not paid yet, is not there: anybody could put themselves on a waiting list to read along.
 * A condition on `group_sessions` as `sessions`, left-joined with its tutor as `tutors`; `viewer` is a parameter.
 */
export function takesPartSql(viewer: string): string {
  return `(${isTutorSql(viewer)}
           OR EXISTS (SELECT FROM group_seats AS seats
                      WHERE seats.session_id = sessions.id AND seats.user_id = ${viewer} AND seats.status = 'taken')
           OR ${isAdministratorSql(viewer)})`;
}

/** On `group_messages` as `messages` besides: by its writer, the tutor or an administrator. */
export function mayRemoveSql(viewer: string): string {
  return `(messages.user_id = ${viewer} OR ${isTutorSql(viewer)} OR ${isAdministratorSql(viewer)})`;
}

// A session whose tutor's account is gone has none.
function isTutorSql(viewer: string): string {
  return `coalesce(tutors.user_id = ${viewer}, false)`;
}

// As it is now, not as it was when the request began: streams go on for long.
function isAdministratorSql(viewer: string): string {
  return `EXISTS (SELECT FROM users AS viewers WHERE viewers.id = ${viewer} AND 'admin' = ANY (viewers.roles))`;
}
