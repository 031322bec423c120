CREATE TABLE "activity_tallies" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "activity_tallies_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "badge_backfills" (
	"badge_id" text PRIMARY KEY NOT NULL,
	"edition" integer NOT NULL,
	"done_up_to" uuid,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "earned_badges" (
	"user_id" uuid NOT NULL,
	"badge_id" text NOT NULL,
	"earned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "earned_badges_user_id_badge_id_pk" PRIMARY KEY("user_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "league_members" (
	"week" date NOT NULL,
	"user_id" uuid NOT NULL,
	"league" integer NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "league_members_week_user_id_pk" PRIMARY KEY("week","user_id")
);
--> statement-breakpoint
CREATE TABLE "learner_presences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"nickname_key" text NOT NULL,
	"is_on_leaderboard" boolean NOT NULL,
	"is_profile_public" boolean NOT NULL,
	"shows_level" boolean NOT NULL,
	"shows_streak" boolean NOT NULL,
	"shows_badges" boolean NOT NULL,
	"shows_certificates" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "learning_days_user_id_day_time_zone_pk" PRIMARY KEY("user_id","day","time_zone")
);
--> statement-breakpoint
CREATE TABLE "nickname_reservations" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "nickname_withdrawals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"reason" text NOT NULL,
	"withdrawn_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_points" (
	"user_id" uuid NOT NULL,
	"week" date NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "weekly_points_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial" text NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"holder_name" text NOT NULL,
	"course_title" jsonb NOT NULL,
	"course_summary" jsonb NOT NULL,
	"outcomes" jsonb NOT NULL,
	"theme_id" text NOT NULL,
	"theme_title" jsonb NOT NULL,
	"level" text NOT NULL,
	"drawing" text,
	"hours" integer NOT NULL,
	"grade_percent" integer,
	"completed_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaces_id" uuid,
	"replaced_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revocation_reason" text,
	"status_position" integer NOT NULL,
	"shows_name" boolean DEFAULT true NOT NULL,
	"shows_grade" boolean DEFAULT false NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "certificates_grade_check" CHECK ("certificates"."grade_percent" between 0 and 100),
	CONSTRAINT "certificates_revocation_check" CHECK (("certificates"."revoked_at" is null) = ("certificates"."revocation_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "credential_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credential_statuses" (
	"position" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credential_statuses_position_seq" INCREMENT BY 1 MINVALUE 0 MAXVALUE 2147483647 START WITH 0 CACHE 1),
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "drawing" text;--> statement-breakpoint
ALTER TABLE "activity_tallies" ADD CONSTRAINT "activity_tallies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_badges" ADD CONSTRAINT "earned_badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "league_members" ADD CONSTRAINT "league_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_presences" ADD CONSTRAINT "learner_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nickname_reservations" ADD CONSTRAINT "nickname_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nickname_withdrawals" ADD CONSTRAINT "nickname_withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_points" ADD CONSTRAINT "weekly_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_replaces_id_certificates_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_status_position_credential_statuses_position_fk" FOREIGN KEY ("status_position") REFERENCES "public"."credential_statuses"("position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earned_badges_unseen_index" ON "earned_badges" USING btree ("user_id") WHERE "earned_badges"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "league_members_week_league_index" ON "league_members" USING btree ("week","league");--> statement-breakpoint
CREATE INDEX "league_members_user_id_index" ON "league_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "learner_presences_nickname_key_index" ON "learner_presences" USING btree ("nickname_key");--> statement-breakpoint
CREATE INDEX "nickname_reservations_user_id_index" ON "nickname_reservations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_serial_index" ON "certificates" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_status_position_index" ON "certificates" USING btree ("status_position");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_standing_index" ON "certificates" USING btree ("user_id","course_id") WHERE "certificates"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "certificates_user_id_issued_at_index" ON "certificates" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "certificates_issued_at_index" ON "certificates" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "certificates_course_id_issued_at_index" ON "certificates" USING btree ("course_id","issued_at");--> statement-breakpoint
CREATE INDEX "certificates_replaces_id_index" ON "certificates" USING btree ("replaces_id") WHERE "certificates"."replaces_id" is not null;--> statement-breakpoint
CREATE INDEX "credential_statuses_revoked_index" ON "credential_statuses" USING btree ("position") WHERE "credential_statuses"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "user_activities_rewarded_index" ON "user_activities" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "user_activities"."points_earned" > 0;--> statement-breakpoint
WITH learned AS MATERIALIZED (
  SELECT user_id, at, zone, at AT TIME ZONE zone AS local FROM (
    SELECT moments.user_id, moments.at, coalesce(zones.name, 'Europe/Ljubljana') AS zone
    FROM (
      SELECT user_id, created_at AS at FROM user_activities WHERE cause LIKE 'lesson:%'
      UNION ALL
      SELECT user_id, submitted_at FROM quiz_attempts
      WHERE submitted_at IS NOT NULL
        AND EXISTS (SELECT FROM attempt_questions WHERE attempt_id = quiz_attempts.id AND share IS NOT NULL)
    ) AS moments
    LEFT JOIN profiles ON profiles.id = moments.user_id
    LEFT JOIN pg_timezone_names AS zones ON zones.name = profiles.time_zone
  ) AS placed
), days AS (
  INSERT INTO "learning_days" ("user_id", "day", "time_zone")
  SELECT DISTINCT user_id, local::date, zone FROM learned
), hours AS (
  SELECT user_id, 'night' AS kind, (local - interval '4 hours')::date AS day, at FROM learned
  WHERE local::time >= '23:00' OR local::time < '04:00'
  UNION ALL
  SELECT user_id, 'morning', local::date, at FROM learned WHERE local::time >= '05:00' AND local::time < '07:00'
)
INSERT INTO "user_activities" ("user_id", "activity_type", "points_earned", "metadata", "cause", "created_at")
SELECT user_id, kind, 0, '{}', kind || ':' || day, min(at) FROM hours GROUP BY user_id, kind, day
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "activity_tallies" ("user_id", "kind", "count", "points")
SELECT user_id, split_part(cause, ':', 1), count(*), sum(points_earned) FROM user_activities
WHERE cause IS NOT NULL GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "weekly_points" ("user_id", "week", "points")
SELECT user_id, date_trunc('week', created_at AT TIME ZONE 'Europe/Ljubljana')::date, sum(points_earned) FROM user_activities
WHERE points_earned > 0 GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "learning_days" ("user_id", "day", "time_zone")
SELECT user_id, day, min(coalesce(zones.name, 'Europe/Ljubljana'))
FROM study_time LEFT JOIN profiles ON profiles.id = study_time.user_id
LEFT JOIN pg_timezone_names AS zones ON zones.name = profiles.time_zone
GROUP BY 1, 2 HAVING sum(seconds) >= 300
ON CONFLICT DO NOTHING;
