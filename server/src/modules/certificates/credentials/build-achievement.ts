import { commonLanguage, type Language, textIn } from '@navor/languages';
import type { CertificateRow } from '../certificates.tables.ts';
import { themeHue } from '../paper/theme-hue.ts';
import { achievementUrl } from './addresses.ts';
import { issuerOf } from './issuer-profile.ts';

/** What a certificate froze of its course: nothing of its holder. */
export type CertifiedCourse = Pick<
  CertificateRow,
  | ('courseId' | 'courseTitle' | 'courseSummary' | 'outcomes' | 'themeId' | 'themeTitle')
  | ('drawing' | 'hours' | 'gradePercent')
>;

export type Wording = {
  language: Language;
  origin: string;
  /** A text of `translations/<language>/credentials.json`. */
  say: (language: Language, key: string, values?: Record<string, unknown>) => string;
};

/** What credentials of a course are given for, as Open Badges describe it. */
export function buildAchievement(course: CertifiedCourse, { language: wanted, origin, say }: Wording) {
  const language = languageOfCourse(course, wanted);
  const id = achievementUrl(origin, course.courseId);
  const name = textIn(course.courseTitle, language);
  const learnt = textIn(course.outcomes, language).map((outcome) => `- ${outcome}`);
  return {
    id,
    type: ['Achievement'],
    achievementType: 'CertificateOfCompletion',
    name,
    description: textIn(course.courseSummary, language),
    criteria: { narrative: [say(language, 'criteria', { count: course.hours }), '', ...learnt].join('\n') },
    fieldOfStudy: textIn(course.themeTitle, language),
    inLanguage: language,
    creator: issuerOf(origin),
    ...(course.drawing !== null && {
      image: { id: pictureOf(course.drawing, themeHue(course.themeId).line), type: 'Image', caption: name },
    }),
    ...(course.gradePercent !== null && {
      resultDescription: [
        {
          id: gradeId(id),
          type: ['ResultDescription'],
          name: say(language, 'grade'),
          resultType: 'Percent',
          valueMin: '0',
          valueMax: '100',
        },
      ],
    }),
  };
}

/** The language in which all texts of a course exist together. */
export function languageOfCourse(course: CertifiedCourse, wanted: Language): Language {
  return commonLanguage(wanted, course.courseTitle, course.courseSummary, course.outcomes, course.themeTitle);
}

/** What the grade of a certificate refers to. */
export function gradeId(achievement: string): string {
  return `${achievement}#grade`;
}

/** The drawing on its own, in the field's hue on paper: it is part of what is signed, and is there after the course is gone. */
function pictureOf(drawing: string, hue: string): string {
  const picture = drawing
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" color="${hue}"`)
    .replaceAll('class="fill-paper"', 'fill="#ffffff"');
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
}
