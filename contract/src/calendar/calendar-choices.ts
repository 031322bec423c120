/** What a calendar holds and how it is shown, apart from the schemas: browsers need these, but no validator. */

export const calendarEntryKinds = ['booking', 'group_session', 'quiz_deadline', 'study_block', 'own_event'] as const;
export type CalendarEntryKind = (typeof calendarEntryKinds)[number];

export const calendarViews = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Of a change to one of many occurrences. */
export const recurrenceScopes = ['this', 'following', 'all'] as const;
export type RecurrenceScope = (typeof recurrenceScopes)[number];

export const recurrenceFrequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type RecurrenceFrequency = (typeof recurrenceFrequencies)[number];

/** The longest period that can be asked for at once, in days: a month's grid with the weeks around it. */
export const longestCalendarPeriod = 62;

export const eventLength = { title: 120, notes: 4000, location: 200 };
/** How much somebody may write into their calendar: changed occurrences count as events, series are costlier to show. */
export const eventLimits = { events: 3000, series: 100 };
/** Four weeks and three days. */
export const longestEventMinutes = 44_640;
