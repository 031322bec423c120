CREATE TABLE "purchase_refunds" (
	"purchase_id" uuid NOT NULL,
	"key" text NOT NULL,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "purchase_refunds_purchase_id_key_pk" PRIMARY KEY("purchase_id","key"),
	CONSTRAINT "purchase_refunds_cents_check" CHECK ("purchase_refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"cents" integer NOT NULL,
	"return_path" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"cashier_ref" text,
	"url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"observation" bigint DEFAULT 0 NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchases_cents_check" CHECK ("purchases"."cents" > 0),
	CONSTRAINT "purchases_paid_check" CHECK (("purchases"."status" = 'paid') = ("purchases"."paid_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"sale_ref" text NOT NULL,
	"key" text NOT NULL,
	"cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_sale_ref_key_pk" PRIMARY KEY("sale_ref","key"),
	CONSTRAINT "sandbox_refunds_cents_check" CHECK ("sandbox_refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_sales" (
	"ref" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"checkout_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "own_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"is_all_day" boolean DEFAULT false NOT NULL,
	"local_start" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"time_zone" text NOT NULL,
	"rule" text,
	"excluded" text[] DEFAULT '{}' NOT NULL,
	"series_id" uuid,
	"occurrence" text,
	"first_starts_at" timestamp with time zone NOT NULL,
	"last_ends_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_events_series_check" CHECK (("own_events"."series_id" IS NULL) = ("own_events"."occurrence" IS NULL)),
	CONSTRAINT "own_events_duration_check" CHECK ("own_events"."duration_minutes" between 1 and 44640)
);
--> statement-breakpoint
CREATE TABLE "study_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"lesson_ids" text[] NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"hours" jsonb NOT NULL,
	"minutes_per_week" integer NOT NULL,
	"minutes_per_day" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"time_zone" text NOT NULL,
	"unplaced_minutes" integer DEFAULT 0 NOT NULL,
	"planned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_messages" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "group_messages_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "group_seats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"payment" text,
	"cents" integer DEFAULT 0 NOT NULL,
	"purchase_id" uuid,
	"settled_purchase_ids" uuid[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"overlap_accepted_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"day_reminder_for" timestamp with time zone,
	"hour_reminder_for" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tutor_id" uuid,
	"created_by" uuid,
	"status" text DEFAULT 'planned' NOT NULL,
	"topic" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"level" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone,
	"minutes" integer NOT NULL,
	"capacity" integer NOT NULL,
	"cents" integer NOT NULL,
	"meeting_url" text,
	"materials" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancel_reason" text,
	"cancelled_at" timestamp with time zone,
	"day_reminder_for" timestamp with time zone,
	"hour_reminder_for" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_sessions_capacity_check" CHECK ("group_sessions"."capacity" between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"tutor_id" uuid,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"payment" text NOT NULL,
	"cents" integer NOT NULL,
	"discount_percent" smallint DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"purchase_id" uuid,
	"cancellation_minutes" integer NOT NULL,
	"is_moved_by_tutor" boolean DEFAULT false NOT NULL,
	"meeting_url" text,
	"topic" text DEFAULT '' NOT NULL,
	"shares_brief" boolean DEFAULT false NOT NULL,
	"overlap_accepted_at" timestamp with time zone,
	"tutor_notes" text DEFAULT '' NOT NULL,
	"private_notes" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_by" text,
	"cancel_reason" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"no_show_of" text,
	"no_show_reported_at" timestamp with time zone,
	"no_show_disputed_at" timestamp with time zone,
	"no_show_dispute" text,
	"no_show_settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"scheduled_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"day_reminder_for" timestamp with time zone,
	"hour_reminder_for" timestamp with time zone,
	CONSTRAINT "bookings_held_check" CHECK (("bookings"."status" <> 'held') OR ("bookings"."held_until" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "tutor_reviews" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"tutor_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tutor_reviews_stars_check" CHECK ("tutor_reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "tutor_day_exceptions" (
	"tutor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "tutor_day_exceptions_tutor_id_day_pk" PRIMARY KEY("tutor_id","day")
);
--> statement-breakpoint
CREATE TABLE "taken_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tutor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source_id" uuid NOT NULL,
	"during" "tstzrange" NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "taken_times_hold_check" CHECK (("taken_times"."kind" = 'hold') = ("taken_times"."expires_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "tutor_time_off" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tutor_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tutor_time_off_order_check" CHECK ("tutor_time_off"."starts_at" < "tutor_time_off"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "tutors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"pause_reason" text,
	"headline" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bio" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"cents_per_hour" integer DEFAULT 0 NOT NULL,
	"time_zone" text NOT NULL,
	"notice_minutes" integer DEFAULT 720 NOT NULL,
	"buffer_minutes" integer DEFAULT 15 NOT NULL,
	"cancellation_minutes" integer DEFAULT 1440 NOT NULL,
	"meeting_url" text,
	"applied_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decline_reason" text,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"next_free_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tutors_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "tutors_rating_check" CHECK ("tutors"."rating_sum" between "tutors"."rating_count" and 5 * "tutors"."rating_count")
);
--> statement-breakpoint
CREATE TABLE "tutor_weekly_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tutor_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	CONSTRAINT "tutor_weekly_hours_weekday_check" CHECK ("tutor_weekly_hours"."weekday" between 1 and 7),
	CONSTRAINT "tutor_weekly_hours_minutes_check" CHECK ("tutor_weekly_hours"."start_minute" between 0 and 1439 and "tutor_weekly_hours"."end_minute" > "tutor_weekly_hours"."start_minute" and "tutor_weekly_hours"."end_minute" <= "tutor_weekly_hours"."start_minute" + 1440)
);
--> statement-breakpoint
DROP INDEX "tutoring_uses_user_id_cause_index";--> statement-breakpoint
DROP INDEX "tutoring_grants_subscription_id_starts_at_index";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "plan_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."mails" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "tutoring_grants" ADD COLUMN "returned_cause" text;--> statement-breakpoint
ALTER TABLE "sandbox_visits" ADD COLUMN "purchase" jsonb;--> statement-breakpoint
ALTER TABLE "purchase_refunds" ADD CONSTRAINT "purchase_refunds_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_sale_ref_sandbox_sales_ref_fk" FOREIGN KEY ("sale_ref") REFERENCES "public"."sandbox_sales"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_sales" ADD CONSTRAINT "sandbox_sales_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_events" ADD CONSTRAINT "own_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_blocks" ADD CONSTRAINT "study_blocks_plan_id_study_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."study_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_blocks" ADD CONSTRAINT "study_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_session_id_group_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."group_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_seats" ADD CONSTRAINT "group_seats_session_id_group_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."group_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_seats" ADD CONSTRAINT "group_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_sessions" ADD CONSTRAINT "group_sessions_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_sessions" ADD CONSTRAINT "group_sessions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_reviews" ADD CONSTRAINT "tutor_reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_reviews" ADD CONSTRAINT "tutor_reviews_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_reviews" ADD CONSTRAINT "tutor_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_day_exceptions" ADD CONSTRAINT "tutor_day_exceptions_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_time_off" ADD CONSTRAINT "tutor_time_off_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_weekly_hours" ADD CONSTRAINT "tutor_weekly_hours_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_refunds_created_at_index" ON "purchase_refunds" USING btree ("created_at") WHERE done_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_cashier_ref_index" ON "purchases" USING btree ("cashier_ref");--> statement-breakpoint
CREATE INDEX "purchases_user_id_index" ON "purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "purchases_looked_at_index" ON "purchases" USING btree ("looked_at") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_sales_checkout_id_index" ON "sandbox_sales" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "sandbox_sales_user_id_index" ON "sandbox_sales" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_user_id_index" ON "calendar_feeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "own_events_user_id_first_starts_at_index" ON "own_events" USING btree ("user_id","first_starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "own_events_series_id_occurrence_index" ON "own_events" USING btree ("series_id","occurrence");--> statement-breakpoint
CREATE INDEX "study_blocks_user_id_starts_at_index" ON "study_blocks" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "study_blocks_plan_id_starts_at_index" ON "study_blocks" USING btree ("plan_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "study_plans_user_id_course_id_index" ON "study_plans" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "group_messages_session_id_number_index" ON "group_messages" USING btree ("session_id","number");--> statement-breakpoint
CREATE INDEX "group_messages_session_id_revision_index" ON "group_messages" USING btree ("session_id","revision");--> statement-breakpoint
CREATE INDEX "group_messages_user_id_index" ON "group_messages" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_seats_session_id_user_id_index" ON "group_seats" USING btree ("session_id","user_id");--> statement-breakpoint
CREATE INDEX "group_seats_session_id_status_waiting_since_index" ON "group_seats" USING btree ("session_id","status","waiting_since");--> statement-breakpoint
CREATE INDEX "group_seats_user_id_index" ON "group_seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_seats_purchase_id_index" ON "group_seats" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "group_seats_expires_at_index" ON "group_seats" USING btree ("expires_at") WHERE status IN ('held', 'offered');--> statement-breakpoint
CREATE INDEX "group_sessions_starts_at_index" ON "group_sessions" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "group_sessions_tutor_id_starts_at_index" ON "group_sessions" USING btree ("tutor_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_learner_id_starts_at_index" ON "bookings" USING btree ("learner_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_tutor_id_starts_at_index" ON "bookings" USING btree ("tutor_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_starts_at_index" ON "bookings" USING btree ("starts_at") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "bookings_held_until_index" ON "bookings" USING btree ("held_until") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "bookings_open_no_show_index" ON "bookings" USING btree ("no_show_reported_at") WHERE no_show_reported_at IS NOT NULL AND no_show_settled_at IS NULL;--> statement-breakpoint
CREATE INDEX "bookings_purchase_id_index" ON "bookings" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "tutor_reviews_tutor_id_created_at_index" ON "tutor_reviews" USING btree ("tutor_id","created_at");--> statement-breakpoint
CREATE INDEX "tutor_reviews_user_id_index" ON "tutor_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "taken_times_source_id_index" ON "taken_times" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "taken_times_expires_at_index" ON "taken_times" USING btree ("expires_at") WHERE expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "tutor_time_off_tutor_id_ends_at_index" ON "tutor_time_off" USING btree ("tutor_id","ends_at");--> statement-breakpoint
CREATE INDEX "tutors_status_next_free_at_index" ON "tutors" USING btree ("status","next_free_at");--> statement-breakpoint
CREATE INDEX "tutors_directory_index" ON "tutors" USING btree ("status","cents_per_hour","next_free_at","languages","subjects","id");--> statement-breakpoint
CREATE INDEX "tutors_subjects_index" ON "tutors" USING gin ("subjects");--> statement-breakpoint
CREATE INDEX "tutor_weekly_hours_tutor_id_index" ON "tutor_weekly_hours" USING btree ("tutor_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_purchase_id_index" ON "payments" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tutoring_grants_user_id_returned_cause_index" ON "tutoring_grants" USING btree ("user_id","returned_cause");--> statement-breakpoint
CREATE UNIQUE INDEX "tutoring_uses_user_id_cause_grant_id_index" ON "tutoring_uses" USING btree ("user_id","cause","grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tutoring_grants_subscription_id_starts_at_index" ON "tutoring_grants" USING btree ("subscription_id","starts_at") WHERE returned_cause IS NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subject_check" CHECK (("payments"."plan_id" IS NULL) <> ("payments"."purchase_id" IS NULL));--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_no_overlap" EXCLUDE USING gist ("tutor_id" WITH =, "during" WITH &&);
