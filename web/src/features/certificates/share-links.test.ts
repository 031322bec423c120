import { expect, it } from 'vitest';
import { linkedInProfileLink, postLinks } from './share-links.ts';

const address = 'https://navor.example/verify/NV-7K3M-9QXA-2B4C-D5EF?language=en';
const certificate = {
  serial: 'NV-7K3M-9QXA-2B4C-D5EF',
  completed_at: new Date('2026-12-31T23:30:00Z'),
  course: { title: 'Tok & napetost' },
};

it('fills the profile form of LinkedIn in with what the certificate says, in the month that it prints', () => {
  const link = new URL(linkedInProfileLink(certificate, address));
  expect(`${link.origin}${link.pathname}`).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Tok & napetost',
    organizationName: 'Navor',
    issueYear: '2027',
    issueMonth: '1',
    certUrl: address,
    certId: certificate.serial,
  });
});

it('shares the public address and nothing about the holder', () => {
  const { linkedin, x, email } = postLinks(address, 'Tok & napetost');
  expect(new URL(linkedin).searchParams.get('url')).toBe(address);
  expect(Object.fromEntries(new URL(x).searchParams)).toEqual({ text: 'Tok & napetost', url: address });
  expect(email).toBe(`mailto:?subject=Tok%20%26%20napetost&body=${encodeURIComponent(address)}`);
});
