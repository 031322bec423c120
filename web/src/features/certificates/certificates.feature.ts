import { Award, BadgeCheck, ShieldCheck } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const certificatesFeature: Feature = {
  sidebar: [
    {
      group: 'administration',
      to: href('/dashboard/issued-certificates'),
      label: 'issuedCertificates',
      icon: BadgeCheck,
    },
  ],
  palette: [
    { to: href('/dashboard/certificates'), label: 'certificates', icon: Award },
    { to: href('/verify'), label: 'verify', icon: ShieldCheck },
  ],
};
