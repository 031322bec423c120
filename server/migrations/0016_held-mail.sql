ALTER TABLE "platform"."mails" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "platform"."events" SET "payload" = "payload" - 'token' WHERE "payload" ? 'token';--> statement-breakpoint
UPDATE "platform"."mails" SET "html" = regexp_replace("html", '([?&]token=)[^[:space:]"&<]+', '\1…', 'g'), "text" = regexp_replace("text", '([?&]token=)[^[:space:]"&<]+', '\1…', 'g') WHERE "sent_at" IS NOT NULL;--> statement-breakpoint
-- Whoever has an account by now has had mail all the time.
UPDATE "users" SET "email_verified" = true;
