ALTER TABLE "study_time" DROP CONSTRAINT "study_time_user_id_day_course_id_pk";--> statement-breakpoint
ALTER TABLE "study_time" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "study_time" ADD CONSTRAINT "study_time_user_day_course_key" UNIQUE NULLS NOT DISTINCT("user_id","day","course_id");--> statement-breakpoint
-- What was spent on attempts before counts like what is spent from now on.
INSERT INTO "study_time" ("user_id", "day", "course_id", "seconds")
  SELECT "attempts"."user_id", ("attempts"."submitted_at" AT TIME ZONE coalesce("profiles"."time_zone", 'Europe/Ljubljana'))::date,
         "quizzes"."course_id", sum("answers"."seconds_spent")
  FROM "quiz_attempts" AS "attempts"
  JOIN "attempt_questions" AS "answers" ON "answers"."attempt_id" = "attempts"."id"
  LEFT JOIN "quizzes" ON "quizzes"."id" = "attempts"."quiz_id"
  LEFT JOIN "profiles" ON "profiles"."id" = "attempts"."user_id"
  WHERE "attempts"."submitted_at" IS NOT NULL
  GROUP BY 1, 2, 3 HAVING sum("answers"."seconds_spent") > 0
  ON CONFLICT ("user_id", "day", "course_id") DO UPDATE SET "seconds" = "study_time"."seconds" + excluded."seconds";
