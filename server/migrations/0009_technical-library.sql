CREATE TABLE "library_bookmarks" (
	"user_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_bookmarks_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "library_files" (
	"item_id" text NOT NULL,
	"path" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "library_files_item_id_path_pk" PRIMARY KEY("item_id","path")
);
--> statement-breakpoint
CREATE TABLE "library_items" (
	"id" text PRIMARY KEY NOT NULL,
	"theme_id" text NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"tags" text[] NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"related" jsonb NOT NULL,
	"lessons" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_items_status_check" CHECK ("library_items"."status" in ('draft', 'published'))
);
--> statement-breakpoint
CREATE TABLE "library_reads" (
	"item_id" text NOT NULL,
	"day" date NOT NULL,
	"readers" integer NOT NULL,
	CONSTRAINT "library_reads_item_id_day_pk" PRIMARY KEY("item_id","day")
);
--> statement-breakpoint
CREATE TABLE "library_tags" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_texts" (
	"item_id" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"body" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"renderer_edition" integer NOT NULL,
	CONSTRAINT "library_texts_item_id_language_pk" PRIMARY KEY("item_id","language")
);
--> statement-breakpoint
CREATE TABLE "library_visits" (
	"user_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"last_read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_visits_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "library_bookmarks" ADD CONSTRAINT "library_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_bookmarks" ADD CONSTRAINT "library_bookmarks_item_id_library_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."library_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_files" ADD CONSTRAINT "library_files_item_id_library_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."library_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_theme_id_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."themes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_reads" ADD CONSTRAINT "library_reads_item_id_library_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."library_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_texts" ADD CONSTRAINT "library_texts_item_id_library_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."library_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_visits" ADD CONSTRAINT "library_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_visits" ADD CONSTRAINT "library_visits_item_id_library_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."library_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_bookmarks_item_id_index" ON "library_bookmarks" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "library_items_newest_index" ON "library_items" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "library_items_theme_index" ON "library_items" USING btree ("status","theme_id");--> statement-breakpoint
CREATE INDEX "library_items_tags_index" ON "library_items" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "library_items_title_sl_index" ON "library_items" USING btree ("status",("title" ->> 'sl') COLLATE "sl-x-icu","id");--> statement-breakpoint
CREATE INDEX "library_items_title_en_index" ON "library_items" USING btree ("status",(coalesce(title ->> 'en', title ->> 'sl')) COLLATE "en-x-icu","id");--> statement-breakpoint
CREATE INDEX "library_items_title_de_index" ON "library_items" USING btree ("status",(coalesce(title ->> 'de', title ->> 'sl')) COLLATE "de-x-icu","id");--> statement-breakpoint
CREATE INDEX "library_reads_day_index" ON "library_reads" USING btree ("day");--> statement-breakpoint
CREATE INDEX "library_visits_recent_index" ON "library_visits" USING btree ("user_id","last_read_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "library_visits_item_id_index" ON "library_visits" USING btree ("item_id");