CREATE TABLE "question_regradings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" text NOT NULL,
	"question_id" text NOT NULL,
	"version_id" uuid NOT NULL,
	"note" jsonb NOT NULL,
	"requested_by" uuid,
	"attempt_count" integer NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"worked_on_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD COLUMN "regrading_id" uuid;--> statement-breakpoint
ALTER TABLE "question_regradings" ADD CONSTRAINT "question_regradings_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_regradings" ADD CONSTRAINT "question_regradings_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_regradings" ADD CONSTRAINT "question_regradings_quiz_id_question_id_questions_quiz_id_id_fk" FOREIGN KEY ("quiz_id","question_id") REFERENCES "public"."questions"("quiz_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "question_regradings_unfinished_index" ON "question_regradings" USING btree ("quiz_id","question_id") WHERE "question_regradings"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "question_regradings_quiz_id_question_id_created_at_index" ON "question_regradings" USING btree ("quiz_id","question_id","created_at");--> statement-breakpoint
CREATE INDEX "question_regradings_requested_by_index" ON "question_regradings" USING btree ("requested_by");--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_regrading_id_question_regradings_id_fk" FOREIGN KEY ("regrading_id") REFERENCES "public"."question_regradings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_questions_regrading_index" ON "attempt_questions" USING btree ("regrading_id") WHERE "attempt_questions"."regrading_id" is not null;