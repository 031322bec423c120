CREATE TABLE "author_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decline_reason" text,
	CONSTRAINT "author_requests_status_check" CHECK ("author_requests"."status" in ('open', 'approved', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "content_invitations" (
	"invitation_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_invitations_kind_check" CHECK ("content_invitations"."kind" in ('course', 'quiz', 'item', 'page'))
);
--> statement-breakpoint
CREATE TABLE "content_owners" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "content_owners_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "content_owners_kind_check" CHECK ("content_owners"."kind" in ('course', 'quiz', 'item', 'page'))
);
--> statement-breakpoint
CREATE TABLE "content_shares" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_shares_kind_id_user_id_pk" PRIMARY KEY("kind","id","user_id"),
	CONSTRAINT "content_shares_kind_check" CHECK ("content_shares"."kind" in ('course', 'quiz', 'item', 'page'))
);
--> statement-breakpoint
CREATE TABLE "cms_blobs" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_drafts" (
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"path" text NOT NULL,
	"content" "bytea",
	"storage_key" text,
	"base" "bytea",
	"base_hash" text,
	"scheduled_in" uuid,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_drafts_kind_document_id_path_pk" PRIMARY KEY("kind","document_id","path"),
	CONSTRAINT "cms_drafts_kind_check" CHECK ("cms_drafts"."kind" in ('course', 'quiz', 'item', 'page')),
	CONSTRAINT "cms_drafts_place_check" CHECK ("cms_drafts"."content" is null or "cms_drafts"."storage_key" is null)
);
--> statement-breakpoint
CREATE TABLE "cms_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"version_id" uuid NOT NULL,
	"base_files" jsonb NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cms_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"files" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_versions_kind_check" CHECK ("cms_versions"."kind" in ('course', 'quiz', 'item', 'page'))
);
--> statement-breakpoint
CREATE TABLE "translation_counts" (
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"revision" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "translation_counts_kind_document_id_pk" PRIMARY KEY("kind","document_id")
);
--> statement-breakpoint
CREATE TABLE "translation_marks" (
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"path" text NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translation_marks_kind_document_id_path_pk" PRIMARY KEY("kind","document_id","path")
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"page_id" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"body" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"passages" jsonb NOT NULL,
	"renderer_edition" integer NOT NULL,
	CONSTRAINT "page_texts_page_id_language_pk" PRIMARY KEY("page_id","language")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lesson_texts" ADD COLUMN "moved_anchors" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "library_texts" ADD COLUMN "moved_anchors" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "question_versions" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "question_versions" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "moved_anchors" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "author_requests" ADD CONSTRAINT "author_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_requests" ADD CONSTRAINT "author_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_invitations" ADD CONSTRAINT "content_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_owners" ADD CONSTRAINT "content_owners_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_shares" ADD CONSTRAINT "content_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_drafts" ADD CONSTRAINT "cms_drafts_scheduled_in_cms_versions_id_fk" FOREIGN KEY ("scheduled_in") REFERENCES "public"."cms_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_drafts" ADD CONSTRAINT "cms_drafts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_schedules" ADD CONSTRAINT "cms_schedules_version_id_cms_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."cms_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_schedules" ADD CONSTRAINT "cms_schedules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_versions" ADD CONSTRAINT "cms_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "author_requests_open_index" ON "author_requests" USING btree ("user_id") WHERE "author_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "author_requests_user_id_created_at_index" ON "author_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "author_requests_status_created_at_index" ON "author_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_invitations_kind_id_email_index" ON "content_invitations" USING btree ("kind","id","email");--> statement-breakpoint
CREATE INDEX "content_invitations_email_index" ON "content_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "content_invitations_invited_by_index" ON "content_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "content_invitations_created_at_index" ON "content_invitations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "content_owners_owner_id_index" ON "content_owners" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "content_shares_user_id_index" ON "content_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cms_drafts_updated_by_updated_at_index" ON "cms_drafts" USING btree ("updated_by","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_schedules_waiting_index" ON "cms_schedules" USING btree ("kind","document_id") WHERE "cms_schedules"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "cms_schedules_due_index" ON "cms_schedules" USING btree ("publish_at") WHERE "cms_schedules"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "cms_schedules_kind_document_id_created_at_index" ON "cms_schedules" USING btree ("kind","document_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_versions_kind_document_id_number_index" ON "cms_versions" USING btree ("kind","document_id","number");--> statement-breakpoint
CREATE INDEX "cms_versions_created_by_created_at_index" ON "cms_versions" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_document_index" ON "platform"."audit_entries" USING btree (coalesce("details" ->> 'id', "details" ->> 'quiz_id'));--> statement-breakpoint
CREATE INDEX "question_versions_tags_index" ON "question_versions" USING gin ("tags");--> statement-breakpoint
-- Until now every author could edit every quiz. Whoever imported one is its owner, and whoever has edited its questions
-- goes on doing so; all else belongs to the house, which administrators look after.
INSERT INTO "content_owners" ("kind", "id", "owner_id")
SELECT DISTINCT ON ("quizzes"."id") 'quiz', "quizzes"."id", "entries"."actor_id"
FROM "platform"."audit_entries" AS "entries"
JOIN "quizzes" ON "quizzes"."id" = "entries"."details"->>'quiz_id'
JOIN "users" ON "users"."id" = "entries"."actor_id"
WHERE "entries"."action" = 'questions_imported'
ORDER BY "quizzes"."id", "entries"."at" DESC;--> statement-breakpoint
INSERT INTO "content_shares" ("kind", "id", "user_id")
SELECT DISTINCT 'quiz', "quizzes"."id", "entries"."actor_id"
FROM "platform"."audit_entries" AS "entries"
JOIN "quizzes" ON "quizzes"."id" = "entries"."details"->>'quiz_id'
JOIN "users" ON "users"."id" = "entries"."actor_id"
LEFT JOIN "content_owners" AS "owned" ON "owned"."kind" = 'quiz' AND "owned"."id" = "quizzes"."id"
WHERE "entries"."action" = 'question_saved' AND "owned"."owner_id" IS DISTINCT FROM "entries"."actor_id";--> statement-breakpoint
UPDATE "question_versions" SET "words" = left("question_id" || E'\n' || coalesce((
  SELECT translate(lower(string_agg("texts"."value" #>> '{}', E'\n')), 'čšžćäöü', 'cszcaou')
  FROM jsonb_path_query("source"::jsonb - 'type', 'strict $.**?(@.type() == "string")') AS "texts" ("value")
), ''), 200000);--> statement-breakpoint
-- Built once over what is there, rather than with each of its rows.
CREATE INDEX "question_versions_words_index" ON "question_versions" USING gin (to_tsvector('simple', "words"));
