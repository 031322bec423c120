CREATE TABLE "recent_searches" (
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_searches_user_id_query_pk" PRIMARY KEY("user_id","query")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"group_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"language" text NOT NULL,
	"access" text NOT NULL,
	"owner_id" uuid,
	"within_kind" text,
	"within_id" text,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"context" text,
	"title_key" text COLLATE "C" NOT NULL,
	"title_words" integer NOT NULL,
	"front" "tsvector" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"formulas" text[] NOT NULL,
	CONSTRAINT "search_entries_access_check" CHECK ("search_entries"."access" in ('everybody', 'signed-in', 'standard', 'premium')),
	CONSTRAINT "search_entries_within_check" CHECK (("search_entries"."within_kind" is null) = ("search_entries"."within_id" is null))
);
--> statement-breakpoint
CREATE TABLE "search_groups" (
	"source" text NOT NULL,
	"group_id" text NOT NULL,
	"edition" integer NOT NULL,
	"digest" text NOT NULL,
	"indexed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_groups_source_group_id_pk" PRIMARY KEY("source","group_id")
);
--> statement-breakpoint
CREATE TABLE "search_passages" (
	"entry_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"anchor" text,
	"heading" text,
	"text" text NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"formulas" text[] NOT NULL,
	"is_list" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_passages_entry_id_position_pk" PRIMARY KEY("entry_id","position")
);
--> statement-breakpoint
CREATE TABLE "search_titles" (
	"entry_id" bigint NOT NULL,
	"word_index" integer NOT NULL,
	"language" text NOT NULL,
	"access" text NOT NULL,
	"is_start" boolean NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	CONSTRAINT "search_titles_entry_id_word_index_pk" PRIMARY KEY("entry_id","word_index")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"written" text NOT NULL,
	"reversed" text COLLATE "C" NOT NULL,
	"deletes" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_source_group_id_search_groups_source_group_id_fk" FOREIGN KEY ("source","group_id") REFERENCES "public"."search_groups"("source","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_passages" ADD CONSTRAINT "search_passages_entry_id_search_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."search_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_titles" ADD CONSTRAINT "search_titles_entry_id_search_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."search_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_searches_newest_index" ON "recent_searches" USING btree ("user_id","searched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "search_entries_item_index" ON "search_entries" USING btree ("kind","item_id","language");--> statement-breakpoint
CREATE INDEX "search_entries_group_index" ON "search_entries" USING btree ("source","group_id");--> statement-breakpoint
CREATE INDEX "search_entries_owner_index" ON "search_entries" USING btree ("owner_id") WHERE "search_entries"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "search_entries_front_index" ON "search_entries" USING gin ("front");--> statement-breakpoint
CREATE INDEX "search_entries_tokens_index" ON "search_entries" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "search_entries_formulas_index" ON "search_entries" USING gin ("formulas");--> statement-breakpoint
CREATE INDEX "search_titles_key_index" ON "search_titles" USING btree ("language","access","is_start","key","entry_id");--> statement-breakpoint
CREATE INDEX "search_words_reversed_index" ON "search_words" USING btree ("reversed");--> statement-breakpoint
CREATE INDEX "search_words_deletes_index" ON "search_words" USING gin ("deletes");