DROP INDEX "attempt_questions_quiz_id_question_id_settled_at_index";--> statement-breakpoint
DROP INDEX "quiz_attempts_quiz_id_submitted_at_index";--> statement-breakpoint
ALTER TABLE "attempt_questions"
	ADD COLUMN "share" double precision GENERATED ALWAYS AS (CASE outcome ->> 'kind' WHEN 'graded' THEN (outcome ->> 'share')::float8 WHEN 'unreadable' THEN 0 END) STORED,
	ADD COLUMN "settled_seconds" integer GENERATED ALWAYS AS (CASE WHEN settled_at IS NOT NULL THEN nullif(seconds_spent, 0) END) STORED,
	ADD COLUMN "finding" jsonb GENERATED ALWAYS AS (
  CASE WHEN type IN ('single-choice', 'multiple-choice', 'true-false') THEN outcome -> 'chosen' ELSE outcome -> 'slip' END) STORED,
	ADD COLUMN "wrong_text" text GENERATED ALWAYS AS (
  CASE WHEN settled_at IS NOT NULL AND NOT (outcome ->> 'kind' = 'graded' AND (outcome ->> 'share')::float8 >= 1)
       THEN nullif(left(btrim(regexp_replace(response ->> 'text', '[[:space:]\u00a0\u2007\u202f]+', ' ', 'g')), 60), '') END) STORED;--> statement-breakpoint
CREATE INDEX "attempt_questions_facts_index" ON "attempt_questions" USING btree ("quiz_id","question_id","attempt_id","max_points","share","settled_seconds","finding","wrong_text");--> statement-breakpoint
CREATE INDEX "quiz_attempts_results_index" ON "quiz_attempts" USING btree ("quiz_id","id","submitted_at","user_id","points","max_points","has_passed");