CREATE TABLE "course_files" (
	"course_id" text NOT NULL,
	"path" text NOT NULL,
	"content" "bytea",
	"storage_key" text,
	CONSTRAINT "course_files_course_id_path_pk" PRIMARY KEY("course_id","path"),
	CONSTRAINT "course_files_place_check" CHECK (("course_files"."content" is null) <> ("course_files"."storage_key" is null))
);
--> statement-breakpoint
CREATE TABLE "course_modules" (
	"course_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	CONSTRAINT "course_modules_course_id_id_pk" PRIMARY KEY("course_id","id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" text PRIMARY KEY NOT NULL,
	"theme_id" text NOT NULL,
	"status" text NOT NULL,
	"position" integer NOT NULL,
	"level" text NOT NULL,
	"access" text NOT NULL,
	"weeks" integer NOT NULL,
	"hours_per_week" integer NOT NULL,
	"author" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"outcomes" jsonb NOT NULL,
	"prerequisites" jsonb NOT NULL,
	"lesson_count" integer NOT NULL,
	"languages" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_status_check" CHECK ("courses"."status" in ('draft', 'published')),
	CONSTRAINT "courses_access_check" CHECK ("courses"."access" in ('free', 'standard', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_bookmarks" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_bookmarks_user_id_course_id_lesson_id_pk" PRIMARY KEY("user_id","course_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"anchor" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"completed_at" timestamp with time zone,
	"place_anchor" text,
	"place_fraction" double precision,
	"seconds_spent" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_progress_user_id_course_id_lesson_id_pk" PRIMARY KEY("user_id","course_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_texts" (
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"source" text NOT NULL,
	"body" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"renderer_edition" integer NOT NULL,
	CONSTRAINT "lesson_texts_course_id_lesson_id_language_pk" PRIMARY KEY("course_id","lesson_id","language")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"course_id" text NOT NULL,
	"id" text NOT NULL,
	"module_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"is_preview" boolean NOT NULL,
	"minutes" integer NOT NULL,
	"completion" text NOT NULL,
	CONSTRAINT "lessons_course_id_id_pk" PRIMARY KEY("course_id","id"),
	CONSTRAINT "lessons_status_check" CHECK ("lessons"."status" in ('draft', 'published'))
);
--> statement-breakpoint
CREATE TABLE "reading_clocks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"counted_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_time" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"course_id" text NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "study_time_user_id_day_course_id_pk" PRIMARY KEY("user_id","day","course_id")
);
--> statement-breakpoint
DROP INDEX "course_enrollments_user_id_index";--> statement-breakpoint
-- There were no courses to be enrolled in until now.
DELETE FROM "course_enrollments";--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD COLUMN "course_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD COLUMN "last_lesson_id" text;--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD COLUMN "last_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_files" ADD CONSTRAINT "course_files_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_modules" ADD CONSTRAINT "course_modules_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_theme_id_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."themes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_bookmarks" ADD CONSTRAINT "lesson_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_bookmarks" ADD CONSTRAINT "lesson_bookmarks_course_id_lesson_id_lessons_course_id_id_fk" FOREIGN KEY ("course_id","lesson_id") REFERENCES "public"."lessons"("course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_course_id_lesson_id_lessons_course_id_id_fk" FOREIGN KEY ("course_id","lesson_id") REFERENCES "public"."lessons"("course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_course_id_lesson_id_lessons_course_id_id_fk" FOREIGN KEY ("course_id","lesson_id") REFERENCES "public"."lessons"("course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_texts" ADD CONSTRAINT "lesson_texts_course_id_lesson_id_lessons_course_id_id_fk" FOREIGN KEY ("course_id","lesson_id") REFERENCES "public"."lessons"("course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_module_id_course_modules_course_id_id_fk" FOREIGN KEY ("course_id","module_id") REFERENCES "public"."course_modules"("course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_clocks" ADD CONSTRAINT "reading_clocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_time" ADD CONSTRAINT "study_time_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_time" ADD CONSTRAINT "study_time_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_recommended_index" ON "courses" USING btree ("status","position","id");--> statement-breakpoint
CREATE INDEX "courses_theme_index" ON "courses" USING btree ("theme_id","status","position","id");--> statement-breakpoint
CREATE INDEX "courses_newest_index" ON "courses" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "courses_shortest_index" ON "courses" USING btree ("status",("weeks" * "hours_per_week"),"position","id");--> statement-breakpoint
CREATE INDEX "courses_title_sl_index" ON "courses" USING btree ("status",("title" ->> 'sl') COLLATE "sl-x-icu","id");--> statement-breakpoint
CREATE INDEX "courses_title_en_index" ON "courses" USING btree ("status",(coalesce(title ->> 'en', title ->> 'sl')) COLLATE "en-x-icu","id");--> statement-breakpoint
CREATE INDEX "courses_title_de_index" ON "courses" USING btree ("status",(coalesce(title ->> 'de', title ->> 'sl')) COLLATE "de-x-icu","id");--> statement-breakpoint
CREATE INDEX "lesson_notes_user_id_course_id_lesson_id_index" ON "lesson_notes" USING btree ("user_id","course_id","lesson_id");--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD CONSTRAINT "course_enrollments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_enrollments_user_id_course_id_index" ON "course_enrollments" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "course_enrollments_course_id_index" ON "course_enrollments" USING btree ("course_id");