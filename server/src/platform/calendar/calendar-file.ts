import ical, { type ICalCalendar } from 'ical-generator';

/** A file of RFC 5545 that names us as its maker. */
export function createCalendarFile(): ICalCalendar {
  return ical({ prodId: { company: 'navor', product: 'navor', language: 'EN' } });
}

/** Every line of the file ends, the last one too, which the library leaves open. */
export function finished(file: ICalCalendar): string {
  return `${file.toString()}\r\n`;
}

/** Texts may break lines; any other control character would make the file unreadable. */
export function calendarText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}
