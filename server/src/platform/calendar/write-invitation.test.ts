import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type Invitation, writeInvitation } from './write-invitation.ts';

const invitation: Invitation = {
  ...{ method: 'REQUEST', uid: 'booking-1@learn.example', sequence: 3 },
  ...{ startsAt: new Date('2026-03-29T00:30:00Z'), endsAt: new Date('2026-03-29T01:30:00Z') },
  summary: 'Učna ura: Živa, "Öster"; tok \\ napetost',
  description: 'Prva vrstica\nDruga vrstica, z vejico; in podpičjem\r\nTretja 🔧',
  location: 'https://meet.example/a?b=1,2;c',
  url: 'https://learn.example/dashboard/bookings/1',
};
const parties = {
  sender: 'Šola "Navor", d. o. o. <sola@example.com>',
  recipient: { name: 'Ana, "Žagar": mag.', email: 'ana@example.com' },
  now: new Date('2026-03-01T10:00:00Z'),
};

function read(change: Partial<Invitation> = {}) {
  const { method, content } = writeInvitation({ ...invitation, ...change }, parties);
  const calendar = new ICAL.Component(ICAL.parse(content));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('There is no event');
  expect(others).toEqual([]);
  return { method, content, calendar, component, event: new ICAL.Event(component) };
}

describe('an invitation', () => {
  it('is read as it was meant, whatever signs its words have', () => {
    const { calendar, component, event } = read();
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Navor//Navor//EN');
    expect(event).toMatchObject({ uid: 'booking-1@learn.example', sequence: 3, summary: invitation.summary });
    expect(event.description).toBe('Prva vrstica\nDruga vrstica, z vejico; in podpičjem\nTretja 🔧');
    expect(event.location).toBe(invitation.location);
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-03-01T10:00:00Z');
  });

  it('is at the moments that were booked, in UTC', () => {
    const { content, event } = read();
    expect(event.startDate.toJSDate()).toEqual(invitation.startsAt);
    expect(event.endDate.toJSDate()).toEqual(invitation.endsAt);
    expect(content).toContain('DTSTART:20260329T003000Z\r\n');
    expect(content).not.toContain('TZID');
  });

  it('comes from our sender and names nobody but its reader', () => {
    const { component, event } = read();
    expect(event.organizer).toBe('mailto:sola@example.com');
    const attendees = component.getAllProperties('attendee');
    expect(attendees).toHaveLength(1);
    expect(String(attendees[0]?.getFirstValue()).toLowerCase()).toBe('mailto:ana@example.com');
    expect(attendees[0]?.getParameter('cn')).toBe(parties.recipient.name);
    expect(attendees[0]?.getParameter('rsvp')).toBe('FALSE');
  });

  it('strikes the same event by a cancellation', () => {
    const { method, calendar, component, event } = read({ method: 'CANCEL', sequence: 4 });
    expect(method).toBe('CANCEL');
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event).toMatchObject({ uid: 'booking-1@learn.example', sequence: 4 });
  });

  it('has lines of 75 bytes at most, each ended by CR LF, without splitting a character', () => {
    const { content } = read({ summary: 'ž🔧'.repeat(200) });
    expect(content).toMatch(/END:VCALENDAR\r\n$/);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of content.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
    }
    expect(read({ summary: 'ž🔧'.repeat(200) }).event.summary).toBe('ž🔧'.repeat(200));
  });

  it('lets no text begin a line of its own', () => {
    const { content, event } = read({ summary: 'Ura\r\nATTENDEE:mailto:evil@example.com\u0000\u000b', location: null });
    expect(content).not.toMatch(/^ATTENDEE:mailto:evil/m);
    expect(event.summary).toBe('Ura\nATTENDEE:mailto:evil@example.com');
    expect(event.location).toBeNull();
  });

  it('knows a sender without a name', () => {
    const { content } = writeInvitation(invitation, { ...parties, sender: 'team@navor.example' });
    expect(content.replaceAll('\r\n ', '')).toContain('ORGANIZER;CN="team@navor.example":mailto:team@navor.example');
  });
});
