export const tutoring = {};
