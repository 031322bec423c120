ALTER TABLE "quiz_attempts" ADD COLUMN "limited_on" date;--> statement-breakpoint
UPDATE "quiz_attempts" SET "limited_on" = ("started_at" AT TIME ZONE 'UTC')::date WHERE "is_standalone" AND "kind" = 'quiz' AND "started_at" > now() - interval '2 days';--> statement-breakpoint
CREATE INDEX "quiz_attempts_limited_on_index" ON "quiz_attempts" USING btree ("user_id","limited_on") WHERE "quiz_attempts"."limited_on" is not null;--> statement-breakpoint
ALTER TABLE "quiz_attempts" DROP COLUMN "is_standalone";