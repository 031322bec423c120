import type { CourseCard, LearningGoal } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import type { SignedIn } from '../../../platform/access.ts';
import { unlockedTiers } from '../courses.policy.ts';
import { type CardRow, cardsQuery, presentCard } from './course-cards.ts';

const most = 3;

/** What somebody says they want to learn, as a theme of the starter content; the other goals are reasons. */
const themesOfGoals: Partial<Record<LearningGoal, string>> = {
  electrical: 'elektrotehnika',
  mechanical: 'strojnistvo',
  mechatronics: 'mehatronika',
  computing: 'racunalnistvo',
  mathematics: 'matematika',
  physics: 'fizika',
};

/** Courses to begin next: open ones first, then those of the themes that somebody has chosen or already learns. */
export async function recommendCourses(pool: Pool, viewer: SignedIn, language: Language): Promise<CourseCard[]> {
  const themes = (viewer.profile?.learning_goals ?? []).flatMap((goal) => themesOfGoals[goal] ?? []);
  const { rows } = await pool.query<CardRow>({
    name: 'courses-recommended',
    text: recommendedQuery,
    values: [viewer.user.id, unlockedTiers(viewer), themes],
  });
  return rows.map((row) => presentCard(row, viewer, language));
}

const order = 'courses.is_open DESC, courses.is_near DESC, courses.position, courses.id';

const recommendedQuery = cardsQuery({
  selection: `
    SELECT * FROM (
      SELECT courses.*, courses.access = ANY($2::text[]) AS is_open,
             courses.theme_id = ANY($3::text[]) OR courses.theme_id IN (
               SELECT learnt.theme_id FROM course_enrollments
               JOIN courses AS learnt ON learnt.id = course_enrollments.course_id
               WHERE course_enrollments.user_id = $1
             ) AS is_near
      FROM courses
      WHERE courses.status = 'published' AND NOT EXISTS (
        SELECT FROM course_enrollments WHERE user_id = $1 AND course_id = courses.id
      )
    ) AS courses
    ORDER BY ${order} LIMIT ${most}`,
  order,
});
