ALTER TABLE "study_time" DROP CONSTRAINT "study_time_user_id_day_course_id_pk";--> statement-breakpoint
ALTER TABLE "study_time" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "study_time" ADD CONSTRAINT "study_time_user_day_course_key" UNIQUE NULLS NOT DISTINCT("user_id","day","course_id");