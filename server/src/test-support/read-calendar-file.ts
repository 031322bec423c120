import ICAL from 'ical.js';

export type ReadOccurrence = { uid: string; title: string; starts: string; ends: string };

/** What another program finds in a calendar file from one moment to another, in order; days of what lasts all day. */
export function readCalendarFile(file: string, from: Date, to: Date): ReadOccurrence[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const components = calendar.getAllSubcomponents('vevent');
  const masters = components.filter((each) => !each.hasProperty('recurrence-id'));
  const found = masters.flatMap((master) => {
    const uid = master.getFirstPropertyValue('uid');
    const exceptions = components.filter(
      (each) => each.hasProperty('recurrence-id') && each.getFirstPropertyValue('uid') === uid,
    );
    return occurrencesOf(new ICAL.Event(master, { exceptions }), to);
  });
  return found
    .filter(({ starts, ends }) => starts < to.toISOString() && ends > from.toISOString())
    .toSorted((one, other) => key(one).localeCompare(key(other)));
}

function occurrencesOf(event: ICAL.Event, to: Date): ReadOccurrence[] {
  if (!event.isRecurring()) return [read(event.uid, event, event.startDate, event.endDate)];
  const found: ReadOccurrence[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    found.push(read(event.uid, item, startDate, endDate));
    // What was moved may be later than what follows it, so a while more is looked at.
    if (next.toUnixTime() * 1000 > to.getTime() + 100 * 86_400_000) break;
  }
  return found;
}

function read(uid: string, item: ICAL.Event, start: ICAL.Time, end: ICAL.Time): ReadOccurrence {
  const tell = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
  return { uid, title: item.summary, starts: tell(start), ends: tell(end) };
}

function key({ starts, uid }: ReadOccurrence): string {
  return `${starts} ${uid}`;
}
