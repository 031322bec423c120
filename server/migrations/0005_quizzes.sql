CREATE TABLE "course_quiz_passes" (
	"user_id" uuid NOT NULL,
	"quiz_id" text NOT NULL,
	"passed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_quiz_passes_user_id_quiz_id_pk" PRIMARY KEY("user_id","quiz_id")
);
--> statement-breakpoint
CREATE TABLE "course_quizzes" (
	"quiz_id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text
);
--> statement-breakpoint
CREATE TABLE "attempt_questions" (
	"attempt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"quiz_id" text NOT NULL,
	"question_id" text NOT NULL,
	"version_id" uuid NOT NULL,
	"type" text NOT NULL,
	"max_points" integer NOT NULL,
	"seed" integer NOT NULL,
	"values" jsonb NOT NULL,
	"response" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone,
	"is_flagged" boolean DEFAULT false NOT NULL,
	"seconds_spent" integer DEFAULT 0 NOT NULL,
	"hints_shown" integer DEFAULT 0 NOT NULL,
	"language" text,
	"settled_at" timestamp with time zone,
	"outcome" jsonb,
	"points" double precision,
	"regrade_note" jsonb,
	CONSTRAINT "attempt_questions_attempt_id_position_pk" PRIMARY KEY("attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quiz_id" text,
	"is_standalone" boolean NOT NULL,
	"number" integer NOT NULL,
	"feedback" text NOT NULL,
	"passing_percent" integer NOT NULL,
	"shuffles_options" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"is_timed_out" boolean DEFAULT false NOT NULL,
	"max_points" double precision NOT NULL,
	"points" double precision,
	"has_passed" boolean,
	"is_first_pass" boolean,
	"regraded_at" timestamp with time zone,
	CONSTRAINT "quiz_attempts_kind_check" CHECK (("quiz_attempts"."kind" = 'quiz') = ("quiz_attempts"."quiz_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_cards" (
	"user_id" uuid NOT NULL,
	"quiz_id" text NOT NULL,
	"question_id" text NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"elapsed_days" double precision NOT NULL,
	"scheduled_days" double precision NOT NULL,
	"learning_steps" integer NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"state" integer NOT NULL,
	"last_review" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_cards_user_id_quiz_id_question_id_pk" PRIMARY KEY("user_id","quiz_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "question_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quiz_id" text NOT NULL,
	"question_id" text NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
	"topic_id" text NOT NULL,
	"points" integer NOT NULL,
	"source" json NOT NULL,
	"prepared" jsonb NOT NULL,
	"renderer_edition" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"quiz_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer,
	"current_version_id" uuid NOT NULL,
	CONSTRAINT "questions_quiz_id_id_pk" PRIMARY KEY("quiz_id","id")
);
--> statement-breakpoint
CREATE TABLE "quiz_files" (
	"quiz_id" text NOT NULL,
	"path" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "quiz_files_quiz_id_path_pk" PRIMARY KEY("quiz_id","path")
);
--> statement-breakpoint
CREATE TABLE "quiz_topics" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"id" text PRIMARY KEY NOT NULL,
	"theme_id" text NOT NULL,
	"status" text NOT NULL,
	"position" integer NOT NULL,
	"level" text NOT NULL,
	"course_id" text,
	"module_id" text,
	"lesson_id" text,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"feedback" text NOT NULL,
	"time_limit_seconds" integer,
	"attempt_limit" integer,
	"passing_percent" integer NOT NULL,
	"shuffles_questions" boolean NOT NULL,
	"shuffles_options" boolean NOT NULL,
	"question_count" integer NOT NULL,
	"points" integer NOT NULL,
	"languages" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quizzes_status_check" CHECK ("quizzes"."status" in ('draft', 'published')),
	CONSTRAINT "quizzes_place_check" CHECK ("quizzes"."course_id" is not null or ("quizzes"."module_id" is null and "quizzes"."lesson_id" is null))
);
--> statement-breakpoint
ALTER TABLE "course_quiz_passes" ADD CONSTRAINT "course_quiz_passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_quizzes" ADD CONSTRAINT "course_quizzes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_quiz_id_question_id_questions_quiz_id_id_fk" FOREIGN KEY ("quiz_id","question_id") REFERENCES "public"."questions"("quiz_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_quiz_id_question_id_questions_quiz_id_id_fk" FOREIGN KEY ("quiz_id","question_id") REFERENCES "public"."questions"("quiz_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_topic_id_quiz_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."quiz_topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_quiz_id_question_id_questions_quiz_id_id_fk" FOREIGN KEY ("quiz_id","question_id") REFERENCES "public"."questions"("quiz_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_files" ADD CONSTRAINT "quiz_files_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_theme_id_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."themes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_quizzes_course_id_index" ON "course_quizzes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "attempt_questions_user_id_settled_at_index" ON "attempt_questions" USING btree ("user_id","settled_at");--> statement-breakpoint
CREATE INDEX "attempt_questions_quiz_id_question_id_settled_at_index" ON "attempt_questions" USING btree ("quiz_id","question_id","settled_at");--> statement-breakpoint
CREATE INDEX "attempt_questions_version_id_index" ON "attempt_questions" USING btree ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_open_quiz_index" ON "quiz_attempts" USING btree ("user_id","quiz_id") WHERE "quiz_attempts"."submitted_at" is null and "quiz_attempts"."kind" = 'quiz';--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_open_review_index" ON "quiz_attempts" USING btree ("user_id") WHERE "quiz_attempts"."submitted_at" is null and "quiz_attempts"."kind" = 'review';--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_user_id_quiz_id_number_index" ON "quiz_attempts" USING btree ("user_id","quiz_id","number");--> statement-breakpoint
CREATE INDEX "quiz_attempts_user_id_started_at_index" ON "quiz_attempts" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "quiz_attempts_quiz_id_submitted_at_index" ON "quiz_attempts" USING btree ("quiz_id","submitted_at");--> statement-breakpoint
CREATE INDEX "quiz_attempts_deadline_index" ON "quiz_attempts" USING btree ("deadline") WHERE "quiz_attempts"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "review_cards_user_id_due_index" ON "review_cards" USING btree ("user_id","due");--> statement-breakpoint
CREATE UNIQUE INDEX "question_versions_quiz_id_question_id_version_index" ON "question_versions" USING btree ("quiz_id","question_id","version");--> statement-breakpoint
CREATE INDEX "question_versions_topic_id_index" ON "question_versions" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "quizzes_status_course_id_position_index" ON "quizzes" USING btree ("status","course_id","position");--> statement-breakpoint
CREATE INDEX "quizzes_theme_id_status_index" ON "quizzes" USING btree ("theme_id","status");