CREATE TABLE "assistant_answer_parts" (
	"answer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"part" jsonb NOT NULL,
	CONSTRAINT "assistant_answer_parts_answer_id_position_pk" PRIMARY KEY("answer_id","position")
);
--> statement-breakpoint
CREATE TABLE "assistant_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"turn_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"question" text NOT NULL,
	"status" text DEFAULT 'writing' NOT NULL,
	"failure" text,
	"source" text NOT NULL,
	"model" text,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"citations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hint" jsonb,
	"folded" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"alive_until" timestamp with time zone NOT NULL,
	"stop_requested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "assistant_answers_failure_check" CHECK (("assistant_answers"."status" = 'failed') = ("assistant_answers"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "assistant_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"folded" text NOT NULL,
	"is_named" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"folded" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_usage" (
	"answer_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid,
	"day" date NOT NULL,
	"status" text DEFAULT 'reserved' NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"is_estimated" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_facts" (
	"entry_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"anchor" text,
	"tokens" "tsvector" NOT NULL,
	"dimensions" text[] NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "search_facts_entry_id_position_pk" PRIMARY KEY("entry_id","position")
);
--> statement-breakpoint
ALTER TABLE "assistant_answer_parts" ADD CONSTRAINT "assistant_answer_parts_answer_id_assistant_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."assistant_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_answer_parts" ADD CONSTRAINT "assistant_answer_parts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD CONSTRAINT "assistant_answers_turn_id_assistant_turns_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."assistant_turns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD CONSTRAINT "assistant_answers_conversation_id_assistant_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."assistant_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD CONSTRAINT "assistant_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD CONSTRAINT "assistant_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turns" ADD CONSTRAINT "assistant_turns_conversation_id_assistant_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."assistant_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turns" ADD CONSTRAINT "assistant_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_usage" ADD CONSTRAINT "assistant_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_usage" ADD CONSTRAINT "assistant_usage_conversation_id_assistant_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."assistant_conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_facts" ADD CONSTRAINT "search_facts_entry_id_search_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."search_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_answers_turn_id_number_index" ON "assistant_answers" USING btree ("turn_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_answers_writing_index" ON "assistant_answers" USING btree ("conversation_id") WHERE "assistant_answers"."status" = 'writing';--> statement-breakpoint
CREATE INDEX "assistant_answers_alive_index" ON "assistant_answers" USING btree ("alive_until") WHERE "assistant_answers"."status" = 'writing';--> statement-breakpoint
CREATE INDEX "assistant_answers_conversation_id_index" ON "assistant_answers" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "assistant_answers_user_id_index" ON "assistant_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assistant_conversations_newest_index" ON "assistant_conversations" USING btree ("user_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_turns_conversation_id_number_index" ON "assistant_turns" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE INDEX "assistant_turns_user_id_index" ON "assistant_turns" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assistant_usage_day_index" ON "assistant_usage" USING btree ("user_id","day","status");--> statement-breakpoint
CREATE INDEX "assistant_usage_total_index" ON "assistant_usage" USING btree ("day");--> statement-breakpoint
CREATE INDEX "assistant_usage_conversation_id_index" ON "assistant_usage" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "search_facts_tokens_index" ON "search_facts" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "search_facts_dimensions_index" ON "search_facts" USING gin ("dimensions");