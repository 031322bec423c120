import { escape as escapeText, foldLines } from 'ical-generator';

/**
 * Files of RFC 5545, line by line: the library's own builder knows no clock times that are leapt over, nor whole days that
 * take the place of others, and both occur in people's calendars. How texts are escaped and lines are folded is its business.
 */
export type Lines = string[];

export function calendarFile(lines: Lines): string {
  const file = component('VCALENDAR', ['VERSION:2.0', 'PRODID:-//Navor//Navor//EN', 'CALSCALE:GREGORIAN', ...lines]);
  return `${foldLines(file.join('\r\n'))}\r\n`;
}

export function component(name: string, lines: Lines): Lines {
  return [`BEGIN:${name}`, ...lines, `END:${name}`];
}

/** Texts may break lines; any other control character would make the file unreadable. */
export function textLine(name: string, text: string): string {
  const readable = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  return `${name}:${escapeText(readable, false)}`;
}

export function parameter(name: string, value: string): string {
  return `${name}="${escapeText(value.replace(/\p{Cc}/gu, ' '), true)}"`;
}

/** 20260309T170000Z */
export function utcTime(moment: Date): string {
  return `${basic(moment.toISOString().slice(0, 19))}Z`;
}

/** Without the signs between its parts, as the standard wants dates and times. */
export function basic(time: string): string {
  return time.replace(/[-:]/g, '');
}
